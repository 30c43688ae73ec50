"""Looking ahead: alpha-beta with a table of positions, deepened turn by turn.

Positions follow from the exact rules, with no coin to come: averaging over coins was measured and
brings nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tiles2d.autopista.player.worth import WON, ground_of, worth
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.moves import Move, Pass
from tiles2d.autopista.rules.state import State

BETWEEN_LOOKS: Final = 128
"""Positions looked at before the time is asked again."""
NEAR_LIMIT: Final = 24
"""So many turns before the last one a position is told from the same at another turn."""
MOST: Final = 2 * WON
EXACT, AT_LEAST, AT_MOST = range(3)


class Enough(Exception):
    """The work or the time is spent."""


class _Known(NamedTuple):
    depth: int
    kind: int
    value: float
    best: int


def choices(state: State) -> list[Move]:
    """Every legal move; the pass when it is the only one."""
    return legal_moves(state) or [Pass()]


class Search:
    """One search from one position; ``order`` holds the moves by number, the best first."""

    def __init__(
        self,
        state: State,
        work: int,
        is_over: Callable[[], bool],
        noise: Callable[[], float],
    ) -> None:
        """Looks one turn ahead at once, whatever the work; the noise is added to the values."""
        self.moves = choices(state)
        self.looked = 0
        self.depth = 1
        self._work = work
        self._is_over = is_over
        self._ground = ground_of(state.board)
        self._seat = state.turn
        self._children = [account(state, move).state for move in self.moves]
        self._noise = [noise() for _ in self.moves]
        self._table: dict[object, _Known] = {}
        self._limit = state.board.options.max_turns
        self.values = [
            extra + self._sign(child, self._seat) * worth(child, self._ground)
            for child, extra in zip(self._children, self._noise, strict=True)
        ]
        self.order = sorted(range(len(self.moves)), key=lambda nth: -self.values[nth])

    @property
    def best(self) -> Move:
        """The best move found so far."""
        return self.moves[self.order[0]]

    @property
    def value(self) -> float:
        """Its value."""
        return self.values[self.order[0]]

    def deepen(self, depth: int) -> None:
        """Looks so many turns ahead for the best move; of the others the values say little.

        Raises ``Enough`` when it cannot be ended; what was found to be better by then stands.
        """
        best = -MOST
        for nth in list(self.order):
            noise = self._noise[nth]
            value = noise + self._reply(self._children[nth], depth, best - noise)
            self.values[nth] = value
            if value > best:
                best = value
                self.order.remove(nth)
                self.order.insert(0, nth)
        self.depth = depth

    def weigh(self, depth: int) -> None:
        """Gives every move its true value so many turns ahead; raises ``Enough``."""
        found = [self._reply(child, depth, -MOST) for child in self._children]
        self.values = [value + noise for value, noise in zip(found, self._noise, strict=True)]
        self.order.sort(key=lambda nth: -self.values[nth])
        self.depth = depth

    def _reply(self, child: State, depth: int, alpha: float) -> float:
        if child.end is not None or depth == 1:
            return self._sign(child, self._seat) * worth(child, self._ground)
        return -self._node(child, depth - 1, -MOST, -alpha)

    @staticmethod
    def _sign(child: State, seat: int) -> int:
        """After an end the turn stays, so that the worth is told to who has moved."""
        return 1 if child.turn == seat else -1

    def _node(self, state: State, depth: int, alpha: float, beta: float) -> float:
        """The worth to the seat on turn, exact between ``alpha`` and ``beta``."""
        key = self._key(state)
        known = self._table.get(key)
        if (
            known is not None
            and known.depth >= depth
            and (
                known.kind == EXACT
                or (known.kind == AT_LEAST and known.value >= beta)
                or (known.kind == AT_MOST and known.value <= alpha)
            )
        ):
            return known.value
        children = self._ordered(state, depth, known)
        best, best_nth, lowest = -MOST, -1, alpha
        for nth, child, shallow in children:
            value = shallow
            if depth > 1 and child.end is None:
                value = -self._node(child, depth - 1, -beta, -lowest)
            if value > best:
                best, best_nth = value, nth
                if value > lowest:
                    lowest = value
                    if value >= beta:
                        break
        kind = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._table[key] = _Known(depth, kind, best, best_nth)
        return best

    def _ordered(
        self, state: State, depth: int, known: _Known | None
    ) -> list[tuple[int, State, float]]:
        """Every move by number, the position after it and its worth, the likeliest first."""
        found = []
        for nth, move in enumerate(choices(state)):
            child = account(state, move).state
            found.append((nth, child, self._sign(child, state.turn) * worth(child, self._ground)))
        self._count(len(found))
        if depth > 1:
            first = known.best if known is not None else -1
            found.sort(key=lambda each: (each[0] != first, -each[2]))
        return found

    def _count(self, looked: int) -> None:
        before, self.looked = self.looked, self.looked + looked
        if self.looked > self._work:
            raise Enough
        if self.looked // BETWEEN_LOOKS > before // BETWEEN_LOOKS and self._is_over():
            raise Enough

    def _key(self, state: State) -> object:
        near = self._limit and self._limit - state.ply < NEAR_LIMIT
        return (
            state.pieces, state.score, state.coins, state.turn, state.passes,
            state.ply if near else 0,
        )  # fmt: skip

    def line(self) -> list[Move]:
        """The moves expected, as far as they are known."""
        nth = self.order[0]
        line, state = [self.moves[nth]], self._children[nth]
        while state.end is None and len(line) < self.depth:
            known = self._table.get(self._key(state))
            if known is None:
                break
            line.append(choices(state)[known.best])
            state = account(state, line[-1]).state
        return line
