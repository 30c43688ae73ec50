"""The rules of Octiles alone: tiles are laid and lifted at will; a solved puzzle is over."""

from __future__ import annotations

from random import Random

import msgspec

from highway3d.table.game import EndReason, Fault, FaultCode, IllegalMove, Outcome
from tiles2d.octiles.alone.rules.moves import Choose, Clear, Lay, Lift, Move, Turn, read, written
from tiles2d.octiles.alone.rules.puzzles import MOST, puzzle
from tiles2d.octiles.alone.rules.state import Options, State
from tiles2d.octiles.rules.board import SPACE, SPACES
from tiles2d.octiles.rules.packed import TILE_OF, pack_tile, unpack_tile


class AloneFault(FaultCode):
    """Why something cannot be done."""

    GAME_OVER = "GAME_OVER"
    OTHER_TILE = "OTHER_TILE"
    NOT_IN_HAND = "NOT_IN_HAND"
    OTHER_SPACE = "OTHER_SPACE"
    SPACE_TAKEN = "SPACE_TAKEN"
    SPACE_EMPTY = "SPACE_EMPTY"
    SAME_ROTATION = "SAME_ROTATION"
    NOTHING_LIES = "NOTHING_LIES"
    SAME_PUZZLE = "SAME_PUZZLE"


class AloneEnd(EndReason):
    """How it ends."""

    SOLVED = "SOLVED"


class AloneRules:
    """One player; who has solved a puzzle may still choose another."""

    @property
    def options_type(self) -> type[Options]:
        """With which puzzle one begins."""
        return Options

    def seats(self, options: Options) -> range:
        """One."""
        return range(1, 2)

    def new(self, options: Options, players: int, seed: int) -> State:
        """An empty board; raises ``ValueError`` where the options' code is of no puzzle."""
        return State(puzzle(options.code or _code(options, seed)).code)

    def turn(self, state: State) -> int:
        """The one player."""
        return 0

    def outcome(self, state: State) -> Outcome | None:
        """The puzzle solved, where that is an end."""
        if state.puzzle.has_an_end and state.is_solved:
            return Outcome((0,), AloneEnd.SOLVED)
        return None

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        """Every fault of a move, the weightiest first; empty when it can be done."""
        if isinstance(move, Choose):
            return _fault(AloneFault.SAME_PUZZLE) if move.code == state.code else ()
        if self.outcome(state):
            return _fault(AloneFault.GAME_OVER)
        if isinstance(move, Clear):
            return () if any(state.layout) else _fault(AloneFault.NOTHING_LIES)
        laid = state.layout[SPACE[move.space]]
        if isinstance(move, Lay):
            return laying_faults(state, move)
        if not laid:
            return _fault(AloneFault.SPACE_EMPTY, move.space)
        same = isinstance(move, Turn) and unpack_tile(laid)[1] == move.rotation
        return _fault(AloneFault.SAME_ROTATION, move.space) if same else ()

    def apply(self, state: State, move: Move) -> State:
        """The position after a move; raises ``IllegalMove`` with every fault."""
        faults = self.check(state, move)
        if faults:
            raise IllegalMove(faults)
        match move:
            case Choose():
                return State(move.code, _kept(state, move.code))
            case Clear():
                return State(state.code)
            case Lay():
                return with_laid(state, move.space, pack_tile(move.tile, move.rotation))
            case Lift():
                return with_laid(state, move.space, 0)
            case Turn():
                tile = TILE_OF[state.layout[SPACE[move.space]]]
                return with_laid(state, move.space, pack_tile(tile, move.rotation))

    def resolve(self, state: State, move: Move) -> Move:
        """The move itself: no chance is in it."""
        return move

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        """Nobody wins when the one player gives up."""
        return Outcome((), reason)

    def format(self, move: Move) -> str:
        """The move as one line of text."""
        return written(move)

    def parse(self, text: str) -> Move:
        """Reads a move; raises ``NotationError``."""
        return read(text)

    def random_move(self, state: State, chance: Random) -> Move:
        """A tile of the hand on an empty space, or a full board's tile turned or lifted."""
        spaces = state.puzzle.spaces
        empty = [space for space in spaces if not state.layout[SPACE[space]]]
        if empty and state.hand:
            return Lay(chance.choice(state.hand), chance.choice(empty), chance.randrange(8))
        space = chance.choice(spaces)
        if chance.randrange(2):
            return Lift(space)
        rotation = unpack_tile(state.layout[SPACE[space]])[1]
        return Turn(space, (rotation + chance.randrange(1, 8)) % 8)


def _code(options: Options, seed: int) -> str:
    if options.puzzle == "challenge":
        return f"challenge-{options.number}"
    if options.puzzle == "connection":
        return f"connection-{options.colours}-{seed % (MOST + 1)}"
    return options.puzzle


def _fault(code: AloneFault, *pieces: str) -> tuple[Fault, ...]:
    return (Fault(code, pieces),)


def laying_faults(state: State, move: Lay) -> tuple[Fault, ...]:
    """Why a tile cannot be laid there, while the puzzle is not over."""
    found: tuple[Fault, ...] = ()
    if move.tile not in state.puzzle.tiles:
        found += _fault(AloneFault.OTHER_TILE, str(move.tile))
    elif move.tile not in state.hand:
        found += _fault(AloneFault.NOT_IN_HAND, str(move.tile))
    if move.space not in state.puzzle.spaces:
        found += _fault(AloneFault.OTHER_SPACE, move.space)
    elif state.layout[SPACE[move.space]]:
        found += _fault(AloneFault.SPACE_TAKEN, move.space)
    return found


def with_laid(state: State, space: str, laid: int) -> State:
    """The position with a tile, or none, on a space."""
    place = SPACE[space]
    layout = (*state.layout[:place], laid, *state.layout[place + 1 :])
    return msgspec.structs.replace(state, layout=layout)


def _kept(state: State, code: str) -> tuple[int, ...]:
    """The tiles that belong to another puzzle as well, on the spaces that do."""
    asked = puzzle(code)
    return tuple(
        laid if space in asked.spaces and TILE_OF[laid] in asked.tiles else 0
        for space, laid in zip(SPACES, state.layout, strict=True)
    )


RULES = AloneRules()
