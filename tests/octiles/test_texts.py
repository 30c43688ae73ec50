"""Everything that the rules can report has its words, in both languages."""

from __future__ import annotations

import msgspec
import pytest

from highway3d.shell.languages import LANGUAGES
from highway3d.shell.texts import Texts
from tiles2d.octiles.rules.board import SIDES
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.verdicts import OctilesEnd, OctilesFault


def option_keys():
    for field in msgspec.inspect.type_info(Options).fields:
        key = f"option-octiles-{field.name}".replace("_", "-")
        yield from (key, f"{key}-help")
        for value in getattr(field.type, "values", ()):
            yield f"{key}-{value}".replace("_", "-")


KEYS = {
    "octiles-title",
    "octiles-about",
    "help-octiles-title",
    *(f"help-octiles-{number}" for number in range(1, 9)),
    *(f"help-octiles-{number}-title" for number in range(1, 9)),
    *(f"octiles-side-{side}" for side in SIDES),
    *(f"octiles-fault-{code}" for code in OctilesFault if code is not OctilesFault.GAME_OVER),
    *(f"octiles-end-{reason}" for reason in OctilesEnd),
    *option_keys(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language):
    assert Texts(language).keys(language) >= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_of_a_fault_names_its_places(language):
    assert "C3" in Texts(language)("octiles-fault-END_OCCUPIED", pieces="C3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reconstructed_version_says_so_where_it_is_chosen(language):
    assert "recons" in Texts(language)("option-octiles-version-team-up")
