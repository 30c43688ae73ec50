"""A report of a problem holds what is needed to mend it, and no folder of anybody's."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from highway3d.shell.desktop.log import without_paths
from highway3d.table import record
from tests.shell.conftest import Program
from tests.table import toy

HOME, USERS = "/home", "/Users"


@pytest.fixture
def report(program: Program, tmp_path: Path) -> dict[str, str]:
    """The parts of a report written from the help over a game."""
    logs = tmp_path / "logs"
    logs.mkdir(exist_ok=True)
    (logs / "highway3d.log").write_text(f"{tmp_path}/saves and {HOME}/zoe/x.json", "utf-8")
    program.play()
    program.press("enter")
    program.app.settings.unknown = {"folder": str(tmp_path)}
    program.press("f1")
    program.push("report-problem")
    (path,) = (tmp_path / "reports").iterdir()
    assert str(path) in program.app.line.text
    with zipfile.ZipFile(path) as bundle:
        return {name: bundle.read(name).decode() for name in bundle.namelist()}


def test_a_report_holds_game_settings_log_and_versions(report: dict[str, str]):
    assert record.from_json(report["game.highway3d"].encode(), toy.find).here.number == 1
    assert "ui_scale" in report["settings.toml"]
    assert "x.json" in report["highway3d.log"]
    assert {"highway3d", "python", "graphics", "panda3d"} <= {*json.loads(report["versions.json"])}


def test_a_report_names_no_folder_of_a_person(report: dict[str, str], tmp_path: Path):
    whole = "".join(report.values())
    assert str(tmp_path) not in whole
    assert "zoe" not in whole


@pytest.mark.parametrize("path", [f"{HOME}/zoe/a", f"{USERS}/zoe/a", r"C:\Users\zoe\a"])
def test_a_persons_name_is_left_out_of_paths(path: str):
    assert "zoe" not in without_paths(f"cannot read {path}")
    assert "zoe" not in without_paths(json.dumps(f"cannot read {path}"))


def test_a_report_that_cannot_be_written_is_said(program: Program, tmp_path: Path):
    (tmp_path / "reports").write_text("in the way")
    program.app.games.report_problem()
    assert program.app.line.tone == "fault"
