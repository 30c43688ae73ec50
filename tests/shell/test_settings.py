from __future__ import annotations

import os
import tomllib
from pathlib import Path

import msgspec
import pytest

from highway3d.shell import settings
from highway3d.shell.looks.forms import field_types
from highway3d.shell.settings import SECTIONS, Found, Place, Settings, Timing
from highway3d.table.files import store
from highway3d.table.session import Player
from highway3d.tokyo.rules.options import Options


def test_settings_are_read_as_they_were_written(tmp_path: Path):
    written = Settings(language="es", ui_scale=150, hints=False, window=Place(3, 4, 1000, 700))
    written.seats[0] = Player('Ñandú Ölçer 東路 "[x]"', "#D55E00", "dots")
    written.options["tokyo"] = {"scope": "road"}
    settings.write(written, tmp_path / "settings.toml")
    assert settings.read(tmp_path / "settings.toml") == Found(written)


def test_choices_stand_in_the_order_declared():
    tables = field_types(Options)["table"].values
    assert tables == ("900x600", "1200x800", "1600x1000")


def test_without_a_file_the_defaults_are_sound(tmp_path: Path):
    assert settings.read(tmp_path / "settings.toml") == Found(Settings())


@pytest.mark.parametrize(
    "content", [b"ui_scale = [", b"\xff\xfe", b"a" * 2_000_000, b"x = " + b"[" * 100_000]
)
def test_a_broken_file_is_set_aside_and_the_defaults_are_used(tmp_path: Path, content: bytes):
    path, aside = tmp_path / "settings.toml", tmp_path / "settings.toml.bad"
    path.write_bytes(content)
    assert settings.read(path) == Found(Settings(), is_broken=True, aside=aside)
    assert content.startswith(aside.read_bytes()[:999_999])


def test_a_broken_file_that_cannot_be_set_aside_gives_the_defaults(tmp_path: Path):
    (tmp_path / "settings.toml").write_bytes(b"[")
    (tmp_path / "settings.toml.bad").mkdir()
    assert settings.read(tmp_path / "settings.toml") == Found(Settings(), is_broken=True)


@pytest.mark.parametrize("kind", ["folder", "circle", "pipe"])
def test_what_is_no_file_gives_the_defaults(tmp_path: Path, kind: str):
    path = tmp_path / "settings.toml"
    if kind == "folder":
        path.mkdir()
    elif kind == "circle":
        path.symlink_to(path.name)
    elif hasattr(os, "mkfifo"):
        os.mkfifo(path)
    else:
        pytest.skip("the system has no pipes with names")
    assert settings.read(path) == Found(Settings(), is_broken=True)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path):
    path = tmp_path / "settings.toml"
    path.write_text("ui_scale = 125\n", encoding="utf-8-sig")
    assert settings.read(path) == Found(Settings(ui_scale=125))


@pytest.mark.parametrize(
    ("odd", "name"),
    [
        ('quality = "ultra"', "quality"),
        ("ui_scale = 1000", "ui_scale"),
        ("frame_cap = 59.9", "frame_cap"),
        ('window = "large"', "window"),
        ("[window]\nx = 7\nwidth = 1e3", "window"),
        ("[clocks]\ntokyo = 5", "clocks"),
        ('[[seats]]\nname = "Zoe"\ncolour = "red"', "seats"),
    ],
)
def test_one_odd_setting_is_named_and_all_others_are_kept(tmp_path: Path, odd: str, name: str):
    path = tmp_path / "settings.toml"
    path.write_text(f'language = "es"\nmuted = true\n{odd}\n', encoding="utf-8")
    found = settings.read(path)
    assert (found.settings.language, found.settings.muted) == ("es", True)
    assert (found.odd, found.is_broken) == ((name,), False)
    assert found.aside is not None
    assert found.aside.read_bytes() == path.read_bytes()


def test_what_is_sound_beside_an_odd_value_is_kept(tmp_path: Path):
    path = tmp_path / "settings.toml"
    rest = "[[seats]]\n" * 3
    path.write_text(
        f'[window]\nwidth = "wide"\nheight = 700\n[clocks.tokyo]\nminutes = 5\n[clocks.octiles]\n'
        f'minutes = -1\n[[seats]]\nname = "Zoe"\ncolour = "red"\n{rest}',
        encoding="utf-8",
    )
    found = settings.read(path)
    assert found.settings.window == Place(height=700)
    assert found.settings.clocks == {"tokyo": Timing(5)}
    assert found.settings.seats[0].name == "Zoe"
    assert found.odd == ("seats", "window", "clocks")


def test_what_another_version_wrote_is_kept(tmp_path: Path):
    path = tmp_path / "settings.toml"
    path.write_text(
        'ui_scale = 125\nweather = "rain"\n[window]\nx = 3\nscreen = 2\n', encoding="utf-8"
    )
    found = settings.read(path)
    assert (found.odd, found.settings.ui_scale) == ((), 125)
    found.settings.ui_scale = 150
    settings.write(found.settings, path)
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    assert (raw["ui_scale"], raw["weather"], raw["window"]["screen"]) == (150, "rain", 2)


@pytest.mark.skipif(os.name != "posix", reason="users are known otherwise there")
def test_somebody_whom_the_system_does_not_know_has_no_folder(monkeypatch: pytest.MonkeyPatch):
    for name in ("HIGHWAY3D_HOME", "HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 54321)
    assert settings.config_folder() == store.NOWHERE
    assert not settings.read(settings.config_folder() / settings.FILE).settings.muted


def test_every_setting_has_a_place_in_the_form():
    shown = {name for names in SECTIONS.values() for name in names}
    own = {"seats", "window", "options", "clocks", "unknown"}
    assert shown | own == set(Settings.__struct_fields__)


@pytest.mark.parametrize(
    ("animation", "reduced", "pace"), [("none", False, 0), ("slow", False, 2), ("slow", True, 0)]
)
def test_reduced_motion_moves_nothing(animation: str, reduced: bool, pace: float):
    chosen = msgspec.convert({"animation": animation, "reduced_motion": reduced}, Settings)
    assert chosen.pace == pace
