"""What is laid over the town for the turn in the making: offers, consequences, the last turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.moves import Enter, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import PIECES
from tiles2d.autopista.rules.poses import OFF, unpack
from tiles2d.autopista.scene import sheet
from tiles2d.autopista.scene.pointing import spot
from tiles2d.autopista.scene.quads import CityQuads
from tiles2d.autopista.scene.town.livery import corners
from tiles2d.autopista.turn.turn import Choice, Step, route, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from highway3d.shell.scene import Proposal
    from highway3d.table.session import Entry
    from tiles2d.autopista.rules.moves import Move
    from tiles2d.autopista.rules.state import State
    from tiles2d.autopista.scene.story import Stand, Still
    from tiles2d.autopista.scene.town.plan import Plan
    from tiles2d.autopista.turn.turn import Turn
    from tiles2d.flat.overlay import Point
    from tiles2d.flat.quads import Shade

BUTTON: Final = 0.42
"""A direction's button reaches a tenth of a cell beyond its piece's cell, clear of neighbours."""
STEP: Final = 0.5
NOW: Final = 1.5
"""How large the light under a piece is that the list of moves speaks of, in cells."""
GHOST: Final = (1.0, 1.0, 1.0, 0.5)


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything laid over the town, by where it lies; ``ghosts`` are cars that are not there."""

    under: CityQuads = field(default_factory=CityQuads)
    ghosts: CityQuads = field(default_factory=CityQuads)
    over: CityQuads = field(default_factory=CityQuads)


def of_story(now: Still) -> Marks:
    """While a turn is told: a ring round the piece that is named."""
    marks = Marks()
    if now.leaving is not None:
        ring(marks.over, [now.stands[now.leaving[0]]])
    return marks


def of_turn(plan: Plan, turn: Turn, entry: Entry, *, hints: bool) -> Marks:
    """The last turn's traces, the piece that turns, the choices, and what one would bring."""
    marks = Marks()
    if entry.parent is not None and entry.move is not None:
        _last_turn(marks.under, plan, entry.parent.state, entry.move)
    if turn.taken and turn.choices:
        marks.under.city("halo", plan.centre(turn.choices[0].cell), 1.04)
    _ghosts(marks.ghosts, plan, turn)
    for at, choice in enumerate(turn.choices):
        hot = at == turn.at
        if hints or hot or turn.taken:
            _offer(marks.over, plan, turn, choice, hot=hot)
    if turn.current is not None:
        _doomed(marks.over, plan, turn, turn.current)
    return marks


def _offer(quads: CityQuads, plan: Plan, turn: Turn, choice: Choice, *, hot: bool) -> None:
    at, heading = spot(plan, turn, choice), plan.heading(choice.facing)
    after = "_hot" if hot else ""
    if choice.step is Step.PIECE:
        quads.city(f"step{after}", at, STEP * (1.15 if hot else 1.0), heading)
        return
    if choice.step is Step.WITHDRAW:
        quads.city("ring", at, 1.05)
        quads.city("badge", (at[0] + 0.34, at[1] + 0.34), 0.36 if hot else 0.30)
        return
    outlook = turn.outlook(choice)
    sign = "stop" if outlook.stranded else "button"
    quads.city(f"{sign}{after}", at, BUTTON * (1.12 if hot else 1.0), heading)
    if outlook.removed:
        quads.city("badge", (at[0] + 0.14, at[1] + 0.14), 0.22)


def _doomed(quads: CityQuads, plan: Plan, turn: Turn, choice: Choice) -> None:
    """A ring and a cross on every piece that the choice is certain to send off."""
    for piece in dict.fromkeys(piece for piece, _ in turn.outlook(choice).removed):
        x, y = place_of(plan, turn, piece)
        quads.city("ring", (x, y), 1.12)
        quads.city("badge", (x + 0.36, y + 0.36), 0.34)


def place_of(plan: Plan, turn: Turn, piece: int) -> Point:
    """Where a piece stands as the turn shows it; one that makes way for an entry, where it was."""
    poses = turn.poses()
    current = turn.current
    if not turn.taken and current is not None and current.is_last:
        poses = shown(turn.state, current.moves)
    pose = poses[piece] if poses[piece] != OFF else turn.state.pieces[piece]
    return plan.stand(piece, pose)[:2]


def _ghosts(quads: CityQuads, plan: Plan, turn: Turn) -> None:
    """The pieces as they would stand after the choice pointed at, before it is taken."""
    choice = turn.current
    if choice is None or choice.step is not Step.PIECE:
        return
    poses = shown(turn.state, choice.moves)
    for piece, pose in enumerate(poses):
        if pose != turn.state.pieces[piece] and pose != OFF:
            x, y, heading = plan.stand(piece, pose)
            quads.add(corners(f"car{piece}"), (x, y), (0.94, 0.94), heading, GHOST)


def ring(quads: CityQuads, stands: Iterable[Stand]) -> None:
    """A ring round every piece that is named: in a fault, or because it leaves."""
    for stand in stands:
        quads.city("ring", (stand.x, stand.y), 1.1)


def lit(marks: Marks, plan: Plan, entry: Entry, stands: Sequence[Stand]) -> None:
    """A move of the list: its traces, where its pieces came to, and those pieces now."""
    before, move = entry.parent, entry.move
    if before is None or not isinstance(move, Enter | StepAhead | Withdraw):
        return
    _last_turn(marks.under, plan, before.state, move)
    landed = shown(before.state, (move,))
    for piece in {move.piece, *account(before.state, move).moved}:
        if landed[piece] != OFF:
            marks.under.city("halo", plan.stand(piece, landed[piece])[:2], 1.04)
        marks.under.city("halo", (stands[piece].x, stands[piece].y), NOW)


def advised(marks: Marks, plan: Plan, state: State, proposal: Proposal, what: bool) -> None:
    """A proposed move: a light under its piece; then all cars where they would come to stand."""
    move = proposal.move
    piece = getattr(move, "piece", None)
    if piece is None:
        return
    marks.under.city("halo", plan.stand(piece, state.pieces[piece])[:2], NOW)
    if not what:
        return
    for other, pose in enumerate(shown(state, (move,))):
        if pose not in (OFF, state.pieces[other]):
            x, y, heading = plan.stand(other, pose)
            marks.ghosts.add(corners(f"car{other}"), (x, y), (0.94, 0.94), heading, GHOST)
    named = {name for fact in proposal.facts for name in fact[1:2] if name in PIECES}
    for other in sorted(PIECES.index(str(name)) for name in named):
        if other != piece:
            marks.over.city("ring", plan.stand(other, state.pieces[other])[:2], 1.1)


def ways(quads: CityQuads, plan: Plan, turn: Turn, shades: Sequence[Shade]) -> None:
    """The shortest ways of the pieces on turn to their flags, as if they were alone."""
    for rank, piece in enumerate((2 * turn.state.turn, 2 * turn.state.turn + 1)):
        shift = 0.14 if rank else -0.14
        cells = route(plan.board, piece, turn.state.pieces[piece])
        for cell in cells[:-1]:
            x, y = plan.centre(cell)
            quads.city("peg", (x + shift, y + shift), 0.34, shade=shades[piece])


def _last_turn(quads: CityQuads, plan: Plan, before: State, move: Move) -> None:
    """Tyre marks of the last turn's pieces, and a faint cross wherever one was sent off."""
    played = account(before, move)
    if isinstance(move, Enter):
        target = plan.centre(before.board.starts[move.piece])
        _trail(quads, plan.bay(move.piece), target, plan.heading(entry_way(plan, move)))
    elif isinstance(move, StepAhead):
        for piece in played.moved:
            pose = before.pieces[piece]
            cell, facing = unpack(pose)
            start, end = plan.centre(cell), plan.centre(before.board.ahead[pose])
            _trail(quads, start, end, plan.heading(facing))
    landed = shown(before, (move,))
    for piece, _ in played.removed:
        pose = landed[piece] if landed[piece] != OFF else before.pieces[piece]
        quads.city("gone", plan.stand(piece, pose)[:2], 0.8)


def entry_way(plan: Plan, move: Enter) -> int:
    """The facing in which a piece comes out of its bay."""
    bay, start = plan.bay(move.piece), plan.centre(plan.board.starts[move.piece])
    across, up = start[0] - bay[0], start[1] - bay[1]
    if abs(across) > abs(up):
        return plan.facing(1 if across > 0 else -1, 0)
    return plan.facing(0, 1 if up > 0 else -1)


def _trail(quads: CityQuads, start: Point, end: Point, heading: float) -> None:
    long = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    quads.add(sheet.corners(sheet.CITY, "track"), middle, (0.9, long), heading)
