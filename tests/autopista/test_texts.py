"""Everything that the rules can report has its words, in both languages."""

from __future__ import annotations

import msgspec
import pytest

from highway3d.shell.languages import LANGUAGES
from highway3d.shell.texts import Texts
from tiles2d.autopista.rules.layouts import LayoutFault
from tiles2d.autopista.rules.movement import Code
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.removals import Cause
from tiles2d.autopista.rules.state import Reason


def option_keys():
    for name in Options.__struct_fields__:
        field = f"option-autopista-{name}".replace("_", "-")
        yield from (field, f"{field}-help")
        for value in literal_values(name):
            yield f"{field}-{value}"


def literal_values(name):
    fields = {field.name: field.type for field in msgspec.inspect.type_info(Options).fields}
    return getattr(fields[name], "values", ())


KEYS = [
    "autopista-title",
    "autopista-about",
    "autopista-achieved",
    "help-autopista-title",
    *(f"help-autopista-{number}" for number in range(1, 10)),
    *(f"help-autopista-{number}-title" for number in range(1, 10)),
    *(f"autopista-fault-{code}" for code in Code if code is not Code.GAME_OVER),
    *(
        f"autopista-advice-{code}"
        for code in (Code.BLOCKED_CROSSWISE, Code.BLOCKED_BY_BORDER, Code.PIECE_NOT_YOURS)
    ),
    *(f"autopista-end-{reason}" for reason in Reason),
    *(
        f"autopista-missed-{fact}"
        for fact in ("WINS", "FLAG", "COIN", "SENDS_OFF", "ESCAPES", "SAVES")
    ),
    *(f"autopista-gave-{fact}" for fact in ("EXPOSED", "LOSES", "STRANDED")),
    *(f"removed-autopista-{cause}" for cause in Cause),
    *(f"layout-autopista-{fault.name}" for fault in LayoutFault),
    *option_keys(),
]


OURS = (
    "autopista-",
    "help-autopista-",
    "removed-autopista-",
    "layout-autopista-",
    "option-autopista-",
)


@pytest.fixture(scope="module")
def texts():
    return {language: Texts(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(texts, language):
    keys = {key for key in texts[language].keys(language) if key.startswith(OURS)}
    assert keys == {*KEYS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_of_a_fault_names_its_pieces(texts, language):
    assert "B1" in texts[language]("autopista-fault-PIECE_NOT_YOURS", pieces="B1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_on_a_layout_names_line_and_column(texts, language):
    sentence = texts[language]("layout-autopista-CELL_TAKEN", line=12, column=34)
    assert "12" in sentence
    assert "34" in sentence
