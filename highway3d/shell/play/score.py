"""What a game that is over amounts to, and the score of all that the same people have played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.texts import Texts
    from highway3d.shell.told_move import ToldMove
    from highway3d.table.session import Entry, Session


def won(session: Session, carried: Sequence[float]) -> list[float]:
    """Games won by each seat, a draw for half a game: ``carried`` from before, and this one.

    This game counts as its main line ends: once, and no more when it was played on from before.
    """
    outcome = session.main_line()[-1].outcome
    if outcome is None:
        return list(carried)
    everyone = dict.fromkeys(range(len(carried)), 0.5)
    share = {seat: 1.0 for seat in outcome.winners} or everyone
    return [before + share.get(seat, 0.0) for seat, before in enumerate(carried)]


def score_sentence(texts: Texts, names: Sequence[str], won: Sequence[float]) -> str:
    """The score over several games in words; empty after the first.

    >>> from highway3d.shell.texts import Texts
    >>> texts = Texts("en")
    >>> score_sentence(texts, ["Ana", "Beto"], [1.5, 0.5])
    'After 2 games Ana leads 1½ to ½.'
    >>> score_sentence(texts, ["Ana", "Beto"], [1, 1]), score_sentence(texts, ["Ana"], [3])
    ('After 2 games it is 1 all.', '')
    >>> score_sentence(texts, ["Ana", "Beto", "Cleo"], [1, 0, 1])
    'After 2 games: Ana 1, Beto 0, Cleo 1.'
    """
    games, points = round(sum(won)), [_halves(share) for share in won]
    if games < 2 or len(names) < 2:
        return ""
    if len(names) > 2:
        scores = ", ".join(f"{name} {share}" for name, share in zip(names, points, strict=True))
        return texts("score-of-all", games=games, scores=scores)
    if won[0] == won[1]:
        return texts("score-even", games=games, each=points[0])
    first = int(won[1] > won[0])
    return texts(
        "score-leads", games=games, name=names[first], most=points[first], least=points[1 - first]
    )


def _halves(share: float) -> str:
    whole, half = divmod(round(2 * share), 2)
    return f"{whole or ''}½" if half else str(whole)


def best_move(last: Entry, told: Callable[[Entry], ToldMove]) -> Entry | None:
    """The first of the moves up to ``last`` that gained most in numbers; None where none did."""
    gains = {
        entry: int(gain)
        for entry in last.path()
        if entry.move is not None and (gain := told(entry).gain).lstrip("+").isdigit()
    }
    return max(gains, key=lambda entry: gains[entry], default=None)


def thought_ms(session: Session) -> list[int]:
    """How long each seat has thought in the game as it stands."""
    spent = [0] * len(session.players)
    for entry in session.live.path():
        spent[session.mover(entry)] += entry.used_ms
    return spent
