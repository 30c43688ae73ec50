"""Names are drawn in the letters they are written in."""

from __future__ import annotations

import pytest

from highway3d.shell.looks.assets import model, models_folder
from tests.shell.conftest import Program


@pytest.mark.parametrize("letter", "aÑß東路高速道かなカナ龍々。")
def test_a_letter_of_a_name_is_drawn_in_both_weights(program: Program, letter: str):
    theme = program.app.theme
    assert theme.regular.is_glyph_in_font(ord(letter))
    assert theme.bold.is_glyph_in_font(ord(letter))


@pytest.mark.parametrize("face", ["Roboto", "BIZUDPGothic"])
def test_the_letters_are_the_programs_own_files(face: str):
    for weight in ("Regular", "Bold"):
        assert model(f"{face}-{weight}.ttf").parent == models_folder()
        assert model(f"{face}-{weight}.ttf").is_file()
