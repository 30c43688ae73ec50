"""Meshes as arrays: read from models/, moved and joined with numpy, handed to the engine at once.

Everything that lies still is joined into a few Geoms before it reaches the engine; that, not the
count of triangles, is what a software renderer thanks us for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from panda3d.core import (
    Filename,
    Geom,
    GeomEnums,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    InternalName,
    Material,
    NodePath,
    Texture,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from numpy.typing import NDArray

    from highway3d.shell.drawing.pose import Pose

    Floats = NDArray[np.float32]


class Mesh(NamedTuple):
    """Triangles (M, 3) over vertices: points, normals (N, 3), uvs (N, 2), colours (N, 4).

    Colours are sRGB with opacity, 0 to 1.
    """

    points: Floats
    normals: Floats
    uvs: Floats
    colours: Floats
    triangles: NDArray[np.uint32]

    def placed(self, pose: Pose) -> Mesh:
        """The mesh carried to where a piece lies."""
        axes = pose.axes.astype(np.float32)
        points = self.points @ axes + pose.origin.astype(np.float32)
        return self._replace(points=points, normals=self.normals @ axes)

    def lifted(self, x: float, y: float, z: float) -> Mesh:
        """The mesh moved without turning."""
        return self._replace(points=self.points + np.array((x, y, z), np.float32))

    def painted(self, red: float, green: float, blue: float, opacity: float = 1.0) -> Mesh:
        """The mesh with every colour multiplied."""
        return self._replace(
            colours=self.colours * np.array((red, green, blue, opacity), np.float32)
        )


_ROW = np.dtype([("point", "<f4", 3), ("normal", "<f4", 3), ("colour", "u1", 4), ("uv", "<f4", 2)])


def _format() -> GeomVertexFormat:
    array = GeomVertexArrayFormat()
    number, point = GeomEnums.NT_float32, GeomEnums.C_point
    array.add_column(InternalName.get_vertex(), 3, number, point)
    array.add_column(InternalName.get_normal(), 3, number, GeomEnums.C_normal)
    array.add_column(InternalName.get_color(), 4, GeomEnums.NT_uint8, GeomEnums.C_color)
    array.add_column(InternalName.get_texcoord(), 2, number, GeomEnums.C_texcoord)
    whole = GeomVertexFormat()
    whole.add_array(array)
    return GeomVertexFormat.register_format(whole)


def mesh(
    points: Any, triangles: Any, colour: tuple[float, ...] = (1, 1, 1, 1), uvs: Any = None
) -> Mesh:
    """A flat mesh that faces up, from bare lists."""
    points = np.asarray(points, np.float32).reshape(-1, 3)
    normals = np.zeros_like(points)
    normals[:, 2] = 1.0
    uvs = np.zeros((len(points), 2), np.float32) if uvs is None else np.asarray(uvs, np.float32)
    colours = np.tile(np.asarray(colour, np.float32), (len(points), 1))
    return Mesh(points, normals, uvs, colours, np.asarray(triangles, np.uint32).reshape(-1, 3))


def rings(rows: int, columns: int, first: int = 0) -> NDArray[np.int64]:
    """Triangles between closed rows of vertices, each to the right of the next.

    Rows round an axis that rise along it face outwards; rings that widen face down.
    """
    i = np.arange(columns)
    j = (i + 1) % columns
    corners = np.concatenate(
        [
            np.column_stack((row + i, row + j, row + columns + j, row + columns + i))
            for row in range(first, first + (rows - 1) * columns, columns)
        ]
    )
    return np.concatenate((corners[:, (0, 1, 2)], corners[:, (0, 2, 3)]))


def joined(meshes: Iterable[Mesh]) -> Mesh:
    """One mesh of many; an empty one of none."""
    parts = list(meshes)
    if not parts:
        return mesh(np.zeros((0, 3)), np.zeros((0, 3)))
    starts = np.cumsum([0] + [len(part.points) for part in parts[:-1]])
    return Mesh(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([part.uvs for part in parts]),
        np.concatenate([part.colours for part in parts]),
        np.concatenate(
            [part.triangles + np.uint32(at) for part, at in zip(parts, starts, strict=True)]
        ),
    )


def geom_node(name: str, content: Mesh) -> GeomNode:
    """The mesh as one Geom in a node of its own; a node without Geom when it is empty."""
    node = GeomNode(name)
    if len(content.triangles):
        node.add_geom(_geom(name, content))
    return node


def _geom(name: str, content: Mesh) -> Geom:
    rows = np.empty(len(content.points), _ROW)
    rows["point"], rows["normal"], rows["uv"] = content.points, content.normals, content.uvs
    rows["colour"] = np.rint(np.clip(content.colours, 0, 1) * 255)
    data = GeomVertexData(name, _format(), Geom.UH_static)
    data.unclean_set_num_rows(len(rows))
    memoryview(data.modify_array(0)).cast("B")[:] = rows.tobytes()
    triangles = GeomTriangles(Geom.UH_static)
    triangles.set_index_type(GeomEnums.NT_uint32)
    corners = triangles.modify_vertices(content.triangles.size)
    corners.unclean_set_num_rows(content.triangles.size)
    memoryview(corners).cast("B")[:] = np.ascontiguousarray(content.triangles, "<u4").tobytes()
    geom = Geom(data)
    geom.add_primitive(triangles)
    return geom


def read_parts(loader: Any, path: Path) -> dict[str, Mesh]:
    """The named parts of an .egg file."""
    model = loader.load_model(Filename.from_os_specific(str(path)), noCache=True)
    parts: dict[str, list[Mesh]] = {}
    for found in model.find_all_matches("**/+GeomNode"):
        node = found.node()
        for geom in node.get_geoms():
            parts.setdefault(node.name, []).append(_read(geom))
    model.remove_node()
    return {name: joined(meshes) for name, meshes in parts.items()}


def _read(geom: Geom) -> Mesh:
    plain = geom.decompose()
    source = plain.get_vertex_data()
    given = source.get_format()
    rows = np.frombuffer(memoryview(source.convert_to(_format()).get_array(0)).cast("B"), _ROW)
    colours: Floats = rows["colour"].astype(np.float32) / np.float32(255)
    if not given.has_column(InternalName.get_color()):
        colours[:] = 1.0
    triangles = [
        plain.get_primitive(i).get_vertex(k)
        for i in range(plain.get_num_primitives())
        for k in range(plain.get_primitive(i).get_num_vertices())
    ]
    return Mesh(
        rows["point"].copy(),
        rows["normal"].copy(),
        rows["uv"].copy(),
        colours,
        np.array(triangles, np.uint32).reshape(-1, 3),
    )


def hang(parent: NodePath, name: str, content: Mesh, texture: Texture | None = None) -> NodePath:
    """Hangs a mesh under a node, with its texture."""
    path = parent.attach_new_node(geom_node(name, content))
    if texture is not None:
        path.set_texture(texture)
    return path


def matt(roughness: float) -> Material:
    """A surface without colour of its own; it matters at high quality only."""
    material = Material()
    material.set_roughness(roughness)
    material.set_base_color((1, 1, 1, 1))
    return material
