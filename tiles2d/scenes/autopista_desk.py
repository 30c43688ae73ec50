"""Autopista's own panel, the lines under the players' names, and slips of paper on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.widgets import ICONS
from tiles2d.autopista.moves import Enter, Pass, Step, Withdraw
from tiles2d.autopista.pieces import PIECES
from tiles2d.autopista.turn import account
from tiles2d.scenes.autopista_hand import Stage
from tiles2d.scenes.autopista_marks import place_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry
    from tiles2d.autopista.movement import Gain
    from tiles2d.autopista.removals import Cause, Removals
    from tiles2d.scenes.autopista import AutopistaScene
    from tiles2d.scenes.overlay import Point

Line = tuple[str, str]
"""A text and its tone."""
SIDE: float = 0.62


def draw_panels(scene: AutopistaScene) -> None:
    """Draws the panel below the players: what the last turn brought, and what else may be done."""
    theme, entry = scene.host.theme, scene.host.session.here
    lines = list(turn_lines(scene.texts, entry))
    buttons = list(_buttons(scene))
    if not lines and not buttons:
        return
    with theme.panel("account", "bottom_left", title=scene.texts("autopista-last-turn")):
        for text, tone in lines or [(scene.texts("autopista-no-turn"), "soft")]:
            theme.text(text, tone)
        for at, (key, icon, primary) in enumerate(buttons):
            if at:
                theme.beside(key, icon)
            if theme.button(key, icon=icon, primary=primary):
                scene.press(key)


def _buttons(scene: AutopistaScene) -> Iterator[tuple[str, str, bool]]:
    """Key, pictogram and weight of each button that means something now."""
    hand = scene.hand
    if scene.telling:
        yield "autopista-skip", "last", False
    elif hand.stage is Stage.PASS:
        yield "autopista-pass", "next", True
    elif hand.taken:
        yield "autopista-take-back", "undo", False
    elif scene.settings.hints and hand.stage is Stage.PIECE:
        yield "autopista-ways", "hint", False


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
            yield texts("autopista-told-enter", piece=piece), "ink"
        case Step() if pushed:
            yield texts("autopista-told-push", piece=piece, pushed=pushed), "ink"
        case Step():
            yield texts("autopista-told-step", piece=piece), "ink"
        case Withdraw():
            yield texts("autopista-told-withdraw", piece=piece), "ink"
        case _:
            yield texts("autopista-told-pass"), "ink"
    for gain in played.gains:
        yield gain_line(texts, gain)
    for removed, cause in played.removed:
        yield cause_line(texts, removed, cause)
    if played.coin is not None:
        yield texts("autopista-told-coin"), "soft"


def gain_line(texts: Texts, gain: Gain) -> Line:
    """Who brings how many points, and whence."""
    key = "autopista-gain-flag" if gain.is_flag else "autopista-gain-coin"
    return texts(key, piece=PIECES[gain.piece], points=gain.points), "good"


def cause_line(texts: Texts, piece: int, cause: Cause) -> Line:
    """Who is sent off, and why."""
    why = texts(f"removed-autopista-{cause.value}")
    return texts("autopista-sent-off", piece=PIECES[piece], why=why), "fault"


def points_lines(scene: AutopistaScene, seat: int) -> list[str]:
    """A player's points, and where they came from."""
    state, texts = scene.host.session.state, scene.texts
    gains = [gain for gain in scene.gains if gain.piece >> 1 == seat]
    flags = sum(gain.is_flag for gain in gains)
    target = state.board.options.target
    return [
        texts("autopista-points", points=state.score[seat], target=target),
        texts("autopista-whence", flags=flags, coins=len(gains) - flags),
    ]


def draw_slips(scene: AutopistaScene) -> None:
    """Draws what must be said on the board itself: who leaves and why, and what a choice brings."""
    leaving = scene.leaving
    if leaving is not None:
        piece, cause = leaving
        stand = scene.now.stands[piece]
        _slip(scene, (stand.x, stand.y), [cause_line(scene.texts, piece, cause)])
        return
    choice = None if scene.telling else scene.hand.current
    if choice is None:
        return
    outlook = scene.hand.outlook(choice)
    for piece, lines in _by_piece(scene.texts, outlook.removed).items():
        _slip(scene, place_of(scene.plan, scene.hand, piece), lines)
    rest = [gain_line(scene.texts, gain) for gain in outlook.gains]
    rest += [
        (scene.texts("autopista-stuck", piece=PIECES[piece]), "warning")
        for piece in outlook.stranded
    ]
    if rest:
        _slip(scene, scene.plan.centre(choice.cell), rest)


def _by_piece(texts: Texts, removed: Removals) -> dict[int, list[Line]]:
    lines: dict[int, list[Line]] = {}
    for piece, cause in removed:
        lines.setdefault(piece, []).append(cause_line(texts, piece, cause))
    return lines


def _slip(scene: AutopistaScene, at: Point, lines: list[Line]) -> None:
    """A slip of paper to the right of a point of the board, clear of the piece there."""
    x, y = scene.overlay.pixel((at[0] + SIDE, at[1] + 0.3))
    scene.host.theme.label(x, y, lines, size=0.9)


__all__ = ["ICONS", "draw_panels", "draw_slips", "points_lines"]
