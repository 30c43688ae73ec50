"""One request thought through: the position read, the level asked, the answer checked."""

from __future__ import annotations

from random import Random
from typing import Any

from highway3d.players.requests import Request, told_answer, told_values
from highway3d.table.game import Game, RequestError
from highway3d.table.thinking import Answer, Level, Limits, Thinker

SHARE_OF_CLOCK = 60
"""A computer spends at most this part of the time it has left."""


class FoulMove(Exception):
    """The computer player proposed what the rules forbid: a mistake of its own."""


def answered(game: Game, thinker: Thinker[Any], request: Request, limits: Limits) -> dict[str, Any]:
    """The answer to one request, ready to be told; raises ``RequestError`` or ``FoulMove``."""
    state = thinker.read(request.view)
    if game.rules.outcome(state) is not None:
        raise RequestError("view: the game is over")
    turn = game.rules.turn(state)
    if request.seat != turn:
        raise RequestError(f"seat: it is the turn of seat {turn}, not of {request.seat}")
    if request.want == "move":
        return told_answer(think(game, thinker, state, request.level, limits))
    if request.want == "hints":
        return told_values("hints", thinker.hints(state, limits))
    if request.level is Level.RANDOM:
        raise RequestError("level: random tells no move from another")
    return told_values("values", thinker.values(state, request.level, limits))


def think(game: Game, thinker: Thinker[Any], state: Any, level: Level, limits: Limits) -> Answer:
    """The move of a level, checked by the rules; raises ``FoulMove``."""
    rules = game.rules
    if level is Level.RANDOM:
        move = rules.random_move(state, Random(limits.seed))
        return Answer(rules.format(move), 0.0, 0)
    answer = thinker.think(state, level, limits)
    faults = rules.check(state, rules.parse(answer.move))
    if faults:
        raise FoulMove(f"{answer.move!r} is illegal: {', '.join(fault.code for fault in faults)}")
    return answer


def seconds_allowed(budget: float, left: float | None) -> float:
    """How long to think with so many seconds left on the clock (None without one).

    >>> seconds_allowed(3.0, None), seconds_allowed(3.0, 60.0)
    (3.0, 1.0)
    """
    return budget if left is None else min(budget, left / SHARE_OF_CLOCK)
