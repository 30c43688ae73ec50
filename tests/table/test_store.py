"""Saves on disk: written whole, listed, kept."""

from __future__ import annotations

import errno
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from highway3d.table.files import atomic, locks, store
from highway3d.table.files.store import free_path, load, save, saves
from highway3d.table.record import MAX_BYTES, RecordError
from highway3d.table.session import Player, Session
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


def test_full_disk_leaves_nothing_of_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        atomic.replace(tmp_path / "picture.png", b"half")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def draft(tmp_path: Path) -> Path:
    """What a writer leaves that is killed before its file is whole."""
    draft = tmp_path / ".highway3d-0123456789abcdef.tmp"
    draft.write_bytes(b"half")
    return draft


def test_leavings_of_killed_writers_are_removed_by_the_next_one(draft: Path) -> None:
    atomic.write(draft.with_name("game.json"), b"new")
    assert not draft.exists()


@pytest.mark.skipif(os.name != "posix", reason="only locks tell a living writer")
def test_draft_of_a_writer_at_work_stays(draft: Path) -> None:
    with locks.folder(draft.parent):
        atomic.write(draft.with_name("game.json"), b"new")
    assert draft.exists()


def test_leavings_go_at_the_next_start(draft: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIGHWAY3D_HOME", str(draft.parent))
    for folder in (store.saves_folder(), store.autosave_folder(), store.pictures_folder()):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / draft.name).write_bytes(b"half")
    store.prepare()
    assert list(draft.parent.glob("*/.*")) == []


def test_name_that_is_taken_is_not_written_over(tmp_path: Path) -> None:
    atomic.create(tmp_path / "game.json", b"first")
    with pytest.raises(FileExistsError):
        atomic.create(tmp_path / "game.json", b"second")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"first"]


def test_name_is_taken_once_where_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    atomic.create(tmp_path / "game.json", b"first")
    with pytest.raises(FileExistsError):
        atomic.create(tmp_path / "game.json", b"second")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"first"]


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A pipe under the name of a game, with nobody at its other end."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("the system has no pipes with names")
    os.mkfifo(tmp_path / "pipe.json")
    return tmp_path / "pipe.json"


def test_pipe_is_neither_read_nor_written(pipe: Path) -> None:
    with pytest.raises(OSError, match="a pipe or a device"):
        load(pipe, find)
    with pytest.raises(OSError, match="a pipe or a device"):
        save(session(), pipe)
    assert isinstance(saves(pipe.parent)[0].fault, OSError)
    assert pipe.is_fifo()


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="the system has no such device")
def test_device_without_an_end_is_not_read() -> None:
    with pytest.raises(OSError, match="a pipe or a device"):
        load(Path("/dev/zero"), find)


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
    assert [player.name for player in listed["open"].players] == ["Ñandú", '"["']
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


@pytest.mark.parametrize("second", [-(2**60), -1, 2**38, 2**60])
def test_any_time_of_a_file_can_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, second: int
) -> None:
    save(session(), tmp_path / "game.json")
    monkeypatch.setattr(Path, "lstat", lambda self: os.stat_result((0,) * 8 + (second, 0)))
    (listed,) = saves(tmp_path)
    assert (listed.fault, listed.moves) == (None, 1)


def test_link_in_a_circle_is_listed_with_its_fault_and_can_be_deleted(tmp_path: Path) -> None:
    save(session(), tmp_path / "game.json")
    (tmp_path / "circle.json").symlink_to("circle.json")
    faults = {found.name: found.fault for found in saves(tmp_path)}
    assert faults["game"] is None
    assert isinstance(faults["circle"], OSError)
    store.remove(tmp_path / "circle.json")
    assert [found.name for found in saves(tmp_path)] == ["game"]


def test_folder_that_is_a_link_in_a_circle_holds_no_saves(tmp_path: Path) -> None:
    (tmp_path / "autosave").symlink_to("autosave")
    assert saves(tmp_path / "autosave") == []


@pytest.mark.skipif(sys.platform != "linux", reason="names are text there")
def test_name_that_is_no_text_is_listed_with_a_stand_in_and_can_be_deleted(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/Espa\xf1a.json"))
    save(session(), path)
    (listed,) = saves(tmp_path)
    assert (listed.name, listed.fault) == ("Espa�a", None)
    assert load(listed.path, find).here.number == 1
    store.remove(listed.path)
    assert saves(tmp_path) == []


@pytest.mark.parametrize("ending", store.ENDINGS)
def test_saves_of_either_ending_are_listed(tmp_path: Path, ending: str) -> None:
    save(session(), tmp_path / f"game{ending}")
    assert [found.name for found in saves(tmp_path)] == ["game"]


def test_missing_folder_holds_no_saves(tmp_path: Path) -> None:
    assert saves(tmp_path / "none") == []


def test_home_of_the_user_can_be_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIGHWAY3D_HOME", "/somewhere/else")
    assert store.saves_folder() == Path("/somewhere/else/saves")
    assert store.autosave_folder() == Path("/somewhere/else/autosave")


def test_without_a_home_the_systems_folder_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HIGHWAY3D_HOME", raising=False)
    assert store.data_folder().name == "highway3d"


@pytest.mark.skipif(os.name != "posix", reason="users are known otherwise there")
def test_somebody_whom_the_system_does_not_know_has_no_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("HIGHWAY3D_HOME", "HOME", "XDG_DATA_HOME", "USERPROFILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 54321)
    assert store.data_folder() == store.NOWHERE
    assert saves(store.saves_folder()) == []
    with pytest.raises(OSError, match="Not a directory"):
        store.prepare()


def test_free_path_is_not_taken(tmp_path: Path) -> None:
    first = free_path(tmp_path, "toy", NOON)
    assert first.name == "toy-2025-03-01-120000.highway3d"
    first.touch()
    assert free_path(tmp_path, "toy", NOON).name == "toy-2025-03-01-120000-2.highway3d"


@pytest.mark.parametrize("ending", [".json", ".png"])
def test_two_files_of_one_second_get_two_names(tmp_path: Path, ending: str) -> None:
    when = datetime(2026, 11, 30, 9, 0, 0)
    first = free_path(tmp_path, "tokyo", when, ending)
    first.touch()
    second = free_path(tmp_path, "tokyo", when, ending)
    assert first != second
    assert first.suffix == second.suffix == ending
