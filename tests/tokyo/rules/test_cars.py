"""Where cars may stand, and where they are put when nobody says where."""

from __future__ import annotations

from itertools import pairwise

import pytest

from highway3d.tokyo.rules.cars import car_faults, spots, stretch
from highway3d.tokyo.rules.highway import Highway, Road, Tip
from tests.tokyo.tables import pillar, road

FLAT = road(pillar("A1", 0, 0, 2), pillar("A2", 103.6, 0, 3))
STEEP = road(pillar("A1", 0, 0, 1), pillar("A2", 86.9, 0, 7, junction=True))


def under(*heights, at=50, turn=0):
    """The table with roads of B across ``FLAT``, one for each height, 25 mm apart."""
    pillars, roads = [], []
    for n, height in enumerate(heights):
        x = at + 25 * n
        ends = (pillar(f"B{2 * n + 1}", x - turn, -50, height),
                pillar(f"B{2 * n + 2}", x + turn, 50, height))  # fmt: skip
        pillars += ends
        roads.append(road(*ends))
    return Highway(tuple(pillars), tuple(roads))


def codes(highway, laid, places, most=9):
    return [fault.code.value for fault in car_faults(highway, laid, places, most)]


def test_a_car_stands_outside_both_discs_with_its_whole_length():
    free = stretch(FLAT)
    assert codes(Highway(), FLAT, (free[0], free[-1])) == []
    assert codes(Highway(), FLAT, (free[0] - 1,)) == ["CAR_OFF_ROAD"]
    assert codes(Highway(), FLAT, (free[-1] + 1,)) == ["CAR_OFF_ROAD"]
    assert free[0] * 1.036 == pytest.approx(95 + 60, abs=1.1)


def test_a_car_stands_up_to_the_very_tip_of_an_exit():
    ramp = Road("A1-exit", 0, pillar("A1", 0, 0, 1), Tip(1085, 0))
    assert (1000 - stretch(ramp)[-1]) * 1.085 == pytest.approx(60, abs=1.1)


@pytest.mark.parametrize("place", [-1, 0, 1000, 1001, 5000])
def test_a_car_beyond_the_road_is_off_it(place):
    assert codes(Highway(), FLAT, (place,)) == ["CAR_OFF_ROAD"]


def test_cars_stand_a_cars_length_apart():
    assert codes(Highway(), FLAT, (400, 516)) == []
    assert codes(Highway(), FLAT, (516, 400)) == []
    assert codes(Highway(), FLAT, (400, 515)) == ["CAR_ON_CAR"]
    assert codes(Highway(), FLAT, (400, 400)) == ["CAR_ON_CAR"]


def test_more_cars_than_are_earned_are_refused():
    assert codes(Highway(), FLAT, (300, 600), most=1) == ["CARS_NOT_EARNED"]


def test_a_car_does_not_stand_under_a_road_that_hangs_low():
    low = under(3)
    assert codes(low, FLAT, (480,)) == ["CAR_UNDER_ROAD"]
    assert codes(low, FLAT, (250,)) == []
    faults = list(car_faults(low, FLAT, (480,), 9))
    assert faults[0].pieces == ("B1-B2",)


def test_a_car_stands_under_a_road_with_a_storeys_air():
    assert codes(under(4), FLAT, (480,)) == []


def test_a_road_below_is_no_hindrance():
    assert codes(under(1), FLAT, (480,)) == []


def test_every_fault_of_cars_is_told():
    found = codes(under(3), FLAT, (0, 480, 490), most=2)
    assert found == ["CARS_NOT_EARNED", "CAR_OFF_ROAD", "CAR_ON_CAR", "CAR_UNDER_ROAD"]


def test_one_car_is_put_in_the_middle():
    assert spots(Highway(), FLAT, 1) == (500,)


def test_no_car_needs_no_place():
    assert spots(Highway(), FLAT, 0) == ()


@pytest.mark.parametrize("count", range(2, 8))
def test_cars_are_spread_evenly_about_the_middle(count):
    places = spots(Highway(), FLAT, count)
    gaps = {other - place for place, other in pairwise(places)}
    assert len(places) == count
    assert len(gaps) == 1
    assert places[0] + places[-1] == pytest.approx(1000, abs=1)


def test_a_full_stick_holds_seven_cars_and_no_more():
    assert len(spots(Highway(), FLAT, 7)) == 7
    assert len(spots(Highway(), FLAT, 9)) == 7


@pytest.mark.parametrize("most", range(1, 8))
@pytest.mark.parametrize(
    "highway",
    [
        under(3), under(3, at=20), under(3, 3), under(4, 3), under(3, 3, at=35, turn=30),
        under(1, 3), under(3, 3, 3, at=25),
    ],
    ids=lambda highway: str(len(highway.roads)),
)  # fmt: skip
@pytest.mark.parametrize("laid", [FLAT, STEEP], ids=["flat", "steep"])
def test_the_places_offered_have_no_fault(laid, highway, most):
    places = spots(highway, laid, most)
    assert codes(highway, laid, places, most) == []
    assert places == tuple(sorted(places))


def test_a_car_stands_aside_from_a_low_road_in_the_middle_as_little_as_it_must():
    (place,) = spots(under(3, at=51.8), FLAT, 1)
    assert place != 500
    assert codes(under(3, at=51.8), FLAT, (place + (1 if place < 500 else -1),)) == [
        "CAR_UNDER_ROAD"
    ]


def test_where_low_roads_leave_little_room_fewer_cars_are_offered():
    roofed = under(3, 3, 3, at=25)
    found = spots(roofed, FLAT, 7)
    assert 1 <= len(found) < 7
