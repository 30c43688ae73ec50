"""The scene without a window: what a click does, what it says, what it leaves behind."""

from __future__ import annotations

import msgspec
import pytest

from highway3d.shell.scene import Pointer
from highway3d.shell.texts import Texts
from tests.autopista.host import AutopistaHost
from tiles2d.autopista.scene.words import prompt
from tiles2d.autopista.turn.turn import Turn


@pytest.fixture
def opened():
    hosts = []

    def open_one(*moves, **options):
        hosts.append(AutopistaHost(*moves, **options))
        return hosts[-1]

    yield open_one
    for each in hosts:
        each.scene.close()
        each.scene.close()
        assert [child.name for child in each.root.get_children()] == []


FACE_TO_FACE = ("A2 enter L", "B1 enter L", "A1 enter R", "B2 enter R")
"""A1 on c1 and A2 on e1 point at d1 between them."""


def test_two_clicks_enter_a_piece(opened):
    host = opened()
    host.choose("A1")
    host.choose("A1", "R")
    assert host.last == "A1 enter R"


def test_click_on_the_waiting_piece_itself_enters_it_as_well(opened):
    host = opened()
    host.click(host.scene.report()["bays"]["A2"])
    assert host.scene.report()["step"] == "face"
    assert {choice["piece"] for choice in host.scene.report()["choices"]} == {"A2"}


def test_one_click_steps_where_there_is_no_turn_to_choose(opened):
    host = opened(position="c4U off off off")
    host.click(host.scene.report()["cells"]["c5"])
    assert host.last == "A1 step A1=U"


def test_click_on_a_crossing_ahead_asks_for_the_turn(opened):
    host = opened(position="c1U off off off")
    host.click(host.scene.report()["cells"]["c2"])
    assert host.scene.report()["step"] == "turn"
    host.choose("A1", "L")
    assert host.last == "A1 step A1=L"


def test_mark_of_a_push_means_the_rear_piece_though_another_stands_there(opened):
    host = opened(position="d2U d3U off off")
    host.choose("A1")
    assert host.last == "A1 step A1=U A2=U"


def test_click_on_the_rivals_piece_says_whose_it_is(opened):
    host = opened("A1 enter U", "B1 enter D")
    host.click(host.scene.report()["cells"]["e7"])
    assert host.said == ["B1 belongs to the other player."]
    assert host.scene.report()["faulty"] == ["B1"]


def test_piece_itself_is_meant_by_a_click_on_it_though_another_could_push_it(opened):
    host = opened(position="d2U d3U off off")
    host.click(host.scene.report()["cells"]["d3"])
    assert host.last == "A2 step A2=U"


def test_click_on_a_blocked_piece_says_what_stands_in_its_way(opened):
    host = opened(position="d3U off d4L off")
    host.click(host.scene.report()["cells"]["d3"])
    assert host.said == ["The piece ahead lies across the way (A1, B1)."]
    assert host.scene.report()["faulty"] == ["A1", "B1"]


def test_click_beside_a_turning_piece_where_it_may_not_turn_says_so(opened):
    host = opened()
    host.choose("A1")
    x, y = host.scene.report()["cells"]["c1"]
    host.click((x, y + 0.7 * host.scene.report()["view"][2]))
    assert host.said == ["That turn is not possible there (A1)."]


def test_click_far_away_takes_the_choice_back(opened):
    host = opened()
    host.choose("A1")
    host.click(host.scene.report()["cells"]["d6"])
    assert host.scene.report()["step"] == "piece"


@pytest.mark.parametrize("yes", [True, False])
def test_piece_is_left_facing_the_border_only_after_a_yes(opened, yes):
    host = opened(position="b3L off off off")
    host.yes = yes
    host.choose("A1")
    host.choose("A1", "L")
    assert len(host.asked) == 1
    assert (host.last == "A1 step A1=L") == yes


def test_piece_that_turns_along_the_border_is_not_asked_about(opened):
    host = opened(position="b3L off off off")
    host.choose("A1")
    host.choose("A1", "U")
    assert host.asked == []
    assert host.last == "A1 step A1=U"


def test_keys_alone_play_a_turn(opened):
    host = opened()
    for action in ("next", "next", "take", "turn", "take"):
        assert host.scene.act(action, None)
    assert host.last == "A2 enter U"


def test_arrow_key_means_the_direction_itself(opened):
    host = opened()
    for action in ("next", "take", "left", "take"):
        host.scene.act(action, None)
    assert host.last == "A1 enter L"


def test_escape_goes_back_one_step_each_time(opened):
    host = opened()
    host.scene.act("next", None)
    host.scene.act("take", None)
    assert host.scene.back()
    assert host.scene.report()["step"] == "piece"
    assert host.scene.back()
    assert not host.scene.back()


def test_removal_is_told_with_its_cause_and_the_clocks_wait(opened):
    host = opened(*FACE_TO_FACE, animation="normal")
    host.choose("A1")
    host.choose("A1", "R")
    assert host.scene.telling
    assert host.watch() == [["A2", "headon-own"]]
    assert not host.scene.telling
    assert "autopista_off" in host.heard


def test_click_skips_the_telling_and_does_nothing_else(opened):
    host = opened(*FACE_TO_FACE, animation="normal")
    host.choose("A1")
    host.choose("A1", "R")
    host.click(host.scene.report()["bays"]["B1"])
    assert not host.scene.telling
    assert host.session.here.number == 5


def test_without_animation_nothing_is_told_and_all_is_there(opened):
    host = opened(*FACE_TO_FACE)
    host.choose("A1")
    host.choose("A1", "R")
    assert not host.scene.telling
    assert host.scene.report()["pieces"]["A2"] == "off"


def test_removal_is_marked_before_the_click_that_commits(opened):
    host = opened(*FACE_TO_FACE)
    host.choose("A1")
    removed = {c["facing"]: c["removed"] for c in host.scene.report()["choices"]}
    assert removed["R"] == [["A2", "headon-own"]]
    assert removed["U"] == []


def test_undo_shows_the_position_before(opened):
    host = opened("A1 enter U", "B1 enter D", animation="normal")
    host.session.undo()
    host.scene.show(animate=True)
    host.watch()
    assert host.scene.report()["pieces"]["B1"] == "off"
    assert host.scene.now.stands[2][:2] == host.scene.plan.bay(2)


def test_piece_that_cannot_move_is_taken_back_by_one_click(opened):
    host = opened(position="a3L g3R d4L off")
    assert host.scene.report()["step"] == "withdraw"
    host.click(host.scene.report()["cells"]["g3"])
    assert host.last == "A2 withdraw"


def test_forced_pass_is_played_by_the_enter_key(opened):
    host = opened(position="a3L g3R d4L off", no_move="pass")
    assert host.scene.prompt() == "No way to move: the turn must be passed."
    host.scene.act("take", None)
    assert host.last == "pass"


def test_player_whom_it_costs_the_game_not_to_move_is_told_so(opened):
    host = opened(position="a3L g3R d4L off", no_move="lose")
    assert host.scene.prompt() == "No way to move: that loses the game."


def test_board_turns_to_whoever_acts_if_that_is_set(opened):
    host = opened("A1 enter U")
    host.settings.turn_view = True
    host.scene.show(animate=False)
    report = host.scene.report()
    assert report["turned"]
    assert report["bays"]["B1"][1] > report["bays"]["A2"][1]
    host.choose("B1")
    host.choose("B1", "D")
    assert not host.scene.report()["turned"]


def test_ways_are_shown_by_their_key_unless_hints_are_off(opened):
    host = opened()
    host.scene.act("ways", None)
    assert host.scene.report()["ways"]
    host.scene.act("ways", None)
    host.settings.hints = False
    host.scene.act("ways", None)
    assert not host.scene.report()["ways"]


def test_full_board_is_a_few_geoms(opened):
    host = opened(*FACE_TO_FACE, coin_prob=1.0)
    host.choose("A1")
    host.scene.act("ways", None)
    nodes = host.root.find_all_matches("**/+GeomNode")
    assert sum(node.node().get_num_geoms() for node in nodes) <= 24


def test_points_and_whence_they_came_stand_under_the_name(opened):
    host = opened(position="f6U off off off", coins="f7")
    host.choose("A1")
    assert host.scene.player_lines(0) == ["3 of 10 points", "1 flag · 1 coin"]


def test_picture_shows_the_position_without_offers(opened, monkeypatch):
    monkeypatch.setattr(AutopistaHost, "live", False)
    host = opened("A1 enter U")
    assert host.root.find("**/marks/town").is_empty()
    assert host.root.find("**/last/town").is_empty()


def test_nothing_is_offered_once_somebody_has_resigned(opened):
    host = opened("A1 enter U", "resign")
    assert host.scene.report()["step"] == "over"
    assert host.scene.report()["choices"] == []
    host.click(host.scene.report()["cells"]["c1"])
    assert (host.last, host.said) == ("resign", [])


def test_key_skips_the_telling(opened):
    host = opened(*FACE_TO_FACE, animation="normal")
    host.choose("A1")
    host.choose("A1", "R")
    host.scene.act("next", None)
    assert not host.scene.telling
    assert host.scene.report()["at"] is None


def test_double_click_on_a_piece_does_not_turn_it_back(opened):
    host = opened(position="c1U off off off")
    spot = host.scene.report()["choices"][0]["pixel"]
    host.click(spot)
    host.scene.click(Pointer(*spot))
    assert host.scene.report()["step"] == "turn"
    assert host.session.here.number == 0


def test_click_that_would_cost_a_piece_unseen_shows_it_first(opened):
    host = opened(*FACE_TO_FACE)
    host.choose("A1")
    spot = Pointer(*next(c for c in host.scene.report()["choices"] if c["facing"] == "R")["pixel"])
    host.seconds += 1.0
    host.scene.click(spot)
    assert host.session.here.number == 4
    host.seconds += 1.0
    host.scene.click(spot)
    assert host.last == "A1 step A1=R"


def test_mouse_at_rest_turns_nothing_by_itself(opened):
    host = opened(position="c1U off off off")
    host.click(host.scene.report()["choices"][0]["pixel"])
    assert host.scene.report()["at"] is None


def test_mouse_at_rest_points_at_what_is_offered_there_in_the_next_turn(opened):
    host = opened("A1 enter R", "B1 enter D", "A1 step A1=L", "B1 step B1=D")
    rest = host.scene.report()["choices"][0]["pixel"]
    host.scene.point(Pointer(*rest))
    host.session.undo()
    host.session.redo()
    host.scene.show(animate=False)
    assert host.scene.report()["at"] == 0


def test_position_that_is_looked_at_offers_nothing(opened):
    host = opened("A2 enter U", "B1 enter D")
    live = host.session.live
    host.session.look(live.parent)
    host.scene.show(animate=False)
    host.scene.act("ways", None)
    host.scene.act("take", None)
    assert host.scene.report()["step"] == "over"
    assert host.scene.report()["choices"] == []
    assert not host.scene.report()["ways"]
    assert host.session.live is live


@pytest.mark.parametrize(("ply", "said"), [(279, False), (280, True), (290, True)])
def test_last_turns_are_counted_aloud(opened, ply, said):
    state = opened(max_turns=300).session.state
    step = prompt(Texts("en"), Turn(msgspec.structs.replace(state, ply=ply)))
    assert (f"Turn {ply + 1} of 300" in step) is said


def test_points_fill_and_the_last_gain_is_told(opened):
    host = opened("A1 step A1=U", position="c4U off off off", coins="c5")
    assert host.scene.tally(0) == (1, 10, 1)
    assert host.scene.tally(1) == (0, 10, 0)
