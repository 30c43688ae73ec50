"""Octiles played in a real window, by mouse and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from highway3d.table.thinking import Level, Limits
from tiles2d.octiles.player import PLAYER
from tiles2d.octiles.rules.moves import Pass, PlaceAndRun, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.window.harness import Program

SEED = 17
"""Two purposeful players with three runners each are done with it in 19 turns."""


class Player:
    """Plays all seats by mouse; decides by the rules alone, from the moves the window reports."""

    def __init__(self, program: Program, players: int, seed: int, **options: object) -> None:
        self.program = program
        self.state = RULES.new(Options(**options), players, seed)

    def turn(self) -> None:
        """Plays one turn, and sees that the window and the rules agree on it."""
        move = RULES.parse(PLAYER.think(self.state, Level.GREEDY, Limits()).move)
        ply = self.program.state["session"]["ply"]
        self._play(move)
        shown = self.program.wait_for(
            lambda state: state["session"]["ply"] > ply and not state["scene"]["moving"],
            RULES.format(move),
        )
        assert shown["session"]["last"] == RULES.format(move)
        self.state = RULES.apply(self.state, move)

    @property
    def can_run(self) -> bool:
        """Whether whoever is on turn may run without laying a tile."""
        return any(isinstance(move, Run) for move in RULES.survey(self.state).moves)

    def _play(self, move: object) -> None:
        if isinstance(move, Pass):
            self.program.press("octiles-pass")
        elif isinstance(move, PlaceAndRun):
            assert sorted(self._seen("choices")) == sorted({m.space for m in self._turns()})
            self._rotate(move.rotation)
            self._click(move.space, lambda scene: scene["placed"] == move.space)
            self._run(move)
        elif isinstance(move, Run):
            self._run(move)
        else:
            self._rotate(move.rotation)
            self._click(move.space)

    def _run(self, move: PlaceAndRun | Run) -> None:
        if self._seen("runner") != move.start:
            self._click(move.start, lambda scene: scene["runner"] == move.start)
        self._click(move.end)

    def _rotate(self, rotation: int) -> None:
        steps = (rotation - self._seen("rotation") + 3) % 8 - 3
        if steps:
            self.program.scroll(*self._seen("hand"), -steps)
            self._wait(lambda scene: scene["rotation"] == rotation)

    def _turns(self) -> list[PlaceAndRun]:
        return [move for move in RULES.survey(self.state).moves if isinstance(move, PlaceAndRun)]

    def _seen(self, field: str) -> object:
        return self.program.state["scene"][field]

    def _click(self, name: str, then: object = None) -> None:
        places = self._seen("spaces") | self._seen("nodes")
        self.program.click(*places[name])
        if then:
            self._wait(then)

    def _wait(self, condition: object) -> None:
        self.program.wait_for(lambda state: condition(state["scene"]))


def how_far(state: dict[str, Any]) -> tuple[object, ...]:
    """What each step that is taken changes."""
    return state["session"]["ply"], state["scene"]["placed"], state["scene"]["runner"]


@pytest.fixture
def still(tmp_path: Path) -> None:
    """Settings under which nothing moves by itself."""
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text('animation = "none"\n')


@pytest.mark.usefixtures("still")
def test_two_players_play_to_the_end_by_mouse(start):
    options = ("--seed", str(SEED), "--option", "runners=3")
    program = start("play", "octiles", "--players", "Ana,Beto", *options)
    player = Player(program, 2, SEED, runners=3)
    while player.state.outcome is None:
        player.turn()
    shown = program.wait_for(lambda state: state["dialog"] == "result")
    winner = player.state.outcome.winners
    assert shown["session"]["outcome"] == [list(winner), "ALL_HOME"]
    assert shown["scene"]["step"] == "over"


def test_three_players_play_ten_turns(start):
    program = start("play", "octiles", "--players", "Ana,Beto,Cleo", "--seed", "5", size=(960, 600))
    player = Player(program, 3, 5)
    for _ in range(10):
        player.turn()
    assert program.state["session"]["ply"] == 10


@pytest.mark.usefixtures("still")
def test_four_partners_play_ten_turns(start):
    options = ("--seed", "9", "--option", "teams=opposite", "--lang", "es")
    program = start("play", "octiles", "--players", "Ana,Beto,Cleo,Dora", *options)
    player = Player(program, 4, 9, teams="opposite")
    for _ in range(10):
        player.turn()
    assert program.state["session"]["turn"] == 2


@pytest.mark.usefixtures("still")
def test_one_action_a_turn_is_played_by_mouse(start):
    options = ("--seed", "3", "--option", "version=octiles")
    program = start("play", "octiles", "--players", "Ana,Beto", *options)
    player = Player(program, 2, 3, version="octiles")
    while not player.can_run or program.state["session"]["ply"] < 8:
        player.turn()
    program.press("octiles-run")
    program.wait_for(lambda state: state["scene"]["kind"] == "run")
    program.press("octiles-rotate")
    shown = program.wait_for(lambda state: state["said"])
    assert shown["said"]["tone"] == "warning"
    assert shown["scene"]["kind"] == "run"


def test_passing_on_after_everybody_has_passed_is_answered_with_the_reason(start):
    options = ("--seed", "3", "--option", "version=octiles")
    program = start("play", "octiles", "--players", "Ana,Beto", *options)
    for ply in (1, 2):
        program.press("octiles-pass")
        program.wait_for(lambda state, ply=ply: state["session"]["ply"] == ply)
    program.press("octiles-pass")
    shown = program.wait_for(lambda state: state["said"])
    assert shown["said"]["text"] == "Everybody has passed in a row: whoever can play must."
    assert shown["session"]["ply"] == 2


def _is_within(state, control, panel):
    _, top, _, tall = state["panels"][panel]
    _, y, _, high = state["controls"][control]
    return top < y and y + high < top + tall


def test_board_is_seen_whole_and_every_button_reached_at_the_largest_text(start, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text("ui_scale = 200\n")
    options = ("--lang", "es", "--option", "version=octiles", "--option", "teams=opposite")
    program = start("play", "octiles", "--players", "Ana,Beto,Cleo,Dora", *options)
    shown = program.settled()
    reach = 0.2 * shown["scene"]["scale"]
    for x, y in shown["scene"]["nodes"].values():
        assert reach <= y <= shown["window"][1] - reach
        for left, top, wide, tall in shown["panels"].values():
            assert not (left - reach < x < left + wide + reach and top - reach < y < top + tall)
    left, top, wide, tall = shown["panels"]["octiles"]
    program.scroll(left + wide / 2, top + tall / 2, -20)
    program.wait_for(lambda state: _is_within(state, "octiles-pass", "octiles"), "the last button")


@pytest.mark.usefixtures("still")
def test_game_is_played_to_the_end_by_keys(start):
    options = ("--seed", str(SEED), "--option", "runners=3")
    program = start("play", "octiles", "--players", "Ana,Beto", *options)
    while program.state["session"]["outcome"] is None:
        ply = program.state["session"]["ply"]
        program.key("h")
        program.wait_for(lambda state: state["hint"] and not state["hint"]["what"], "where")
        program.key("h")
        program.wait_for(lambda state: state["hint"]["what"], "what")
        while program.state["session"]["ply"] == ply:
            before = how_far(program.state)
            program.key("Return")
            program.wait_for(lambda state, before=before: how_far(state) != before)
    assert program.state["session"]["outcome"][1] == "ALL_HOME"


@pytest.mark.usefixtures("still")
def test_keys_walk_turn_and_go_back(start):
    program = start("play", "octiles", "--players", "Ana,Beto", "--seed", "4")
    program.key("Tab")
    program.wait_for(lambda state: state["scene"]["spot"] == ["a3", False])
    program.key("Down")
    program.wait_for(lambda state: state["scene"]["spot"] == ["a2", False])
    program.key("r", "shift+r", "r")
    program.wait_for(lambda state: state["scene"]["rotation"] == 1)
    program.key("Return")
    program.wait_for(lambda state: state["scene"]["step"] == "end")
    program.key("Escape")
    program.wait_for(lambda state: state["scene"]["step"] == "place")
    program.key("Escape")
    program.wait_for(lambda state: state["dialog"] == "menu")


@pytest.mark.usefixtures("still")
def test_rim_of_a_tile_turns_it_and_a_wrong_space_is_explained(start):
    program = start("play", "octiles", "--players", "Ana,Beto", "--seed", "4")
    scene = program.state["scene"]
    x, y = scene["spaces"]["a2"]
    program.click(x, y)
    program.wait_for(lambda state: state["scene"]["placed"] == "a2")
    program.click(x + 0.44 * scene["scale"], y)
    program.wait_for(lambda state: state["scene"]["rotation"] == 1)
    program.click(*scene["spaces"]["c3"])
    shown = program.wait_for(lambda state: state["said"] and state["said"]["tone"] == "fault")
    assert shown["scene"]["faults"] == ["MUST_VACATE"]
    assert shown["session"]["ply"] == 0


@pytest.mark.usefixtures("still")
def test_board_is_zoomed_to_the_cursor_panned_and_fitted_again(start):
    program = start("play", "octiles", "--players", "Ana,Beto", "--seed", "4")
    fitted = program.state["scene"]
    at = fitted["spaces"]["d4"]
    with program.holding("ctrl"):
        program.scroll(*at, 5)
        program.wait_for(lambda state: state["scene"]["scale"] > 1.5 * fitted["scale"])
    grabbed = program.state["scene"]["spaces"]["d4"]
    assert grabbed == pytest.approx(at, abs=1)
    program.drag(tuple(at), (at[0] - 60, at[1] + 40))
    program.wait_for(
        lambda state: (
            state["scene"]["spaces"]["d4"]
            == pytest.approx((grabbed[0] - 60, grabbed[1] + 40), abs=1.5)
        )
    )
    program.key("z")
    program.wait_for(lambda state: state["scene"]["scale"] == fitted["scale"])


@pytest.mark.usefixtures("still")
def test_solitaire_is_opened_from_the_form_played_undone_and_changed(start):
    program = start()
    program.press("new-octiles")
    program.press("entry-octiles-alone")
    program.wait_for(lambda state: "clock-minutes" not in state["controls"], "no clocks")
    program.press("start")
    shown = program.wait_for(lambda state: state["screen"] == "board")
    assert shown["scene"]["puzzle"] == "challenge-1"
    space = shown["scene"]["choices"][0]
    program.click(*shown["scene"]["spaces"][space])
    program.wait_for(lambda state: state["session"]["last"] == f"lay 1 {space} turn 0")
    program.key("r")
    program.wait_for(lambda state: state["session"]["last"] == f"turn {space} to 1")
    program.key("ctrl+z")
    program.wait_for(lambda state: state["scene"]["layout"][space] == 8, "turned back")
    program.press("octiles-alone-clear")
    program.wait_for(lambda state: state["session"]["last"] == "clear")
    program.key("ctrl+z")
    program.wait_for(lambda state: state["scene"]["layout"][space] == 8, "laid again")
    program.press("octiles-alone-after")
    program.wait_for(lambda state: state["scene"]["puzzle"] == "challenge-2")
