"""Pictures of a game without a window: for ``highway3d render`` and for the pages of help."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from panda3d.core import (
    AntialiasAttrib,
    FrameBufferProperties,
    GraphicsPipeSelection,
    PerspectiveLens,
    PNMImage,
    StringStream,
    WindowProperties,
    loadPrcFileData,
)

from highway3d import catalogue
from highway3d.shell.desktop.window import NoDisplay
from highway3d.shell.looks.layout import text_size
from highway3d.shell.scene import Host
from highway3d.shell.settings import Settings
from highway3d.shell.texts import Texts
from highway3d.table.files import atomic

if TYPE_CHECKING:
    from pathlib import Path

    from highway3d.table.session import Session

__all__ = ["Camera", "NoDisplay", "TooLarge", "render"]

_CONFIG = """
window-type none
audio-library-name null
notify-level-device fatal
notify-level-display fatal
notify-level-glgsg fatal
notify-level-egldisplay fatal
print-pipe-types 0
model-cache-dir
textures-power-2 none
"""
_PIPES = (("eglGraphicsPipe", "p3headlessgl"), ("TinyOffscreenGraphicsPipe", "p3tinydisplay"))
_SMOOTHED = 3840 * 2160
"""Pixels up to which edges are smoothed: beyond, that takes gigabytes and is seen by nobody."""
_FRAMES = 4
"""Drawn before the picture is taken, so that shadows and late textures are there."""


class TooLarge(Exception):
    """The graphics draw no picture of this size; the message is a sentence without its subject."""


def render(
    session: Session,
    out: Path,
    at: int | None = None,
    view: str = "iso",
    size: tuple[int, int] = (1280, 720),
    quality: str = "high",
) -> None:
    """Writes the position after move ``at`` of the main line (None: the last) as an opaque PNG.

    Needs no display. Raises ``NoDisplay`` when nothing here can draw, ``TooLarge`` when nothing
    this size can be drawn, ``OSError`` when the file cannot be written, ``catalogue.UnknownGame``
    without a scene.
    """
    line = session.main_line()
    session.go(line[-1] if at is None else line[at])
    camera = Camera(size, quality)
    try:
        camera.take(session, view, out)
    finally:
        camera.close()


class Camera:
    """An engine without window that takes pictures of one size."""

    def __init__(self, size: tuple[int, int], quality: str) -> None:
        from direct.showbase.ShowBase import ShowBase

        loadPrcFileData("", _CONFIG)
        self._base: Any = ShowBase(windowType="none")
        for name, module in _PIPES:
            if self._opens(name, module, size, quality):
                break
        else:
            self.close()
            raise NoDisplay("Nothing on this machine can draw a picture.")
        self.quality = quality if name == "eglGraphicsPipe" else "low"
        self._base.set_background_color(0.165, 0.11, 0.07, 1)

    def take(self, session: Session, view: str, out: Path) -> None:
        """Draws the session's present position as seen from ``view``."""
        host = _Picture(self._base, session, self.quality)
        kind = catalogue.load_scene(session.game)
        try:
            scene = kind(host)
        except RuntimeError as error:  # what simplepbr raises where the driver gives no buffer
            raise TooLarge("the graphics driver draws no picture of this size") from error
        try:
            scene.view(view)
            for _ in range(_FRAMES):
                scene.step(1.0)
                self._base.task_mgr.step()
            image = PNMImage()
            self._base.win.get_screenshot(image)
        finally:
            scene.close()
            host.root.remove_node()
        image.remove_alpha()
        stream = StringStream()
        image.write(stream, "picture.png")
        atomic.replace(out, stream.data)

    def close(self) -> None:
        """Ends the engine; may be called twice."""
        if self._base is not None:
            self._base.destroy()
            self._base = None

    def _opens(self, name: str, module: str, size: tuple[int, int], quality: str) -> bool:
        base = self._base
        pipe = GraphicsPipeSelection.get_global_ptr().make_pipe(name, module)
        if pipe is None or not pipe.is_valid():
            return False
        base.pipe = pipe
        wanted = FrameBufferProperties(FrameBufferProperties.get_default())
        wanted.multisamples = 4 if quality == "high" and size[0] * size[1] <= _SMOOTHED else 0
        props = WindowProperties(size=size)
        with suppress(Exception):
            base.open_default_window(props=props, fbprops=wanted, type="offscreen")
        if base.win is None or not base.win.is_valid():
            return False
        base.render.set_antialias(AntialiasAttrib.M_auto)
        return True


@dataclass(frozen=True, slots=True)
class _Letters:
    """All that remains of a theme where there are no panels: the height of text."""

    em: float


class _Picture(Host):
    """What a scene is given for a picture."""

    def __init__(self, base: Any, session: Session, quality: str) -> None:
        self.session = session
        self.quality = quality
        self.texts, self.settings = Texts(), Settings(animation="none")
        self.loader = base.loader
        self.root = base.render.attach_new_node("scene")
        self.camera = base.cam
        self._win = base.win
        self.theme: Any = _Letters(text_size(*self.size, 100))
        width, height = self.size
        lens = PerspectiveLens()
        lens.set_aspect_ratio(width / height)
        self.camera.node().set_lens(lens)

    @property
    def size(self) -> tuple[int, int]:
        """The picture in pixels."""
        return self._win.get_x_size(), self._win.get_y_size()
