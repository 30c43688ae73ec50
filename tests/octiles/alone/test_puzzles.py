"""The puzzles of Octiles alone: the forty, one a day, and those drawn from a number."""

from __future__ import annotations

import sys
from datetime import date
from math import log2
from pathlib import Path

import pytest

from tests.octiles.positions import QUARTER
from tiles2d.octiles.alone.rules.puzzles import CHALLENGES, Kind, puzzle, turned
from tiles2d.octiles.alone.rules.state import State
from tiles2d.octiles.rules.board import NODES
from tiles2d.octiles.rules.format.position import layout_of

TOOLS = Path(__file__).parents[3] / "tools"


@pytest.fixture
def prover(monkeypatch):
    monkeypatch.syspath_prepend(str(TOOLS))
    import octiles_challenges

    yield octiles_challenges
    del sys.modules["octiles_challenges"]


def test_there_are_forty_ten_of_each_kind_and_size_from_easy_to_hard():
    sorts = [(each.kind, len(each.tiles)) for each in CHALLENGES]
    assert len(sorts) == 40
    assert {sort: sorts.count(sort) for sort in sorts} == dict.fromkeys(
        [(kind, size) for kind in (Kind.SEQUENCE, Kind.CONNECTION) for size in (4, 5)], 10
    )
    assert [each.bits for each in CHALLENGES] == sorted(each.bits for each in CHALLENGES)


@pytest.mark.parametrize("each", CHALLENGES)
def test_rank_is_the_rarity_of_the_best_layouts(each):
    assert each.bits == pytest.approx(log2(each.layouts / each.count), abs=0.006)
    assert 4 <= each.bits <= 16


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2, 20, 40])
def test_best_result_and_its_count_are_proved_by_looking_at_every_layout(prover, number):
    asked = CHALLENGES[number - 1]
    proof = prover.prove(prover.Deal(asked.tiles, asked.spaces), asked.order, asked.runners)
    assert (proof.best, proof.count) == (asked.best, asked.count)


def test_proof_counts_as_the_rules_do(prover):
    """Every layout of one small deal, judged by the rules one by one."""
    asked = next(each for each in CHALLENGES if each.layouts < 4000)
    deal = prover.Deal(asked.tiles, asked.spaces)
    results = []
    for layout in prover.every_layout(deal):
        state = State(f"challenge-{CHALLENGES.index(asked) + 1}", layout_of(layout))
        results.append(state.result)
    assert len(results) == asked.layouts
    assert (max(results), results.count(max(results))) == (asked.best, asked.count)


def test_each_day_has_its_challenge_and_a_hundred_and_sixty_days_differ():
    first = date(2027, 1, 1).toordinal()
    days = [date.fromordinal(day).isoformat() for day in range(first, first + 160)]
    asked = [puzzle(f"daily-{day}") for day in days]
    assert all(each.is_proved for each in asked)
    assert len({(each.spaces, each.order, each.runners) for each in asked}) == len(days)


def test_solution_turned_with_the_board_solves_the_challenge_of_a_day():
    asked = puzzle("daily-2026-12-03")
    stored = CHALLENGES[asked.number - 1]
    quarters = next(n for n in range(4) if turned(stored.spaces[0], n) == asked.spaces[0])
    tiles = {
        turned(space, quarters): (tile, (rotation + 2 * quarters) % 8)
        for space, (tile, rotation) in stored.solution.items()
    }
    assert State(asked.code, layout_of(tiles)).is_solved


def test_places_turn_as_the_board_does():
    assert {name: turned(name, 1) for name in QUARTER} == QUARTER


def test_number_always_draws_the_same_order():
    assert puzzle("sequence-7").order[:4] == ("D5", "E5", "E2", "D4")
    assert sorted(puzzle("sequence-7").order) == sorted(NODES[:16])


def test_number_always_draws_the_same_runners():
    asked = puzzle("connection-3-77")
    assert asked.runners[:3] == (("B3", 1), ("B4", 1), ("C3", 1))
    assert [colour for _, colour in asked.runners].count(2) == 3
