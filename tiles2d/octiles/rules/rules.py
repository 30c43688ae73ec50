"""The rules of Octiles: order of play, passing and draws, over the versions' own rules."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

import msgspec

from highway3d.table.game import EndReason, Fault, IllegalMove, Outcome
from tiles2d.octiles.rules.board import SPACE, SPACES
from tiles2d.octiles.rules.deal import deal
from tiles2d.octiles.rules.format.notation import read, written
from tiles2d.octiles.rules.moves import Move, Pass
from tiles2d.octiles.rules.options import SWITCHING, Options, settled
from tiles2d.octiles.rules.packed import pack_tile
from tiles2d.octiles.rules.paths import Layout
from tiles2d.octiles.rules.state import NOWHERE, State
from tiles2d.octiles.rules.verdicts import OctilesEnd, OctilesFault, fault
from tiles2d.octiles.rules.versions.move_over import MoveOver
from tiles2d.octiles.rules.versions.one_action import OneAction
from tiles2d.octiles.rules.versions.switch_tile import SwitchTile
from tiles2d.octiles.rules.versions.team_up import TeamUp
from tiles2d.octiles.rules.versions.version import Version

VERSIONS: dict[str, Version[Any]] = {
    "move_over": MoveOver(),
    "boardspace": MoveOver(),
    "octiles": OneAction(),
    "team_up": TeamUp(),
    "switch_tile": SwitchTile(),
    "switch_tile_own_side": SwitchTile(),
}
TOGETHER = ("move_over", "octiles", *SWITCHING)
"""The versions in which partners and teams may play."""
_PREPLACED = ("c1", "d1")
"""The spaces beside the side that three players leave unused."""


class Status(StrEnum):
    """What a position asks of the player on turn."""

    PLAY = "play"
    MUST_VACATE = "must_vacate"
    PASS = "pass"
    OVER = "over"


class Survey(NamedTuple):
    """Everything a player may do in a position."""

    status: Status
    may_pass: bool
    """Whether he may pass by choice; with the status ``PASS`` he must."""
    moves: list[Move]
    """Every legal move but a pass, all eight rotations listed, in no particular order."""


class OctilesRules:
    """The rules of all versions, as the table knows a game's rules."""

    @property
    def options_type(self) -> type[Options]:
        """The options of Octiles."""
        return Options

    def seats(self, options: Options) -> range:
        """Two to four players; four where some of them play together."""
        together = options.teams != "none" and options.version in TOGETHER
        return range(4, 5) if together else range(2, 5)

    def new(self, options: Options, players: int, seed: int) -> State:
        """The runners on their start circles and the pile that belongs to the seed."""
        if players not in range(2, 5):
            raise ValueError("Octiles is for two to four players")
        options = settled(options, players)
        dealt = deal(seed)
        layout, pile = [0] * len(SPACES), dealt.pile
        if options.preplaced and players == 3:
            for space, tile, rotation in zip(_PREPLACED, pile, dealt.rotations, strict=False):
                layout[SPACE[space]] = pack_tile(tile, rotation)
            pile = pile[len(_PREPLACED) :]
        down: Layout = ()
        if options.version in SWITCHING:
            down = tuple(map(pack_tile, pile[1:], dealt.rotations))
            pile = pile[:1]
        version = VERSIONS[options.version]
        state = State(
            options=options,
            players=players,
            turn=0,
            layout=tuple(layout),
            runners=version.start(options, players),
            pile=pile,
            markers=(NOWHERE,) * players,
            down=down,
        )
        state = version.begun(state)
        return msgspec.structs.replace(state, seen=version.remembered(state, state))

    def turn(self, state: State) -> int:
        """The player on turn; after the end, who acted last."""
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return state.outcome

    def survey(self, state: State) -> Survey:
        """Everything the player on turn may do.

        A free pass is open while the vacate rule does not bind and not everybody has passed in
        a row. Who has no legal move passes by force; the table may do it for him.
        """
        if state.outcome:
            return Survey(Status.OVER, False, [])
        must_vacate, moves = VERSIONS[state.options.version].choices(state)
        if not moves:
            return Survey(Status.PASS, False, [])
        if must_vacate:
            return Survey(Status.MUST_VACATE, False, moves)
        free = state.options.passing == "free" and state.passes < taking_part(state)
        return Survey(Status.PLAY, free, moves)

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        """Every fault of a move, the weightiest first; empty when it is legal."""
        if state.outcome:
            return fault(OctilesFault.GAME_OVER)
        if isinstance(move, Pass):
            survey = self.survey(state)
            allowed = survey.may_pass or survey.status is Status.PASS
            return () if allowed else fault(OctilesFault.PASS_NOT_ALLOWED)
        version = VERSIONS[state.options.version]
        if not isinstance(move, version.kinds):
            return fault(OctilesFault.OTHER_VERSION)
        return version.faults(state, move)

    def apply(self, state: State, move: Move) -> State:
        """The position after a move; raises ``IllegalMove`` with every fault."""
        faults = self.check(state, move)
        if faults:
            raise IllegalMove(faults)
        version = VERSIONS[state.options.version]
        played = _passed(state) if isinstance(move, Pass) else version.played(state, move)
        outcome = version.result(played) or _stuck(played)
        following = msgspec.structs.replace(
            played, turn=(state.turn + 1) % state.players, turns=state.turns + 1
        )
        following = version.begun(following)
        seen = version.remembered(state, following)
        following = msgspec.structs.replace(following, seen=seen)
        outcome = outcome or version.draw(following)
        if outcome is None:
            return following
        return msgspec.structs.replace(following, turn=state.turn, outcome=outcome)

    def resolve(self, state: State, move: Move) -> Move:
        """The move itself: chance has no part in Octiles once the tiles are shuffled."""
        return move

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        """Everybody wins but ``seat`` and those who play together with it."""
        losers = state.together(seat)
        return Outcome(tuple(p for p in range(state.players) if p not in losers), reason)

    def format(self, move: Move) -> str:
        """The move as one line of text."""
        return written(move)

    def parse(self, text: str) -> Move:
        """Reads a move; raises ``NotationError``."""
        return read(text)

    def random_move(self, state: State, chance: Random) -> Move:
        """Some legal move; a pass only where nothing else is possible."""
        return VERSIONS[state.options.version].some_move(state, chance) or Pass()


def taking_part(state: State) -> int:
    """How many players' passes count: all but those who have nothing left to do."""
    version = VERSIONS[state.options.version]
    return sum(not version.sits_out(state, player) for player in range(state.players))


def _passed(state: State) -> State:
    """The position after a pass; that of a player who sits out is not counted."""
    if VERSIONS[state.options.version].sits_out(state, state.turn):
        return state
    return msgspec.structs.replace(state, passes=state.passes + 1)


def _stuck(state: State) -> Outcome | None:
    """The draw when a second whole round of passes has found nobody able to move."""
    if state.passes and state.passes >= 2 * taking_part(state):
        return Outcome((), OctilesEnd.STUCK)
    return None


RULES = OctilesRules()
