"""Open bases, the heights they offer, and when materials are out; the plain grid counted."""

from __future__ import annotations

from highway3d.tokyo.rules.bases import open_bases
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from tests.tokyo.tables import game, lanes, pillar, road

RULES = TokyoRules()


def test_full_pillars_are_no_bases_and_junctions_never_fill():
    state = lanes()
    assert [base.name for base in open_bases(state.highway, 0, state.options)] == ["A2"]
    hub = pillar("A1", 0, 0, 3, junction=True)
    ends = [pillar("A2", 100, 0, 2), pillar("A3", 0, 100, 2), pillar("A4", -100, 0, 2)]
    highway = game([hub, *ends], [road(hub, end) for end in ends]).highway
    bases = open_bases(highway, 0, Options())
    assert [base.name for base in bases] == ["A1", "A2", "A3", "A4"]
    bases = open_bases(highway, 0, Options(junction_roads=3))
    assert [base.name for base in bases] == ["A2", "A3", "A4"]
