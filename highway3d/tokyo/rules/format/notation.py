"""Text for moves, both ways: one line that reads like a sentence of the game.

    pillar 2 at -155.5 0.0 from A1
    junction 4 at 10.0 -33.5 from A2, cars 35% 60.5%
    exit at -51.5 108.5 from A1, car 50%
    shift to -155.4 0.3, car 50%
    penalty A for B1-B2 B1-B2@35%, shifted B2-B3, pays 1 grey 1 yellow, standing 2 grey
    restore
    pass

Lengths in mm. Case, spacing, commas, brackets and % signs do not matter when read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from highway3d.table.foreign import quoted
from highway3d.table.game import NotationError
from highway3d.tokyo.rules.highway import SEAT_LETTERS, percent
from highway3d.tokyo.rules.turns import Build, Move, Pass, Penalty, Restore, Shift


def format_move(move: Move) -> str:
    """The move as one line of text.

    >>> format_move(Build("A2", 100, -335, 4, junction=True, cars=(350, 605)))
    'junction 4 at 10.0 -33.5 from A2, cars 35% 60.5%'
    """
    match move:
        case Build():
            kind = "junction" if move.junction else "pillar"
            what = f"{kind} {move.height}" if move.height or move.junction else "exit"
            return f"{what} at {_place(move.x, move.y)} from {move.base}{_cars(move.cars)}"
        case Shift():
            return f"shift to {_place(move.x, move.y)}{_cars(move.cars)}"
        case Penalty():
            return _penalty_text(move)
        case Restore():
            return "restore"
        case Pass():
            return "pass"


def parse_move(text: str) -> Move:
    """Reads a move; raises ``NotationError`` naming the word at fault.

    >>> parse_move("  PASS ")
    Pass()
    """
    return _Reader(text).move()


def _place(x: int, y: int) -> str:
    return f"{_mm(x)} {_mm(y)}"


def _mm(dmm: int) -> str:
    """
    >>> _mm(-5), _mm(1036)
    ('-0.5', '103.6')
    """
    return f"{'-' if dmm < 0 else ''}{abs(dmm) // 10}.{abs(dmm) % 10}"


def _cars(places: Sequence[int]) -> str:
    if not places:
        return ""
    return f", car{'s' if len(places) > 1 else ''} {' '.join(map(percent, places))}"


def _penalty_text(move: Penalty) -> str:
    parts = [f"penalty {SEAT_LETTERS[move.seat]}"]
    if move.fallen:
        parts[0] += f" for {' '.join(move.fallen)}"
    if move.shifted:
        parts.append(f"shifted {' '.join(move.shifted)}")
    parts.append(f"pays {_discs(move.grey, move.yellow)}")
    if any(move.standing):
        parts.append(f"standing {_discs(*move.standing)}")
    return ", ".join(parts)


def _discs(grey: int, yellow: int) -> str:
    counts = [f"{count} {name}" for count, name in ((grey, "grey"), (yellow, "yellow")) if count]
    return " ".join(counts) or "0 grey"


PIECE: Final = re.compile(r"[AB]\d*-(?:[AB]\d+|exit)(?:@\d+(?:\.\d)?%)?", re.IGNORECASE)


class _Reader:
    """Takes a line word by word."""

    def __init__(self, text: str) -> None:
        self.words = re.sub(r"[(),;]", " ", text).split()

    def move(self) -> Move:
        readers: dict[str, Callable[[], Move]] = {
            "pillar": lambda: self.build(self.height(1), junction=False),
            "junction": lambda: self.build(self.height(1), junction=True),
            "exit": lambda: self.build(0, junction=False),
            "shift": self.shift,
            "penalty": self.penalty,
            "restore": Restore,
            "pass": Pass,
        }
        kind = self.word("a move").lower()
        if kind not in readers:
            raise NotationError(f"{quoted(kind)} is no move of Tokyo Highway")
        move = readers[kind]()
        if self.words:
            raise NotationError(f"{quoted(self.words[0])} is one word too many")
        return move

    def build(self, height: int, *, junction: bool) -> Build:
        self.expect("at")
        x, y = self.length(), self.length()
        self.expect("from")
        base = self.word("a base").upper()
        if not re.fullmatch(r"[AB]\d+", base):
            raise NotationError(f"{quoted(base)} is no pillar's name")
        return Build(base, x, y, height, junction, self.cars())

    def shift(self) -> Shift:
        self.expect("to")
        return Shift(self.length(), self.length(), self.cars())

    def penalty(self) -> Penalty:
        letter = self.word("a player").upper()
        if letter not in SEAT_LETTERS:
            raise NotationError(f"{quoted(letter)} is no player")
        fallen = self.pieces() if self.take("for") else ()
        shifted = self.pieces() if self.take("shifted") else ()
        grey, yellow = self.discs() if self.take("pays") else (0, 0)
        standing = self.discs() if self.take("standing") else (0, 0)
        return Penalty(SEAT_LETTERS.index(letter), fallen, shifted, grey, yellow, standing)

    def word(self, wanted: str) -> str:
        if not self.words:
            raise NotationError(f"the line ends where {wanted} should follow")
        return self.words.pop(0)

    def take(self, word: str) -> bool:
        """Takes a word if it comes next."""
        found = bool(self.words) and self.words[0].lower() == word
        if found:
            self.words.pop(0)
        return found

    def expect(self, word: str) -> None:
        found = self.word(repr(word))
        if found.lower() != word:
            raise NotationError(f"{quoted(found)} stands where {word!r} should")

    def height(self, least: int) -> int:
        text = self.word("a height")
        if not re.fullmatch(r"\d{1,3}", text) or int(text) < least:
            raise NotationError(f"{quoted(text)} is no height of a pillar")
        return int(text)

    def length(self) -> int:
        text = self.word("a length")
        if not re.fullmatch(r"[+−-]?\d{1,5}(\.\d)?", text):
            raise NotationError(f"{quoted(text)} is no length in mm with at most one decimal")
        whole, _, tenth = text.lstrip("+-−").partition(".")
        size = int(whole) * 10 + int(tenth or 0)
        return -size if text[0] in "-−" else size

    def cars(self) -> tuple[int, ...]:
        if not (self.take("cars") or self.take("car")):
            return ()
        places = []
        while self.words:
            text = self.words.pop(0)
            if not re.fullmatch(r"\d{1,3}(\.\d)?%?", text):
                raise NotationError(f"{quoted(text)} is no place on a road, such as 35% or 35.5%")
            whole, _, tenth = text.rstrip("%").partition(".")
            places.append(int(whole) * 10 + int(tenth or 0))
        if not places:
            raise NotationError("the line ends where a place on the road should follow")
        return tuple(places)

    def pieces(self) -> tuple[str, ...]:
        names = []
        while self.words and PIECE.fullmatch(self.words[0]):
            names.append(self.words.pop(0).upper().replace("EXIT", "exit"))
        if not names:
            raise NotationError(f"{quoted(self.word('a piece'))} is no road or car")
        return tuple(names)

    def discs(self) -> tuple[int, int]:
        counts = {"grey": 0, "yellow": 0}
        while self.words and re.fullmatch(r"\d{1,3}", self.words[0]):
            count = int(self.words.pop(0))
            colour = self.word("grey or yellow").lower()
            if colour not in counts:
                raise NotationError(f"{quoted(colour)} is no colour of a disc")
            counts[colour] += count
        return counts["grey"], counts["yellow"]
