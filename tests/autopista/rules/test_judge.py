"""The judge: what it answers beyond the cases, and what it refuses."""

from __future__ import annotations

from copy import deepcopy

import pytest

from highway3d.table.game import RequestError
from tiles2d.autopista import GAME

PLAIN = {
    "board": "trebol",
    "state": {
        "turn": "A",
        "score": [0, 0],
        "coins": [],
        "pieces": {"A1": "d3U", "A2": "off", "B1": "off", "B2": "off"},
        "passes": 0,
        "ply": 0,
    },
}
SQUARE = {
    "rows": ["...."] * 4,
    "starts": ["b1", "c1", "c4", "b4"],
    "flags": ["d4", "a4", "a1", "d1"],
}


def request(position=None, pieces=None, **fields):
    asked = deepcopy(PLAIN) | fields
    asked["state"].update(position or {})
    asked["state"]["pieces"].update(pieces or {})
    return asked


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"board": "trebol"}, "state"),
        (request(bord="mini"), "bord"),
        (request(board="maxi"), "board: 'maxi'"),
        (request(board=7), "board"),
        (request(board={"rows": ["..."] * 3}), "board: .* starts"),
        (request(board=SQUARE | {"name": "x"}), "board: .* name"),
        (request(board=SQUARE | {"rows": ["...."] * 3 + ["...x"]}), r"board\.rows\[3\]"),
        (request(board=SQUARE | {"rows": ["...."] * 3 + ["..."]}), r"board\.rows\[3\]"),
        (request(board=SQUARE | {"rows": []}), r"board\.rows"),
        (request(board=SQUARE | {"starts": ["b1", "c1", "c4"]}), r"board\.starts"),
        (request(board=SQUARE | {"starts": ["b1", "c1", "c4", "z9"]}), r"board\.starts\[3\]"),
        (request(board=SQUARE | {"flags": ["b1", "a4", "c4", "d1"]}), r"board\.flags\[0\]"),
        (request(options={"colour": "red"}), "options.colour"),
        (request(options={"board": "mini"}), "options.board"),
        (request(options={"layout": "..."}), "options.layout"),
        (request(options={"chain": "three"}), "options.chain"),
        (request(options={"coin_prob": 1.5}), "options.coin_prob"),
        (request(options={"flag_points": "2"}), "options.flag_points"),
        (request(options=["chain"]), "options"),
        (request({"turn": "C"}), "state.turn"),
        (request({"turn": 0}), "state.turn"),
        (request({"score": [1]}), "state.score"),
        (request({"score": [1, -1]}), r"state.score\[1\]"),
        (request({"score": [1, 1.5]}), r"state.score\[1\]"),
        (request({"coins": ["h1"]}), r"state.coins\[0\]"),
        (request({"coins": ["d4", "a0"]}), r"state.coins\[1\]"),
        (request({"coins": ["d4", "d4"]}), "state.coins"),
        (request({"coins": "d4"}), "state.coins"),
        (request({"passes": -1}), "state.passes"),
        (request({"ply": "3"}), "state.ply"),
        (request({"clock": 3}), "state: .* clock"),
        (request(pieces={"B3": "off"}), "state.pieces: .* B3"),
        (request(pieces={"A2": "d3L"}), "state.pieces"),
        (request(pieces={"A2": "h1U"}), "state.pieces.A2"),
        (request(pieces={"A2": "d8U"}), "state.pieces.A2"),
        (request(pieces={"A2": "d4"}), "state.pieces.A2"),
        (request(pieces={"A2": "d4N"}), "state.pieces.A2"),
        (request(pieces={"A2": ""}), "state.pieces.A2"),
        (request(pieces={"A2": None}), "state.pieces.A2"),
        (request(move="A1 jump"), "move"),
        (request(move="C1 step"), "move"),
        (request(move=["A1", "step"]), "move"),
        (request(seed="one"), "seed"),
        (request(clock=[480]), "clock"),
        (request(clock=[480, -1]), r"clock\[1\]"),
        (request(clock=[480, 480], elapsed=-1), "elapsed"),
        (request(clock=[480, 480], elapsed="1"), "elapsed"),
    ],
)
def test_senseless_request_is_refused_by_the_name_of_its_field(asked, field):
    with pytest.raises(RequestError, match=field) as caught:
        GAME.judge(asked)
    assert "\n" not in str(caught.value)


def test_missing_piece_is_refused_by_its_name():
    asked = request()
    del asked["state"]["pieces"]["B2"]
    with pytest.raises(RequestError, match="B2"):
        GAME.judge(asked)


def test_request_is_not_changed():
    asked = request(move="A1 step A1=U", seed=1, options={"chain": "two"})
    before = deepcopy(asked)
    GAME.judge(asked)
    assert asked == before


def test_answer_without_a_move_is_the_list_of_moves_alone():
    assert GAME.judge(request()) == {
        "legal_moves": ["A1 step A1=U", "A2 enter L", "A2 enter R", "A2 enter U"]
    }


def test_probability_may_be_a_whole_number():
    asked = request(move="A1 step A1=U", seed=5, options={"coin_prob": 1})
    assert len(GAME.judge(asked)["after"]["coins"]) == 1


def test_illegal_move_gets_its_fault_and_no_position():
    answer = GAME.judge(request(move="B1 enter D"))
    assert answer["legal"] is False
    assert answer["fault"] == "PIECE_NOT_YOURS"
    assert "after" not in answer


def test_legal_move_gets_the_whole_position():
    answer = GAME.judge(request({"coins": ["d4", "a1"]}, move="a1 step a1=u", seed=None))
    assert answer["after"] == {
        "turn": "B",
        "score": [1, 0],
        "coins": ["a1"],
        "pieces": {"A1": "d4U", "A2": "off", "B1": "off", "B2": "off"},
        "removed": [],
        "winner": None,
    }


def test_moves_of_a_game_that_is_over_are_none():
    for position, options in [
        ({"score": [10, 3]}, {}),
        ({"passes": 2}, {"no_move": "pass"}),
        ({"ply": 40}, {"max_turns": 40}),
    ]:
        answer = GAME.judge(request(position, move="A1 step A1=U", options=options))
        assert answer == {"legal_moves": [], "legal": False, "fault": "GAME_OVER"}


def test_pass_is_legal_where_no_move_is_and_is_never_listed():
    asked = request(pieces={"A1": "a3L", "A2": "g3R"}, options={"no_move": "pass"}, move="pass")
    answer = GAME.judge(asked)
    assert answer["legal_moves"] == []
    assert answer["after"]["turn"] == "B"
    assert answer["after"]["winner"] is None


def test_time_is_taken_off_in_decimals():
    answer = GAME.judge(request(move="A1 step A1=U", clock=[3.0, 9.0], elapsed=2.6))
    assert answer["after"]["clock"] == [0.4, 9.0]


def test_clock_without_elapsed_time_stands():
    answer = GAME.judge(request(move="A1 step A1=U", clock=[3.0, 9.0]))
    assert answer["after"]["clock"] == [3.0, 9.0]


@pytest.mark.parametrize("elapsed", [3.0, 3.5])
@pytest.mark.parametrize("move", ["A1 step A1=U", "A1 withdraw"])
def test_loss_on_time_changes_nothing_but_clock_and_winner(elapsed, move):
    asked = request({"coins": ["d4"]}, move=move, clock=[3.0, 9.0], elapsed=elapsed, seed=1)
    answer = GAME.judge(asked)
    assert answer["legal"] is True
    assert answer["fault"] is None
    assert answer["after"] == {
        "turn": "A",
        "score": [0, 0],
        "coins": ["d4"],
        "pieces": PLAIN["state"]["pieces"],
        "removed": [],
        "winner": "B",
        "clock": [0.0, 9.0],
    }


def test_piece_can_be_named_for_two_causes_after_an_entry_that_displaces():
    asked = request(
        {"score": [2, 0]},
        pieces={"A1": "off", "A2": "c1U", "B1": "d1L", "B2": "c2D"},
        move="A1 enter R",
    )
    assert GAME.judge(asked)["after"]["removed"] == [
        ["A2", "displaced-own"],
        ["A1", "headon-points"],
        ["A1", "two-on-one"],
    ]


def test_case_with_its_comments_is_judged_as_it_stands():
    asked = request(rules=["R3.1"], title="t", why="w", expect={"legal": []})
    assert GAME.judge(asked) == GAME.judge(request())
