"""A position may be turned, mirrored, shifted, and its roads told from either end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highway3d.tokyo.rules.format.judge import answer

pytestmark = pytest.mark.slow

# Everything in half millimetres, so that a turn by a 3-4-5 angle stays on the grid.
VECTORS = [(207, 0), (0, -208), (124, 166), (-168, 126), (190, 80), (-200, 40), (-60, -200),
           (216, 0), (130, -168), (20, 0), (0, 190), (150, -150)]  # fmt: skip
near = st.integers(-110, 110)
owners = st.sampled_from(("P1", "P2"))
heights = st.integers(1, 6)


@st.composite
def requests(draw):
    """Some roads, tips among them, and a build from one of their pillars; often crossing."""
    pillars, roads = [], []
    for n in range(draw(st.integers(1, 5))):
        owner, x, y = draw(owners), draw(near), draw(near)
        dx, dy = draw(st.sampled_from(VECTORS))
        pillars.append(pillar(f"p{n}", owner, x, y, draw(heights), draw(st.booleans())))
        if draw(st.integers(0, 4)):
            far = draw(heights)
            pillars.append(pillar(f"q{n}", owner, x + dx, y + dy, far, draw(st.booleans())))
            roads.append({"id": f"r{n}", "owner": owner, "a": f"p{n}", "b": f"q{n}"})
        else:
            tip = [(x + dx) / 2, (y + dy) / 2]
            roads.append({"id": f"r{n}", "owner": owner, "a": f"p{n}", "b": tip})
    base = draw(st.sampled_from(pillars))
    move = {"player": base["owner"], "base": base["id"]}
    dx, dy = draw(st.sampled_from(VECTORS))
    x, y = base["x"] + dx / 2 + draw(st.integers(-4, 4)) / 2, base["y"] + dy / 2
    if draw(st.integers(0, 4)):
        height = base["h"] + draw(st.sampled_from((-1, 1, 1, 2)))
        move["pillar"] = {"x": x, "y": y, "h": height, "junction": draw(st.booleans())}
    else:
        move["exit"] = [x, y]
    options = {"scope": draw(st.sampled_from(("road", "crossing_point")))}
    return {"state": {"pillars": pillars, "roads": roads}, "move": move, "options": options}


def pillar(name, owner, x, y, height, junction):
    return {"id": name, "owner": owner, "x": x / 2, "y": y / 2, "h": height, "junction": junction}


def placed(request, place):
    """The request with every place of it put elsewhere."""

    def put(x, y):
        return [round(part * 10) / 10 for part in place(x, y)]

    def moved(piece):
        x, y = put(piece["x"], piece["y"])
        return {**piece, "x": x, "y": y}

    def end(where):
        return where if isinstance(where, str) else put(*where)

    state, move = request["state"], dict(request["move"])
    if "pillar" in move:
        move["pillar"] = moved(move["pillar"])
    else:
        move["exit"] = put(*move["exit"])
    roads = [{**road, "a": end(road["a"]), "b": end(road["b"])} for road in state["roads"]]
    pillars = [moved(piece) for piece in state["pillars"]]
    return {**request, "state": {"pillars": pillars, "roads": roads}, "move": move}


@settings(max_examples=250)
@given(requests(), st.sampled_from(((0.6, 0.8), (0.8, -0.6), (-0.6, 0.8), (0, 1), (-1, 0))))
def test_turning_a_position_changes_no_verdict(request, turn):
    c, s = turn
    turned = placed(request, lambda x, y: (x * c - y * s, x * s + y * c))
    assert answer(turned) == answer(request)


@settings(max_examples=150)
@given(requests())
def test_mirroring_a_position_changes_no_verdict(request):
    assert answer(placed(request, lambda x, y: (-x, y))) == answer(request)


@settings(max_examples=150)
@given(requests(), st.integers(-100, 100), st.integers(-50, 50))
def test_shifting_a_position_on_the_table_changes_no_verdict(request, across, ahead):
    moved = placed(request, lambda x, y: (x + across / 2, y + ahead / 2))
    assert answer(moved) == answer(request)


@settings(max_examples=150)
@given(requests(), st.lists(st.booleans(), min_size=5, max_size=5))
def test_telling_a_road_from_its_other_end_changes_no_verdict(request, swapped):
    roads = [
        {**road, "a": road["b"], "b": road["a"]} if swap else road
        for road, swap in zip(request["state"]["roads"], swapped, strict=False)
    ]
    state = {**request["state"], "roads": roads}
    assert answer({**request, "state": state}) == answer(request)


@settings(max_examples=150)
@given(requests(), st.randoms(use_true_random=False))
def test_listing_the_pieces_in_another_order_changes_no_verdict(request, chance):
    pieces = {kind: list(found) for kind, found in request["state"].items()}
    for found in pieces.values():
        chance.shuffle(found)
    assert answer({**request, "state": pieces}) == answer(request)
