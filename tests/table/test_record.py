"""Saved games: what they hold, and that they hold it exactly."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highway3d import __version__
from highway3d.table import record
from highway3d.table.clock import ClockSetting
from highway3d.table.lines import PLAIN_DEPTH
from highway3d.table.record import from_json, salvage, to_json
from highway3d.table.session import Entry, Player, Session, default_players
from tests.table.toy import GAME, Move, Options, find


def session(clock: ClockSetting | None = None, **options: Any) -> Session:
    return Session.new(
        GAME, Options(**{"growth": "off"} | options), default_players(["Ana", "Beto"]), 0, clock
    )


def written(game: Session) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(to_json(game))
    return fields


def read(fields: dict[str, Any]) -> Session:
    return from_json(json.dumps(fields).encode(), find)


def test_saved_game_has_the_fields_of_schema_1() -> None:
    game = session(ClockSetting(minutes=8, increment=5), heap=4)
    game.check_time(0.0)
    game.play(Move(1), 0.25)
    game.play(Move(3), 0.75)
    assert written(game) == {
        "format": "highway3d",
        "schema": 1,
        "app": f"highway3d {__version__}",
        "game": "toy",
        "options": {"heap": 4, "growth": "off", "limit": 3, "polite": False},
        "seed": 0,
        "players": [
            {"name": "Ana", "colour": "#0072B2", "pattern": "plain"},
            {"name": "Beto", "colour": "#D55E00", "pattern": "stripes"},
        ],
        "clock": {"minutes": 8, "increment": 5},
        "moves": [{"m": "take 1", "t": 250}, {"m": "take 3", "t": 500}],
        "result": {"winners": [1], "reason": "LAST_TAKEN"},
        "here": {"ply": 2},
    }


def test_other_lines_stand_beside_the_move_they_replace() -> None:
    game = session()
    game.play(Move(1), 0.0)
    game.play(Move(2), 0.0)
    game.undo()
    game.play(Move(3), 0.0)
    game.play(Move(1), 0.0)
    assert written(game)["moves"] == [
        {"m": "take 1", "t": 0},
        {"m": "take 3", "t": 0, "alt": [[{"m": "take 2", "t": 0}]]},
        {"m": "take 1", "t": 0},
    ]


def test_result_is_that_of_the_line_played_on() -> None:
    game = session()
    game.resign(0.0)
    game.undo()
    game.play(Move(1), 0.0)
    assert written(game)["result"] is None
    game.agree_draw(0.0)
    assert written(game)["result"] == {"winners": [], "reason": "DRAW_AGREED"}
    assert from_json(to_json(game), find).main_line()[-1].text == "draw"


def test_game_is_taken_up_where_it_stood() -> None:
    game = session()
    game.play(Move(1), 0.0)
    game.play(Move(2), 0.0)
    game.undo()
    game.play(Move(3), 0.0)
    again = from_json(to_json(game), find)
    assert [entry.text for entry in again.line()] == ["", "take 1", "take 3"]
    assert again.here.text == "take 3"
    assert again.revision == 0


def test_without_a_place_the_game_stands_at_the_end_of_the_main_line() -> None:
    game = session()
    game.play(Move(1), 0.0)
    game.play(Move(2), 0.0)
    game.go(game.root)
    fields = written(game)
    del fields["here"]
    assert read(fields).here.text == "take 2"


def test_clocks_go_on_from_what_they_showed() -> None:
    game = session(ClockSetting(minutes=1, increment=2))
    game.check_time(0.0)
    game.play(Move(1), 0.777)
    game.check_time(1.0)
    game.check_time(1.5)
    again = from_json(to_json(game), find)
    assert again.reading(999.0) == game.reading(1.5)
    assert again.here.clock == game.here.clock


def test_every_move_stands_on_a_line_of_its_own() -> None:
    game = session()
    for _ in range(3):
        game.play(Move(1), 0.0)
    assert to_json(game).decode().count('\n  {"m":') == 3


@pytest.mark.parametrize(
    "name",
    ["Ñandú Ölçer 東路", "x" * 40, "", '"Ana" [A], {B} \\ / \'', "a\nb\t\0", "👩‍👩‍👧 é", "null"],
)
def test_name_is_read_back_exactly(name: str) -> None:
    game = Session.new(GAME, Options(), [Player(name), Player("Beto")], 0)
    again = from_json(to_json(game), find)
    assert again.players == game.players


@given(st.text(max_size=40))
def test_any_name_is_read_back_exactly(name: str) -> None:
    game = Session.new(GAME, Options(), [Player(name), Player("")], 0)
    assert from_json(to_json(game), find).players[0].name == name


def test_names_stand_in_the_file_as_they_are() -> None:
    game = Session.new(GAME, Options(), [Player("東路"), Player("")], 0)
    assert "東路" in to_json(game).decode()


def test_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    game = session()
    game.play(Move(1), 0.0)
    pasted = b"\xef\xbb\xbf" + to_json(game).replace(b"\n", b"\r\n")
    assert from_json(pasted, find).here.text == "take 1"


def test_edited_move_is_written_as_the_notation_has_it() -> None:
    game = session()
    game.play(Move(1), 0.0)
    fields = written(game)
    fields["moves"][0]["m"] = "  TAKE   1"
    assert to_json(read(fields)) == to_json(game)


def test_same_move_twice_from_one_position_is_one_line() -> None:
    fields = written(session())
    del fields["here"]
    fields["moves"] = [
        {"m": "take 1", "alt": [[{"m": "take 1"}, {"m": "take 2"}], [{"m": "take 3"}]]}
    ]
    again = read(fields)
    assert [entry.text for entry in again.root.children] == ["take 1", "take 3"]
    assert again.root.children[0].children[0].text == "take 2"


def test_unknown_fields_are_kept_at_every_level() -> None:
    game = session(ClockSetting(minutes=8))
    game.play(Move(1), 0.0)
    game.play(Move(2), 0.0)
    game.undo()
    game.play(Move(3), 0.0)
    game.resign(0.0)
    game.promote(game.here)
    fields = written(game)
    fields["event"] = {"name": "Club", "round": [1, {"table": None}]}
    fields["options"]["house"] = "no cars"
    fields["players"][1]["elo"] = 1500
    fields["clock"]["maker"] = "DGT"
    fields["moves"][0]["comment"] = "¡bien!"
    fields["moves"][1]["alt"][0][0]["nag"] = [1, 2]
    fields["result"]["note"] = "tired"
    fields["here"]["scroll"] = 7
    assert json.loads(to_json(read(fields))) == fields


def test_unknown_fields_survive_further_play() -> None:
    fields = written(session())
    fields["players"][0]["elo"] = 1500
    again = read(fields)
    again.resign(0.0)
    rewritten = written(again)
    assert rewritten["players"][0]["elo"] == 1500
    assert rewritten["result"] == {"winners": [1], "reason": "RESIGNED"}


def test_option_left_out_has_its_default() -> None:
    fields = written(session())
    fields["options"] = {"heap": 7}
    assert read(fields).options == Options(heap=7)


def test_older_schema_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def named_players(raw: dict[str, Any]) -> dict[str, Any]:
        return raw | {"players": [{"name": name} for name in raw["players"]]}

    monkeypatch.setitem(record.MIGRATIONS, 0, named_players)
    fields = written(session()) | {"schema": 0, "players": ["Ana", "Beto"]}
    again = read(fields)
    assert [player.name for player in again.players] == ["Ana", "Beto"]
    assert written(again)["schema"] == 1


@pytest.mark.slow
def test_game_of_5000_moves_is_read_back() -> None:
    game = session(heap=5001, limit=3)
    for _ in range(5000):
        game.play(Move(1), 0.0)
    again = from_json(to_json(game), find)
    assert (again.here.number, again.state) == (5000, game.state)


def branching_at_every_move(depth: int) -> Session:
    """A game in which each second try went on: lines stand in lines, ``depth`` deep."""
    game = session(heap=3 * depth, limit=3)
    last = game.root
    for _ in range(depth):
        _, last, _ = (game.add(last, f"take {count}", 0) for count in (1, 2, 3))
    game.go(last)
    return game


def order(entry: Entry) -> list[list[str]]:
    found, waiting = [], [entry]
    while waiting:
        entry = waiting.pop()
        waiting += entry.children
        found.append([child.text for child in entry.children])
    return found


def test_lines_within_lines_without_end_are_read_back_in_order() -> None:
    game = branching_at_every_move(1500)
    data = to_json(game)
    again = from_json(data, find)
    assert order(again.root) == order(game.root)
    assert again.here.number == 1500
    assert to_json(again) == data


@pytest.mark.parametrize(("longest", "ranks"), [(1, []), (2, ["1"]), (3, ["2"])])
def test_deep_down_the_longest_line_comes_first_and_keeps_its_true_place(
    longest: int, ranks: list[str]
) -> None:
    game = branching_at_every_move(PLAIN_DEPTH)
    tried = [game.add(game.here, f"take {count}", 0) for count in (1, 2, 3)]
    game.add(tried[longest - 1], "take 1", 0)
    data = to_json(game)
    assert re.findall(r'"rank": ?(\d+)', data.decode()) == ranks
    assert order(from_json(data, find).root) == order(game.root)


def test_no_game_nests_deeper_than_is_read() -> None:
    data = to_json(branching_at_every_move(1500)).decode()
    depth = deepest = 0
    for sign in data:
        depth += (sign in "[{") - (sign in "]}")
        deepest = max(deepest, depth)
    assert deepest < record.MAX_DEPTH


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.floats(0.2, 0.6))
def test_ten_thousand_random_acts_are_read_back(seed: int, undoing: float) -> None:
    chance, game = Random(seed), session(heap=60, growth="on")
    for _ in range(400):
        if game.outcome is not None or chance.random() < undoing:
            game.undo()
        else:
            game.play(game.rules.random_move(game.state, chance), 0.0)
    again = from_json(to_json(game), find)
    assert order(again.root) == order(game.root)
    assert again.state == game.state


def test_salvage_of_a_sound_game_finds_nothing_wrong() -> None:
    found = salvage(to_json(session()), find)
    assert found.fault is None


def test_what_is_due_is_written_and_read_and_so_is_that_a_move_was() -> None:
    game = session()
    game.owe(Move(2))
    assert written(game)["here"] == {"ply": 0, "due": "take 2"}
    assert read(written(game)).due == Move(2)
    game.play(Move(2), 0.0)
    assert written(game)["moves"] == [{"m": "take 2", "t": 0, "due": True}]
    again = read(written(game))
    again.undo()
    assert again.due == Move(2)


def test_what_cannot_be_due_is_a_fault_of_the_record() -> None:
    fields = written(session())
    fields["here"]["due"] = "take 9"
    with pytest.raises(record.RecordError, match="not due"):
        read(fields)
