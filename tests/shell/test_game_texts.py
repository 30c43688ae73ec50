"""What every game of the catalogue must have words for, in every language."""

from __future__ import annotations

import msgspec
import pytest

from highway3d import catalogue
from highway3d.shell.languages import LANGUAGES
from highway3d.shell.looks.forms import field_types, form_key
from highway3d.shell.texts import Texts

GAMES = list(catalogue.games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_name_and_a_sentence_about_it(game: str, language: str):
    assert {f"{game}-title", f"{game}-about"} - Texts().keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_label_an_explanation_and_names_for_its_values(game: str, language: str):
    prefix, wanted = f"option-{game}", set()
    for name, kind in field_types(catalogue.game(game).rules.options_type).items():
        wanted |= {form_key(prefix, name), form_key(prefix, name, "help")}
        if isinstance(kind, msgspec.inspect.LiteralType):
            wanted |= {form_key(prefix, name, value) for value in kind.values}
    assert wanted - Texts().keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_page_of_rules(game: str, language: str):
    assert f"help-{game}-1" in Texts().keys(language)
