"""The scene without a window: what it holds, what it tells, what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest
from panda3d.core import TexturePool

from highway3d.shell.scene import Pointer
from highway3d.shell.texts import Texts
from tests.flat.stage import Stage
from tiles2d.octiles import GAME
from tiles2d.octiles.rules.board import NODES, SPACES
from tiles2d.octiles.rules.moves import Pass
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.scene.scene import OctilesScene
from tiles2d.octiles.turn.actions import Kind
from tiles2d.octiles.turn.hints import best


class OctilesStage(Stage):
    """With a hand that clicks, and one that plays on."""

    game = GAME

    def __init__(self, *, players: int = 2, seed: int = 4, **options: Any) -> None:
        super().__init__(["Ana", "Beto", "Cleo", "Dora"][:players], seed, options)
        self.scene = OctilesScene(self)

    def click(self, name: str) -> None:
        report = self.scene.report()
        self.scene.click(Pointer(*(report["spaces"] | report["nodes"])[name]))

    def play_on(self, plies: int) -> None:
        """Plays good moves without showing them."""
        for _ in range(plies):
            if self.session.outcome:
                break
            moves = RULES.survey(self.session.state).moves
            self.session.play(best(self.session.state, moves) or Pass(), 0.0)
        self.scene.show(animate=False)

    def geoms(self) -> int:
        nodes = self.root.find_all_matches("**/+GeomNode")
        return sum(path.node().get_num_geoms() for path in nodes)


@pytest.fixture(scope="module", autouse=True)
def _pictures_are_forgotten():
    yield
    TexturePool.release_all_textures()


def test_turn_is_played_by_clicks():
    stage = OctilesStage()
    stage.click("a2")
    stage.click("B3")
    assert stage.session.here.text == "place a2 turn 0, run A2 to B3"
    assert stage.scene.report()["moving"]


def test_move_is_told_to_its_end_and_then_rests():
    stage = OctilesStage()
    stage.click("a2")
    stage.click("B3")
    frames = 0
    while stage.scene.step(1 / 30):
        frames += 1
    assert 5 < frames < 90
    assert not stage.scene.report()["moving"]


def test_click_ends_the_telling_and_counts():
    stage = OctilesStage()
    stage.click("a2")
    stage.click("B3")
    stage.scene.click(Pointer(*stage.scene.report()["hand"]))
    assert not stage.scene.report()["moving"]
    assert stage.scene.report()["rotation"] == 1


def test_without_animation_nothing_is_told():
    stage = OctilesStage()
    stage.session.play_text("place a2 turn 0, run A2 to B3", 0.0)
    stage.scene.show(animate=False)
    assert not stage.scene.step(1 / 30)


def test_undo_is_told_backwards():
    stage = OctilesStage()
    stage.play_on(3)
    stage.session.undo()
    stage.scene.show(animate=True)
    assert stage.scene.report()["moving"]


def test_game_given_up_offers_nothing_and_can_be_taken_up_again():
    stage = OctilesStage()
    stage.play_on(2)
    stage.session.resign(0.0)
    stage.scene.show(animate=False)
    assert stage.scene.report()["step"] == "over"
    assert stage.scene.report()["choices"] == []
    for how in (stage.session.undo, stage.session.redo):
        how()
        stage.scene.show(animate=True)
        assert not stage.scene.report()["moving"]
    stage.session.undo()
    stage.scene.show(animate=True)
    assert stage.scene.report()["step"] == "place"


def test_jump_through_the_history_is_not_told():
    stage = OctilesStage()
    stage.play_on(5)
    stage.session.go(stage.session.root)
    stage.scene.show(animate=True)
    assert not stage.scene.report()["moving"]


def test_refused_space_is_told_in_a_sentence_and_nothing_is_played():
    stage = OctilesStage()
    stage.click("c3")
    assert "start circles" in stage.said[-1]
    assert stage.session.here.number == 0


def test_full_board_with_everything_shown_stays_within_its_geoms():
    for options in ({}, {"version": "octiles"}, {"version": "team_up"}):
        stage = OctilesStage(players=4, **options)
        stage.play_on(40)
        stage.scene.hint()
        assert 8 <= stage.geoms() <= 15


def test_places_are_told_where_they_appear():
    report = OctilesStage().scene.report()
    assert set(report["spaces"]) == set(SPACES)
    assert set(report["nodes"]) == set(NODES)
    x, y = report["spaces"]["c3"]
    assert x == 640
    assert report["spaces"]["c4"][1] < y < report["spaces"]["c2"][1]


def test_wheel_turns_the_tile_or_zooms_as_the_settings_say():
    stage = OctilesStage()
    at = Pointer(640, 360)
    stage.scene.wheel(at, -1)
    assert stage.scene.report()["rotation"] == 1
    scale = stage.scene.report()["scale"]
    stage.scene.wheel(Pointer(640, 360, ctrl=True), 2)
    assert stage.scene.report()["scale"] == pytest.approx(scale * 1.21)
    stage.settings.wheel_holding = "zoom"
    stage.scene.wheel(at, 1)
    assert stage.scene.report()["rotation"] == 1


def test_without_hints_nothing_is_dotted_and_none_is_given():
    stage = OctilesStage()
    shown = stage.geoms()
    stage.settings.hints = False
    stage.scene.changed()
    assert stage.geoms() < shown
    stage.scene.act("hint", None)
    assert stage.scene.report()["spot"] is None


def test_pass_that_is_not_open_is_refused():
    stage = OctilesStage()
    stage.scene.act("exit", None)
    assert stage.said == ["PASS_NOT_ALLOWED"]


@pytest.mark.parametrize("version", ["move_over", "octiles", "team_up"])
def test_hints_taken_one_after_the_other_make_moves(version):
    stage = OctilesStage(version=version)
    for _ in range(40):
        if stage.session.here.number >= 8:
            break
        stage.scene.act("hint", None)
        stage.scene.act("take", None)
    assert stage.session.here.number >= 8


def test_players_are_told_how_far_they_are():
    stage = OctilesStage(players=4, teams="opposite")
    assert stage.scene.player_lines(0) == ["0 of 5 home · with\u00a0Cleo"]
    stage = OctilesStage(version="team_up")
    assert stage.scene.player_lines(0) == ["largest group: 1 of 5"]


def test_players_stand_by_their_names_alone_while_a_solitaire_is_played():
    stage = OctilesStage(players=4, teams="opposite")
    assert stage.scene.heading() == ""
    stage.scene.play_solo(True)
    assert stage.scene.player_lines(0) == []
    assert stage.scene.heading() == "Longest loop"


def test_prompt_names_the_actions_that_are_possible_and_no_others():
    stage = OctilesStage(version="octiles")
    assert stage.scene.prompt() == "One action: place."
    stage.play_on(60)
    able = stage.scene.hand.offers
    assert able.replaces
    assert able.rotates
    assert not able.places
    assert not able.runs
    assert stage.scene.prompt() == "One action: replace or rotate."


@pytest.mark.parametrize("version", ["move_over", "octiles"])
def test_pass_after_a_round_of_passes_is_refused_with_that_reason(version):
    stage = OctilesStage(version=version)
    stage.play_on(2)
    stage.scene.pass_turn()
    stage.scene.pass_turn()
    assert stage.scene.prompt() == "Everybody has passed: play now."
    stage.scene.pass_turn()
    assert stage.said[-1] == "Everybody has passed in a row: whoever can play must."
    assert stage.session.here.number == 4


def test_refusal_is_taken_back_when_another_action_is_chosen():
    stage = OctilesStage(version="octiles", early_actions=True)
    stage.play_on(1)
    space = next(iter(stage.scene.report()["choices"]))
    stage.click("F4")
    assert stage.scene.hand.faults
    stage.scene.choose(Kind.PLACE)
    assert stage.said[-1] == ""
    assert not stage.scene.hand.faults
    stage.click(space)


def test_board_stays_clear_of_the_panels_above_and_below():
    stage = OctilesStage()
    stage.theme.rectangles.update(turn=(300, 10, 600, 140), message=(300, 580, 600, 130))
    stage.scene.step(0.0)
    reach = [y for _, y in stage.scene.report()["nodes"].values()]
    radius = 0.2 * stage.scene.report()["scale"]
    assert min(reach) - radius > 150
    assert max(reach) + radius < 580


def test_board_stays_where_it_is_when_a_sentence_gets_shorter():
    stage = OctilesStage()
    stage.theme.rectangles["turn"] = 300, 10, 600, 140
    stage.scene.step(0.0)
    scale = stage.scene.report()["scale"]
    stage.theme.rectangles["turn"] = 300, 10, 600, 80
    stage.scene.step(0.0)
    assert stage.scene.report()["scale"] == scale


def test_every_step_has_its_prompt_in_both_languages():
    for language in ("en", "es"):
        texts = Texts(language)
        for step in ("over", "pass", "place", "runner", "end", "act", "rotate"):
            assert f"octiles-step-{step}" in texts.keys(language)


def test_board_turns_to_the_seat_on_turn_when_the_settings_say_so():
    stage = OctilesStage()
    stage.settings.turn_view = True
    stage.play_on(0)
    nodes = stage.scene.report()["nodes"]
    assert nodes["A3"][1] > max(nodes["F4"][1], nodes["C3"][1])
    stage.click("a2")
    stage.click("B3")
    nodes = stage.scene.report()["nodes"]
    assert nodes["F4"][1] > max(nodes["A3"][1], nodes["C3"][1])
    stage.scene.point(Pointer(*nodes["F4"]))
    assert stage.scene.report()["spot"][0] == "F4"


def test_fifty_openings_leave_nothing_behind():
    stage = OctilesStage()
    stage.scene.close()
    nodes, held = stage.top.find_all_matches("**").get_num_paths(), len(_textures())
    for _ in range(50):
        stage.scene = OctilesScene(stage)
        stage.scene.close()
        stage.scene.close()
    assert stage.top.find_all_matches("**").get_num_paths() == nodes
    assert len(_textures()) == held


def _textures():
    return TexturePool.find_all_textures()
