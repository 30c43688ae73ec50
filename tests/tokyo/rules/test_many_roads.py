"""The judge asked about thousands of roads: an answer or one sentence, whatever they do."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from highway3d.table.game import RequestError
from highway3d.tokyo.rules.format.judge import answer


def asked(roads, **options):
    """A build over roads given as pairs of pillars (x, y, height), all of them the rival's."""
    pillars = [{"id": "base", "owner": "P1", "x": -35, "y": 5, "h": 5, "junction": False}]
    laid = []
    for number, ends in enumerate(roads):
        names = [f"{side}{number}" for side in "ab"]
        for name, (x, y, h) in zip(names, ends, strict=True):
            place = {"x": round(x, 1), "y": round(y, 1), "h": h}
            pillars.append({"id": name, "owner": "P2", "junction": False, **place})
        laid.append({"id": f"r{number}", "owner": "P2", "a": names[0], "b": names[1]})
    move = {"player": "P1", "base": "base", "pillar": {"x": 65, "y": 0, "h": 6}}
    return {"state": {"pillars": pillars, "roads": laid}, "move": move, "options": options}


def star(count):
    """Roads that all cross one another near one point, each at a height of its own."""
    for number in range(count):
        x, y = 400 * cos(pi * number / count), 400 * sin(pi * number / count)
        yield (x, y, 1 + number % 7), (-x + number % 5 / 10, -y, 1 + number % 3)


def rows(count):
    """Roads side by side that cross nothing."""
    for number in range(count):
        x, y = number % 200 * 150 - 9000, number // 200 * 150 - 9000
        yield (x, y, 1), (x + 100, y, 2)


@pytest.mark.parametrize(("scope", "count"), [("road", 3000), ("crossing_point", 500)])
def test_many_roads_through_one_another_are_judged(scope, count):
    found = answer(asked(star(count), scope=scope))
    assert len(found["crossings"]) > count / 4
    assert {crossing["result"] for crossing in found["crossings"]} > {"ALREADY_OVER"}


@pytest.mark.parametrize(("scope", "count"), [("road", 16000), ("crossing_point", 4000)])
def test_more_crossings_than_can_be_judged_are_refused_in_one_sentence(scope, count):
    with pytest.raises(RequestError, match=rf"state\.roads: \d+ of {count} roads are crossed"):
        answer(asked(star(count), scope=scope))


def test_thirty_thousand_roads_that_do_not_meet_are_judged():
    assert answer(asked(rows(30_000)))["crossings"] == []
