"""What lies in the project's folder, and what must not."""

from __future__ import annotations

import os
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOP = {
    "README.md", "highway3d", "models", "pyproject.toml", "tests", "tiles2d", "tools",
}  # fmt: skip
TEXT = {".cfg", ".egg", ".ftl", ".json", ".jsonl", ".md", ".py", ".toml", ".txt", ""}
MACHINE_PATH = re.compile(
    r"(?<![\w.])(?:/(?:root|home|Users|work|mnt|opt|tmp)/|[A-Z]:\\\\?Users)" + r"\w"
)
IGNORED = [
    line.rstrip("/") for line in (ROOT / ".gitignore").read_text(encoding="ascii").splitlines()
]


def ours(folder: Path) -> list[Path]:
    """The files under a folder, but for those that git ignores."""
    found: list[Path] = []
    for entry in sorted(folder.iterdir()):
        if entry.name == ".git" or any(fnmatch(entry.name, pattern) for pattern in IGNORED):
            continue
        found += ours(entry) if entry.is_dir() else [entry]
    return found


def test_top_of_the_project_holds_only_what_it_should():
    tops = {path.relative_to(ROOT).parts[0] for path in ours(ROOT)}

    assert {name for name in tops if not name.startswith(".")} == TOP


def test_no_file_names_a_path_of_some_machine():
    guilty = {
        str(path.relative_to(ROOT)): match.group()
        for path in ours(ROOT)
        if path.suffix in TEXT and (match := MACHINE_PATH.search(path.read_text(encoding="utf-8")))
    }

    assert guilty == {}


def test_every_folder_of_code_is_a_package_and_travels():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = project["tool"]["setuptools"]["packages"]
    code = [path for top in ("highway3d", "tiles2d") for path in ours(ROOT / top)]
    folders = {path.relative_to(ROOT).parent for path in code if path.suffix == ".py"}

    assert all((ROOT / folder / "__init__.py").is_file() for folder in folders)
    assert set(listed) == {".".join(folder.parts) for folder in folders} | {"highway3d.models"}


def test_a_game_is_named_by_its_entry_point_and_its_folders_alone():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[0]
    games = tomllib.loads(text)["project"]["entry-points"]["highway3d.games"]

    for name, entry in games.items():
        home = entry.partition(":")[0]
        naming = [line for line in text.splitlines() if name in line and "description" not in line]
        assert [line for line in naming if f'"{home}' not in line] == []


def test_what_ci_runs_elsewhere_than_on_linux_exists():
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    named = re.findall(r"(?:tests|tools)/[\w/.]+", workflow)

    assert ".ci/run" in workflow
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no executable bit")
def test_ci_script_can_be_executed():
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
