"""From the start screen to a game, out of the program, and on with the game at the next start."""

from __future__ import annotations

import pytest

KEYS = {
    "tokyo": ("Return",),  # place, and end the turn
    "octiles": ("h", "h", "Return", "Return", "Return"),  # a hint, then tile, runner and end
    "autopista": ("Tab", "Return"),
}


def play_on(program, ply):
    """Presses the game's keys until so many moves have been played."""
    keys = KEYS[program.state["session"]["game"]]
    for _ in range(60):
        for key in keys:
            if program.settled()["session"]["ply"] >= ply:
                return
            program.key(key)
            if key == "h":
                program.wait_for(lambda state: state["hint"], "a hint")
    pytest.fail(f"no {ply} moves after sixty rounds of {keys}")


@pytest.mark.parametrize("game", KEYS)
def test_a_game_begun_in_two_clicks_is_offered_again_where_it_stood(start, game):
    program = start()
    program.press(f"new-{game}")
    program.wait_for(lambda s: s["screen"] == "new", "the form of a new game")
    program.press("start")
    program.wait_for(lambda s: s["session"], "the table")
    play_on(program, 3)
    stood = program.settled()["session"]
    program.key("ctrl+q")
    assert program.ended() == 0

    again = start()
    again.press("continue")
    again.wait_for(lambda s: s["session"], "the game again")
    now = again.settled()["session"]
    assert (now["game"], now["ply"]) == (game, stood["ply"])
    assert now["last"] == stood["last"]


def test_a_damaged_game_goes_on_from_the_version_before(start):
    program = start()
    program.press("new-tokyo")
    program.wait_for(lambda s: s["screen"] == "new", "the form of a new game")
    program.press("start")
    program.wait_for(lambda s: s["session"], "the table")
    play_on(program, 3)
    stood = program.settled()["session"]["ply"]
    program.key("ctrl+q")
    assert program.ended() == 0
    (file,) = (program.home / "autosave").glob("*.highway3d")
    file.write_bytes(file.read_bytes()[:200])

    again = start()
    again.press("continue")
    again.wait_for(lambda s: s["session"], "the game again")
    assert again.settled()["session"]["ply"] == stood - 1
    assert f"{file.name}.bad" in again.state["said"]["text"]
