"""The judge against the rules written once more in plain fractions, on thousands of positions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from highway3d.tokyo.rules import passing
from highway3d.tokyo.rules.building import BuildFault
from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.rules.format.judge import answer
from tests.tokyo import positions, reference

pytestmark = pytest.mark.slow

KNIFE_EDGES = (
    "clearance_edge", "cover_edge", "under_edge", "end_edge", "reach_edge", "beside_edge",
    "tip_edge", "steep_edge", "joint_edge", "blocking_edge",
)  # fmt: skip


def disagreements(requests):
    """What the judge and the second opinion answer differently, and how often each verdict fell."""
    wrong, seen = [], Counter()
    for number, request in requests:
        found, right = answer(request), reference.answer(request)
        seen.update(found["violations"])
        seen.update(crossing["result"] for crossing in found["crossings"])
        seen["legal"] += found["legal"]
        if found != right:
            wrong.append((number, request, found, right))
    return wrong, seen


@pytest.mark.parametrize("kind", KNIFE_EDGES)
def test_positions_on_the_knifes_edge_are_judged_as_in_fractions(kind):
    make = getattr(positions, kind)
    wrong, seen = disagreements((seed, make(Random(seed))) for seed in range(300))
    assert wrong == []
    assert seen["legal"] < 300


def test_positions_thrown_together_are_judged_as_in_fractions():
    requests = (
        (seed, positions.scattered(Random(seed), 1 + seed % 12, width=(60, 200)[seed % 2]))
        for seed in range(1200)
    )
    wrong, seen = disagreements(requests)
    assert wrong == []
    expected = {fault.value for fault in BuildFault} | {result.value for result in Result}
    assert expected - set(seen) <= {"OFF_TABLE", "BASE_FULL", "LEVEL"}


def test_tables_of_thirty_to_sixty_roads_are_judged_as_in_fractions():
    wrong, seen = disagreements((seed, positions.crowded(Random(seed))) for seed in range(60))
    assert wrong == []
    assert seen["OFF_TABLE"]


def test_few_of_many_blockers_found_in_bulk_lead_to_the_same_verdicts(monkeypatch):
    for name, value in (("MANY", 0), ("FIRST", 3), ("FEW", 1)):
        monkeypatch.setattr(passing, name, value)
    wrong, seen = disagreements((seed, positions.crowded(Random(seed))) for seed in range(30))
    assert wrong == []
    assert seen["ALREADY_OVER"] > 0 < seen["ALREADY_UNDER"]
