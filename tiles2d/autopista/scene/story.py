"""A turn told as a row of still pictures, from the position before it to the one after.

Pieces drive, collect, turn; then those that must leave are named one by one with the cause and
go; at last a coin appears. ``Story.at`` gives the picture of any moment between.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from highway3d.shell.drawing.easing import smoothstep, turned
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.moves import Enter, Withdraw
from tiles2d.autopista.rules.poses import OFF, pack, unpack
from tiles2d.autopista.rules.preview import gains_of
from tiles2d.autopista.rules.removals import Cause

if TYPE_CHECKING:
    from highway3d.table.session import Entry
    from tiles2d.autopista.rules.movement import Gain
    from tiles2d.autopista.rules.moves import Move
    from tiles2d.autopista.rules.state import State
    from tiles2d.autopista.scene.town.plan import Plan

DRIVE_S: Final = 0.34
TURN_S: Final = 0.2
COLLECT_S: Final = 0.25
HOLD_S: Final = 1.3
"""How long a cause stands beside its piece before the piece goes."""
LEAVE_S: Final = 0.5
APPEAR_S: Final = 0.3
GLIDE_S: Final = 0.22
"""From one position to another without a turn between, as in undoing."""
LIFTED: Final = 1.22
_BY_ENTRY: Final = (Cause.DISPLACED_OWN, Cause.DISPLACED_OPPONENT)


class Stand(NamedTuple):
    """A piece as it is drawn: place, heading in degrees, and size against the usual."""

    x: float
    y: float
    heading: float
    size: float = 1.0


class Still(NamedTuple):
    """All that moves on the board, at one moment."""

    stands: tuple[Stand, ...]
    coins: tuple[int, ...]
    gains: tuple[Gain, ...]
    """Points so far, in the order in which they came."""
    leaving: tuple[int, Cause] | None = None
    """The piece that is being sent off, and why."""
    sound: str = ""
    """What is heard when this picture is reached."""


def still(plan: Plan, poses: tuple[int, ...], coins: tuple[int, ...], gains: list[Gain]) -> Still:
    """The picture of a position."""
    stands = tuple(Stand(*plan.stand(piece, pose)) for piece, pose in enumerate(poses))
    return Still(stands, coins, tuple(gains))


def still_at(plan: Plan, entry: Entry) -> Still:
    """The picture of an entry's position."""
    return still(plan, entry.state.pieces, entry.state.coins, gains_at(entry))


def gains_at(entry: Entry) -> list[Gain]:
    """Where all points up to an entry came from, in order."""
    return gains_of((before.state, after.move) for before, after in pairwise(entry.path()))


@dataclass
class Story:
    """Pictures, each with the seconds it takes to come to it from the one before."""

    stills: list[Still]
    seconds: list[float] = field(default_factory=list)

    def then(self, seconds: float, picture: Still) -> None:
        """Adds a picture."""
        self.stills.append(picture)
        self.seconds.append(seconds)

    @property
    def last(self) -> Still:
        """The picture at the end."""
        return self.stills[-1]

    @property
    def length(self) -> float:
        """Seconds from the first picture to the last."""
        return sum(self.seconds)

    def at(self, time: float) -> Still:
        """The picture of a moment."""
        index, share = self._moment(time)
        if index == len(self.seconds):
            return self.last
        before, after = self.stills[index], self.stills[index + 1]
        eased = smoothstep(share)
        stands = tuple(
            _between(a, b, eased) for a, b in zip(before.stands, after.stands, strict=True)
        )
        return after._replace(stands=stands, coins=before.coins, gains=before.gains)

    def reached(self, time: float) -> int:
        """How many pictures after the first have been reached."""
        return self._moment(time)[0]

    def _moment(self, time: float) -> tuple[int, float]:
        for index, seconds in enumerate(self.seconds):
            if time < seconds:
                return index, time / seconds
            time -= seconds
        return len(self.seconds), 0.0


def _between(a: Stand, b: Stand, share: float) -> Stand:
    back = turned(a.heading - b.heading)
    x, y, size = (a[i] + (b[i] - a[i]) * share for i in (0, 1, 3))
    return Stand(x, y, a.heading - back * share, size)


def tell(plan: Plan, first: Still, state: State, move: Move) -> Story:
    """The turn of a legal move, played from ``state``; ``first`` is what is on the screen now."""
    teller = _Teller(plan, first)
    played = account(state, move)
    after = played.state
    for piece, cause in played.removed:
        if cause in _BY_ENTRY:
            teller.send_off(piece, cause, goes=True)
    teller.drive(state, move, played.moved)
    for gain in played.gains:
        teller.collect(gain)
    gone = [piece for piece, _ in played.removed]
    for piece in played.moved:
        if piece not in gone and after.pieces[piece] != OFF:
            teller.turn(piece, plan.heading(unpack(after.pieces[piece])[1]))
    _turn_the_doomed(teller, plan, move, gone)
    rest = [(piece, cause) for piece, cause in played.removed if cause not in _BY_ENTRY]
    teller.turned()
    for at, (piece, cause) in enumerate(rest):
        teller.send_off(piece, cause, goes=all(piece != other for other, _ in rest[at + 1 :]))
    teller.close(still(plan, after.pieces, after.coins, [*teller.now.gains]))
    return teller.story


def glide(first: Still, last: Still) -> Story:
    """From any picture straight to another."""
    story = Story([first])
    if first != last:
        story.then(GLIDE_S, last)
    return story


def _turn_the_doomed(teller: _Teller, plan: Plan, move: Move, gone: list[int]) -> None:
    """Pieces that turned and will be sent off for it: the move says how they turned."""
    for piece, facing in getattr(move, "turns", ()):
        if piece in gone:
            teller.turn(piece, plan.heading(facing))


class _Teller:
    """Adds picture after picture."""

    def __init__(self, plan: Plan, first: Still) -> None:
        self.plan = plan
        self.now = first._replace(leaving=None, sound="")
        self.story = Story([first])

    def drive(self, state: State, move: Move, moved: tuple[int, ...]) -> None:
        """The pieces that move go to their cells; one that enters or is taken off, likewise."""
        for piece in moved:
            pose = state.pieces[piece]
            if isinstance(move, Enter):
                pose = pack(state.board.starts[piece], move.facing)
            elif isinstance(move, Withdraw):
                pose = OFF
            else:
                pose = pack(state.board.ahead[pose], unpack(pose)[1])
            self._stand(piece, Stand(*self.plan.stand(piece, pose)))
        if self.now.stands != self.story.last.stands:
            self._add(DRIVE_S, "autopista_drive")

    def collect(self, gain: Gain) -> None:
        """A coin or a flag: the point is counted, and from its flag a piece goes home."""
        self.now = self.now._replace(gains=(*self.now.gains, gain))
        if gain.is_flag:
            self._add(COLLECT_S, "autopista_flag")
            self._leave(gain.piece)
        else:
            coins = tuple(cell for cell in self.now.coins if cell != gain.cell)
            self.now = self.now._replace(coins=coins)
            self._add(COLLECT_S, "autopista_coin")

    def turn(self, piece: int, heading: float) -> None:
        """Turns a piece, together with the others, when ``turned`` is called."""
        self._stand(piece, self.now.stands[piece]._replace(heading=heading))

    def turned(self) -> None:
        """Lets the pieces turn."""
        if self.now.stands != self.story.last.stands:
            self._add(TURN_S)

    def send_off(self, piece: int, cause: Cause, *, goes: bool) -> None:
        """Names the cause beside the piece, then takes it off, unless another cause follows."""
        self.now = self.now._replace(leaving=(piece, cause))
        self._add(0.0, "autopista_off")
        self._add(HOLD_S)
        if goes:
            self._leave(piece)
        self.now = self.now._replace(leaving=None)

    def close(self, last: Still) -> None:
        """The position after the turn, with the coin that appeared."""
        if set(last.coins) - set(self.now.coins):
            self.story.then(APPEAR_S, last._replace(sound="autopista_coin"))
        elif self.story.last.leaving is not None:
            self.story.then(0.0, last)

    def _leave(self, piece: int) -> None:
        """Lifts a piece by hand over the houses into its bay."""
        here, home = self.now.stands[piece], Stand(*self.plan.stand(piece, OFF))
        middle = _between(here, home, 0.5)._replace(size=LIFTED)
        self._stand(piece, middle)
        self._add(LEAVE_S / 2)
        self._stand(piece, home)
        self._add(LEAVE_S / 2)

    def _stand(self, piece: int, stand: Stand) -> None:
        stands = list(self.now.stands)
        stands[piece] = stand
        self.now = self.now._replace(stands=tuple(stands))

    def _add(self, seconds: float, sound: str = "") -> None:
        self.story.then(seconds, self.now._replace(sound=sound))
