"""The scene without a window: what it holds, what it tells, what it leaves behind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from panda3d.core import TexturePool

from highway3d.shell.scene import Pointer
from highway3d.shell.texts import Texts
from highway3d.table.thinking import Level, Limits
from tests.flat.board_host import BoardHost
from tiles2d.octiles import GAME
from tiles2d.octiles.player import PLAYER
from tiles2d.octiles.rules.board import NODES, SPACES
from tiles2d.octiles.scene.scene import OctilesScene
from tiles2d.octiles.scene.words import prompt
from tiles2d.octiles.turn.actions import Kind, turn_of


class OctilesHost(BoardHost):
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
            answer = PLAYER.think(self.session.state, Level.GREEDY, Limits())
            self.session.play_text(answer.move, 0.0)
        self.scene.show(animate=False)

    def geoms(self) -> int:
        nodes = self.root.find_all_matches("**/+GeomNode")
        return sum(path.node().get_num_geoms() for path in nodes)


@pytest.fixture(scope="module", autouse=True)
def _pictures_are_forgotten():
    yield
    TexturePool.release_all_textures()


def test_turn_is_played_by_clicks():
    host = OctilesHost()
    host.click("a2")
    host.click("B3")
    assert host.session.here.text == "place a2 turn 0, run A2 to B3"
    assert host.scene.report()["moving"]


def test_move_is_told_to_its_end_and_then_rests():
    host = OctilesHost()
    host.click("a2")
    host.click("B3")
    frames = 0
    while host.scene.step(1 / 30):
        frames += 1
    assert 5 < frames < 90
    assert not host.scene.report()["moving"]


def test_click_ends_the_telling_and_counts():
    host = OctilesHost()
    host.click("a2")
    host.click("B3")
    host.scene.click(Pointer(*host.scene.report()["hand"]))
    assert not host.scene.report()["moving"]
    assert host.scene.report()["rotation"] == 1


def test_without_animation_nothing_is_told():
    host = OctilesHost()
    host.session.play_text("place a2 turn 0, run A2 to B3", 0.0)
    host.scene.show(animate=False)
    assert not host.scene.step(1 / 30)


def test_undo_is_told_backwards():
    host = OctilesHost()
    host.play_on(3)
    host.session.undo()
    host.scene.show(animate=True)
    assert host.scene.report()["moving"]


def test_game_given_up_offers_nothing_and_can_be_taken_up_again():
    host = OctilesHost()
    host.play_on(2)
    host.session.resign(0.0)
    host.scene.show(animate=False)
    assert host.scene.report()["step"] == "over"
    assert host.scene.report()["choices"] == []
    for how in (host.session.undo, host.session.redo):
        how()
        host.scene.show(animate=True)
        assert not host.scene.report()["moving"]
    host.session.undo()
    host.scene.show(animate=True)
    assert host.scene.report()["step"] == "place"


def test_jump_through_the_history_is_not_told():
    host = OctilesHost()
    host.play_on(5)
    host.session.go(host.session.root)
    host.scene.show(animate=True)
    assert not host.scene.report()["moving"]


def test_refused_space_is_told_in_a_sentence_and_nothing_is_played():
    host = OctilesHost()
    host.click("c3")
    assert "start circles" in host.said[-1]
    assert host.session.here.number == 0


def test_full_board_with_everything_shown_stays_within_its_geoms():
    for options in ({}, {"version": "octiles"}, {"version": "team_up"}):
        host = OctilesHost(players=4, **options)
        host.play_on(40)
        host.hint()
        assert 8 <= host.geoms() <= 15


def test_places_are_told_where_they_appear():
    report = OctilesHost().scene.report()
    assert set(report["spaces"]) == set(SPACES)
    assert set(report["nodes"]) == set(NODES)
    x, y = report["spaces"]["c3"]
    assert x == 640
    assert report["spaces"]["c4"][1] < y < report["spaces"]["c2"][1]


def test_wheel_turns_the_tile_or_zooms_as_the_settings_say():
    host = OctilesHost()
    at = Pointer(640, 360)
    host.scene.wheel(at, -1)
    assert host.scene.report()["rotation"] == 1
    scale = host.scene.report()["scale"]
    host.scene.wheel(Pointer(640, 360, ctrl=True), 2)
    assert host.scene.report()["scale"] == pytest.approx(scale * 1.21)
    host.settings.wheel_holding = "zoom"
    host.scene.wheel(at, 1)
    assert host.scene.report()["rotation"] == 1


def test_without_hints_nothing_is_dotted_and_none_is_given():
    host = OctilesHost()
    shown = host.geoms()
    host.settings.hints = False
    host.scene.changed()
    assert host.geoms() < shown
    host.scene.act("hint", None)
    assert host.scene.report()["spot"] is None


def test_pass_that_is_not_open_is_refused():
    host = OctilesHost()
    host.scene.act("pass", None)
    assert host.said == ["PASS_NOT_ALLOWED"]


@pytest.mark.parametrize("version", ["move_over", "octiles", "team_up", "switch_tile"])
def test_hints_taken_one_after_the_other_make_moves(version):
    host = OctilesHost(version=version)
    for _ in range(40):
        if host.session.here.number >= 8:
            break
        if host.scene.advice is None:
            host.scene.act("hint", None)
        host.scene.act("take", None)
    assert host.session.here.number >= 8


def test_players_are_told_how_far_they_are():
    host = OctilesHost(players=4, teams="opposite")
    assert host.scene.player_lines(0) == ["0 of 5 home · with\u00a0Cleo"]
    host = OctilesHost(version="team_up")
    assert host.scene.player_lines(0) == ["largest group: 1 of 5"]


def test_prompt_names_the_actions_that_are_possible_and_no_others():
    host = OctilesHost(version="octiles", seed=2)
    assert host.scene.prompt() == "One action: place."
    host.play_on(32)
    able = host.scene.turn.offers
    assert able.replaces
    assert able.rotates
    assert not able.places
    assert not able.runs
    assert host.scene.prompt() == "One action: replace or rotate."


@pytest.mark.parametrize("version", ["move_over", "octiles"])
def test_pass_after_a_round_of_passes_is_refused_with_that_reason(version):
    host = OctilesHost(version=version)
    host.play_on(2)
    host.scene.pass_turn()
    host.scene.pass_turn()
    assert host.scene.prompt() == "Everybody has passed: play now."
    host.scene.pass_turn()
    assert host.said[-1] == "Everybody has passed in a row: whoever can play must."
    assert host.session.here.number == 4


def test_refusal_is_taken_back_when_another_action_is_chosen():
    host = OctilesHost(version="octiles", early_actions=True)
    host.play_on(1)
    space = next(iter(host.scene.report()["choices"]))
    host.click("F4")
    assert host.scene.turn.faults
    host.scene.choose(Kind.PLACE)
    assert host.said[-1] == ""
    assert not host.scene.turn.faults
    host.click(space)


def test_board_fills_the_height_but_for_the_calm_line():
    host = OctilesHost()
    host.theme.rectangles.update(message=(300, 580, 600, 130))
    host.scene.step(0.0)
    reach = [y for _, y in host.scene.report()["nodes"].values()]
    radius = 0.2 * host.scene.report()["scale"]
    assert min(reach) - radius < 60
    assert max(reach) + radius < 580


def test_board_stays_where_it_is_when_a_sentence_gets_shorter():
    host = OctilesHost()
    host.theme.rectangles["message"] = 300, 560, 600, 150
    host.scene.step(0.0)
    scale = host.scene.report()["scale"]
    host.theme.rectangles["message"] = 300, 640, 600, 70
    host.scene.step(0.0)
    assert host.scene.report()["scale"] == scale


def test_every_step_has_its_prompt_in_both_languages():
    for language in ("en", "es"):
        texts = Texts(language)
        for step in ("over", "pass", "place", "runner", "end", "act", "rotate"):
            assert f"octiles-step-{step}" in texts.keys(language)


def test_board_turns_to_the_seat_on_turn_when_the_settings_say_so():
    host = OctilesHost()
    host.settings.turn_view = True
    host.play_on(0)
    nodes = host.scene.report()["nodes"]
    assert nodes["A3"][1] > max(nodes["F4"][1], nodes["C3"][1])
    host.click("a2")
    host.click("B3")
    nodes = host.scene.report()["nodes"]
    assert nodes["F4"][1] > max(nodes["A3"][1], nodes["C3"][1])
    host.scene.point(Pointer(*nodes["F4"]))
    assert host.scene.report()["spot"][0] == "F4"


def test_fifty_openings_leave_nothing_behind():
    host = OctilesHost()
    host.scene.close()
    nodes, held = host.top.find_all_matches("**").get_num_paths(), len(_textures())
    for _ in range(50):
        host.scene = OctilesScene(host)
        host.scene.close()
        host.scene.close()
    assert host.top.find_all_matches("**").get_num_paths() == nodes
    assert len(_textures()) == held


def _textures():
    return TexturePool.find_all_textures()


@pytest.mark.parametrize("version", ["move_over", "octiles", "team_up", "switch_tile"])
def test_position_that_is_looked_at_offers_nothing(version):
    host = OctilesHost(version=version)
    host.play_on(6)
    live = host.session.live
    host.session.look(live.parent)
    host.scene.show(animate=False)
    host.scene.act("hint", None)
    host.scene.pass_turn()
    host.scene.rotate(1)
    host.click("c3")
    assert host.scene.report()["step"] == "over"
    assert host.scene.report()["choices"] == []
    assert host.said == []
    assert host.session.live is live


def test_second_time_of_a_position_is_announced():
    host = OctilesHost(version="octiles")
    host.play_on(3)
    state = host.session.state
    again = msgspec.structs.replace(state, seen=(state.seen[-1], b"", state.seen[-1]))
    assert "second time" not in prompt(host, turn_of(state))
    assert "second time" in prompt(host, turn_of(again))


def test_last_turns_of_a_one_action_game_are_counted_aloud():
    host = OctilesHost(version="octiles")
    last = msgspec.structs.replace(host.session.state, turns=1990)
    assert "Turn 1,991 of 2,000" in prompt(host, turn_of(last))


def test_homes_fill_and_the_last_gain_is_told():
    host = OctilesHost(seed=17, runners=3)
    gains = 0
    while not host.session.outcome:
        host.play_on(1)
        gains += host.scene.tally(host.session.here.parent.state.turn).gain
    assert gains == sum(host.scene.tally(seat).filled for seat in (0, 1)) >= 3
