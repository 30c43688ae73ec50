"""A studio for scenes: an unseen picture, a camera and a root, without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from direct.showbase.Loader import Loader
from panda3d.core import (
    Camera,
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsPipe,
    GraphicsPipeSelection,
    NodePath,
    PerspectiveLens,
    Texture,
    WindowProperties,
    loadPrcFileData,
)

from highway3d.tokyo.scene.eye.camera_rig import aim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from highway3d.tokyo.scene.eye import camera

SIZE = 320, 180


class Studio:
    """What a scene draws into. ``root`` is given to scenes, ``top`` holds it and the camera."""

    def __init__(self) -> None:
        loadPrcFileData("", "notify-level fatal\nnotify-level-display fatal\nmodel-cache-dir\n")
        loadPrcFileData("", "textures-power-2 none\naudio-library-name null")
        self.engine = GraphicsEngine.get_global_ptr()
        self.loader: Any = Loader(None)
        self.window = self._opened()
        self.top = NodePath("top")
        self.root = self.top.attach_new_node("scene")
        self.camera = self.top.attach_new_node(Camera("camera", PerspectiveLens()))
        self.window.make_display_region().set_camera(self.camera)

    @property
    def shaded(self) -> bool:
        """Tells whether what draws here knows shaders."""
        return bool(self.window.get_gsg().get_supports_basic_shaders())

    def picture(self, seen: camera.Camera, update: Callable[[], None] | None = None) -> np.ndarray:
        """Height by width by (red, green, blue), 0 to 255, as the camera sees it."""
        aim(self.camera, seen, self.frame)
        for _ in range(3):
            if update is not None:
                update()
            self.engine.render_frame()
        shot: Texture = self.window.get_screenshot()
        pixels = np.frombuffer(shot.get_ram_image_as("RGB"), np.uint8)
        return pixels.reshape(shot.get_y_size(), shot.get_x_size(), 3)[::-1]

    @property
    def frame(self) -> camera.Frame:
        """The picture as the camera's arithmetic knows it."""
        from highway3d.tokyo.scene.eye.camera import Frame

        return Frame(*SIZE)

    def close(self) -> None:
        """Lets the picture go."""
        self.engine.remove_window(self.window)
        self.top.remove_node()
        self.loader.destroy()

    def _opened(self) -> Any:
        selection = GraphicsPipeSelection.get_global_ptr()
        for name, module in (
            ("eglGraphicsPipe", "p3headlessgl"),
            ("TinyOffscreenGraphicsPipe", "p3tinydisplay"),
        ):
            pipe = selection.make_pipe(name, module)
            if pipe is None or not pipe.is_valid():
                continue
            wanted = FrameBufferProperties()
            wanted.set_rgba_bits(8, 8, 8, 8)
            wanted.set_depth_bits(24)
            size = WindowProperties(size=SIZE)
            made = self.engine.make_output(
                pipe, "studio", 0, wanted, size, GraphicsPipe.BF_refuse_window
            )
            if made is not None:
                return made
        pytest.fail("nothing on this machine can draw a picture", pytrace=False)


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """One studio for a module's tests; each leaves it as empty as it found it."""
    opened = Studio()
    yield opened
    opened.close()


@pytest.fixture
def empty_studio(studio: Studio) -> Iterator[Studio]:
    """The studio, and the promise that nothing stays behind in it."""
    yield studio
    assert [child.name for child in studio.root.get_children()] == []
