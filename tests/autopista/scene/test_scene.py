"""The scene without a window: what a click does, what it says, what it leaves behind."""

from __future__ import annotations

import pytest

from highway3d.shell.scene import Pointer
from tests.autopista.stage import AutopistaStage


@pytest.fixture
def stage():
    stages = []

    def open_one(*moves, **options):
        stages.append(AutopistaStage(*moves, **options))
        return stages[-1]

    yield open_one
    for each in stages:
        each.scene.close()
        each.scene.close()
        assert [child.name for child in each.root.get_children()] == []


FACE_TO_FACE = ("A2 enter L", "B1 enter L", "A1 enter R", "B2 enter R")
"""A1 on c1 and A2 on e1 point at d1 between them."""


def test_two_clicks_enter_a_piece(stage):
    table = stage()
    table.choose("A1")
    table.choose("A1", "R")
    assert table.last == "A1 enter R"


def test_click_on_the_waiting_piece_itself_enters_it_as_well(stage):
    table = stage()
    table.click(table.scene.report()["bays"]["A2"])
    assert table.scene.report()["stage"] == "face"
    assert {choice["piece"] for choice in table.scene.report()["choices"]} == {"A2"}


def test_one_click_steps_where_there_is_no_turn_to_choose(stage):
    table = stage(position="c4U off off off")
    table.click(table.scene.report()["cells"]["c5"])
    assert table.last == "A1 step A1=U"


def test_click_on_a_crossing_ahead_asks_for_the_turn(stage):
    table = stage(position="c1U off off off")
    table.click(table.scene.report()["cells"]["c2"])
    assert table.scene.report()["stage"] == "turn"
    table.choose("A1", "L")
    assert table.last == "A1 step A1=L"


def test_mark_of_a_push_means_the_rear_piece_though_another_stands_there(stage):
    table = stage(position="d2U d3U off off")
    table.choose("A1")
    assert table.last == "A1 step A1=U A2=U"


def test_click_on_the_rivals_piece_says_whose_it_is(stage):
    table = stage("A1 enter U", "B1 enter D")
    table.click(table.scene.report()["cells"]["e7"])
    assert table.said == ["B1 belongs to the other player."]
    assert table.scene.report()["faulty"] == ["B1"]


def test_piece_itself_is_meant_by_a_click_on_it_though_another_could_push_it(stage):
    table = stage(position="d2U d3U off off")
    table.click(table.scene.report()["cells"]["d3"])
    assert table.last == "A2 step A2=U"


def test_click_on_a_blocked_piece_says_what_stands_in_its_way(stage):
    table = stage(position="d3U off d4L off")
    table.click(table.scene.report()["cells"]["d3"])
    assert table.said == ["The piece ahead lies across the way (A1, B1)."]
    assert table.scene.report()["faulty"] == ["A1", "B1"]


def test_click_beside_a_turning_piece_where_it_may_not_turn_says_so(stage):
    table = stage()
    table.choose("A1")
    x, y = table.scene.report()["cells"]["c1"]
    table.click((x, y + 0.7 * table.scene.report()["view"][2]))
    assert table.said == ["That turn is not possible there (A1)."]


def test_click_far_away_takes_the_choice_back(stage):
    table = stage()
    table.choose("A1")
    table.click(table.scene.report()["cells"]["d6"])
    assert table.scene.report()["stage"] == "piece"


@pytest.mark.parametrize("yes", [True, False])
def test_piece_is_left_facing_the_border_only_after_a_yes(stage, yes):
    table = stage(position="b3L off off off")
    table.yes = yes
    table.choose("A1")
    table.choose("A1", "L")
    assert len(table.asked) == 1
    assert (table.last == "A1 step A1=L") == yes


def test_piece_that_turns_along_the_border_is_not_asked_about(stage):
    table = stage(position="b3L off off off")
    table.choose("A1")
    table.choose("A1", "U")
    assert table.asked == []
    assert table.last == "A1 step A1=U"


def test_keys_alone_play_a_turn(stage):
    table = stage()
    for action in ("next", "next", "take", "turn", "take"):
        assert table.scene.act(action, None)
    assert table.last == "A2 enter U"


def test_arrow_key_means_the_direction_itself(stage):
    table = stage()
    for action in ("next", "take", "left", "take"):
        table.scene.act(action, None)
    assert table.last == "A1 enter L"


def test_escape_goes_back_one_step_each_time(stage):
    table = stage()
    table.scene.act("next", None)
    table.scene.act("take", None)
    assert table.scene.back()
    assert table.scene.report()["stage"] == "piece"
    assert table.scene.back()
    assert not table.scene.back()


def test_removal_is_told_with_its_cause_and_the_clocks_wait(stage):
    table = stage(*FACE_TO_FACE, animation="normal")
    table.choose("A1")
    table.choose("A1", "R")
    assert table.scene.telling
    assert table.watch() == [["A2", "headon-own"]]
    assert not table.scene.telling
    assert "autopista_off" in table.heard


def test_click_skips_the_telling_and_does_nothing_else(stage):
    table = stage(*FACE_TO_FACE, animation="normal")
    table.choose("A1")
    table.choose("A1", "R")
    table.click(table.scene.report()["bays"]["B1"])
    assert not table.scene.telling
    assert table.session.here.number == 5


def test_without_animation_nothing_is_told_and_all_is_there(stage):
    table = stage(*FACE_TO_FACE)
    table.choose("A1")
    table.choose("A1", "R")
    assert not table.scene.telling
    assert table.scene.report()["pieces"]["A2"] == "off"


def test_removal_is_marked_before_the_click_that_commits(stage):
    table = stage(*FACE_TO_FACE)
    table.choose("A1")
    removed = {c["facing"]: c["removed"] for c in table.scene.report()["choices"]}
    assert removed["R"] == [["A2", "headon-own"]]
    assert removed["U"] == []


def test_undo_shows_the_position_before(stage):
    table = stage("A1 enter U", "B1 enter D", animation="normal")
    table.session.undo()
    table.scene.show(animate=True)
    table.watch()
    assert table.scene.report()["pieces"]["B1"] == "off"
    assert table.scene.now.stands[2][:2] == table.scene.plan.bay(2)


def test_piece_that_cannot_move_is_taken_back_by_one_click(stage):
    table = stage(position="a3L g3R d4L off")
    assert table.scene.report()["stage"] == "withdraw"
    table.click(table.scene.report()["cells"]["g3"])
    assert table.last == "A2 withdraw"


def test_forced_pass_is_played_by_the_enter_key(stage):
    table = stage(position="a3L g3R d4L off", no_move="pass")
    assert table.scene.prompt() == "No way to move: the turn must be passed."
    table.scene.act("take", None)
    assert table.last == "pass"


def test_player_whom_it_costs_the_game_not_to_move_is_told_so(stage):
    table = stage(position="a3L g3R d4L off", no_move="lose")
    assert table.scene.prompt() == "No way to move: that loses the game."


def test_board_turns_to_whoever_acts_if_that_is_set(stage):
    table = stage("A1 enter U")
    table.settings.turn_view = True
    table.scene.show(animate=False)
    report = table.scene.report()
    assert report["turned"]
    assert report["bays"]["B1"][1] > report["bays"]["A2"][1]
    table.choose("B1")
    table.choose("B1", "D")
    assert not table.scene.report()["turned"]


def test_ways_are_shown_by_the_hint_key_unless_hints_are_off(stage):
    table = stage()
    table.scene.act("hint", None)
    assert table.scene.report()["ways"]
    table.scene.act("hint", None)
    table.settings.hints = False
    table.scene.act("hint", None)
    assert not table.scene.report()["ways"]


def test_full_board_is_a_few_geoms(stage):
    table = stage(*FACE_TO_FACE, coin_prob=1.0)
    table.choose("A1")
    table.scene.act("hint", None)
    nodes = table.root.find_all_matches("**/+GeomNode")
    assert sum(node.node().get_num_geoms() for node in nodes) <= 24


def test_points_and_whence_they_came_stand_under_the_name(stage):
    table = stage(position="f6U off off off", coins="f7")
    table.choose("A1")
    assert table.scene.player_lines(0) == ["3 of 10 points", "1 flag · 1 coin"]


def test_picture_shows_the_position_without_offers(stage, monkeypatch):
    monkeypatch.setattr(AutopistaStage, "live", False)
    table = stage("A1 enter U")
    assert table.root.find("**/marks/town").is_empty()
    assert table.root.find("**/last/town").is_empty()


def test_nothing_is_offered_once_somebody_has_resigned(stage):
    table = stage("A1 enter U", "resign")
    assert table.scene.report()["stage"] == "over"
    assert table.scene.report()["choices"] == []
    table.click(table.scene.report()["cells"]["c1"])
    assert (table.last, table.said) == ("resign", [])


def test_key_skips_the_telling(stage):
    table = stage(*FACE_TO_FACE, animation="normal")
    table.choose("A1")
    table.choose("A1", "R")
    table.scene.act("next", None)
    assert not table.scene.telling
    assert table.scene.report()["at"] is None


def test_double_click_on_a_piece_does_not_turn_it_back(stage):
    table = stage(position="c1U off off off")
    spot = table.scene.report()["choices"][0]["pixel"]
    table.click(spot)
    table.scene.click(Pointer(*spot))
    assert table.scene.report()["stage"] == "turn"
    assert table.session.here.number == 0


def test_click_that_would_cost_a_piece_unseen_shows_it_first(stage):
    table = stage(*FACE_TO_FACE)
    table.choose("A1")
    spot = Pointer(*next(c for c in table.scene.report()["choices"] if c["facing"] == "R")["pixel"])
    table.seconds += 1.0
    table.scene.click(spot)
    assert table.session.here.number == 4
    table.seconds += 1.0
    table.scene.click(spot)
    assert table.last == "A1 step A1=R"


def test_mouse_at_rest_turns_nothing_by_itself(stage):
    table = stage(position="c1U off off off")
    table.click(table.scene.report()["choices"][0]["pixel"])
    assert table.scene.report()["at"] is None


def test_mouse_at_rest_points_at_what_is_offered_there_in_the_next_turn(stage):
    table = stage("A1 enter R", "B1 enter D", "A1 step A1=L", "B1 step B1=D")
    rest = table.scene.report()["choices"][0]["pixel"]
    table.scene.point(Pointer(*rest))
    table.session.undo()
    table.session.redo()
    table.scene.show(animate=False)
    assert table.scene.report()["at"] == 0
