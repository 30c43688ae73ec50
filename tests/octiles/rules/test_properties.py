"""What must hold of every position and every board."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.octiles.positions import (
    VERSIONS,
    asked,
    full_board,
    grown,
    positions,
    turned,
    turned_move,
)
from tiles2d.octiles.rules.board import BEYOND, DOORS, EXITS, SPACE
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.options import PLACE_AND_RUN
from tiles2d.octiles.rules.paths import Crossing, links, loops, trace
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.tiles import is_same_pattern

few = settings(max_examples=40)
boards = st.builds(full_board, st.integers(0, 10**9))


def partly_filled(layout, gaps):
    return tuple(laid if space not in gaps else 0 for space, laid in enumerate(layout))


@few
@given(positions(players=(4,)))
def test_quarter_turn_of_a_position_turns_its_legal_moves(state):
    here, there = answer(asked(state)), answer(turned(asked(state)))
    assert there["moves"] == sorted(map(turned_move, here["moves"]))
    assert (there["state"], there["may_pass"]) == (here["state"], here["may_pass"])


@few
@given(positions(versions=("move_over", "octiles", "team_up"), players=(2,)))
def test_half_turn_changes_the_sides_of_two_players(state):
    as_four = asked(state) | {"players": 4, "turn": 2 * state.turn}
    as_four["runners"] = {node: 2 * player for node, player in as_four["runners"].items()}
    as_four["markers"] = {str(2 * int(p)): s for p, s in as_four.get("markers", {}).items()}
    half = turned(turned(as_four))
    half |= {"players": 2, "turn": half["turn"] // 2}
    half["runners"] = {node: player // 2 for node, player in half["runners"].items()}
    half["markers"] = {str(int(p) // 2): s for p, s in half["markers"].items()}
    expected = sorted(turned_move(turned_move(move)) for move in answer(asked(state))["moves"])
    assert answer(half)["moves"] == expected


@few
@given(boards, st.sets(st.integers(0, 16), max_size=8))
def test_path_run_backwards_is_the_same_path(board, gaps):
    layout = partly_filled(board, gaps)
    for start, exits in enumerate(EXITS):
        for door in exits:
            end, way = trace(layout, door)
            if end is None:
                continue
            last = SPACE[way[-1].space] * 8 + way[-1].left
            assert BEYOND[last] == DOORS + end
            back = [Crossing(space, left, entered) for space, entered, left in way[::-1]]
            assert trace(layout, last) == (start, tuple(back))


@few
@given(boards)
def test_full_board_has_36_paths_and_68_crossings(board):
    found = links(board)
    assert len(found) == 36
    assert sum(link.length for link in found) + sum(loops(board)) == 68
    ends = Counter(node for link in found for node in (link.start, link.end))
    assert ends == {node: len(exits) for node, exits in enumerate(EXITS)}


@few
@given(boards)
def test_no_tile_is_crossed_more_than_four_times(board):
    for exits in EXITS:
        for door in exits:
            _, way = trace(board, door)
            times = Counter(step.space for step in way)
            assert max(times.values()) <= 4


@few
@given(positions())
def test_rotations_that_look_alike_allow_the_same(state):
    if state.options.version in PLACE_AND_RUN:
        listed = {(m.space, m.rotation, m.start, m.end) for m in RULES.survey(state).moves}
        tile = state.pile[0]
        for space, rotation, start, end in listed:
            for other in range(8):
                if is_same_pattern(tile, rotation, other):
                    assert (space, other, start, end) in listed


@few
@given(positions(), st.integers(0, 10**6))
def test_pile_and_board_hold_18_different_tiles(state, seed):
    chance = Random(seed)
    for _ in range(10):
        lying = [tile for tile, _ in state.tiles().values()]
        lying += [laid // 8 for laid in state.down if laid]
        assert sorted([*lying, *state.pile]) == list(range(1, 19))
        if state.outcome:
            return
        state = RULES.apply(state, RULES.random_move(state, chance))


@few
@given(positions(), st.integers(0, 10**6))
def test_move_leaves_the_position_before_as_it_was(state, seed):
    again = msgspec.structs.replace(state)
    move = RULES.random_move(state, Random(seed))
    after = RULES.apply(state, move)
    assert state == again
    assert after != state
    assert hash(state) == hash(again)
    assert RULES.apply(again, move) == after


@few
@given(positions())
def test_every_listed_move_is_read_back(state):
    for move in RULES.survey(state).moves:
        assert RULES.parse(RULES.format(move)) == move


@few
@given(st.sampled_from(VERSIONS), st.sampled_from((2, 3, 4)), st.integers(0, 2**53))
def test_same_seed_deals_the_same_game(version, players, seed):
    assert grown(version, players, seed, 12) == grown(version, players, seed, 12)
