"""What is put aside, what leads back, and what is said of the table and of those who build."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from msgspec.structs import replace as replace_struct

from highway3d.shell.scene import Pointer, Proposal
from highway3d.table.game import Outcome
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.crossings import Crossing, Relation, Result
from highway3d.tokyo.rules.highway import Highway
from highway3d.tokyo.rules.turns import Build, End
from highway3d.tokyo.scene.judge_panel import crossing_sentence
from highway3d.tokyo.scene.pieces.poses import DISC
from highway3d.tokyo.scene.signs import Signs
from highway3d.tokyo.turn.cautions import cautions
from highway3d.tokyo.turn.draft import ring
from highway3d.tokyo.turn.turn import Step
from tests.tokyo.host import aimed, ghosts
from tests.tokyo.studio import SIZE


def test_escape_puts_the_ghost_aside_and_takes_it_up_again(scene):
    assert ghosts(scene)
    scene.back()
    assert not ghosts(scene)
    scene.back()
    assert ghosts(scene)


def test_a_click_with_the_ghost_put_aside_only_takes_it_up(scene):
    scene.back()
    scene.click(aimed(scene, -52, 110))
    assert scene.turn.step is Step.AIM


def test_what_explains_hides_while_the_camera_is_dragged(scene):
    start = Pointer(160, 90)
    scene.drag("orbit", start, Pointer(180, 90), begun=True)
    assert scene.stage.overlays.root.is_hidden()
    scene.point(None)
    assert not scene.stage.overlays.root.is_hidden()


def test_a_picture_shows_pieces_alone(scene):
    with scene.bare():
        assert scene.stage.overlays.root.is_hidden()
    assert not scene.stage.overlays.root.is_hidden()


def test_looking_back_nothing_is_in_the_hand(scene, host):
    scene.click(aimed(scene, -52, 110))
    scene.act("take", None)
    host.session.look_back()
    scene.show(animate=False)
    assert not ghosts(scene)
    assert scene.turn.bases == []


@pytest.mark.parametrize("place", [(-52, 40), (-52, 200)])
def test_a_click_far_off_the_ring_builds_nothing(scene, host, place):
    scene.click(aimed(scene, *place))
    assert not scene.turn.is_placed
    assert host.said == [(host.texts("tokyo-click-nearer"), "info")]


def test_a_click_on_the_base_itself_builds_nothing(scene):
    base = scene.turn.draft.base
    scene.click(Pointer(*scene.stage.pixel(base.x / 100, base.y / 100, base.height * DISC)))
    assert not scene.turn.is_placed


@pytest.mark.parametrize("name", ["along", "section"])
def test_a_view_of_a_road_leads_back_to_the_one_before(scene, name):
    scene.view("iso")
    scene.stage.eye.cut()
    before = scene.stage.eye.now
    scene.view(name)
    scene.stage.eye.cut()
    assert scene.stage.eye.now != before
    scene.view(name)
    assert scene.stage.eye.goal == before


def test_the_view_before_comes_back_when_the_turn_ends(scene):
    scene.act("zoom_in", None)
    before = scene.stage.eye.now
    scene.click(aimed(scene, -52, 110))
    scene.view("along")
    scene.view("section")
    scene.act("take", None)
    assert scene.stage.road_view == ""
    assert scene.stage.eye.goal.polar == before.polar
    assert scene.stage.eye.touched


def test_the_named_view_holds_the_ring_of_the_base_in_hand(scene):
    scene.view("iso")
    scene.stage.eye.cut()
    base, (_, _, far) = scene.turn.draft.base, ring(scene.turn.draft)
    for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
        x, y = scene.stage.pixel((base.x + dx) / 100, (base.y + dy) / 100, 0.0)
        assert 0 <= x <= SIZE[0]
        assert 0 <= y <= SIZE[1]


def test_who_can_build_nothing_is_told_so(scene, host):
    scene.turn.bases = []
    scene.scan.begin_to_doubt()
    assert not scene.scan.is_hopeless  # there are places, though no base was looked round
    scene.turn.site = scene.turn.site._replace(supply=Supply(0, 0, 5, 5))
    scene.scan.begin_to_doubt()
    while scene.scan.doubt():
        pass
    assert scene.scan.is_hopeless


def test_a_hint_shows_the_base_first_and_then_the_build(scene, host):
    before = scene.turn.draft
    move = Build("A1", -520, 1036, 2)
    facts = (("EARNS", "B-B1", "over"), ("LEAVES", 2, "A2"), ("COSTS", 2, 0))
    scene.propose(Proposal(move, facts), what=False)
    assert scene.turn.draft == before
    scene.propose(Proposal(move, facts), what=True)
    assert scene.turn.draft.build == move
    assert scene.advise(Proposal(move, facts)) == [
        "Build from A1.",
        "From A1, a pillar of 2.",
        "Earns a car: over B-B1.",
        "2 cars are within your reach next turn, from the new pillar.",
        "Costs 2 grey discs.",
    ]


def test_a_fault_makes_what_would_pay_a_wish(host):
    crossing = Crossing("B1-B2", (Fraction(0), Fraction(0)), Relation.OVER, Result.QUALIFIES)
    said = crossing_sentence(host.texts, crossing, builder="you", real=False)
    assert said == "over B1-B2 · would pay a car"
    host.root.remove_node()


def test_a_used_up_road_bears_a_sign_that_can_be_seen(scene):
    for place in ((-52, 140), (52, 140), (60, 200)):
        scene.turn.aim(place[0] * 10, place[1] * 10, exact=False)
        scene.mode.take()
        scene.mode.take()
    scene.turn.aim(-1000, 1400, exact=False)
    scene.mode.take()
    scene.view("above")
    scene.stage.eye.cut()
    over, under = scene.turn.shown.covered
    signs = Signs(scene.host, scene.turn, scene.stage)
    assert signs.used() == []  # the camera has just moved
    signs = signs.used()
    assert over.sum() + under.sum() > 0
    assert sum(sign.over + sign.under for sign in signs) == over.sum() + under.sum()


def test_an_even_end_counts_the_cars_of_both(scene):
    said = scene.why_ended(Outcome((), End.BLOCKED))
    assert said == "neither side can build, and both have one car on the road"


def test_who_has_closed_the_last_base_ends_for_want_of_a_pillar(scene, host):
    scene.turn.show(replace(host.session.state, highway=Highway()))
    said = scene.why_ended(Outcome((0,), End.MATERIALS))
    assert said == "Bea has no pillar left to build from"


def test_with_more_cars_deciding_the_warning_says_so(scene, host):
    state = host.session.state
    options = replace_struct(state.options, materials_end="cars")
    scene.turn.show(replace(state, waiting=1, options=options))
    said = cautions(scene.turn, host.texts, ["Ana", "Bea"])
    assert said[0].endswith("without penalty, more cars win.")


def test_each_laid_car_fills_a_place_of_its_players_score(scene, host):
    assert scene.tally(0) == (1, 10, 0)
    scene.act("exit", None)
    scene.click(aimed(scene, -52, 108))
    host.asked.pop()()
    scene.act("take", None)
    assert scene.tally(0) == (2, 10, 1)
    scene.act("take", None)
    assert scene.tally(0) == (2, 10, 1)
    assert scene.tally(1) == (1, 10, 0)


def test_whose_build_is_adjusted_stands_over_it(scene):
    scene.click(aimed(scene, -52, 110))
    scene.act("take", None)
    scene.mode.adjust()
    assert scene.heading() == "Adjusting for Ana"


def test_where_a_road_blocks_at_one_place_only_no_sign_says_it_is_used_up(scene, host):
    options = replace_struct(host.session.state.options, scope="crossing_point")
    scene.turn.show(replace(host.session.state, options=options))
    signs = Signs(host, scene.turn, scene.stage)
    assert (signs.used(), signs.used()) == ([], [])


def test_free_ground_is_painted_while_a_pillar_is_in_the_hand_unless_a_key_hides_it(scene, host):
    painted = scene.stage.free_ground
    while painted.step():
        pass
    assert painted.root.get_num_children() == 1
    scene.act("map", None)
    assert painted.root.get_num_children() == 0
    assert not host.settings.free_ground
    scene.act("map", None)
    assert painted.root.get_num_children() == 1
    scene.turn.put_aside()
    scene.changed()
    assert painted.root.get_num_children() == 0
