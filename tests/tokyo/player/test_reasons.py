"""Hints: proposals that differ, with facts that the rules bear out."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from highway3d.table.thinking import Limits
from highway3d.tokyo.player.player import PLAYER
from highway3d.tokyo.player.reasons import Reasons, plain_facts
from highway3d.tokyo.player.trying import tried
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build
from tests.tokyo.tables import OVER, PLENTY, crossable, game, lanes, locked, pillar, road

RULES = TokyoRules()


def reasons(state, build):
    after = tried(state, build)
    assert after is not None
    return Reasons(state).of(build, after)


def test_each_road_that_pays_is_named_with_its_side():
    facts = reasons(crossable(), OVER)
    assert facts[:2] == (("EARNS", "B1-B2", "over"), ("EARNS", "B3-B4", "over"))


def test_the_price_is_told_in_grey_and_yellow():
    state = lanes()
    assert ("COSTS", 2, 0) in reasons(state, Build("A2", 1035, 0, 2))
    assert ("COSTS", 2, 1) in reasons(state, Build("A2", 1035, 0, 3, junction=True))


def test_an_exit_from_the_only_base_closes_it():
    facts = reasons(lanes(), Build("A2", 1085, 0, 0))
    assert ("EXIT",) in facts
    assert ("CLOSES", "A2") in facts


def test_the_last_build_that_the_materials_allow_is_called_so():
    state = lanes(a=Supply(2, 0, 1, 5))
    assert ("LAST_BUILD",) in reasons(state, Build("A2", 1035, 0, 2))


def test_the_tenth_car_wins_and_needs_no_other_reason():
    state = crossable(a=replace(PLENTY, cars=2))
    facts = reasons(state, OVER)
    assert facts[0] == ("WINS",)
    assert not any(fact[0] in ("GIVES", "TAKES_AWAY", "LEAVES") for fact in facts)


def replace_pillar(state, name, **changes):
    """The state with one pillar on which no road lies made otherwise."""
    pillars = tuple(
        structs.replace(each, **changes) if each.name == name else each
        for each in state.highway.pillars
    )
    return replace(state, highway=replace(state.highway, pillars=pillars))


def threatened():
    """B1 could cross over the road from A1 to A2; A3 is free to build elsewhere or over it."""
    a1, a2 = pillar("A1", -52, 0, 1), pillar("A2", 52, 0, 2)
    return game(
        [a1, a2, pillar("A3", 0, -50, 4), pillar("B1", 20, 54, 4)], [road(a1, a2)], turn=0,
        b=Supply(5, 0, 5, 5),
    )  # fmt: skip


SEAL = Build("B5", 300, 460, 3)
"""On ``sealable``: B crosses over both his own roads, which then pay nobody any more (A-3)."""


def sealable(**more):
    """A could cross over both roads of B, whose turn it is."""
    state = crossable(turn=1, **more)
    pillars = (*state.highway.pillars, pillar("B5", 30, -52, 4))
    return replace(state, highway=replace(state.highway, pillars=pillars))


def test_what_the_rival_loses_is_told_as_before_and_after():
    (fact,) = (fact for fact in reasons(sealable(), SEAL) if fact[0] == "TAKES_AWAY")
    assert fact[1] == 2
    assert fact[2] < 2


def test_the_rival_s_tenth_car_prevented_is_called_so():
    assert ("STOPS_WIN",) in reasons(sealable(a=replace(PLENTY, cars=2)), SEAL)


def test_what_stays_for_the_rival_is_told():
    facts = reasons(threatened(), Build("A3", 0, -1535, 3))
    assert ("GIVES", 1) in facts


def test_what_comes_next_is_told_with_its_base():
    """From A1 straight away from the two roads: only back from A1's own junction they pay."""
    state = crossable()
    hub = replace_pillar(state, "A1", junction=True)
    assert ("LEAVES", 2, "A1") in reasons(hub, Build("A1", 500, -1535, 4))


def test_hints_are_up_to_three_different_ideas():
    state = crossable()
    hints = PLAYER.hints(state, Limits())
    assert 1 <= len(hints) <= 3
    assert len({hint.move for hint in hints}) == len(hints)
    assert all(RULES.check(state, RULES.parse(hint.move)) == () for hint in hints)


def test_an_exit_that_closes_the_last_base_is_no_hint():
    hints = PLAYER.hints(RULES.new(Options(), 2, 0), Limits())
    assert all(RULES.parse(hint.move).height for hint in hints)


def test_a_hint_is_found_where_nothing_pays():
    hints = PLAYER.hints(lanes(), Limits())
    assert hints
    assert not any(fact[0] == "EARNS" for hint in hints for fact in hint.facts)


def test_who_can_build_nothing_is_told_to_pass():
    (hint,) = PLAYER.hints(locked(), Limits())
    assert hint.move == "pass"
    assert hint.facts == (("MUST_PASS",),)


def test_plain_facts_are_part_of_all_facts():
    state = crossable()
    after = tried(state, OVER)
    assert set(plain_facts(state, OVER, after)) <= set(reasons(state, OVER))
