"""Saves on disk: written whole, listed, kept."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from highway3d.table import atomic, store
from highway3d.table.record import MAX_BYTES, RecordError
from highway3d.table.session import Player, Session
from highway3d.table.store import Autosave, free_path, load, save, saves
from tests.table.toy import GAME, Move, Options, find

NOON = datetime(2025, 3, 1, 12, 0, 0, tzinfo=UTC)


def session(moves: int = 1, heap: int = 20) -> Session:
    game = Session.new(GAME, Options(heap=heap, growth="off"), [Player("Ñandú"), Player('"["')], 0)
    for _ in range(moves):
        game.play(Move(1), 0.0)
    return game


def test_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "東路 [1].json"
    save(session(3), path)
    again = load(path, find)
    assert (again.here.number, again.players) == (3, session().players)


def test_former_file_becomes_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for moves in (1, 2, 3):
        save(session(moves), path)
    assert load(path, find).here.number == 3
    assert load(atomic.backup_of(path), find).here.number == 2
    assert len(list(tmp_path.iterdir())) == 2


def test_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_bytes(b"old")
    link.symlink_to(real)
    atomic.write(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    save(session(1), path)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(session(2), path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert load(path, find).here.number == 1


def test_leavings_of_killed_writers_are_removed(tmp_path: Path) -> None:
    path, left = tmp_path / "game.json", tmp_path / ".game.json.1.tmp"
    busy = tmp_path / ".game.json.2.tmp"
    for file in (left, busy):
        file.write_bytes(b"half")
    os.utime(left, (0, 0))
    atomic.write(path, b"new")
    assert not left.exists()
    assert busy.exists()


def test_file_too_large_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    assert len(store.read(path)) == MAX_BYTES + 1
    with pytest.raises(RecordError, match="larger than 5 MB"):
        load(path, find)


def test_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.json", find)


def test_list_tells_game_players_and_whether_it_is_over(tmp_path: Path) -> None:
    save(session(1), tmp_path / "open.json")
    save(session(2, heap=2), tmp_path / "over.json")
    listed = {found.name: found for found in saves(tmp_path)}
    assert (listed["open"].game, listed["open"].players) == ("toy", ("Ñandú", '"["'))
    assert (listed["open"].moves, listed["open"].unfinished) == (1, True)
    assert (listed["over"].moves, listed["over"].unfinished) == (2, False)


def test_list_has_the_latest_first_with_its_date(tmp_path: Path) -> None:
    for name, second in (("b", 100), ("a", 300), ("c", 200)):
        save(session(), tmp_path / f"{name}.json")
        os.utime(tmp_path / f"{name}.json", (second, second))
    assert [found.name for found in saves(tmp_path)] == ["a", "c", "b"]
    assert saves(tmp_path)[0].saved == datetime.fromtimestamp(300, UTC)


def test_damaged_save_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_bytes(b"{")
    (tmp_path / "folder.json").mkdir()
    faults = {found.name: found.fault for found in saves(tmp_path)}
    assert isinstance(faults["broken"], RecordError)
    assert isinstance(faults["folder"], OSError)


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A game of two moves whose file was cut off; its backup holds the first move."""
    path = tmp_path / "game.json"
    save(session(1), path)
    save(session(2), path)
    path.write_bytes(path.read_bytes()[:100])
    return path


def test_damaged_save_is_listed_as_its_backup(damaged: Path) -> None:
    (listed,) = saves(damaged.parent)
    assert (listed.fault, listed.moves, listed.unfinished) == (None, 1, True)


def test_damaged_save_is_opened_from_its_backup_and_kept_aside(damaged: Path) -> None:
    cut = damaged.read_bytes()
    found = store.salvage(damaged, find)
    assert (found.fault, found.session.here.number) == (None, 1)
    assert found.aside is not None
    assert found.aside.read_bytes() == cut
    assert store.load(damaged, find).here.number == 1


def test_save_of_a_newer_version_stays_where_it_is(damaged: Path) -> None:
    newer = b'{"format": "highway3d", "schema": 9}'
    damaged.write_bytes(newer)
    with pytest.raises(RecordError, match="newer"):
        store.salvage(damaged, find)
    (listed,) = saves(damaged.parent)
    assert isinstance(listed.fault, RecordError)
    assert damaged.read_bytes() == newer


def test_damaged_save_with_a_damaged_backup_is_refused_and_left_alone(damaged: Path) -> None:
    damaged.with_name("game.json.bak").write_bytes(b"{")
    with pytest.raises(RecordError, match="too early"):
        store.salvage(damaged, find)
    assert sorted(path.name for path in damaged.parent.iterdir()) == [
        "game.json",
        "game.json.bak",
    ]


def test_removed_save_takes_its_backup_along(damaged: Path) -> None:
    store.remove(damaged)
    assert list(damaged.parent.iterdir()) == []


def test_missing_folder_holds_no_saves(tmp_path: Path) -> None:
    assert saves(tmp_path / "none") == []


def test_home_of_the_user_can_be_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIGHWAY3D_HOME", "/somewhere/else")
    assert store.saves_folder() == Path("/somewhere/else/saves")
    assert store.autosave_folder() == Path("/somewhere/else/autosave")


def test_without_a_home_the_systems_folder_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HIGHWAY3D_HOME", raising=False)
    assert store.data_folder().name == "highway3d"


def test_free_path_is_not_taken(tmp_path: Path) -> None:
    first = free_path(tmp_path, "toy", NOON)
    assert first.name == "toy-2025-03-01-120000.json"
    first.touch()
    assert free_path(tmp_path, "toy", NOON).name == "toy-2025-03-01-120000-2.json"


def test_autosave_writes_one_file_a_game(tmp_path: Path) -> None:
    autosave, game = Autosave(tmp_path), session(0)
    for _ in range(4):
        game.play(Move(1), 0.0)
        autosave.write(game, NOON)
    assert [found.moves for found in saves(tmp_path)] == [4]


def test_game_without_a_move_is_not_autosaved(tmp_path: Path) -> None:
    Autosave(tmp_path).write(session(0), NOON)
    assert saves(tmp_path) == []


def test_new_game_is_not_written_over_the_last_one(tmp_path: Path) -> None:
    Autosave(tmp_path).write(session(2), NOON)
    Autosave(tmp_path).write(session(1), NOON)
    assert sorted(found.moves for found in saves(tmp_path)) == [1, 2]


def test_three_autosaves_are_kept(tmp_path: Path) -> None:
    for moves in (1, 2, 3, 4, 5):
        autosave = Autosave(tmp_path)
        autosave.write(session(moves), NOON)
        autosave.write(session(moves), NOON)
        assert autosave.path is not None
        os.utime(autosave.path, (moves, moves))
    assert [found.moves for found in saves(tmp_path)] == [5, 4, 3]
    assert len(list(tmp_path.iterdir())) == 6


def test_resumed_game_goes_on_in_its_own_file(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.write(session(1), NOON)
    assert autosave.path is not None
    game = load(autosave.path, find)
    game.play(Move(1), 0.0)
    Autosave(tmp_path, autosave.path).write(game, NOON)
    assert [found.moves for found in saves(tmp_path)] == [2]


@pytest.mark.parametrize("ending", [".json", ".png"])
def test_two_files_of_one_second_get_two_names(tmp_path: Path, ending: str) -> None:
    when = datetime(2026, 11, 30, 9, 0, 0)
    first = free_path(tmp_path, "tokyo", when, ending)
    first.touch()
    second = free_path(tmp_path, "tokyo", when, ending)
    assert first != second
    assert first.suffix == second.suffix == ending
