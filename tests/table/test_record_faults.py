"""Saved games that are damaged, foreign, edited or hostile: one plain sentence each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highway3d.table.check import check
from highway3d.table.clock import ClockSetting
from highway3d.table.game import Fault
from highway3d.table.record import (
    MAX_BYTES,
    RecordError,
    RecordFault,
    UnsoundRecord,
    from_json,
    header,
    salvage,
    to_json,
)
from highway3d.table.session import Session, default_players
from tests.table.toy import GAME, Move, Options, ToyFault, find


def sound() -> dict[str, Any]:
    game = Session.new(
        GAME,
        Options(heap=8, growth="off"),
        default_players(["Ana", "Beto"]),
        0,
        ClockSetting(minutes=1),
    )
    for take in (3, 3, 2):
        game.play(Move(take), 0.0)
    fields: dict[str, Any] = json.loads(to_json(game))
    return fields


def data(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields).encode()


def deep(depth: int) -> bytes:
    return b'{"format":' + b"[" * depth + b"]" * depth + b"}"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty"),
        (b" \r\n", "the file is empty"),
        (b"\x00\xff\xfe", "the file is not UTF-8 text (byte 1)"),
        (b'{"format": "highway3d"', "the file is not JSON: it ends too early"),
        (b"[1]", "the file holds no JSON object"),
        (b'{"seed": NaN}', "the file is not JSON: JSON is malformed: invalid character (byte 9)"),
        (b'{"a": "\\ud800, alone"}', "the file is not JSON: JSON is malformed: "),
        (deep(400), "the file is nested too deep"),
        (deep(100_000), "the file is nested too deep"),
        (b" " * (MAX_BYTES + 1), "the file is larger than 5 MB, which no saved game is"),
        (b"{}", "the field format is not 'highway3d': this is no saved game of highway3d"),
    ],
)
def test_what_is_no_saved_game_is_refused(content: bytes, sentence: str) -> None:
    with pytest.raises(RecordError) as refusal:
        from_json(content, find)
    assert str(refusal.value).startswith(sentence)
    assert not isinstance(refusal.value, UnsoundRecord)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"schema": "1"}, "schema: expected int"),
        ({"schema": True}, "schema: expected int"),
        ({"schema": 0}, "there is no schema 0"),
        ({"game": 7}, "game: expected str, got int"),
        ({"game": "go"}, "game: there is no game 'go', only toy"),
        ({"seed": -1}, "seed: expected int >= 0"),
        ({"seed": 2**70}, "seed: "),
        ({"seed": 1.5}, "seed: expected int, got float"),
        ({"players": "Ana"}, "players: expected array, got str"),
        ({"players": [{"name": None}, {}]}, "players[0].name: expected str, got null"),
        ({"players": [{"colour": "red"}, {}]}, "players[0].colour: expected str matching regex"),
        ({"players": []}, "players, options or clock: toy is for 2 or 3 or 4 players, not for 0"),
        ({"options": {"heap": 0}}, "options: heap: expected int >= 1"),
        ({"options": {"limit": "few"}}, "options: limit: invalid enum value 'few'"),
        ({"options": None}, "options: expected object, got null"),
        ({"clock": {"minutes": 0}}, "clock.minutes: expected int >= 1"),
        ({"clock": {"minutes": 1, "each": [1]}}, "players, options or clock: each names 1 clocks"),
        ({"moves": {}}, "moves: expected array, got object"),
        ({"moves": [{"t": 1}]}, "moves[0]: object missing required field m"),
        ({"moves": [{"m": "take 1", "t": -1}]}, "moves[0]: t: expected int >= 0"),
        ({"moves": [7]}, "moves[0]: expected object, got int"),
        ({"moves": [{"m": "take 1", "alt": [7]}]}, "moves[0]: alt[0]: expected array, got int"),
        ({"moves": [{"m": "take 1", "alt": [[7]]}]}, "moves[0].alt[0][0]: expected object"),
        ({"result": "Ana"}, "result: expected object | null, got str"),
        ({"here": {"ply": 9}}, "here: there is no such line after move 3"),
        ({"here": {"ply": 2, "forks": [[1, 5]]}}, "here: there is no such line after move 1"),
    ],
)
def test_wrong_field_is_named(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError) as refusal:
        from_json(data(sound() | change), find)
    assert str(refusal.value).startswith(sentence)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("name", ["schema", "game", "players", "moves"])
def test_missing_field_is_named(name: str) -> None:
    fields = sound()
    del fields[name]
    with pytest.raises(RecordError, match=name):
        from_json(data(fields), find)


def test_newer_schema_is_refused_politely() -> None:
    with pytest.raises(RecordError, match="saved by a newer version of highway3d") as refusal:
        from_json(data(sound() | {"schema": 2}), find)
    assert "schema 2" in str(refusal.value)


def edited(change: Callable[[list[dict[str, Any]]], object]) -> bytes:
    fields = sound() | {"result": None}
    del fields["here"]
    change(fields["moves"])
    return data(fields)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda moves: moves[1].update(m="take 9"), "move 2 'take 9' is illegal: TOO_MANY"),
        (lambda moves: moves[1].update(m="fly"), "move 2 'fly' cannot be read: 'fly' is no move"),
        (lambda moves: moves[0].update(m="resign"), "move 2 'take 3' is illegal: GAME_OVER"),
        (lambda moves: moves.append({"m": "take 1"}), "move 4 'take 1' is illegal: GAME_OVER"),
        (lambda moves: moves.append({"m": "draw"}), "move 4 'draw' is illegal: GAME_OVER"),
        (lambda moves: moves[2].update(m="time"), "move 3 'time' is illegal: TIME_IS_LEFT"),
        (lambda moves: moves[2].update(t=60_000), "move 3 'take 2' is illegal: TIME_IS_UP"),
        (
            lambda moves: moves[2].update(alt=[[{"m": "take 1"}, {"m": "take 3"}]]),
            "move 4 of moves[2].alt[0] 'take 3' is illegal: TOO_MANY",
        ),
        (lambda moves: moves[0].update(m="x" * 5000), f"move 1 '{'x' * 60}…' cannot be read"),
        (lambda moves: moves[0].update(m="a\nb\x1b"), "move 1 'a�b�' cannot be read"),
    ],
)
def test_first_illegal_move_is_named_and_why(
    change: Callable[[list[dict[str, Any]]], object], sentence: str
) -> None:
    status, verdict = check(edited(change), find)
    assert status == 1
    assert verdict.startswith(sentence)


def test_fault_of_an_illegal_move_can_be_told_in_any_language() -> None:
    found = salvage(edited(lambda moves: moves[1].update(m="take 9")), find)
    assert isinstance(found.fault, UnsoundRecord)
    assert found.fault.code is RecordFault.MOVE_ILLEGAL
    assert (found.fault.number, found.fault.move) == (2, "take 9")
    assert found.fault.faults == (Fault(ToyFault.TOO_MANY, ("9",)),)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{", RecordFault.NOT_JSON),
        (b"\xff", RecordFault.NOT_TEXT),
        (deep(400), RecordFault.TOO_DEEP),
        (b"{}", RecordFault.FOREIGN),
        (b"[]", RecordFault.FOREIGN),
        (b" " * (MAX_BYTES + 1), RecordFault.TOO_LARGE),
        (b'{"format": "highway3d", "schema": 2}', RecordFault.NEWER),
        (b'{"format": "highway3d", "schema": 1}', RecordFault.FIELD),
    ],
)
def test_what_is_wrong_with_a_file_has_a_code(content: bytes, code: RecordFault) -> None:
    with pytest.raises(RecordError) as refusal:
        from_json(content, find)
    assert refusal.value.code is code


def test_main_line_is_faulted_before_the_others() -> None:
    def change(moves: list[dict[str, Any]]) -> None:
        moves[0]["alt"] = [[{"m": "take 99"}]]
        moves[2]["m"] = "take 98"

    assert check(edited(change), find)[1].startswith("move 3 'take 98'")


def test_fall_with_all_time_used_holds() -> None:
    assert check(edited(lambda moves: moves[2].update(m="time", t=60_000)), find) == (
        0,
        "3 moves, Beto wins: time",
    )


def test_stated_result_must_be_the_one_of_the_moves() -> None:
    fields = sound()
    fields["result"]["winners"] = [1]
    status, verdict = check(data(fields), find)
    assert status == 1
    assert verdict == (
        "result: the file states 'LAST_TAKEN' for seats [1], "
        "the moves lead to LAST_TAKEN for seats [0]"
    )


def test_result_need_not_be_stated() -> None:
    assert check(data(sound() | {"result": None}), find) == (0, "3 moves, Ana wins: last taken")


def test_unfinished_game_tells_who_is_to_play() -> None:
    assert check(edited(lambda moves: moves.pop()), find) == (0, "2 moves, Ana to play")


def test_verdict_is_one_line_whatever_the_names_are() -> None:
    fields = sound()
    fields["players"][0]["name"] = "A\n\x1b[31mB"
    assert check(data(fields), find)[1] == "3 moves, A��[31mB wins: last taken"


def test_nameless_winner_is_told_by_the_seat() -> None:
    fields = sound()
    fields["players"][0]["name"] = ""
    assert check(data(fields), find)[1] == "3 moves, player 1 wins: last taken"


def test_salvage_loads_up_to_the_fault_and_says_so() -> None:
    found = salvage(edited(lambda moves: moves[1].update(m="take 9")), find)
    assert [entry.text for entry in found.session.line()] == ["", "take 3"]
    assert str(found.fault) == "move 2 'take 9' is illegal: TOO_MANY"


def test_salvage_loads_the_other_lines_past_a_fault() -> None:
    def change(moves: list[dict[str, Any]]) -> None:
        moves[1].update(m="take 9", alt=[[{"m": "take 1"}]])

    found = salvage(edited(change), find)
    assert found.session.here.text == "take 1"


def test_salvage_stands_at_the_end_when_the_place_is_gone() -> None:
    found = salvage(data(sound() | {"here": {"ply": 99}}), find)
    assert found.session.here.number == 3
    assert found.fault is not None


def test_header_is_read_without_replaying() -> None:
    head = header(edited(lambda moves: moves[1].update(m="take 9")))
    assert (head.game, len(head.moves), head.result) == ("toy", 3, None)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
field_names = st.sampled_from(
    ["format", "schema", "app", "game", "options", "seed", "players", "clock", "moves", "here"]
)


@pytest.mark.slow
@settings(max_examples=200)
@given(field_names, json_values)
def test_any_value_in_any_field_is_read_or_refused_in_one_sentence(name: str, value: Any) -> None:
    status, verdict = check(data(sound() | {name: value}), find)
    assert status in (0, 1, 2)
    assert "\n" not in verdict


@settings(max_examples=200)
@given(st.integers(0, 10_000), st.binary(min_size=1, max_size=3))
def test_damaged_bytes_are_read_or_refused_in_one_sentence(place: int, damage: bytes) -> None:
    content = data(sound())
    place %= len(content)
    status, verdict = check(content[:place] + damage + content[place + len(damage) :], find)
    assert status in (0, 1, 2)
    assert "\n" not in verdict
