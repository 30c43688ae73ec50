"""Games that keep themselves: a file each, in the order of playing, whoever else writes there."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from highway3d.table.files import autosave
from highway3d.table.files.atomic import Changed
from highway3d.table.files.autosave import Autosave
from highway3d.table.files.store import Save, autosave_folder, load, save, saves
from highway3d.table.record import Result
from highway3d.table.session import Player, Session
from tests.children import child
from tests.table.toy import GAME, Move, Options, find

NOON = datetime(2025, 3, 1, 12, 0, 0, tzinfo=UTC)
COPIES = 5
FIRST_MOVE = """
import sys
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from highway3d.table.session import Session, default_players
from highway3d.table.files.autosave import Autosave
from tests.table.toy import GAME, Move, Options
autosave = Autosave(Path(sys.argv[1]))
game = Session.new(GAME, Options(), default_players(["", ""]), 0)
game.play(Move(1), 0.0)
print("ready", flush=True)
sys.stdin.readline()
autosave.write(game, datetime(2025, 3, 1, 12, tzinfo=UTC))
print(autosave.path.name, flush=True)
sys.stdin.readline()
"""


def session(moves: int = 1, heap: int = 20) -> Session:
    game = Session.new(GAME, Options(heap=heap, growth="off"), [Player("Ñandú"), Player('"["')], 0)
    for _ in range(moves):
        game.play(Move(1), 0.0)
    return game


def test_autosave_writes_one_file_a_game(tmp_path: Path) -> None:
    keeper, game = Autosave(tmp_path), session(0)
    for _ in range(4):
        game.play(Move(1), 0.0)
        keeper.write(game, NOON)
    assert [found.moves for found in saves(tmp_path)] == [4]


def test_game_without_a_move_is_not_autosaved(tmp_path: Path) -> None:
    Autosave(tmp_path).write(session(0), NOON)
    assert saves(tmp_path) == []


def test_new_game_is_not_written_over_the_last_one(tmp_path: Path) -> None:
    Autosave(tmp_path).write(session(2), NOON)
    Autosave(tmp_path).write(session(1), NOON)
    assert sorted(found.moves for found in saves(tmp_path)) == [1, 2]


@pytest.fixture
def keeps_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets three unfinished games of a kind stay, and three finished ones."""
    monkeypatch.setattr(autosave, "UNFINISHED", 3)
    monkeypatch.setattr(autosave, "FINISHED", 3)


def listed(game: str, number: int, *, over: bool = False) -> Save:
    """A save as the list has it."""
    result = Result([0], "LAST_COUNTER") if over else None
    return Save(Path(f"{game}-{number}"), NOON, game=game, result=result)


def test_ten_unfinished_games_of_each_kind_stay_and_the_last_ten_finished() -> None:
    kinds = (("tokyo", False), ("octiles", False), ("octiles", True), ("tokyo", True))
    saves = [listed(game, n, over=over) for n in range(12) for game, over in kinds]
    names = [save.path.name for save in autosave.superfluous(saves)]
    unfinished = ["tokyo-10", "octiles-10", "tokyo-11", "octiles-11"]
    finished = [save.path.name for save in saves if save.result][10:]
    assert sorted(names) == sorted(unfinished + finished)


def test_an_unfinished_game_of_another_kind_pushes_none_out() -> None:
    saves = [listed("tokyo", 0), *(listed("octiles", n) for n in range(10))]
    assert autosave.superfluous(saves) == []


def test_the_picture_of_a_game_goes_with_it(
    tmp_path: Path, keeps_three: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIGHWAY3D_HOME", str(tmp_path))
    folder = autosave_folder()
    for moves in (1, 2, 3, 4):
        kept(folder, moves).close()
        for found in saves(folder):
            found.path.with_suffix(".png").touch()
    assert len(list(folder.glob("*.png"))) == len(saves(folder)) == 3


def test_a_game_that_ends_makes_room_among_the_finished(
    tmp_path: Path, keeps_three: None
) -> None:
    for _ in range(4):
        game, keeper = session(1, heap=2), Autosave(tmp_path)
        keeper.write(game, NOON)
        game.play(Move(1), 0.0)
        keeper.write(game, NOON)
        keeper.close()
    assert [found.unfinished for found in saves(tmp_path)] == [False] * 3


def test_three_autosaves_are_kept(tmp_path: Path, keeps_three: None) -> None:
    for moves in (1, 2, 3, 4, 5):
        keeper = Autosave(tmp_path)
        keeper.write(session(moves), NOON)
        keeper.write(session(moves), NOON)
        assert keeper.path is not None
        os.utime(keeper.path, (moves, moves))
    assert [found.moves for found in saves(tmp_path)] == [5, 4, 3]
    assert len(list(tmp_path.iterdir())) == 6


def test_resumed_game_goes_on_in_its_own_file(tmp_path: Path) -> None:
    first = kept(tmp_path, 1)
    assert first.path is not None
    game = load(first.path, find)
    game.play(Move(1), 0.0)
    Autosave(tmp_path, first.path).write(game, NOON)
    assert [found.moves for found in saves(tmp_path)] == [2]


def kept(folder: Path, moves: int, when: datetime = NOON) -> Autosave:
    """A game kept at a time."""
    keeper = Autosave(folder)
    keeper.write(session(moves), when)
    return keeper


def test_copies_whose_first_moves_fall_together_have_a_file_each(tmp_path: Path) -> None:
    command = (sys.executable, "-c", FIRST_MOVE, tmp_path)
    streams = dict.fromkeys(("stdin", "stdout"), subprocess.PIPE)
    with ExitStack() as running:
        started = (child(*command, text=True, **streams) for _ in range(COPIES))
        copies = [running.enter_context(copy) for copy in started]
        for copy in copies:
            copy.stdout.readline()
        for copy in copies:
            copy.stdin.write("go\n")
            copy.stdin.flush()
        assert len({copy.stdout.readline() for copy in copies}) == COPIES
        assert len(saves(tmp_path)) == COPIES


@pytest.mark.skipif(os.name != "posix", reason="only locks tell a game that is being played")
def test_game_that_is_being_played_is_not_tidied_away(tmp_path: Path, keeps_three: None) -> None:
    played = kept(tmp_path, 1)
    for moves in (2, 3, 4):
        kept(tmp_path, moves).close()
    assert len(saves(tmp_path)) == 4
    played.close()
    kept(tmp_path, 5).close()
    assert [found.moves for found in saves(tmp_path)] == [5, 4, 3]


def test_second_window_on_one_game_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    first = kept(tmp_path, 1)
    assert first.path is not None
    games = [load(first.path, find) for _ in range(2)]
    windows = [Autosave(tmp_path, first.path) for _ in range(2)]
    parted = []
    for turns in ((0, 3), (1, 2), (0, 1), (1, 1)):
        window, moves = turns
        for _ in range(moves):
            games[window].play(Move(1), 0.0)
            parted.append(windows[window].write(games[window], NOON))
    assert sorted(found.moves for found in saves(tmp_path)) == [4, 5]
    assert parted == [False, False, False, True, False, False, False]


def test_save_by_name_that_another_window_wrote_over_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.highway3d"
    save(session(1), path)
    mine, theirs = load(path, find), load(path, find)
    theirs.play(Move(1), 0.0)
    save(theirs, path)
    mine.play(Move(1), 0.0)
    with pytest.raises(Changed, match="another window"):
        save(mine, path)
    assert load(path, find).here.number == 2


def test_time_of_a_file_does_not_change_the_order_of_playing(tmp_path: Path) -> None:
    older = kept(tmp_path, 1)
    kept(tmp_path, 2)
    assert older.path is not None
    os.utime(older.path, (2**31, 2**31))
    assert [found.moves for found in saves(tmp_path)] == [2, 1]


def test_clock_that_was_set_back_does_not_change_the_order_of_playing(tmp_path: Path) -> None:
    kept(tmp_path, 1, NOON + timedelta(days=30))
    later = kept(tmp_path, 2, NOON)
    assert [found.moves for found in saves(tmp_path)] == [2, 1]
    assert later.path is not None
    assert load(later.path, find).played_ms > NOON.timestamp() * 1000


def test_game_played_again_comes_first_whatever_the_clock_says(tmp_path: Path) -> None:
    first = kept(tmp_path, 1, NOON)
    kept(tmp_path, 2, NOON + timedelta(days=1))
    assert first.path is not None
    again = load(first.path, find)
    again.play(Move(1), 0.0)
    again.play(Move(1), 0.0)
    Autosave(tmp_path, first.path).write(again, NOON - timedelta(days=9))
    assert [found.moves for found in saves(tmp_path)] == [3, 2]


def test_any_order_that_a_file_states_can_be_followed(tmp_path: Path) -> None:
    first = kept(tmp_path, 1)
    assert first.path is not None
    greatest = load(first.path, find)
    greatest.played_ms = 2**63 - 1
    save(greatest, first.path)
    kept(tmp_path, 2)
    kept(tmp_path, 3)
    assert len(saves(tmp_path)) == 3


def test_damaged_game_and_one_of_a_newer_version_are_not_tidied_away(
    tmp_path: Path, keeps_three: None
) -> None:
    (tmp_path / "newer.highway3d").write_bytes(b'{"format": "highway3d", "schema": 9}')
    (tmp_path / "folder.json").mkdir()
    for moves in (1, 2, 3, 4):
        kept(tmp_path, moves).close()
    assert [found.moves for found in saves(tmp_path) if found.fault is None] == [4, 3, 2]
    assert len([found for found in saves(tmp_path) if found.fault is not None]) == 2
