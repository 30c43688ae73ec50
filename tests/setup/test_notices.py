"""What the program is built upon is named, with its licence, in the package."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

NOTICES = Path(__file__).parents[2] / "highway3d" / "NOTICES.md"
NAME = re.compile(r"[\w.-]+")


def needed(name: str, seen: set[str]) -> set[str]:
    """Every installed package that the named one needs at run time, itself included."""
    found = distribution(name)
    own = re.sub(r"[-_.]+", "-", found.name).lower()
    if own not in seen:
        seen.add(own)
        for line in found.requires or ():
            if "extra ==" not in line and (match := NAME.match(line)):
                try:
                    needed(match.group(), seen)
                except PackageNotFoundError:
                    continue  # for another platform or Python
    return seen


def test_every_package_the_program_needs_has_its_notice():
    first_cells = re.findall(r"^\| ([^|]+) \|", NOTICES.read_text(encoding="utf-8"), re.MULTILINE)
    named = {
        re.sub(r"[-_.]+", "-", name).lower() for cell in first_cells for name in cell.split(", ")
    }
    assert needed("highway3d", set()) - {"highway3d"} - named == set()
