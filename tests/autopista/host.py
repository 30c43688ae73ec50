"""A host for the Autopista scene, with a hand that clicks."""

from __future__ import annotations

from typing import Any

from highway3d.shell.scene import Pointer
from tests.autopista.rules.test_rules import at
from tests.flat.board_host import BoardHost
from tiles2d.autopista import GAME
from tiles2d.autopista.scene.scene import AutopistaScene

FRAME_S = 0.05


class AutopistaHost(BoardHost):
    """Dialogs are answered by ``yes``."""

    game = GAME

    def __init__(
        self,
        *moves: str,
        position: str = "",
        coins: str = "",
        animation: str = "none",
        seed: int = 1,
        **options: Any,
    ):
        super().__init__(["A", "B"], seed, options, animation=animation)
        if position:
            self.session.root.state = at(position, coins=coins, seed=seed, **options)
        for move in moves:
            self.session.play_text(move, 0.0)
        self.asked: list[str] = []
        self.yes = True
        self.scene = AutopistaScene(self)

    def ask(self, key, then, **values):
        self.asked.append(self.texts(key, **values))
        if self.yes:
            then()

    def click(self, place):
        """Moves the mouse there and clicks, a second after the last time."""
        self.seconds += 1.0
        self.scene.point(Pointer(*place))
        self.scene.click(Pointer(*place))

    def choose(self, piece, facing=None):
        choices = self.scene.report()["choices"]
        self.click(
            next(
                c["pixel"] for c in choices if c["piece"] == piece and facing in (None, c["facing"])
            )
        )

    def watch(self):
        """Lets the story run to its end; who was named as leaving, in order."""
        while self.scene.step(FRAME_S):
            pass
        return self.scene.report()["told"]

    @property
    def last(self):
        return self.session.here.text.partition(" coin")[0]
