"""The end card: who won and why, by how much, and what may come next. It leaves the board free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.dialogs import Choice
from highway3d.shell.play.score import best_move, score_sentence, thought_ms
from highway3d.shell.sentences import clock_text, result_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.shell.play.match import Match
    from highway3d.shell.texts import Texts

_WORTH_TELLING_MS = 1000
"""So much thought a game must have in all for its times to be told."""


def rematch_label(texts: Texts, match: Match) -> str:
    """Who begins when the same people play again."""
    names = match.names
    return texts("rematch", name=names[1]) if len(names) > 1 else texts("rematch-alone")


class EndCard:
    """What is told of one game that is over; ``show`` lays it beside the board."""

    def __init__(
        self,
        desk: Desk,
        games: Games,
        match: Match,
        replay: Callable[[], None],
        show_again: Callable[[], None],
    ) -> None:
        self._desk, self._games, self._match = desk, games, match
        self._replay, self._show_again = replay, show_again
        session, scene, texts = match.session, match.scene, desk.texts
        outcome = session.live.outcome
        assert outcome is not None
        why = scene.why_ended(outcome)
        self._result = result_sentence(texts, session.game.name, outcome, match.names, why)
        self._players = [self._achieved(seat) for seat in range(len(session.players))]
        moves = sum(entry.move is not None for entry in session.live.path())
        self._facts = [texts("card-moves", count=moves)]
        if best := best_move(session.live, scene.told):
            number, gain = best.number, scene.told(best).gain
            name, text = match.names[session.mover(best)], scene.told(best).text
            self._facts.append(texts("card-best", move=text, gain=gain, name=name, number=number))
        self._facts += filter(None, [score_sentence(texts, match.names, match.won)])

    def show(self) -> None:
        """Lays the card down; Esc puts it away."""
        texts = self._desk.texts
        self._desk.dialogs.show(
            "result",
            texts("result-title"),
            self._result,
            Choice("rematch", self._games.rematch, "again", rematch_label(texts, self._match)),
            Choice("look", _nothing, "eye"),
            Choice("card-replay", self._replay, "play"),
            Choice("save", self._save, "save"),
            Choice("card-picture", self._take_picture, "picture"),
            Choice("menu-home", self._desk.home, "home", texts("card-home")),
            escape="look",
            body=self._draw,
        )

    def _achieved(self, seat: int) -> list[str]:
        """What a player has reached, and the time it took."""
        texts, session, tally = self._desk.texts, self._match.session, self._match.scene.tally(seat)
        key, told = f"{session.game.name}-achieved", []
        if tally is not None and texts.has(key):
            told.append(texts(key, count=tally.filled, of=tally.places))
        times = thought_ms(session)
        if sum(times) >= _WORTH_TELLING_MS:
            told.append(texts("card-time", time=clock_text(times[seat], tenths=False)))
        return told

    def _draw(self) -> None:
        theme, players = self._desk.theme, self._match.session.players
        theme.space(0.2)
        for player, name, told in zip(players, self._match.names, self._players, strict=True):
            theme.badge(player.colour, player.pattern)
            imgui.same_line()
            imgui.begin_group()
            with theme.font(bold=True):
                theme.line(name)
            if told:
                theme.text(" · ".join(told), "soft")
            imgui.end_group()
        theme.space(0.2)
        for fact in self._facts:
            theme.text(fact)

    def _save(self) -> None:
        if self._match.path is None:
            self._desk.show_save_as(self._show_again)
        else:
            self._games.save()
            self._show_again()

    def _take_picture(self) -> None:
        self._games.take_picture()
        self._show_again()


def _nothing() -> None:
    """The choice that only puts the card away."""
