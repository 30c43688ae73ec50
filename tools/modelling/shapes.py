"""Triangles with normals, texture coordinates and colours, and how they are written as .egg."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, pi, sin

import numpy as np

Vector = tuple[float, float, float]
WHITE = (1.0, 1.0, 1.0)


def colour(text: str) -> Vector:
    """Shares of red, green and blue in ``#rrggbb``."""
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def shade(paint: Vector, share: float) -> Vector:
    """A paint darkened to a share of its lightness."""
    return paint[0] * share, paint[1] * share, paint[2] * share


@dataclass
class Part:
    """One named group of an .egg file, grown face by face."""

    name: str
    lines: list[str] = field(default_factory=list)
    faces: list[tuple[int, ...]] = field(default_factory=list)

    def vertex(
        self,
        point: Vector,
        normal: Vector,
        paint: Vector = WHITE,
        uv: tuple[float, float] | None = None,
    ) -> int:
        """Adds a vertex and returns its number."""
        seen = "" if uv is None else f" <UV> {{ {_numbers(uv)} }}"
        self.lines.append(
            f"{_numbers(point)}{seen} <Normal> {{ {_numbers(_unit(normal))} }}"
            f" <RGBA> {{ {_numbers(paint)} 1 }}"
        )
        return len(self.lines) - 1

    def face(self, *vertices: int) -> None:
        """Adds a polygon, its corners counter-clockwise seen from outside."""
        self.faces.append(vertices)

    def strip(self, first: list[int], second: list[int], *, closed: bool = False) -> None:
        """Joins two rows of vertices by quads; ``second`` lies to the left along ``first``."""
        for here in range(len(first) - (0 if closed else 1)):
            there = (here + 1) % len(first)
            self.face(first[here], first[there], second[there], second[here])

    def flat(self, points: list[Vector], paint: Vector = WHITE) -> None:
        """Adds a polygon with the normal of its own plane."""
        a, b, c = (np.array(point) for point in points[:3])
        normal = np.cross(b - a, c - b)
        self.face(*(self.vertex(point, tuple(normal), paint) for point in points))

    def text(self) -> str:
        """The group as .egg."""
        pool = "\n".join(f"    <Vertex> {i} {{ {line} }}" for i, line in enumerate(self.lines))
        polygons = "\n".join(
            f"  <Polygon> {{ <VertexRef> {{ {corners} <Ref> {{ {self.name} }} }} }}"
            for corners in (" ".join(map(str, face)) for face in self.faces)
        )
        return (
            f"<Group> {self.name} {{\n  <VertexPool> {self.name} {{\n{pool}\n  }}\n{polygons}\n}}\n"
        )


def egg(comment: str, *parts: Part) -> str:
    """A whole .egg file: z up, 1 unit = 1 cm."""
    head = f'<CoordinateSystem> {{ Z-Up }}\n<Comment> {{ "{comment} 1 unit = 1 cm." }}\n'
    return head + "".join(part.text() for part in parts)


def circle(radius: float, z: float, sides: int) -> list[Vector]:
    """Points round the z axis, counter-clockwise seen from above."""
    turns = [2 * pi * i / sides for i in range(sides)]
    return [(radius * cos(a), radius * sin(a), z) for a in turns]


def _unit(vector: Vector) -> Vector:
    x, y, z = np.array(vector) / np.linalg.norm(vector)
    return float(x), float(y), float(z)


def _numbers(values: tuple[float, ...]) -> str:
    return " ".join(f"{round(value, 4) + 0.0:g}" for value in values)
