"""What tests of the table are given."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Enters the toy game into the catalogue; the folder of its entry point."""
    entries = tmp_path / "site" / "toy-1.dist-info" / "entry_points.txt"
    entries.parent.mkdir(parents=True)
    entries.write_text("[highway3d.games]\ntoy = tests.table.toy:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    return tmp_path / "site"
