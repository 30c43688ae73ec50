"""Layouts loaded by a player: what can be played on is taken, all else is told in one sentence."""

from __future__ import annotations

import pytest

from highway3d.shell.languages import LANGUAGES
from highway3d.shell.texts import Texts
from tiles2d.autopista.rules.layouts import PRESETS
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.scene.form import LONGEST, LayoutForm, layouts_folder, loaded


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return Texts(request.param)


@pytest.mark.parametrize("name", PRESETS)
def test_layout_of_a_preset_is_taken(texts, name):
    text, fault = loaded(texts, PRESETS[name].text().encode())
    assert Options(layout=text).ground() == PRESETS[name]
    assert fault == ""


def test_place_of_a_fault_is_named(texts):
    text, fault = loaded(texts, b"...\n.x.\n...\n")
    assert text == ""
    assert "2" in fault


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"." * (LONGEST + 1), b""])
def test_what_is_no_layout_at_all_is_told_in_one_sentence(texts, content):
    text, fault = loaded(texts, content)
    assert text == ""
    assert fault.endswith(".")


def test_example_in_the_help_can_be_played_on(texts):
    starts, flags = texts("option-autopista-layout-help").splitlines()[-2:]
    _, fault = loaded(texts, f"....\n....\n....\n....\n{starts}\n{flags}\n".encode())
    assert fault == ""


def test_fields_are_options_of_the_game():
    assert set(LayoutForm().fields) <= set(Options.__struct_fields__)


def test_layouts_lie_in_the_players_own_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("HIGHWAY3D_HOME", str(tmp_path))
    assert layouts_folder() == tmp_path / "layouts"
