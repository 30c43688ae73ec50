"""A position of Octiles, of any version, and what can be read from it."""

from __future__ import annotations

import msgspec

from highway3d.table.game import Outcome
from tiles2d.octiles.rules.board import NODES, SPACES, STOPS, circles
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.packed import TILE_OF, pack_tile, unpack_tile
from tiles2d.octiles.rules.paths import Layout

NOBODY = -1
NOWHERE = -1
UNKNOWN = -1
"""A tile that lies face down and that whoever asks does not know."""
SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The sides of the board at which the players sit, in order of play (0 west, clockwise)."""
_SIDES_TOGETHER = {"opposite": ((0, 2), (1, 3)), "adjacent": ((0, 1), (2, 3))}

Runners = tuple[int, ...]
Snapshot = bytes
"""A position packed to be compared: two are the same when all of it is."""


class State(msgspec.Struct, frozen=True):
    """One position. Places are kept by index; the methods below give them by name."""

    options: Options
    """As settled for the version and the number of players."""
    players: int
    turn: int
    """Whose turn it is; after the end, who acted last."""
    layout: Layout
    """The laid tile of each space (``packed``), 0 where none lies."""
    runners: Runners
    """The player whose runner stands on each node, or ``NOBODY``."""
    pile: tuple[int, ...]
    """The tiles not on the board; the first is in hand."""
    markers: tuple[int, ...]
    """One-action versions: the space each player's marker lies on, or ``NOWHERE``."""
    down: Layout = ()
    """Switch tile: the laid tile that lies face down on each space, 0 or ``UNKNOWN``."""
    passes: int = 0
    """Passes in a row up to now, those of finished players not counted."""
    turns: int = 0
    """How many turns have been taken."""
    seen: tuple[Snapshot, ...] = ()
    """One-action versions: the positions since a tile was last placed, this one included."""
    outcome: Outcome | None = None

    @property
    def side(self) -> int:
        """The side of the board of the player whose runners are moved in this turn."""
        return SEATS[self.players][self.acting]

    @property
    def acting(self) -> int:
        """Whose runners are moved in this turn: the player's, or a partner's he helps."""
        options = self.options
        if options.finished == "helps" and options.teams != "none" and self.is_home(self.turn):
            for partner in self.together(self.turn):
                if not self.is_home(partner):
                    return partner
        return self.turn

    def together(self, player: int) -> tuple[int, ...]:
        """All players who win with this one, himself included."""
        for players in _SIDES_TOGETHER.get(self.options.teams, ()):
            if player in players:
                return players
        return (player,)

    def home(self, player: int) -> int:
        """How many runners of a player stand on their finish circles."""
        first = STOPS + 5 * ((SEATS[self.players][player] + 2) % 4)
        return self.runners[first : first + 5].count(player)

    def is_home(self, player: int) -> bool:
        """Whether a player's runners are all home."""
        return self.home(player) >= self.options.runners

    def tiles(self) -> dict[str, tuple[int, int]]:
        """The tiles on the board by space: tile number and rotation."""
        return {
            name: unpack_tile(laid) for name, laid in zip(SPACES, self.layout, strict=True) if laid
        }

    def face_down(self) -> list[str]:
        """The spaces on which a tile lies face down."""
        return [name for name, laid in zip(SPACES, self.down, strict=False) if laid]

    def standing(self) -> dict[str, int]:
        """The players by the node their runners stand on."""
        return {
            name: player
            for name, player in zip(NODES, self.runners, strict=True)
            if player != NOBODY
        }

    def marked(self) -> dict[int, str]:
        """The spaces of the markers in play, by player."""
        return {
            player: SPACES[space] for player, space in enumerate(self.markers) if space != NOWHERE
        }

    def snapshot(self) -> Snapshot:
        """What makes two positions the same: pile, markers, layout, runners, and the turn.

        Packed, because long games compare each position with many before it.
        """
        whole = (self.pile, self.markers, self.layout, self.runners, self.turn)
        return msgspec.msgpack.encode(whole)


def unpacked(snapshot: Snapshot) -> tuple[Layout, Runners]:
    """The tiles and the runners of a position that was packed to be compared."""
    _, _, layout, runners, _ = msgspec.msgpack.decode(snapshot)
    return tuple(layout), tuple(runners)


def start_circles(state: State, player: int) -> tuple[int, ...]:
    """The nodes a player's runners start on."""
    return circles(SEATS[state.players][player])


def finish_circles(state: State, player: int) -> tuple[int, ...]:
    """The nodes a player's runners must reach: the circles opposite."""
    return circles((SEATS[state.players][player] + 2) % 4)


def moved(runners: Runners, start: int, end: int) -> Runners:
    """The runners after one has gone from a node to another, or back to where it stood."""
    after = list(runners)
    after[start] = NOBODY
    after[end] = runners[start]
    return tuple(after)


def laid(state: State, space: int, rotation: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Layout and pile after the top tile was laid on a space."""
    tile, *rest = state.pile
    covered = TILE_OF[state.layout[space]]
    if covered:
        rest.append(covered)
    lying = pack_tile(tile, rotation)
    return (*state.layout[:space], lying, *state.layout[space + 1 :]), tuple(rest)
