from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from highway3d.shell import settings
from highway3d.shell.looks.forms import field_types
from highway3d.shell.settings import SECTIONS, Place, Settings
from highway3d.table.session import Player
from highway3d.tokyo.rules.options import Options


def test_settings_are_read_as_they_were_written(tmp_path: Path):
    written = Settings(language="es", ui_scale=150, hints=False, window=Place(3, 4, 1000, 700))
    written.seats[0] = Player('Ñandú Ölçer 東路 "[x]"', "#D55E00", "dots")
    written.options["tokyo"] = {"scope": "road"}
    settings.write(written, tmp_path / "settings.toml")
    assert settings.read(tmp_path / "settings.toml") == (written, True)


def test_choices_stand_in_the_order_declared():
    tables = field_types(Options)["table"].values
    assert tables == ("900x600", "1200x800", "1600x1000")


def test_without_a_file_the_defaults_are_sound(tmp_path: Path):
    assert settings.read(tmp_path / "settings.toml") == (Settings(), True)


@pytest.mark.parametrize(
    "content", [b"ui_scale = 1000", b"ui_scale = [", b"\xff\xfe", b'language = "tlh"']
)
def test_a_broken_file_is_set_aside_and_the_defaults_are_used(tmp_path: Path, content: bytes):
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    assert settings.read(path) == (Settings(), False)
    assert (tmp_path / "settings.toml.bad").read_bytes() == content
    assert not path.exists()


def test_fields_of_another_version_do_no_harm(tmp_path: Path):
    path = tmp_path / "settings.toml"
    path.write_text('ui_scale = 125\nweather = "rain"\n', encoding="utf-8")
    assert settings.read(path) == (Settings(ui_scale=125), True)


def test_every_setting_has_a_place_in_the_form():
    shown = {name for names in SECTIONS.values() for name in names}
    own = {"seats", "window", "options", "clocks"}
    assert shown | own == set(Settings.__struct_fields__)


@pytest.mark.parametrize(
    ("animation", "reduced", "pace"), [("none", False, 0), ("slow", False, 2), ("slow", True, 0)]
)
def test_reduced_motion_moves_nothing(animation: str, reduced: bool, pace: float):
    chosen = msgspec.convert({"animation": animation, "reduced_motion": reduced}, Settings)
    assert chosen.pace == pace
