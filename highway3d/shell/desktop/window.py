"""The one window: opened for the graphics at hand, drawn only when asked."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from panda3d.core import (
    FrameBufferProperties,
    GraphicsPipe,
    GraphicsPipeSelection,
    PNMImage,
    StringStream,
    WindowProperties,
    loadPrcFileData,
)

from highway3d.shell.desktop.sound import audio_library
from highway3d.shell.settings import Place
from highway3d.table.files import atomic

if TYPE_CHECKING:
    from pathlib import Path

    from highway3d.shell.settings import Settings

SMALLEST = (960, 600)
_SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "gdi generic", "basic render")
_CONFIG = """
window-type none
notify-level-audio fatal
notify-level-device fatal
notify-level-display fatal
notify-level-x11display fatal
notify-level-glxdisplay fatal
notify-level-glgsg fatal
print-pipe-types 0
sync-video 1
framebuffer-multisample 0
model-cache-dir
textures-power-2 none
"""


class NoDisplay(Exception):
    """No window can be opened here; the message is the key of the sentence that says so."""


def is_software(renderer: str) -> bool:
    """Tells whether a renderer's name is of one that runs on the processor.

    >>> is_software("llvmpipe (LLVM 15.0.6, 256 bits)"), is_software("Mesa Intel(R) UHD 620")
    (True, False)
    """
    name = renderer.lower()
    return any(word in name for word in _SOFTWARE)


class Window:
    """The engine with its single window. ``base`` is the engine's own object."""

    def __init__(self, settings: Settings, *, safe: bool, title: str) -> None:
        from direct.showbase.ShowBase import ShowBase

        loadPrcFileData("", f"{_CONFIG}audio-library-name {audio_library()}\n")
        pipe = GraphicsPipeSelection.get_global_ptr().make_default_pipe()
        if pipe is None or not pipe.is_valid():
            raise NoDisplay("no-display")
        self.base: Any = ShowBase(windowType="none")
        self.base.pipe = self.base.pipe or pipe
        self._safe, self._software = safe, self._is_software()
        self.quality = self.quality_by(settings)
        samples = 0 if self.quality == "low" else settings.multisampling
        self._open(settings, samples, title)
        self.base.disable_mouse()
        self.base.set_background_color(0.165, 0.11, 0.07, 1)
        flat = self.base.cam2d.node().get_display_region(0)
        flat.set_clear_depth_active(False)  # nothing flat asks how near it is
        self._before: WindowProperties | None = None
        self._own_tasks: list[Any] = []

    @property
    def win(self) -> Any:
        """The engine's window."""
        return self.base.win

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.win.get_x_size(), self.win.get_y_size()

    @property
    def renderer(self) -> str:
        """What draws, as the driver calls itself."""
        return str(self.win.get_gsg().get_driver_renderer())

    def quality_by(self, settings: Settings) -> str:
        """Low or high, as the user chose or the graphics allow."""
        if self._safe:
            return "low"
        if settings.quality != "auto":
            return settings.quality
        return "low" if self._software else "high"

    def draw(self, on: bool) -> None:
        """Lets the coming frames be drawn, or rests."""
        self.win.set_active(on)

    def full_screen(self, on: bool) -> None:
        """Fills the screen, or goes back to the same rectangle as before."""
        now = self.win.get_properties()
        if now.fullscreen == on:
            return
        asked = WindowProperties()
        asked.fullscreen = on
        if on:
            self._before = WindowProperties(now)
            info = self.base.pipe
            asked.size = info.get_display_width(), info.get_display_height()
        elif self._before is not None:
            asked.size, asked.origin = self._before.size, self._before.origin
        self.win.request_properties(asked)

    def photograph(self, path: Path, width: int = 0) -> None:
        """Draws once and writes what is seen, opaque; raises ``OSError``."""
        self.win.set_active(True)
        self.base.graphics_engine.render_frame()
        image = PNMImage()
        if not self.win.get_screenshot(image):
            raise OSError("the window gives no picture")
        image.remove_alpha()
        if width and width < image.get_x_size():
            height = round(image.get_y_size() * width / image.get_x_size())
            small = PNMImage(width, height, 3)
            small.quick_filter_from(image)
            image = small
        stream = StringStream()
        image.write(stream, "picture.png")
        atomic.replace(path, stream.data)

    def place(self) -> Place | None:
        """Where the window stands, to open it there again; None when it fills the screen."""
        now = self.win.get_properties()
        if now.fullscreen or not now.open:
            return None
        return Place(now.origin.x, now.origin.y, now.size.x, now.size.y)

    def note_tasks(self) -> None:
        """Takes the tasks that run now for the program's own, which no fault may end."""
        self._own_tasks = self.base.task_mgr.getAllTasks()

    def revive(self, fault: Exception) -> None:
        """Ends the task that raised this, which would raise again, but none of the engine's own."""
        codes = set()
        trace = fault.__traceback__
        while trace is not None:
            codes.add(trace.tb_frame.f_code)
            trace = trace.tb_next
        for task in self.base.task_mgr.getAllTasks():
            code = getattr(task.get_function(), "__code__", None)
            if code in codes and task not in self._own_tasks:
                task.remove()

    def close(self) -> None:
        """Closes the window and ends the engine; may be called twice."""
        if self.base is not None:
            self.base.destroy()
            self.base = None

    def _is_software(self) -> bool:
        """Asks the driver for its name with a picture of one pixel that is never shown."""
        base = self.base
        small = WindowProperties(size=(1, 1))
        probe = base.graphics_engine.make_output(
            base.pipe, "probe", 0, FrameBufferProperties.get_default(), small,
            GraphicsPipe.BF_refuse_window,
        )  # fmt: skip
        if probe is None:
            return False
        base.graphics_engine.open_windows()
        gsg = probe.get_gsg()
        name = gsg.get_driver_renderer() if gsg else ""
        base.graphics_engine.remove_window(probe)
        return is_software(name)

    def _open(self, settings: Settings, samples: int, title: str) -> None:
        place = settings.window
        props = WindowProperties()
        props.title = title
        screen = self.base.pipe.get_display_width(), self.base.pipe.get_display_height()
        props.size = _fitted(place.width, place.height, screen)
        if place.x >= 0 and place.y >= 0:
            props.origin = place.x, place.y
        if settings.full_screen:
            props.fullscreen = True
            props.size = screen
        wanted = FrameBufferProperties(FrameBufferProperties.get_default())
        wanted.multisamples = samples
        if not self._try(props, wanted):
            wanted.multisamples = 0
            if not self._try(props, wanted):
                raise NoDisplay("no-window")
        if samples:
            from panda3d.core import AntialiasAttrib

            self.base.render.set_antialias(AntialiasAttrib.M_multisample)

    def _try(self, props: WindowProperties, wanted: FrameBufferProperties) -> bool:
        with suppress(Exception):
            self.base.open_default_window(props=props, fbprops=wanted, type="onscreen")
        return self.base.win is not None and self.base.win.is_valid()


def _fitted(width: int, height: int, screen: tuple[int, int]) -> tuple[int, int]:
    """A size not below the smallest, nor above a screen that is known."""
    wide, tall = (side if side > 0 else 1 << 15 for side in screen)
    return min(max(width, SMALLEST[0]), wide), min(max(height, SMALLEST[1]), tall)
