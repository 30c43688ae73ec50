"""Dear ImGui in our window: one listener that draws all panels, and that survives their faults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from direct.showbase.DirectObject import DirectObject
from imgui_bundle import imgui
from p3dimgui.backend import ImGuiBackend
from panda3d.core import SamplerState

from highway3d.shell.desktop import clipboard
from highway3d.shell.looks.paper import Paper
from highway3d.shell.looks.shadow import shadow_texture
from highway3d.shell.looks.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.desktop.window import Window
    from highway3d.shell.texts import Texts

_BURST = 24
"""More events than this are digested at once, be it that a key's going down and up is missed."""
_LETTERS = "imgui-texture"
_TASKS = ("imgui-new-frame", "imgui-render-frame", "panels-part")
_BOARD = "##Background"
"""Dear ImGui's name of the list of what is drawn below all panels."""
_UNDER, _PAPER = 998, 999
"""What is drawn under the panels, then their paper; the panels themselves are at 1000."""


class Interface:
    """The panels of one window. ``draw`` is called inside each frame, ``fault`` when it raises."""

    def __init__(
        self,
        window: Window,
        texts: Texts,
        draw: Callable[[], None],
        fault: Callable[[Exception], None],
    ) -> None:
        self._window = window
        self._draw = draw
        self._fault = fault
        self.scale = 100
        self.has_popup = False
        """Whether a list was unfolded before this frame: Esc, which folds it, is for it alone."""
        self._unfolded = False
        self._keys = True
        self._sharp: set[int] = set()
        self._forgotten: list[int] = []
        self._backend = ImGuiBackend(window.win, window.base.pixel2d)
        self._io = imgui.get_io()
        self._io.set_ini_filename("")
        self._io.set_log_filename("")
        self._io.config_error_recovery_enable_assert = False
        self._io.config_error_recovery_enable_tooltip = False
        platform = imgui.get_platform_io()
        platform.platform_set_clipboard_text_fn = _copy
        platform.platform_get_clipboard_text_fn = lambda _: clipboard.paste()
        self.theme = Theme(texts, self.picture(shadow_texture()))
        pixels = window.base.pixel2d
        self._under = pixels.attach_new_node("under", _UNDER)
        self._under.set_state(self._backend.root.get_state())
        self._paper = Paper(pixels, _PAPER)
        window.base.task_mgr.add(self._part, "panels-part", sort=41)
        self._listener = DirectObject()
        self._listener.accept("imgui-new-frame", self._frame)

    @property
    def is_typing(self) -> bool:
        """Whether a text field has the keyboard."""
        return bool(self._io.want_text_input)

    @property
    def has_mouse(self) -> bool:
        """Whether the mouse is over a panel, or was pressed on one."""
        return bool(self._io.want_capture_mouse)

    @property
    def has_keys(self) -> bool:
        """Whether arrows, Tab and Enter move about in the panels."""
        return self._keys

    @has_keys.setter
    def has_keys(self, on: bool) -> None:
        if on != self._keys:
            self._keys = on
            if not on:
                imgui.set_window_focus(None)

    def focus(self, on: bool) -> None:
        """Tells whether the window has the keyboard; without it nothing stays held down."""
        self._io.add_focus_event(on)

    def awake(self, on: bool) -> None:
        """Lets the panels be drawn in the coming frames, or rests them."""
        for node in (self._backend.root, self._under, self._paper.root):
            if on:
                node.show()
            else:
                node.hide()

    def picture(self, texture: Any) -> imgui.ImTextureRef:
        """Registers an engine's texture to be shown in panels; draw it with v from 1 to 0."""
        backend = self._backend
        backend.textureCounter += 1
        backend.textures[backend.textureCounter] = texture
        return imgui.ImTextureRef(backend.textureCounter)

    def forget(self, picture: imgui.ImTextureRef) -> None:
        """Takes back a picture, once the frame that may show it is drawn."""
        self._forgotten.append(picture.get_tex_id())

    def close(self) -> None:
        """Ends Dear ImGui and its tasks; may be called twice."""
        self._listener.ignore_all()
        self._backend.ignore_all()
        for name in _TASKS:
            self._window.base.task_mgr.remove(name)
        self._backend.cleanup()

    @property
    def is_behind(self) -> bool:
        """Whether the panels have events left to digest: they take few in one frame."""
        return bool(len(self._backend.context.input_events_queue))

    def _frame(self) -> None:
        while self._forgotten:
            self._backend.textures.pop(self._forgotten.pop(), None)
        waiting = len(self._backend.context.input_events_queue)
        self._io.config_input_trickle_event_queue = waiting < _BURST
        nav = imgui.ConfigFlags_.nav_enable_keyboard
        flags = self._io.config_flags
        self._io.config_flags = flags | nav if self._keys else flags & ~nav
        self.theme.begin(self._window.size, self.scale)
        before = imgui.internal.ErrorRecoveryState()
        imgui.internal.error_recovery_store_state(before)
        try:
            self._draw()
        except Exception as fault:
            imgui.internal.error_recovery_try_to_recover_state(before)
            self._fault(fault)
        self.theme.end()
        self._paper.lay(self.theme.sheets, imgui.get_style().window_rounding)
        self._sharpen()
        any_popup = imgui.PopupFlags_.any_popup_id | imgui.PopupFlags_.any_popup_level
        self.has_popup = self._unfolded
        self._unfolded = bool(imgui.is_popup_open("", any_popup))

    def _part(self, task: Any) -> int:
        """Puts what was drawn on the board itself below the paper, once all is drawn."""
        root = self._backend.root
        if not root.is_hidden():
            self._under.get_children().detach()
            first = next(iter(imgui.get_draw_data().cmd_lists), None)
            if first is not None and first._owner_name == _BOARD:
                for node in list(root.get_children())[: first.cmd_buffer.size()]:
                    node.reparent_to(self._under)
        return int(task.cont)

    def _sharpen(self) -> None:
        """Takes letters as they were painted: nothing is blended, which a processor feels."""
        for number, texture in self._backend.textures.items():
            if number not in self._sharp and texture.name.startswith(_LETTERS):
                texture.set_minfilter(SamplerState.FT_nearest)
                texture.set_magfilter(SamplerState.FT_nearest)
                self._sharp.add(number)


def _copy(_: imgui.internal.Context, text: str) -> None:
    """Gives Dear ImGui's copied text to the clipboard."""
    clipboard.copy(text)
