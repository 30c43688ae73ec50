"""The scene of Octiles alone without a window: clicks, undo, one's own best, words."""

from __future__ import annotations

from datetime import date

import pytest
from panda3d.core import TexturePool

from highway3d.shell.languages import LANGUAGES
from highway3d.shell.scene import Pointer
from highway3d.shell.texts import Texts
from tests.flat.board_host import BoardHost
from tiles2d.octiles.alone import GAME
from tiles2d.octiles.alone.rules.puzzles import CHALLENGES
from tiles2d.octiles.alone.rules.rules import AloneFault
from tiles2d.octiles.alone.scene.own_best import OwnBest, Reached, file
from tiles2d.octiles.alone.scene.scene import AloneScene

DAY = date(2026, 12, 1)


class AloneHost(BoardHost):
    """With a hand that clicks and types."""

    game = GAME
    today = DAY

    def __init__(self, code):
        super().__init__(["Ana"], 1, {"code": code})
        self.scene = AloneScene(self)

    def click(self, name):
        report = self.scene.report()
        self.scene.click(Pointer(*(report["spaces"] | report["nodes"])[name]))

    def type(self, *texts):
        for text in texts:
            self.session.play_text(text, 0.0)
            self.scene.show(animate=True)

    def solve(self, number):
        for space, (tile, rotation) in CHALLENGES[number - 1].solution.items():
            self.type(f"lay {tile} {space} turn {rotation}")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("HIGHWAY3D_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module", autouse=True)
def _pictures_are_forgotten():
    yield
    TexturePool.release_all_textures()


def test_click_lays_a_tile_as_a_move_and_undo_takes_it_off():
    host = AloneHost("loop")
    host.click("c3")
    assert host.session.here.text == "lay 1 c3 turn 0"
    assert host.scene.report()["tile"] == 2
    host.session.undo()
    host.scene.show(animate=True)
    assert host.scene.report()["layout"]["c3"] == 0
    assert host.scene.report()["tile"] == 2


def test_puzzle_chosen_at_the_panel_is_a_move():
    host = AloneHost("loop")
    host.click("c3")
    host.scene.choose("path")
    assert host.session.here.text == "puzzle path"
    assert host.scene.report()["layout"]["c3"] == 8


def test_cleared_board_is_a_move():
    host = AloneHost("loop")
    host.click("c3")
    host.scene.clear()
    assert host.session.here.text == "clear"


def test_result_reached_is_kept_with_its_stars_and_day(home):
    host = AloneHost("challenge-5")
    host.solve(5)
    reached = Reached(CHALLENGES[4].best, 3, "2026-12-01")
    assert OwnBest().of("challenge-5") == reached
    assert file() == home / "octiles-alone.json"
    assert OwnBest().stars == 3


def test_worse_result_does_not_take_the_place_of_a_better_one():
    OwnBest().note("path", 20, 2, DAY)
    AloneHost("path").type("lay 1 a2 turn 0")
    assert OwnBest().of("path") == Reached(20, 2, "2026-12-01")


def test_results_of_another_window_are_not_lost():
    one, other = OwnBest(), OwnBest()
    one.note("path", 20, 2, DAY)
    other.note("loop", 12, 1, DAY)
    assert OwnBest().of("path") == Reached(20, 2, "2026-12-01")


def test_results_that_cannot_be_read_are_as_good_as_none(home):
    (home / "octiles-alone.json").write_text("{")
    assert OwnBest().of("path") is None


def test_looking_back_and_undoing_reach_nothing():
    host = AloneHost("path")
    host.type("lay 1 a2 turn 0", "lay 2 a3 turn 0", "lift a3")
    file().unlink()
    host.session.undo()
    host.scene.show(animate=False)
    host.session.look_back()
    host.scene.show(animate=False)
    assert not file().exists()


def test_end_is_told_with_the_puzzle_and_the_moves_it_took():
    host = AloneHost("loop")
    host.type("puzzle challenge-2")
    host.solve(2)
    assert host.scene.why_ended(host.session.outcome) == "Challenge 2, in 4 moves"


def test_moves_are_told_with_what_they_gained():
    host = AloneHost("path")
    host.type("lay 1 a2 turn 0", "turn a2 to 1", "lift a2", "puzzle daily-2026-12-01")
    told = [host.scene.told(entry) for entry in host.session.line()[1:]]
    assert [each.text for each in told] == [
        "1 on a2", "a2 turned", "a2 lifted", "The one of 2026-12-01",
    ]  # fmt: skip
    assert told[0].gain == "+1"


def test_last_tile_of_a_challenge_is_no_gain_for_it_only_counts_whole():
    host = AloneHost("challenge-2")
    host.solve(2)
    assert host.scene.told(host.session.here).gain == ""


def test_closed_scene_leaves_nothing_behind():
    host = AloneHost("connection-4-7")
    host.scene.close()
    host.scene.close()
    assert host.root.get_num_children() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language):
    keys = {f"octiles-alone-fault-{code}" for code in AloneFault if code != "GAME_OVER"}
    assert Texts(language).keys(language) >= keys
