"""Every mark that code, tests and texts cite (A-16, R7.2, RULES.md, section 2) can be looked up."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.sources import ROOT, modules, prose

WINGS = {
    "highway3d/tokyo": r"(?<![\w-])(?:A-\d+|[STPJGCXNE]\d+)\b",
    "tiles2d/octiles": r"\bM\d+\b",
    "tiles2d/autopista": r"\bR\d+(?:\.\d+)?\b",
}
"""Where the rules of each game stand, and the form of its marks."""
DEFINED = re.compile(r"^(?:- |\| )?\*{0,2}([A-Z]-?\d+(?:\.\d+)?)\b", re.MULTILINE)
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)?)\b|^#+ (.+)$", re.MULTILINE)
SECTIONS = re.compile(r"sections? (\d+(?:\.\d+)?)(?:(?:, | to | and )(\d+(?:\.\d+)?))?")
TEXT_NAME = re.compile(r"[\w./-]*\w\.md\b")
TITLE = re.compile(r'([\w./-]*\w\.md), "([^"]+)"')
TEXTS = [
    path
    for folder in ("highway3d", "tiles2d", "tests", "tools")
    for path in sorted((ROOT / folder).rglob("*.md"))
] + [ROOT / "README.md"]


def wing_of(path: Path) -> str | None:
    """The game whose rules a file speaks of: that of its own folder, or of the one it mirrors."""
    place = path.relative_to(ROOT).as_posix()
    for wing in WINGS:
        if place.startswith((f"{wing}/", f"tests/{wing.split('/')[1]}/")):
            return wing
    return None


def rules(wing: str) -> str:
    return (ROOT / wing / "RULES.md").read_text(encoding="utf-8")


def defined(wing: str) -> set[str]:
    """The marks a wing's rules explain; R7 is the whole of section 7."""
    text = rules(wing)
    return set(DEFINED.findall(text)) | {f"R{number}" for number in headings(text)}


def headings(text: str) -> set[str]:
    return {number or title for number, title in HEADING.findall(text)}


@cache
def cited(path: Path) -> str:
    return prose(path) if path.suffix == ".py" else path.read_text(encoding="utf-8")


FILES = [path for path in (*modules(), *TEXTS) if path.parent != Path(__file__).parent]


@pytest.mark.parametrize("wing", WINGS)
def test_every_rule_cited_in_a_wing_and_its_tests_stands_in_its_rules(wing: str) -> None:
    known = defined(wing)
    lost = {
        (path.relative_to(ROOT).as_posix(), mark)
        for path in FILES
        if wing_of(path) == wing
        for mark in re.findall(WINGS[wing], cited(path))
        if mark not in known
    }
    assert lost == set()


@pytest.mark.parametrize("wing", WINGS)
def test_every_section_cited_in_a_wing_and_its_tests_stands_in_its_rules(wing: str) -> None:
    known = headings(rules(wing))
    lost = {
        (path.relative_to(ROOT).as_posix(), number)
        for path in FILES
        if wing_of(path) == wing
        for numbers in SECTIONS.findall(cited(path))
        for number in numbers
        if number and number not in known
    }
    assert lost == set()


@pytest.mark.parametrize("wing", WINGS)
def test_every_rule_named_by_a_case_stands_in_the_rules(wing: str) -> None:
    folder = ROOT / "tests" / "cases" / wing.split("/")[1]
    cases = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")]
    named = set(re.findall(WINGS[wing], " ".join(_rules_of(cases))))
    assert named - defined(wing) == set()


def _rules_of(value: object) -> list[str]:
    """What stands under ``rule`` or ``rules``, however deep."""
    if isinstance(value, dict):
        here = [str(part) for name, part in value.items() if name in ("rule", "rules")]
        return here + [rule for part in value.values() for rule in _rules_of(part)]
    if isinstance(value, list):
        return [rule for part in value for rule in _rules_of(part)]
    return []


def test_every_text_named_anywhere_lies_where_it_is_looked_for() -> None:
    lost = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in FILES
        for name in TEXT_NAME.findall(cited(path))
        if _text(path, name) is None
    }
    assert lost == set()


def test_every_title_cited_of_a_text_stands_there() -> None:
    lost = set()
    for path in FILES:
        for name, title in TITLE.findall(cited(path)):
            text = _text(path, name)
            if text is None or title not in headings(text.read_text(encoding="utf-8")):
                lost.add((path.relative_to(ROOT).as_posix(), title))
    assert lost == set()


def _text(path: Path, name: str) -> Path | None:
    """The text of that name: from the root, or in a folder above the file that names it."""
    wing = wing_of(path)
    places = [ROOT, ROOT / (wing or "."), *path.parents, ROOT / "highway3d" / "table"]
    return next((place / name for place in places if (place / name).is_file()), None)


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_path_a_text_names_exists(text: Path) -> None:
    named = re.findall(
        r"`((?:highway3d|tiles2d|tests|tools|models|\.ci|\.github)/[^` ]*)`",
        text.read_text(encoding="utf-8"),
    )
    lost = [name for name in named if not list(ROOT.glob(name.rstrip("/").removesuffix("/…")))]
    assert lost == []
