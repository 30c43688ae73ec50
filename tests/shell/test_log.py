from __future__ import annotations

import logging
from pathlib import Path

from highway3d.shell.desktop.log import NAME, Log, without_paths


def test_a_persons_folder_is_not_named():
    text = without_paths(f"{Path.home()}/games/x.json and {Path(__file__).parents[2]}/highway3d")
    assert text == "~/games/x.json and …/highway3d"


def test_the_log_turns_over_before_it_grows_large(tmp_path: Path):
    log = Log(tmp_path)
    for _ in range(400):
        logging.getLogger(NAME).info("x" * 2000)
    log.close()
    sizes = [file.stat().st_size for file in tmp_path.glob("highway3d.log*")]
    assert len(sizes) == 4
    assert max(sizes) <= 200_000


def test_a_folder_that_cannot_be_made_does_not_stop_the_program(tmp_path: Path):
    (tmp_path / "file").write_text("")
    log = Log(tmp_path / "file" / "logs")
    logging.getLogger(NAME).info("unheard")
    log.close()
    log.close()
    assert not (tmp_path / "file" / "logs").exists()
