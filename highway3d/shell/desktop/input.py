"""Turns what the window's mouse and keys do into clicks, drags and actions.

The engine's events are only noted as they arrive; ``serve`` deals with them in order after the
panels of the same frame have said whether the mouse is theirs.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from direct.showbase.DirectObject import DirectObject
from panda3d.core import ModifierButtons

from highway3d.shell.scene import Pointer

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.desktop.bindings import Bindings

SLACK_PX = 5.0
"""How far the mouse may move between press and release of a click."""
_GLIDE_S = 1 / 30
_PAUSE_S = 0.35
_STEP_S = 1 / 20
_MODIFIERS = {
    "shift": "shift", "lshift": "shift", "rshift": "shift",
    "control": "ctrl", "lcontrol": "ctrl", "rcontrol": "ctrl",
    "alt": "alt", "lalt": "alt", "ralt": "alt",
    "meta": "ctrl", "lmeta": "ctrl", "rmeta": "ctrl",
}  # fmt: skip
_NAMES = {
    "arrow_left": "left", "arrow_right": "right", "arrow_up": "up", "arrow_down": "down",
}  # fmt: skip
_DIGITS = frozenset("0123456789")
_ON_DIGITS = frozenset({
    "insert", "end", "arrow_down", "page_down", "arrow_left", "arrow_right", "home", "arrow_up",
    "page_up",
})  # fmt: skip
"""What the digits of a key pad are while it has no digits."""
_AFTER_A_DRAG = Pointer(-1.0, -1.0)
"""Where the mouse never is: whatever follows a drag is told."""
_MOUSE = {"mouse1": "left", "mouse2": "middle", "mouse3": "right"}
_WHEEL = {"wheel_up": 1, "wheel_down": -1}


class Hearer(Protocol):
    """Who receives what the input makes of the events: the board, or a screen without one."""

    @property
    def bindings(self) -> Bindings: ...
    def point(self, pointer: Pointer | None) -> None: ...
    def click(self, pointer: Pointer) -> None: ...
    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None: ...
    def wheel(self, pointer: Pointer, notches: int) -> None: ...
    def act(self, action: str, pointer: Pointer | None) -> bool: ...


@dataclass(frozen=True, slots=True)
class _Event:
    key: str
    held: frozenset[str]
    down: bool
    pointer: Pointer | None


@dataclass(slots=True)
class _Press:
    button: str
    start: Pointer
    dragging: bool = False


class Input:
    """Watches one window. ``typing`` and ``mouse_taken`` ask the panels."""

    def __init__(
        self,
        window: Any,
        thrower: Any,
        *,
        typing: Callable[[], bool],
        mouse_taken: Callable[[Pointer], bool],
        wake: Callable[[], None],
    ) -> None:
        self._window = window
        self._typing = typing
        self._mouse_taken = mouse_taken
        self._wake = wake
        self._events: deque[_Event] = deque()
        self._down: set[str] = set()
        self._press: _Press | None = None
        self._held: dict[str, tuple[str, float]] = {}
        self._pointed: Pointer | None = None
        self.pointer: Pointer | None = None
        self.served = 0
        """How many events have been dealt with."""
        thrower.set_modifier_buttons(ModifierButtons())
        self._listener = DirectObject()
        self._listener.accept("buttonDown", self._note, [True])
        self._listener.accept("buttonUp", self._note, [False])
        thrower.set_raw_button_down_event("rawDown")
        thrower.set_raw_button_up_event("rawUp")
        self._listener.accept("rawDown", self._note_place, [True])
        self._listener.accept("rawUp", self._note_place, [False])
        self._digit = ""

    @property
    def buttons(self) -> list[str]:
        """The mouse buttons now held down: left, middle, right."""
        return [name for key, name in _MOUSE.items() if key in self._down]

    @property
    def is_busy(self) -> bool:
        """Whether something waits to be served, or a key or button is held."""
        return bool(self._events or self._held or self._press)

    def look(self) -> bool:
        """Reads where the mouse is; True when it has moved."""
        pointer = self._read()
        moved = pointer != self.pointer
        self.pointer = pointer
        return moved

    def release(self) -> None:
        """Lets go of everything, as when the window loses the focus."""
        self._down.clear()
        self._held.clear()
        self._press = None

    def serve(self, hearer: Hearer, now: float) -> None:
        """Deals with all events noted, then with what is held and where the mouse is."""
        while self._events:
            event = self._events.popleft()
            self.served += 1
            if event.key in _MOUSE:
                self._button(hearer, event)
            elif event.key in _WHEEL:
                self._roll(hearer, event)
            elif event.down:
                self._key(hearer, event, now)
            else:
                self._held.pop(event.key, None)
        self._move(hearer)
        self._repeat(hearer, now)

    def close(self) -> None:
        """Stops listening; may be called twice."""
        self._listener.ignore_all()
        self.release()
        self._events.clear()

    def _read(self) -> Pointer | None:
        mouse = self._window.get_pointer(0)
        if not mouse.in_window:
            return None
        return Pointer(mouse.x, mouse.y, "shift" in self._modifiers, "ctrl" in self._modifiers)

    @property
    def _modifiers(self) -> frozenset[str]:
        return frozenset(_MODIFIERS[key] for key in self._down if key in _MODIFIERS)

    def _note_place(self, down: bool, place: str) -> None:
        """A key by its place; told just before the same key by its sign, if it has one.

        A key of the row of digits is its digit, whatever sign a keyboard prints below that.
        """
        self._digit = ""
        if place in _DIGITS:
            self._note(down, place)
            self._digit = place

    def _note(self, down: bool, key: str) -> None:
        self._wake()
        digit, self._digit = self._digit, ""
        if digit and len(key) == 1:
            return  # noted by its place
        if digit and key in _ON_DIGITS and self._events:
            self._events.pop()  # a digit of the key pad that is no digit now
        key = _NAMES.get(key, key)
        if down:
            self._down.add(key)
        else:
            self._down.discard(key)
        self.look()
        if key not in _MODIFIERS:
            self._events.append(_Event(key, self._modifiers, down, self.pointer))

    def _button(self, hearer: Hearer, event: _Event) -> None:
        pointer, press = event.pointer, self._press
        if event.down:
            if pointer is not None and press is None and not self._mouse_taken(pointer):
                self._press = _Press(event.key, pointer)
        elif press is not None and press.button == event.key:
            self._press = None
            if press.dragging:
                self._pointed = _AFTER_A_DRAG
            if pointer is None or press.dragging or _far(press.start, pointer):
                return
            if event.key == "mouse1":
                hearer.click(pointer)

    def _roll(self, hearer: Hearer, event: _Event) -> None:
        if event.down and event.pointer is not None and not self._mouse_taken(event.pointer):
            hearer.wheel(event.pointer, _WHEEL[event.key])

    def _key(self, hearer: Hearer, event: _Event, now: float) -> None:
        keys = hearer.bindings
        action = keys.action_of(event.key, event.held)
        if action is None or (action != "panels" and self._typing()):
            return
        hearer.act(action, event.pointer)
        if keys.glides(action):
            self._held[event.key] = (action, now + _GLIDE_S)
        elif keys.repeats(action):
            self._held[event.key] = (action, now + _PAUSE_S)

    def _move(self, hearer: Hearer) -> None:
        press, pointer = self._press, self.pointer
        if press is not None and pointer is None:
            self._press, self._pointed = None, _AFTER_A_DRAG
        elif press is not None and pointer is not None:
            self._pull(hearer, press, pointer)
            return
        shown = None if pointer is None or self._mouse_taken(pointer) else pointer
        if shown != self._pointed:
            self._pointed = shown
            hearer.point(shown)

    def _pull(self, hearer: Hearer, press: _Press, pointer: Pointer) -> None:
        if press.button == "mouse1":
            return
        begun = not press.dragging
        if begun and not _far(press.start, pointer):
            return
        press.dragging = True
        pan = press.button == "mouse2" or press.start.shift
        hearer.drag("pan" if pan else "orbit", press.start, pointer, begun=begun)

    def _repeat(self, hearer: Hearer, now: float) -> None:
        for key, (action, due) in list(self._held.items()):
            if now >= due:
                pause = _GLIDE_S if hearer.bindings.glides(action) else _STEP_S
                self._held[key] = (action, max(due + pause, now))
                hearer.act(action, self.pointer)


def _far(start: Pointer, now: Pointer) -> bool:
    return max(abs(now.x - start.x), abs(now.y - start.y)) >= SLACK_PX
