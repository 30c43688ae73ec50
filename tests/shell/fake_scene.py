"""A scene that draws almost nothing, to try the shell with: a heap of counters as boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from panda3d.core import CardMaker

from highway3d.shell.scene import Scene
from tests.table.toy import Move

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from highway3d.table.session import Entry


class FakeScene(Scene):
    """Notes all that it is told in ``heard``; a click takes one counter."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.heard: list[tuple[Any, ...]] = []
        self.moving = 0.0
        self.fail = ""
        host.camera.set_pos(0, -30, 20)
        host.camera.look_at(0, 0, 0)
        card = CardMaker("table")
        card.set_frame(-12, 12, -12, 12)
        self.node = host.root.attach_new_node(card.generate())
        self.node.set_p(-90)
        self.node.set_color(0.66, 0.48, 0.3, 1)
        self.show(animate=False)

    def show(self, *, animate: bool) -> None:
        self.heard.append(("show", animate))
        self.moving = 0.3 if animate else 0.0

    def settle(self) -> None:
        self.heard.append(("settle",))

    def point(self, pointer: Pointer | None) -> None:
        self.heard.append(("point", pointer))

    def click(self, pointer: Pointer) -> None:
        self.heard.append(("click", pointer))
        self.host.play(Move(1))

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        self.heard.append(("drag", kind, start, now, begun))

    def wheel(self, pointer: Pointer, notches: int) -> None:
        self.heard.append(("wheel", notches))

    def act(self, action: str, pointer: Pointer | None) -> bool:
        self.heard.append(("act", action))
        if self.fail == "act":
            raise ZeroDivisionError("a fault in a scene")
        if action == "take":
            return self.host.play(Move(2))
        if action == "take_three":
            return self.host.play(Move(3))
        return action == "hint"

    def back(self) -> bool:
        self.heard.append(("back",))
        return False

    def step(self, seconds: float) -> bool:
        if self.fail == "step":
            self.fail = ""
            raise ZeroDivisionError("a fault in a scene")
        self.moving = max(0.0, self.moving - seconds)
        return self.moving > 0

    def light(self, entry: Entry | None) -> None:
        self.heard.append(("light", entry))

    def panels(self) -> None:
        if self.fail == "panels":
            self.fail = ""
            raise ZeroDivisionError("a fault in a panel")
        theme = self.host.theme
        with theme.panel("heap", "left", title="Heap"):
            theme.text(f"{self.host.session.state.heap} counters")
            if theme.button("take_three", label="Take three", primary=True):
                self.host.play(Move(3))

    def player_lines(self, seat: int) -> list[str]:
        return [f"{seat + 3} discs · 14 sticks"]

    def prompt(self) -> str:
        return "Take up to three counters"

    def view(self, name: str) -> None:
        self.heard.append(("view", name))

    def resized(self) -> None:
        self.heard.append(("resized",))

    def close(self) -> None:
        self.node.remove_node()
