"""What the list of saves tells without replaying a game, and giving a save another name."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from highway3d.table.files import store
from highway3d.table.session import Player, Session
from tests.table.toy import GAME, Move, Options, find

NOON = datetime(2025, 3, 1, 12, 0, 0, tzinfo=UTC)


def session(moves: int = 1, heap: int = 20) -> Session:
    game = Session.new(GAME, Options(heap=heap, growth="off"), [Player("Ñandú"), Player("Bo")], 0)
    for _ in range(moves):
        game.play(Move(1), 0.0)
    return game


def test_list_tells_whose_turn_it_is_or_who_won(tmp_path: Path) -> None:
    store.save(session(1), tmp_path / "open.json", NOON)
    store.save(session(2, heap=2), tmp_path / "over.json", NOON)
    listed = {found.name: found for found in store.saves(tmp_path)}
    assert (listed["open"].turn, listed["open"].result) == (1, None)
    assert listed["over"].turn is None
    assert listed["over"].result is not None
    assert listed["over"].result.winners == [1]


def test_list_of_a_seat_that_is_not_at_the_table_names_nobody(tmp_path: Path) -> None:
    store.save(session(1), tmp_path / "a.json", NOON)
    text = (tmp_path / "a.json").read_text(encoding="utf-8").replace('"turn": 1', '"turn": 7')
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    assert [found.turn for found in store.saves(tmp_path)] == [None]


def test_game_that_is_renamed_takes_backup_and_picture_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIGHWAY3D_HOME", str(tmp_path))
    old = store.named_path("old")
    store.save(session(1), old)
    store.save(session(2), old)
    old.with_suffix(".png").touch()
    new = store.rename(old, "new")
    assert store.load(new, find).here.number == 2
    assert {path.name for path in store.saves_folder().iterdir()} == {
        "new.highway3d", "new.highway3d.bak", "new.png",
    }  # fmt: skip


def test_game_is_not_renamed_onto_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIGHWAY3D_HOME", str(tmp_path))
    for moves, name in ((1, "one"), (2, "two")):
        store.save(session(moves), store.named_path(name))
    with pytest.raises(FileExistsError):
        store.rename(store.named_path("one"), "two")
    assert [store.load(store.named_path(name), find).here.number for name in ("one", "two")] == [
        1, 2,
    ]  # fmt: skip
