"""Tokyo Highway in a real window, with a real mouse and real keys."""

from __future__ import annotations

import json

import pytest

from highway3d.table.record import to_json
from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME as TOKYO
from highway3d.tokyo.scene.eye.camera import Camera, Frame

GAME = [
    # base to click (where there is a choice), keys, where to point in mm, what it must cross
    (None, ["j"], (-17, -97), []),
    (None, [], (17, -97), []),
    (None, [], (73, -46), [["B1-B2", "over", "QUALIFIES"]]),
    (None, [], (114, -133), []),
    ("A2", [], (-120, -106), []),
    (None, ["minus"], (123, -30), []),
    ("A3", [], (125, 44), [["B-B1", "over", "QUALIFIES"]]),
    (None, [], (50, 43), [["B-B1", "over", "OWN_ROAD"], ["A3-A5", "under", "ALREADY_UNDER"]]),
    ("A5", [], (169, 138), []),
    (None, [], (6, -51), []),
    ("A2", ["minus"], (68, -157), []),
    (None, ["minus"], (-97, -51), [["A1-A2", "over", "QUALIFIES"]]),
    ("A7", ["x"], (120, -67), [["B2-B3", "under", "QUALIFIES"], ["B3-B4", "under", "QUALIFIES"]]),
]
MOVES = (
    "junction 2 at -16.7 -97.3 from A1", "pillar 2 at 16.7 -97.4 from B1",
    "pillar 3 at 73.3 -46.1 from A2, car 50%", "pillar 3 at 114.0 -132.8 from B2",
    "pillar 3 at -119.9 -105.8 from A2", "pillar 2 at 123.1 -29.6 from B3",
    "pillar 4 at 125.1 43.6 from A3, car 50%", "pillar 3 at 50.4 43.4 from B4",
    "pillar 5 at 168.5 137.6 from A5", "pillar 4 at 6.3 -50.3 from B5",
    "pillar 1 at 68.0 -156.9 from A2", "pillar 3 at -97.3 -50.8 from B6, car 50%",
)  # fmt: skip
"""A game of which the table is rather full."""


@pytest.fixture
def tokyo(start):
    return start("play", "tokyo", "--players", "Ana,Bea")


def pixel(program, x, y):
    """Where a place on the table, in mm, appears."""
    scene = program.settled()["scene"]
    camera, frame = Camera(**scene["camera"]), Frame(**scene["frame"])
    return tuple(map(int, camera.project(frame, (x / 10, y / 10, 0.0))[0].round()))


def aim(program, base, keys, place):
    """Takes the base, presses the keys, points at the place; returns what the ghost says."""
    if program.settled()["scene"]["step"] == "base":
        program.click(*map(int, program.state["scene"]["bases"][base]))
        program.wait_for(lambda s: s["scene"]["step"] == "aim", f"{base} in hand")
    for key in keys:
        before = program.settled()["scene"]["draft"]
        program.key(key)
        program.wait_for(lambda s, old=before: s["scene"]["draft"] != old, f"{key} to count")
    program.move(*pixel(program, *place))
    return program.settled()["scene"]


def put(program):
    """Clicks where the mouse is and waits until the build stands."""
    program.click(*map(int, program.settled()["pointer"]))
    program.wait_for(lambda s: s["scene"]["placed"], "the build to stand")


def end_turn(program):
    """Puts on all cars and ends the turn, by the panel's buttons."""
    ply = program.settled()["session"]["ply"]
    if program.state["scene"]["step"] == "cars":
        program.press("tokyo-put-cars")
        program.wait_for(lambda s: s["scene"]["step"] == "end", "the cars on the road")
    program.press("tokyo-end-turn")
    program.wait_for(lambda s: s["session"]["ply"] == ply + 1, "the end of the turn")


def test_two_players_build_with_the_mouse_and_see_what_pays_and_why_not(tokyo):
    for base, keys, place, crossed in GAME:
        assert aim(tokyo, base, keys, place)["crossings"] == crossed
        put(tokyo)
        end_turn(tokyo)
    session = tokyo.settled()["session"]
    assert session["ply"] == len(GAME)
    assert session["last"].startswith("exit at")
    assert session["last"].count("%") == 3


def test_a_refused_build_stays_in_hand_and_says_why(tokyo):
    scene = aim(tokyo, None, [], (-155, 5))
    assert "JOINT_ANGLE" in scene["faults"]
    tokyo.click(*map(int, tokyo.state["pointer"]))
    state = tokyo.wait_for(lambda s: s["scene"]["refused"], "the reason to stand out")
    assert state["said"]["tone"] == "info"  # the advice alone: the panel says the reason
    assert not state["scene"]["placed"]
    assert state["session"]["ply"] == 0


def test_undo_in_mid_turn_takes_up_the_build_and_leaves_the_rivals_turn(tokyo):
    for base, keys, place, _ in GAME[:2]:
        aim(tokyo, base, keys, place)
        put(tokyo)
        end_turn(tokyo)
    base, keys, place, _ = GAME[2]
    aim(tokyo, base, keys, place)
    put(tokyo)
    assert tokyo.settled()["scene"]["step"] == "cars"
    tokyo.key("ctrl+z")
    state = tokyo.wait_for(lambda s: not s["scene"]["placed"], "the build in hand again")
    assert state["session"]["ply"] == 2
    assert state["scene"]["step"] == "aim"


def test_a_zoom_by_the_wheel_outlasts_the_turn(tokyo):
    aim(tokyo, None, [], (-52, 103))
    before = tokyo.settled()["scene"]["camera"]["distance"]
    with tokyo.holding("ctrl"):
        tokyo.scroll(640, 400, 4)
        tokyo.wait_for(
            lambda s: abs(s["scene"]["camera"]["distance"] * 1.1**4 - before) < 1e-6, "the zoom"
        )
    near = tokyo.settled()["scene"]["camera"]["distance"]
    aim(tokyo, None, [], (-52, 103))
    put(tokyo)
    end_turn(tokyo)
    tokyo.key("plus", "j", "Left")
    assert tokyo.settled()["scene"]["camera"]["distance"] == near


@pytest.mark.parametrize(("size", "language"), [((960, 600), "es"), ((1280, 720), "en")])
def test_with_four_faults_the_buttons_stay_in_sight(start, tmp_path, size, language):
    session = Session.new(TOKYO, TOKYO.rules.options_type(), default_players(["Ana", "Bea"]), 0)
    for text in MOVES:
        session.play_text(text, 0.0)
    save = tmp_path / "late.json"
    save.write_bytes(to_json(session))
    tokyo = start("open", str(save), "--lang", language, size=size)
    scene = aim(tokyo, "A7", ["j", "plus", "plus"], (80, 0))
    assert len(scene["faults"]) == 4
    _, y, _, tall = tokyo.state["controls"]["tokyo-place"]
    _, top, _, height = tokyo.state["panels"]["build"]
    assert top <= y
    assert y + tall <= top + height


def test_at_the_largest_text_what_comes_next_is_seen_and_the_other_pages_are_reached(
    start, tmp_path
):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.toml").write_text("ui_scale = 200\n")
    program = start("play", "tokyo", "--lang", "es")
    scene = aim(program, None, [], (-155, 5))
    _, top, wide, tall = program.state["panels"]["build"]
    x, y, across, high = program.state["controls"]["tokyo-place"]
    assert scene["faults"]
    assert top < y < y + high < top + tall
    assert x + across < wide + 2 * high
    for page in ("players", "moves", "views"):
        program.press(f"page-{page}")
        name = "history" if page == "moves" else page
        program.wait_for(lambda state, name=name: name in state["panels"], f"the page {page}")


def test_a_road_named_in_the_judges_panel_is_lit(tokyo):
    for base, keys, place, _ in GAME[:3]:
        aim(tokyo, base, keys, place)
        put(tokyo)
        end_turn(tokyo)
    x, y, _, tall = tokyo.settled()["panels"]["judge"]
    for down in range(30, int(tall), 6):
        tokyo.move(x + 60, y + down)
        if tokyo.settled()["scene"]["lit"] == ["A2-A3"]:
            return
    pytest.fail("the last build is named nowhere")


def test_undo_and_redo_walk_through_the_whole_game(tokyo):
    for base, keys, place, _ in GAME[:3]:
        aim(tokyo, base, keys, place)
        put(tokyo)
        end_turn(tokyo)
    last = tokyo.settled()["session"]["last"]
    for ply in (2, 1, 0):
        tokyo.key("ctrl+z")
        tokyo.wait_for(lambda s, ply=ply: s["session"]["ply"] == ply, f"ply {ply}")
    for ply in (1, 2, 3):
        tokyo.key("ctrl+shift+z")
        tokyo.wait_for(lambda s, ply=ply: s["session"]["ply"] == ply, f"ply {ply} again")
    assert tokyo.state["session"]["last"] == last


def test_the_last_build_is_nudged_and_kept(tokyo):
    aim(tokyo, None, [], (-52, 103))
    put(tokyo)
    end_turn(tokyo)
    tokyo.press("tokyo-adjust")
    tokyo.wait_for(lambda s: s["scene"]["adjusting"], "the build in hand again")
    draft = tokyo.settled()["scene"]["draft"]
    tokyo.key("shift+Up")
    tokyo.wait_for(lambda s: s["scene"]["draft"] != draft, "the nudge")
    tokyo.press("tokyo-keep")
    tokyo.wait_for(lambda s: s["session"]["last"].startswith("shift to"), "the shift")
    assert tokyo.state["session"]["turn"] == 1


def test_closing_in_mid_turn_keeps_every_committed_move(tokyo, start):
    aim(tokyo, None, [], (-52, 103))
    put(tokyo)
    end_turn(tokyo)
    committed = tokyo.settled()["session"]["last"]
    aim(tokyo, None, [], (52, 103))
    put(tokyo)
    tokyo.close()
    assert tokyo.ended() == 0
    saved = next(tokyo.home.rglob("*.highway3d"))
    assert [move["m"] for move in json.loads(saved.read_text())["moves"]] == [committed]
    again = start("open", str(saved))
    assert again.settled()["session"]["last"] == committed


def key_turn(program, *keys):
    """One turn by keys alone: height or exit, a legal direction, place, cars, end."""
    for key in keys:
        draft = program.settled()["scene"]["draft"]
        program.key(key)
        program.wait_for(lambda s, draft=draft: s["scene"]["draft"] != draft, f"{key} to count")
    if program.settled()["scene"]["faults"]:
        program.key("Tab")
        program.wait_for(lambda s: not s["scene"]["faults"], "a legal direction")
    ply = program.settled()["session"]["ply"]
    while program.settled()["session"]["ply"] == ply and not program.state["dialog"]:
        step = program.state["scene"]["step"]
        program.key("Return")
        program.wait_for(
            lambda s, step=step: s["scene"]["step"] != step or s["session"]["ply"] > ply
            or s["dialog"],
            "the next step",
        )  # fmt: skip


def test_a_game_is_played_to_its_end_with_keys_alone(tokyo):
    for keys in ([], [], ["minus"], ["minus"], [], [], ["minus"], ["minus"], ["x"]):
        key_turn(tokyo, *keys)
    assert tokyo.state["dialog"] == "question"  # the exit closes the last base
    tokyo.key("Right", "Return")  # past the safe answer
    tokyo.wait_for(lambda s: s["scene"]["placed"], "the exit")
    key_turn(tokyo)
    key_turn(tokyo)
    assert tokyo.settled()["session"]["outcome"] == [[1], "MATERIALS"]


@pytest.mark.parametrize(("size", "language"), [((960, 600), "es"), ((1280, 720), "en")])
def test_what_comes_next_is_a_button_in_one_spot(start, size, language):
    tokyo = start("play", "tokyo", "--players", "Ana,Bea", "--lang", language, size=size)
    spots = []
    for button, action in (("tokyo-place", put), ("tokyo-end-turn", None)):
        aim(tokyo, None, [], (-52, 103))
        spots.append(tokyo.settled()["controls"][button][:3])
        if action:
            action(tokyo)
    assert spots[0] == spots[1]


def test_escape_shows_the_table_and_then_the_build_again(tokyo):
    draft = tokyo.settled()["scene"]["draft"]
    tokyo.key("Escape")
    tokyo.wait_for(lambda s: s["scene"]["step"] == "aside", "the build put aside")
    tokyo.key("Escape")
    tokyo.wait_for(lambda s: s["scene"]["draft"] == draft, "the build in hand")
