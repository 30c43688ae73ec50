"""A computer player of the toy game, and the same as a program of its own.

With ``work`` of 1,000 it thinks until it is stopped. As a program it can be told to misbehave:
``python toy_player.py play|crash|hang|cheat|babble|nonsense|refuse``.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from highway3d.players import bot
from highway3d.table.game import RequestError
from highway3d.table.thinking import Answer, Fact, Level, Limits, Scale, Valued
from tests.table.toy import GAME, State

REPOSITORY = Path(__file__).parents[2]
FOREVER = 1_000


class ToyPlayer:
    scale = Scale(even=0.0, won=1.0, slip=1.0)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {"heap": state.heap, "limit": state.limit, "players": 2, "turn": state.turn}

    def read(self, view: Mapping[str, Any]) -> State:
        for name in ("heap", "limit", "turn"):
            if not isinstance(view.get(name), int):
                raise RequestError(f"view.{name}: a whole number is needed")
        return State(view["heap"], view["limit"], 2, view["turn"], 0, None)

    def think(self, state: State, level: Level, limits: Limits) -> Answer:
        best = self.values(state, level, limits)[0]
        limits.info(1, best.value, [best.move])
        while limits.work == FOREVER and not limits.is_over():
            pass
        return Answer(best.move, best.value, 1, best.facts)

    def values(self, state: State, level: Level, limits: Limits) -> list[Valued]:
        takes = range(1, min(state.limit, state.heap) + 1)
        modulus = state.limit + 1 if level is Level.STRONG else 1_000_000
        left = {take: (state.heap - take) % modulus for take in takes}
        ranked = sorted(takes, key=lambda take: (left[take], -take))
        return [
            Valued(f"take {take}", float(-left[take]), (("LEAVES", left[take]),)) for take in ranked
        ]

    def facts(self, state: State, move: Any) -> tuple[Fact, ...]:
        return (("LEAVES", state.heap - move.take),)

    def hints(self, state: State, limits: Limits) -> list[Valued]:
        return self.values(state, Level.STRONG, limits)[:3]


PLAYER = ToyPlayer()
ANSWERS: dict[str, dict[str, Any]] = {
    "cheat": {"move": "take 99"},
    "refuse": {"error": "not today"},
    "nonsense": {"mood": "fine"},
    "babble": {"info": {"depth": 1, "value": 0}},
}


def misbehaving(how: str) -> str:
    """The command for a program that does this."""
    return f"{sys.executable} -P {Path(__file__)} {how}"


def main(how: str) -> None:
    if how == "play":
        bot.run(GAME, PLAYER, sys.stdin.buffer, sys.stdout.buffer, time.monotonic)
    for line in sys.stdin:
        answer: dict[str, Any] = {"id": json.loads(line).get("id")} | ANSWERS.get(how, {})
        if how == "crash":
            sys.exit(7)
        if how != "hang":
            print(json.dumps(answer), flush=True)
        while how == "babble":
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
