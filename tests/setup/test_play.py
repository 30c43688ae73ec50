"""tools/play.py: the first start, later starts, mending, and plain words when it cannot."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess

import pytest

from tests.setup.checkout import TOOLS, Checkout

pytestmark = pytest.mark.slow

SETTING_UP = "Setting up (once, about a minute) ...\n"
FIRST_FILES = ("play.py", "test.py", "python311.py")


def test_first_start_sets_up_and_passes_arguments_and_exit_code_on(checkout):
    run = checkout.play("open", "my game.json")

    assert (run.stdout, run.stderr, run.returncode) == ("['open', 'my game.json']\n", SETTING_UP, 7)


def test_second_start_installs_nothing(started):
    log = started.venv / "pip.log"
    log.unlink(missing_ok=True)

    run = started.play("again")

    assert (run.stdout, run.stderr, log.exists()) == ("['again']\n", "", False)


def test_changed_project_is_installed_into_the_environment_it_has(started):
    kept = started.venv / "kept"
    kept.touch()
    with (started.folder / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# a change\n")

    assert started.play().stderr == SETTING_UP
    assert kept.exists()
    assert started.play().stderr == ""


def test_other_tested_versions_are_installed_too(started):
    with (started.folder / ".ci" / "constraints.txt").open("a", encoding="utf-8") as constraints:
        constraints.write("# a change\n")

    assert started.play().stderr == SETTING_UP
    assert started.play().stderr == ""


def test_only_the_tested_versions_are_installed(tmp_path):
    checkout = Checkout(tmp_path / "checkout", constraints="highway3d==9.9\n")

    assert_one_sentence(checkout.play(), "The packages could not be installed", "pip.log")


def test_unreadable_stamp_is_written_anew(started):
    (started.venv / "set-up.json").write_text("{", encoding="utf-8")

    assert started.play().stderr == SETTING_UP
    assert started.play().stderr == ""


def test_environment_without_its_interpreter_is_made_anew(started):
    shutil.rmtree(started.venv / ("Scripts" if os.name == "nt" else "bin"))

    run = started.play("mended")

    assert (run.stdout, run.stderr) == ("['mended']\n", SETTING_UP)


def test_half_made_environment_is_made_anew(checkout):
    checkout.venv.mkdir()
    (checkout.venv / "pyvenv.cfg").touch()

    assert checkout.play("mended").stdout == "['mended']\n"


def test_moved_folder_is_set_up_again(started):
    old = started.folder
    started.folder = old.rename(old.with_name("moved"))

    run = started.play("moved")

    assert (run.stdout, run.stderr) == ("['moved']\n", SETTING_UP)


def test_missing_venv_module_is_named_in_one_sentence(checkout):
    run = checkout.play(before="import sys; sys.modules['ensurepip'] = None")

    assert_one_sentence(run, "This Python lacks its venv module", "python3-venv")


def test_packages_out_of_reach_are_told_in_one_sentence(tmp_path):
    checkout = Checkout(tmp_path / "checkout", needs="Requires-Dist: numpy\n")

    assert_one_sentence(checkout.play(), "The packages could not be fetched", "pip.log")


def test_folder_that_cannot_be_written_is_told_in_one_sentence(checkout):
    refuse = (
        "import os\n"
        "def refuse(path, *rest, **options): raise PermissionError(13, 'Permission denied', path)\n"
        "os.makedirs = refuse"
    )

    assert_one_sentence(checkout.play(before=refuse), "must write to", "Permission denied")


def test_file_in_the_place_of_the_environment_is_told_in_one_sentence(checkout):
    checkout.venv.touch()

    assert_one_sentence(checkout.play(), "must write to", ".venv")


def test_old_python_is_refused_in_one_sentence(checkout):
    run = checkout.play(before="import sys; sys.version_info = (3, 10, 13, 'final', 0)")

    assert_one_sentence(run, "highway3d needs Python 3.11 or newer", "Python")
    assert not checkout.venv.exists()


@pytest.mark.parametrize("name", FIRST_FILES)
def test_first_files_can_be_read_by_an_old_python(name):
    ast.parse((TOOLS / name).read_text(encoding="ascii"), feature_version=(3, 7))


def test_every_old_python_at_hand_refuses_in_one_sentence():
    """Those that no longer run are passed over; test_old_python_is_refused needs none."""
    for version in ("2.7", "3.6", "3.7", "3.8", "3.9", "3.10"):
        python = shutil.which(f"python{version}")
        if python and subprocess.run([python, "-c", ""], capture_output=True).returncode == 0:
            run = subprocess.run(
                [python, "-B", str(TOOLS / "play.py")], capture_output=True, text=True, check=False
            )
            assert_one_sentence(run, "highway3d needs Python 3.11 or newer", version)


def assert_one_sentence(run: subprocess.CompletedProcess[str], *parts: str) -> None:
    words = run.stderr.removeprefix(SETTING_UP)
    assert run.returncode == 1
    assert words.count("\n") == 1
    assert words.endswith(".\n")
    assert all(part in words for part in parts), words
