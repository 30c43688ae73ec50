"""Real hands in a real window: pieces carried by the mouse, let go, knocked over, put back."""

from __future__ import annotations

import pytest

from highway3d.table.clock import ClockSetting
from highway3d.table.record import to_json
from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.scene.eye.camera import Camera, Frame

BEFORE = (
    "pillar 2 at -64.4 -108.4 from A1",
    "pillar 2 at 29.7 -96.4 from B1",
    "junction 2 at -62.0 -215.4 from A2",
    "pillar 1 at -62.9 -148.5 from B2",
    "pillar 3 at -164.5 -178.8 from A3",
    "junction 2 at -137.0 -220.9 from B3, cars 18.1% 81.8%",
)
"""After these B3-B4 carries two cars, and the other player has the turn."""
FELLED = {"B3-B4", "B3-B4@18.1%", "B3-B4@81.8%"}


@pytest.fixture
def fresh(start):
    return start("play", "tokyo", "--players", "Ana,Bea", "--option", "hands=real")


@pytest.fixture
def begun(start, tmp_path):
    return begin(start, tmp_path)


def begin(start, tmp_path, clock=None):
    session = Session.new(GAME, Options(hands="real"), default_players(["Ana", "Bea"]), 0, clock)
    for text in BEFORE:
        session.play_text(text, 0.0)
    file = tmp_path / "begun.json"
    file.write_bytes(to_json(session))
    return start("open", str(file))


def pixel(program, x, y):
    """Where a place on the table, in cm, appears."""
    scene = program.settled()["scene"]
    camera, frame = Camera(**scene["camera"]), Frame(**scene["frame"])
    return tuple(map(int, camera.project(frame, (x, y, 0.0))[0].round()))


def hand(state):
    return state["scene"]["hands"]


def pick_up(program, x, y):
    """Aims at a place, in cm, and takes what is to stand there in hand."""
    program.move(*pixel(program, x, y))
    assert program.settled()["scene"]["faults"] == []
    program.click(*pixel(program, x, y))
    program.wait_for(lambda s: hand(s)["phase"] == "carry", "a piece in the hand")


def carry(program, x, y):
    """Leads the hand over a place, in cm, and waits until it is steady there."""
    program.move(*pixel(program, x, y))
    program.wait_for(
        lambda s: abs(hand(s)["wanted"][0] - x) < 0.15 and abs(hand(s)["wanted"][1] - y) < 0.15
        and hand(s)["arrived"],
        f"the hand over {x} {y}",
    )  # fmt: skip


def lower(program, height):
    """Turns the wheel until the piece hangs not higher than so many cm."""
    while hand(program.settled())["height"] > height:
        before = hand(program.state)["height"]
        program.scroll(*program.state["pointer"], -1)
        program.wait_for(lambda s, b=before: hand(s)["height"] < b, "a lower hand")
    program.wait_for(lambda s: hand(s)["arrived"], "a steady hand")


def place(program):
    """Carries the piece to where it belongs, lowers it until it lies, lets go."""
    told = hand(program.settled())
    carry(program, *told["lawful"][:2])
    lower(program, told["lawful"][2] - told["wanted"][2] + told["height"] + 0.3)
    program.click(*map(int, program.state["pointer"]))


def take_from_a4(program):
    """Takes a pillar in hand that is to stand before B3-B4."""
    program.click(*map(int, program.settled()["scene"]["bases"]["A4"]))
    program.wait_for(lambda s: s["scene"]["step"] == "aim", "A4 in hand")
    pick_up(program, -22.5, -9.5)


def lead_into_the_road(program):
    """Carries that pillar, low, through B3-B4."""
    carry(program, -12.0, -14.0)
    lower(program, 0.7)
    program.move(*pixel(program, -8.0, -21.5))


def wait_for_the_fall(program):
    """Waits until the rival's road is in the air, or on the table and not yet judged."""
    lead_into_the_road(program)
    program.wait_for(lambda s: "B3-B4" in hand(s)["knocked"], "the road to come free")


def owes(state):
    return hand(state)["phase"] == "fallen" and hand(state)["owed"] == 3


def put_back(program):
    """Pays, puts everything back, and has the pillar in hand again."""
    program.press("tokyo-pay")
    program.wait_for(lambda s: hand(s)["phase"] == "down", "the payment")
    program.press("tokyo-restore")
    program.wait_for(lambda s: hand(s)["phase"] == "carry", "the pillar in hand again")


def end_turn(program):
    ply = program.settled()["session"]["ply"]
    program.press("tokyo-end-turn")
    program.wait_for(lambda s: s["session"]["ply"] == ply + 1, "the end of the turn")


def test_a_pillar_and_a_road_are_built_by_hand(fresh):
    pick_up(fresh, -5.2, 10.3)
    place(fresh)
    fresh.wait_for(lambda s: hand(s).get("kind") == "road", "the road in the hand")
    place(fresh)
    fresh.wait_for(lambda s: s["scene"]["step"] == "end", "the build to stand")
    end_turn(fresh)
    session = fresh.settled()["session"]
    assert session["last"].startswith("pillar 2 at -5")
    assert session["turn"] == 1


def test_a_felled_road_with_two_cars_costs_three_discs_and_is_put_back(begun):
    take_from_a4(begun)
    lead_into_the_road(begun)
    state = begun.wait_for(
        lambda s: hand(s)["phase"] == "fallen" and {name for name, _ in hand(s)["found"]} >= FELLED,
        "the fall, piece by piece",
    )
    assert hand(state)["owed"] == 3
    begun.press("tokyo-more-yellow")
    begun.press("tokyo-pay")
    state = begun.wait_for(lambda s: hand(s)["phase"] == "down", "the payment")
    assert state["session"]["last"].endswith("pays 2 grey 1 yellow")
    begun.press("tokyo-restore")
    begun.wait_for(lambda s: s["session"]["last"] == "restore", "everything back")
    place(begun)
    begun.wait_for(lambda s: hand(s).get("kind") == "road", "the pillar to stand")
    place(begun)
    begun.wait_for(lambda s: s["scene"]["step"] in ("cars", "end"), "the road to lie")
    end_turn(begun)
    assert begun.settled()["session"]["turn"] == 1


def test_nothing_walks_away_from_falling_pieces(start, tmp_path):
    program = begin(start, tmp_path, ClockSetting(minutes=30))
    ply = program.settled()["session"]["ply"]
    take_from_a4(program)
    wait_for_the_fall(program)
    program.key("p")
    program.wait_for(lambda s: s["dialog"] == "pause", "the pause")
    program.wait_for(owes, "what is owed, be it below the pause")
    program.key("Escape")
    program.wait_for(lambda s: s["dialog"] is None, "the board")
    program.key("ctrl+z", "ctrl+y", "Escape")
    state = program.settled()
    assert owes(state)
    assert (state["session"]["ply"], state["dialog"]) == (ply, None)
    put_back(program)
    wait_for_the_fall(program)
    program.key("ctrl+z")
    program.wait_for(owes, "what is owed the second time")
    put_back(program)
    wait_for_the_fall(program)
    program.key("F11")
    program.close()
    assert program.ended() == 0
    again = start()
    again.press("continue")
    state = again.wait_for(owes, "what is owed from before")
    assert state["session"]["ply"] == ply + 4
    again.press("tokyo-pay")
    again.wait_for(lambda s: s["session"]["ply"] == ply + 5, "the third payment")
