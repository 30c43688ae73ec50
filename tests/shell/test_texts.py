from __future__ import annotations

import re
from errno import ENOSPC
from pathlib import Path

import pytest

import highway3d.shell
from highway3d import catalogue
from highway3d.shell.languages import LANGUAGES, found
from highway3d.shell.sentences import record_sentence
from highway3d.shell.settings import SECTIONS
from highway3d.shell.texts import PSEUDO, Texts, lengthened, system_language
from highway3d.table.faults import RecordFault

SHELL = Path(highway3d.shell.__file__).parent
SAID = re.compile(
    r"""(?:texts|theme\.button|theme\.beside|Choice|\.ask)\(\s*"([a-z][\w-]*)"([^)]*)"""
)
MESSAGE = re.compile(r"^([\w-]+) =((?:.*\n)(?:[ \t}].*\n|\n(?=[ \t]))*)", re.M)


FOLDERS = {"shell": SHELL, **catalogue.homes()}


def messages(language: str, *owners: str) -> list[tuple[str, set[str]]]:
    """Key and the values it uses, of every text of a language: the shell's, or a game's."""
    return [
        (key, set(re.findall(r"\$(\w+)", body)))
        for owner in owners or FOLDERS
        for file in sorted((FOLDERS[owner] / "texts" / language).glob("*.ftl"))
        for key, body in MESSAGE.findall(file.read_text(encoding="utf-8"))
    ]


def test_both_languages_have_the_same_texts():
    english, spanish = (Texts().keys(language) for language in ("en", "es"))
    assert english ^ spanish == set()


def test_both_languages_use_the_same_values():
    english, spanish = dict(messages("en")), dict(messages("es"))
    assert {key for key in english if english[key] != spanish.get(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str):
    keys = [key for key, _ in messages(language)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_has_no_words_of_a_game(language: str):
    games = set(catalogue.names())
    assert [key for key, _ in messages(language, "shell") if games & set(key.split("-"))] == []


def test_a_language_is_a_folder_of_texts(tmp_path: Path):
    for name in ("en", "es", "de"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "shell.ftl").touch()
    (tmp_path / "__pycache__").mkdir()
    assert found(tmp_path) == ("en", "de", "es")


def test_a_language_is_called_what_it_calls_itself():
    assert [Texts("en").name_of(language) for language in ("en", "es")] == ["English", "Español"]


def test_every_text_that_the_code_says_exists():
    known = {key for key, _ in messages("en", "shell")}
    said = {
        key
        for file in SHELL.rglob("*.py")
        for key, rest in SAID.findall(file.read_text(encoding="utf-8"))
        if "label=" not in rest
    }
    assert {key for key in said if key not in known} == set()


def test_every_setting_has_its_label_and_a_sentence():
    known = Texts().keys("en")
    names = [name.replace("_", "-") for fields in SECTIONS.values() for name in fields]
    wanted = {f"setting-{name}{end}" for name in names for end in ("", "-help")}
    assert wanted - known == set()


def test_every_fault_of_a_saved_game_has_a_sentence():
    assert {f"record-{fault}" for fault in RecordFault} - Texts("en").keys("en") == set()


def test_a_full_disk_is_said_in_the_language():
    full = OSError(ENOSPC, "No space left on device")
    assert record_sentence(Texts("es"), full) == "El disco está lleno."


def test_a_missing_text_is_its_own_key():
    assert Texts("es")("no-such-key") == "no-such-key"


def test_no_isolation_marks_stand_round_values():
    assert Texts("en")("turn-of", name="Ñandú Ölçer 東路") == "Ñandú Ölçer 東路’s turn"


def test_the_pseudo_language_is_two_fifths_longer():
    english, pseudo = Texts("en"), Texts(PSEUDO)
    keys = [key for key in english.keys("en") if len(english(key)) > 25]
    longer = sum(len(pseudo(key)) for key in keys) / sum(len(english(key)) for key in keys)
    assert longer > 1.38


def test_lengthening_keeps_icons_and_signs():
    assert lengthened("→ 3 ✓") == "→ 3 ✓"


@pytest.mark.parametrize(
    ("variable", "language"), [("es_ES.UTF-8", "es"), ("de_DE.UTF-8", "en"), ("C", "en")]
)
def test_the_language_of_the_system_is_taken_where_we_speak_it(
    monkeypatch: pytest.MonkeyPatch, variable: str, language: str
):
    monkeypatch.setenv("LC_ALL", variable)
    assert system_language() == language
