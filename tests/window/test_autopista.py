"""Autopista played in a real window: by mouse, by keys, against the clock."""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

import pytest

from highway3d.table import record
from highway3d.table.session import ClockSetting, Session, default_players
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.options import Options

if TYPE_CHECKING:
    from tests.window.harness import Program

SEED, TARGET = "368", 4
GAME_TO_FOUR = (
    "A2 enter U", "B1 enter L", "A1 enter U coin d2", "B1 step B1=D", "A1 step A1=R",
    "B2 enter R", "A1 step A1=R coin f4", "B1 step B1=D", "A2 step A2=L coin e2", "B2 step B2=D",
    "A1 step A1=U", "B2 step B2=D B1=D", "A1 step A1=U", "B2 step B2=D B1=D", "A1 step A1=U",
    "B2 step B2=D B1=D", "A1 step A1=U", "B2 step B2=D B1=D", "A1 step A1=R coin d6",
    "B2 step B2=D B1=L", "A2 enter L", "B1 enter D", "A1 step A1=U", "B2 step B2=R", "A1 step",
)  # fmt: skip
"""A whole game to four points: coins in turns 7 and 11, pieces face to face in turns 9 and 24,
pushes from turn 12 on, two on one in turn 21, and a flag at the end. It was found by search."""
REMOVED = {9: ["A2", "headon-own"], 21: ["B1", "two-on-one"], 24: ["A2", "headon-points"]}
KEYS = {"U": "Up", "R": "Right", "D": "Down", "L": "Left"}
STALL_S, PAUSE_S = 2.5, 1.5


@pytest.fixture
def quick(tmp_path):
    """Settings under which turns are told fast."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.toml").write_text('animation = "fast"\n')


@pytest.fixture
def still(tmp_path):
    """Settings under which nothing moves."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.toml").write_text('animation = "none"\n')


def turns_of(text: str) -> list[tuple[str, str]]:
    """The pieces that turn in a move, and how."""
    piece, verb, *rest = text.partition(" coin")[0].split()
    if verb == "enter":
        return [(piece, rest[0])]
    return [(turn.split("=")[0], turn.split("=")[1]) for turn in rest]


class Driver:
    """Takes choices off the report and plays them."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def play(self, text: str) -> list:
        """Plays a move, each choice by one click or a few keys; whom it was said to send off."""
        ply = self.calm()["session"]["ply"]
        piece, facings = text.split()[0], dict(turns_of(text))
        chosen = self.take(piece, None)
        while not chosen["last"]:
            asked = self.program.wait_for(
                lambda state: state["scene"]["step"] in ("face", "turn") and state["settled"],
                f"a direction in {text}",
            )
            turning = asked["scene"]["choices"][0]["piece"]
            chosen = self.take(turning, facings[turning])
        state = self.program.wait_for(lambda state: state["session"]["ply"] == ply + 1, text)
        assert state["session"]["last"] == text
        return chosen["removed"]

    def calm(self) -> dict:
        """Waits until the board takes a move."""
        return self.program.wait_for(
            lambda state: state["settled"] and not state["scene"]["telling"], "a board at rest"
        )

    def find(self, piece: str, facing: str | None) -> tuple[int, dict]:
        """The choice of a piece, and of a facing where there is one."""
        choices = self.program.state["scene"]["choices"]
        return next(
            (at, choice)
            for at, choice in enumerate(choices)
            if choice["piece"] == piece and facing in (None, choice["facing"])
        )

    def take(self, piece: str, facing: str | None) -> dict:
        raise NotImplementedError


class Mouse(Driver):
    """Points, sees that the program knows what is meant, and clicks."""

    def take(self, piece: str, facing: str | None) -> dict:
        at, choice = self.find(piece, facing)
        self.program.move(*choice["pixel"])
        self.program.wait_for(lambda state: state["scene"]["at"] == at, f"{piece} pointed at")
        with self.program.held():
            pass
        return choice


class Keys(Driver):
    """Walks with Tab, turns with the arrow keys, takes with Enter."""

    def take(self, piece: str, facing: str | None) -> dict:
        at, choice = self.find(piece, facing)
        if facing is None:
            while self.program.state["scene"]["at"] != at:
                before = self.program.state["scene"]["at"]
                self.program.key("Tab")
                self.program.wait_for(lambda state, b=before: state["scene"]["at"] != b, "a step")
        else:
            self.program.key(KEYS[facing])
            self.program.wait_for(lambda state: state["scene"]["at"] == at, f"{facing} pointed at")
        self.program.key("Return")
        return choice


def begin(start, *more: str) -> Program:
    return start("play", "autopista", "--seed", SEED, "--option", f"target={TARGET}", *more)


def test_whole_game_by_mouse(start, quick):
    program = begin(start)
    mouse = Mouse(program)
    for number, text in enumerate(GAME_TO_FOUR, start=1):
        removed = [REMOVED[number]] if number in REMOVED else []
        assert mouse.play(text) == removed
        if removed:
            assert mouse.calm()["scene"]["told"] == removed
    state = program.wait_for(lambda state: state["dialog"] == "result", "the result")
    assert state["session"]["outcome"] == [[0], "POINTS"]
    assert state["scene"]["score"] == [4, 0]


def test_half_a_game_by_keys(start, still):
    program = begin(start, "--clock", "off")
    keys = Keys(program)
    for text in GAME_TO_FOUR[:12]:
        keys.play(text)
    program.key("j")
    program.wait_for(lambda state: state["scene"]["ways"], "the ways")
    program.key("Escape")
    program.wait_for(lambda state: not state["scene"]["ways"], "no ways")
    program.key("ctrl+z")
    state = program.wait_for(lambda state: state["session"]["ply"] == 11, "the move taken back")
    assert state["dialog"] is None


def test_player_out_of_time_loses(start, still, tmp_path):
    session = Session.new(GAME, Options(), default_players(["Ana", "Beto"]), 1, ClockSetting(1))
    for half in range(118):
        session.check_time(half / 2)
    session.play_text("A1 enter U", 58.5)
    session.play_text("B1 enter D", 58.5)
    (tmp_path / "late.json").write_bytes(record.to_json(session))
    program = start("open", str(tmp_path / "late.json"))
    assert program.state["scene"]["clock"][0] <= 1500

    state = program.wait_for(lambda state: state["session"]["outcome"], "the end")

    assert state["session"]["outcome"] == [[1], "TIME"]
    assert state["scene"]["clock"][0] == 0
    assert state["scene"]["pieces"]["A1"] == "c1U"


def test_bays_and_both_clocks_are_clear_of_other_panels_at_the_largest_text(start, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text("ui_scale = 200\n")
    shown = start("play", "autopista", "--seed", SEED, "--lang", "es").settled()
    _, top, _, tall = shown["panels"]["turn"]
    assert shown["panels"]["account"][1] > top + tall
    reach = 0.5 * shown["scene"]["view"][2]
    for x, y in shown["scene"]["bays"].values():
        assert reach <= y <= shown["window"][1] - reach
        for left, _, wide, _ in shown["panels"].values():
            assert not left - reach < x < left + wide + reach


def test_clocks_are_right_after_undo_pause_and_a_stall(start, still):
    program = start("play", "autopista", "--seed", SEED)
    mouse = Mouse(program)
    mouse.play("A2 enter U")
    shown = program.wait_for(lambda state: state["scene"]["clock"][1] < 479_500, "B's clock to run")
    spent_by_a = 480_000 - shown["scene"]["clock"][0]

    program.key("ctrl+z")
    program.wait_for(lambda state: state["dialog"] == "undo-ask", "the rival asked")
    program.press("yes")
    undone = program.wait_for(lambda state: state["session"]["ply"] == 0, "the move taken back")
    assert undone["scene"]["clock"][1] == 480_000
    program.key("ctrl+y")
    redone = program.wait_for(lambda state: state["session"]["ply"] == 1, "the move played again")
    assert redone["scene"]["clock"][0] == 480_000 - spent_by_a

    program.key("p")
    program.wait_for(lambda state: state["dialog"] == "pause", "the pause")
    paused = program.settled()["scene"]["clock"]
    time.sleep(PAUSE_S)
    program.press("resume")
    resumed = program.wait_for(lambda state: state["dialog"] is None, "going on")
    assert paused[1] - resumed["scene"]["clock"][1] < 1000

    before = program.wait_for(lambda state: state["scene"]["clock"][1] < paused[1])
    os.kill(program.process.pid, signal.SIGSTOP)
    time.sleep(STALL_S)
    os.kill(program.process.pid, signal.SIGCONT)
    left = before["scene"]["clock"][1]
    after = program.wait_for(lambda state: state["scene"]["clock"][1] < left, "the clock to run on")
    assert left - after["scene"]["clock"][1] <= 1000 + 1000


def test_board_of_ones_own_is_loaded_and_played_on(start, still, tmp_path):
    good = "....\n....\n....\n....\nstarts b1 c1 c4 b4\nflags d4 a4 a1 d1\n"
    (tmp_path / "good.txt").write_text(good)
    program = start()
    program.press("new-autopista")
    x, y, wide, tall = program.settled()["panels"]["new"]
    program.scroll(x + wide / 2, y + tall / 2, -80)
    program.press("option-autopista-layout-path")
    program.type(str(tmp_path / "good.txt"))
    program.press("city-layout-load")
    program.wait_for(lambda state: state["controls"]["option-autopista-layout.reset"], "the board")

    program.press("start")

    state = program.wait_for(lambda state: state["screen"] == "board", "the game")
    assert len(state["scene"]["cells"]) == 16
