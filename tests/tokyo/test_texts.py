"""Everything that the rules can report has its words, in both languages."""

from __future__ import annotations

import msgspec
import pytest

from highway3d.shell.languages import LANGUAGES
from highway3d.shell.texts import Texts
from highway3d.table.acts import TableFault
from highway3d.tokyo.rules.building import BuildFault
from highway3d.tokyo.rules.cars import CarFault
from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.turns import End, TurnFault

FAULTS = {*BuildFault, *CarFault, *TurnFault, TableFault.DUE_FIRST} - {TurnFault.GAME_OVER}


def option_keys():
    for field in msgspec.inspect.type_info(Options).fields:
        key = f"option-tokyo-{field.name}".replace("_", "-")
        yield from (key, f"{key}-help")
        for value in field.type.values:
            yield f"{key}-{value}".replace("_", "-")


KEYS = {
    "tokyo-title",
    "tokyo-about",
    "help-tokyo-title",
    *(f"help-tokyo-{number}" for number in range(1, 15)),
    *(f"help-tokyo-{number}-title" for number in range(1, 15)),
    *(f"tokyo-fault-{code}" for code in FAULTS),
    *(f"tokyo-end-{reason}" for reason in End),
    *(f"crossing-tokyo-{result}" for result in Result),
    *option_keys(),
}
OURS = ("tokyo-fault-", "crossing-tokyo-", "option-tokyo-", "help-tokyo-")


TEXTS = {language: Texts(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(language):
    keys = TEXTS[language].keys(language)
    assert keys >= KEYS
    assert {key for key in keys if key.startswith(OURS)} <= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_given_on_faults_that_exist(language):
    keys = TEXTS[language].keys(language)
    advice = {key.removeprefix("tokyo-advice-") for key in keys if key.startswith("tokyo-advice-")}
    assert advice
    assert advice <= {code.value for code in FAULTS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(FAULTS))
def test_a_fault_is_one_plain_sentence(language, code):
    sentence = TEXTS[language](f"tokyo-fault-{code}", pieces="B1-B2")
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "_" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_names_the_pieces_in_the_way(language):
    for code in ("ROAD_HITS_ROAD", "ROAD_COVERS_PILLAR", "PILLAR_HITS_ROAD", "JOINT_ANGLE"):
        assert "B1-B2" in TEXTS[language](f"tokyo-fault-{code}", pieces="B1-B2")
