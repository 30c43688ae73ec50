"""Autopista's own panel, the lines under the players' names, and slips of paper on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import PIECES
from tiles2d.autopista.scene.marks import place_of
from tiles2d.autopista.turn.turn import Step
from tiles2d.flat.slips import corner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.shell.looks.layout import Rect
    from highway3d.shell.looks.theme import Line
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry
    from tiles2d.autopista.rules.movement import Gain
    from tiles2d.autopista.rules.removals import Cause
    from tiles2d.autopista.scene.scene import AutopistaScene
    from tiles2d.flat.overlay import Point

CLEAR: Final = 1.5
"""How far from a piece its slip is, in cells."""


def draw_panels(scene: AutopistaScene) -> None:
    """Draws the panel below the players: what the last turn brought, and what else may be done."""
    theme, entry = scene.host.theme, scene.host.session.here
    lines, button = list(turn_lines(scene.texts, entry)), _button(scene)
    if not lines and button is None:
        return
    with theme.panel("account", corner(theme), title=scene.texts("city-last-turn")):
        for text, tone in lines or [(scene.texts("city-no-turn"), "soft")]:
            theme.text(text, tone)
        if button is not None:
            key, icon = button
            shown = key == "city-ways" and scene.ways
            tip = scene.texts("city-ways-tip") if key == "city-ways" else ""
            if theme.button(key, icon=icon, primary=key == "city-pass", chosen=shown, tip=tip):
                scene.press(key)


def _button(scene: AutopistaScene) -> tuple[str, str] | None:
    """Key and pictogram of the button that means something now."""
    turn = scene.turn
    if scene.telling:
        return "city-skip", "last"
    if turn.step is Step.PASS:
        return "city-pass", "next"
    if turn.taken:
        return "city-take-back", "undo"
    if scene.settings.hints and turn.step is Step.PIECE:
        return "city-ways", "hint"
    return None


def turn_lines(texts: Texts, entry: Entry) -> Iterator[Line]:
    """The turn that led to an entry, in words: the move, points, who was sent off, a coin."""
    move = entry.move
    if entry.parent is None or move is None:
        return
    played = account(entry.parent.state, move)
    piece = "" if isinstance(move, Pass) else PIECES[move.piece]
    pushed = ", ".join(PIECES[other] for other in played.moved[1:])
    match move:
        case Enter():
            yield texts("city-told-enter", piece=piece), "ink"
        case StepAhead() if pushed:
            yield texts("city-told-push", piece=piece, pushed=pushed), "ink"
        case StepAhead():
            yield texts("city-told-step", piece=piece), "ink"
        case Withdraw():
            yield texts("city-told-withdraw", piece=piece), "ink"
        case _:
            yield texts("city-told-pass"), "ink"
    for gain in played.gains:
        yield gain_line(texts, gain)
    for removed, cause in played.removed:
        yield cause_line(texts, removed, cause)
    if played.coin is not None:
        yield texts("city-told-coin"), "soft"


def gain_line(texts: Texts, gain: Gain) -> Line:
    """Who brings how many points, and whence."""
    key = "city-gain-flag" if gain.is_flag else "city-gain-coin"
    return texts(key, piece=PIECES[gain.piece], points=gain.points), "good"


def cause_line(texts: Texts, piece: int, cause: Cause) -> Line:
    """Who is sent off, and why."""
    why = texts(f"removed-autopista-{cause.value}")
    return texts("city-sent-off", piece=PIECES[piece], why=why), "fault"


def points_lines(scene: AutopistaScene, seat: int) -> list[str]:
    """A player's points, and where they came from."""
    state, texts = scene.host.session.state, scene.texts
    gains = [gain for gain in scene.gains if gain.piece >> 1 == seat]
    flags = sum(gain.is_flag for gain in gains)
    target = state.board.options.target
    return [
        texts("city-points", points=state.score[seat], target=target),
        texts("city-whence", flags=flags, coins=len(gains) - flags),
    ]


def draw_slips(scene: AutopistaScene) -> None:
    """Draws what must be said on the board itself: who leaves and why, and what a choice brings."""
    taken: list[Rect] = []
    for at, lines in _slips(scene):
        _draw_slip(scene, at, lines, taken)


def _slips(scene: AutopistaScene) -> Iterator[tuple[Point, list[Line]]]:
    leaving, choice = scene.leaving, scene.turn.current
    if leaving is not None:
        piece, cause = leaving
        yield scene.now.stands[piece][:2], [cause_line(scene.texts, piece, cause)]
    elif choice is not None and not scene.telling:
        outlook = scene.turn.outlook(choice)
        removed: dict[int, list[Line]] = {}
        for piece, cause in outlook.removed:
            removed.setdefault(piece, []).append(cause_line(scene.texts, piece, cause))
        for piece, lines in removed.items():
            yield place_of(scene.plan, scene.turn, piece), lines
        rest = [gain_line(scene.texts, gain) for gain in outlook.gains]
        for piece in outlook.stranded:
            rest.append((scene.texts("city-stuck", piece=PIECES[piece]), "warning"))
        if rest:
            yield scene.plan.centre(choice.cell), rest


def _draw_slip(scene: AutopistaScene, at: Point, lines: list[Line], taken: list[Rect]) -> None:
    """A slip of paper above a point of the board, clear of the piece there and its directions.

    Where there is no room above it goes below, and where another slip is, beyond that.
    """
    theme, free = scene.host.theme, scene.overlay.free
    wide, tall = theme.slip_size(lines)
    x, y = scene.overlay.pixel(at)
    away = CLEAR * scene.overlay.view.scale
    top = y - away - tall
    up = top > free.y
    if not up:
        top = y + away
    for other in taken:
        if top < other[1] + other[3] and other[1] < top + tall:
            top = other[1] - tall - 2 if up else other[1] + other[3] + 2
    left = min(max(free.x, x - wide / 2), free.x + free.width - wide)
    taken.append(theme.label(left, top, lines))
