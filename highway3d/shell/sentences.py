"""Sentences for what the rules report: faults, results, moves."""

from __future__ import annotations

from errno import errorcode
from typing import TYPE_CHECKING

from highway3d.table.faults import RecordError, UnsoundRecord
from highway3d.table.seating import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.shell.settings import Found
    from highway3d.shell.texts import Texts
    from highway3d.table.files.store import Save
    from highway3d.table.game import Fault, Outcome
    from highway3d.table.session import Player


LONGEST_COMMAND = 30
"""As much of another program's command as stands for its name."""


def fault_sentence(texts: Texts, game: str, fault: Fault) -> str:
    """Why not: the text ``GAME-fault-CODE``, or ``fault-CODE`` where all games share it.

    The text may use ``$pieces``, the names of the pieces concerned.
    """
    return texts(_key(texts, game, f"fault-{fault.code}"), pieces=", ".join(fault.pieces))


def fault_advice(texts: Texts, game: str, fault: Fault) -> str:
    """A word of advice for the first such attempt, from ``GAME-advice-CODE``; may be empty."""
    key = f"{game}-advice-{fault.code}"
    return texts(key) if texts.has(key) else ""


def unread_sentence(texts: Texts, game: str, reason: Exception) -> str:
    """That a typed move cannot be read, with ``history-example-GAME`` if there is such a text."""
    sentence = texts("typed-move-unread", reason=str(reason).rstrip("."))
    key = f"history-example-{game}"
    return f"{sentence} {texts('history-example', move=texts(key))}" if texts.has(key) else sentence


def record_sentence(texts: Texts, fault: OSError | RecordError) -> str:
    """What is wrong with a saved game or its file; the detail is for the log."""
    if isinstance(fault, OSError):
        key = f"file-{errorcode.get(fault.errno or 0, '')}"
        return texts(key if texts.has(key) else "file-fault")
    number = fault.number if isinstance(fault, UnsoundRecord) else 0
    return texts(f"record-{fault.code}", number=number)


def settings_sentence(texts: Texts, found: Found) -> str:
    """What of the settings could not be used; empty when all could."""
    if found.is_broken:
        return texts("settings-broken" if found.aside else "settings-unread")
    if not found.odd:
        return ""
    keys = [f"setting-{name}".replace("_", "-") for name in found.odd]
    labels = [texts(key) if texts.has(key) else key for key in keys]
    return texts("settings-odd", names=", ".join(labels))


def result_sentence(
    texts: Texts, game: str, outcome: Outcome, names: list[str], why: str = ""
) -> str:
    """Who won and why: in the scene's words, else by ``GAME-end-REASON`` or ``end-REASON``."""
    reason = why or texts(_key(texts, game, f"end-{outcome.reason}"))
    if not outcome.winners:
        return texts("result-draw", reason=reason)
    winners = joined(texts, [names[seat] for seat in outcome.winners])
    key = _key(texts, game, "result-win")
    return texts(key, winners=winners, count=len(outcome.winners), reason=reason)


def save_status(texts: Texts, save: Save, names: list[str]) -> str:
    """How a saved game stands: who won, or who is to play."""
    if save.result is not None:
        winners = [names[seat] for seat in save.result.winners if seat < len(names)]
        if winners:
            return texts("save-won", winners=joined(texts, winners), count=len(winners))
        return texts("save-drawn" if len(names) > 1 else "save-over-alone")
    if save.turn is None or len(names) == 1:
        return texts("save-unfinished")
    return texts("save-turn", name=names[save.turn])


def joined(texts: Texts, names: list[str]) -> str:
    """Names as a list in the language: ``Ana, Beto and Cleo``."""
    if len(names) < 2:
        return "".join(names)
    return texts("and", first=", ".join(names[:-1]), last=names[-1])


def shown_names(texts: Texts, names: Iterable[str]) -> list[str]:
    """Who has no name is named by the seat; of two with one name the seat tells which.

    >>> from highway3d.shell.texts import Texts
    >>> shown_names(Texts("en"), ["Ana", "", "Ana "])
    ['Ana (1)', 'Player 2', 'Ana (3)']
    """
    given, shown = [name.strip() for name in names], []
    for at, name in enumerate(given, start=1):
        if not name:
            shown.append(texts("seat-name", number=at))
        else:
            shown.append(f"{name} ({at})" if given.count(name) > 1 else name)
    return shown


def player_names(texts: Texts, players: Iterable[Player]) -> list[str]:
    """The players as they are shown; a computer without a name is called by its level."""
    return shown_names(texts, [p.name or computer_name(texts, p.computer) for p in players])


def computer_name(texts: Texts, computer: str) -> str:
    """What sits on a seat: a level by its name, a program by its command; "" for a person."""
    if computer.startswith(PROGRAM):
        return computer.removeprefix(PROGRAM)[:LONGEST_COMMAND]
    return texts(f"computer-{computer}") if computer else ""


def clock_text(left_ms: int, *, tenths: bool = True) -> str:
    """A clock's reading: minutes and seconds, with tenths below ten seconds.

    >>> clock_text(301_000), clock_text(9_940), clock_text(3_661_000)
    ('5:01', '0:09.9', '1:01:01')
    """
    if tenths and left_ms < 10_000:
        return f"0:{left_ms // 1000:02}.{left_ms % 1000 // 100}"
    minutes, seconds = divmod(-(-left_ms // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _key(texts: Texts, game: str, key: str) -> str:
    own = f"{game}-{key}"
    return own if texts.has(own) else key
