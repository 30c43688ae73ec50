"""How the scene is lit: baked beforehand at low quality, by simplepbr with shadows at high."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
from panda3d.core import AmbientLight, DirectionalLight, NodePath, ShaderAttrib

from highway3d.tokyo.scene.light.sunlight import BACKDROP, SUN, as_drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike

SHADOW_MAP: Final = 2048
DISTANCE: Final = 120.0


class Lamps:
    """The light on everything under ``root``, seen by ``camera``; ``close`` undoes it all.

    ``update`` must be called before each frame is drawn, ``cover`` whenever pieces came or went.
    """

    def __init__(
        self,
        root: NodePath,
        camera: NodePath,
        *,
        high: bool,
        shadows: bool = True,
        samples: Literal[0, 2, 4, 8] = 4,
    ) -> None:
        self._root = root
        self._window = camera.node().get_display_region(0).get_window()
        self._clear = self._window.get_clear_color()
        self._window.set_clear_color((*as_drawn(BACKDROP, high=high), 1.0))
        self._sun: NodePath | None = None
        self._lights: list[NodePath] = []
        self._pipeline: Any = None
        if high:
            self._shine(shadows=shadows)
            self._beat = _Beat()
            import simplepbr

            self._pipeline = simplepbr.init(
                render_node=root,
                window=self._window,
                camera_node=camera,
                taskmgr=self._beat,
                enable_shadows=shadows,
                max_lights=1,
                msaa_samples=samples,
                use_330=_knows_330(self._window),
                use_emission_maps=False,
                enable_hardware_skinning=False,
                shadow_bias=0.0022,
            )
            self._beat.call()  # a scene that a button opens is drawn in this very frame

    def update(self) -> None:
        """Keeps shadows and the renderer's view of the camera up to date."""
        if self._pipeline is not None:
            self._beat.call()

    def cover(self, points: ArrayLike) -> None:
        """Aims the sun's shadows at a box round these points (N, 3): the tighter, the finer."""
        if self._sun is None:
            return
        cloud = np.asarray(points, dtype=float).reshape(-1, 3)
        middle = (cloud.min(axis=0) + cloud.max(axis=0)) / 2
        self._sun.set_pos(*(middle + SUN.astype(float) * DISTANCE))
        self._sun.look_at(*middle)
        seen = np.array([self._sun.get_relative_point(self._root, tuple(p)) for p in cloud])
        lens = self._sun.node().get_lens()
        lens.set_film_size(*(2 * np.abs(seen[:, [0, 2]]).max(axis=0) + 1))
        lens.set_near_far(*(float(f) for f in (seen[:, 1].min() - 15, seen[:, 1].max() + 15)))

    def close(self) -> None:
        """Gives window and nodes back as they were; may be called twice."""
        if self._pipeline is not None:
            _take_down(self._pipeline, self._root)
            self._pipeline = None
        if self._sun is not None:
            self._sun.node().set_shadow_buffer_size((0, 0))  # lets the shadow map go
        for lamp in self._lights:
            self._root.clear_light(lamp)
            lamp.remove_node()
        self._lights.clear()
        self._sun = None
        self._window.set_clear_color(self._clear)

    def _shine(self, *, shadows: bool) -> None:
        sun = DirectionalLight("sun")
        sun.set_color((4.3, 3.85, 3.25, 1))
        if shadows:
            sun.set_shadow_caster(True, SHADOW_MAP, SHADOW_MAP)
        sky = AmbientLight("sky")
        sky.set_color((0.40, 0.415, 0.45, 1))
        self._lights = [self._root.attach_new_node(lamp) for lamp in (sun, sky)]
        for lamp in self._lights:
            self._root.set_light(lamp)
        self._sun = self._lights[0]
        self.cover([(x, y, z) for x in (-45, 45) for y in (-30, 30) for z in (0, 8)])


class _Beat:
    """Stands in for the engine's tasks: keeps simplepbr's one task, to be called by hand."""

    def add(self, function: Callable[[Any], int], name: str, sort: int = 0) -> None:
        """Remembers the task instead of starting it."""
        self._function = function

    def call(self) -> None:
        """Runs the task once."""
        self._function(self)

    DS_cont = 1


def _knows_330(window: Any) -> bool:
    major = window.get_gsg().get_driver_shader_version_major()
    return bool(major >= 3)


def _take_down(pipeline: Any, root: NodePath) -> None:
    """simplepbr has no end of its own: its buffers, its listener and its state on the root."""
    filters = pipeline._filtermgr
    filters.cleanup()
    filters.ignore_all()
    pipeline._post_process_quad.remove_node()
    root.clear_attrib(ShaderAttrib)
    root.clear_material()
    root.clear_antialias()
