"""The rules against ``plain``: thousands of turns, on any board, under any options."""

from __future__ import annotations

from random import Random

import pytest

from tests.autopista.plain import Plain
from tests.autopista.positions import asked, position, referee, shown
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.layouts import PRESETS, Layout
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.moves import Pass
from tiles2d.autopista.rules.notation import format_move, parse_move
from tiles2d.autopista.rules.options import Options

pytestmark = pytest.mark.slow

RULES = GAME.rules


def expected(plain, pos, text, seed):
    after, removed = plain.play(pos, text, Random(seed) if seed is not None else None)
    return shown(after) | {"removed": removed, "winner": after["winner"]}


@pytest.mark.parametrize("number", range(400))
def test_any_position_is_judged_as_the_second_opinion_does(number):
    rng = Random(number)
    ground, options, plain = referee(rng)
    pos = position(rng, plain)
    legal = plain.legal(pos)
    request = {"board": ground, "options": options, "state": asked(pos)}
    assert GAME.judge(request)["legal_moves"] == legal
    for text in legal or ["pass"]:
        seed = rng.choice([None, rng.randrange(10**6)])
        answer = GAME.judge(request | {"move": text, "seed": seed})
        assert answer["legal"]
        assert answer["fault"] is None
        assert answer["after"] == expected(plain, pos, text, seed), (text, seed)


@pytest.mark.parametrize("number", range(60))
def test_a_random_game_runs_as_the_second_opinion_does(number):
    rng = Random(1000 + number)
    ground, options, plain = referee(rng)
    layout = Layout(*(tuple(ground[part]) for part in ("rows", "starts", "flags")))
    state = RULES.new(Options(layout=layout.text(), **options), 2, seed=number)
    pos, chance = plain.first(), Random(number)
    for _ in range(120):
        texts = sorted(map(format_move, legal_moves(state)))
        assert texts == plain.legal(pos)
        if state.end is not None:
            break
        text = rng.choice(texts or ["pass"])
        state = RULES.apply(state, parse_move(text) if texts else Pass())
        pos, _ = plain.play(pos, text, chance)
        names = [state.board.name(cell) for cell in state.coins]
        assert sorted(names) == shown(pos)["coins"]
        assert [state.board.pose_text(pose) for pose in state.pieces] == [
            *shown(pos)["pieces"].values()
        ]
        assert (state.end is None) == (pos["winner"] is None)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("mode", ["piece", "player"])
def test_coins_appear_on_the_cells_the_second_opinion_names(name, mode):
    layout = PRESETS[name]
    ground = {"rows": layout.rows, "starts": layout.starts, "flags": layout.flags}
    plain = Plain(ground, {"flag_mode": mode})
    state = RULES.new(Options(board=name, flag_mode=mode), 2, 0)
    cells = [divmod(cell, layout.width)[::-1] for cell in state.board.coin_cells]
    assert cells == plain.coin_cells


def perft(state, depth):
    if depth == 0:
        return 1
    moves = legal_moves(state)
    return sum(perft(RULES.apply(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("trebol", [6, 36, 204, 1156, 5780]),
        ("cruz", [6, 36, 168, 784, 2968]),
        ("rejilla", [6, 36, 168, 784, 2968]),
        ("mini", [6, 36, 204, 1156, 5712]),
        ("minicruz", [6, 36, 168, 784, 2800]),
    ],
)
def test_moves_from_the_start_are_counted(name, counts):
    state = RULES.new(Options(board=name, coin_max=0), 2, 0)
    assert [perft(state, depth) for depth in range(1, 6)] == counts
