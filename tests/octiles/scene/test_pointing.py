"""What the arrow keys go to."""

from __future__ import annotations

from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.scene.pointing import towards
from tiles2d.octiles.turn.actions import turn_of


def test_arrows_go_to_the_nearest_choice_on_that_side():
    turn = turn_of(RULES.new(Options(), 2, 4))
    assert towards(turn, 0, -1) == "a3"
    turn.settle_on("a3")
    assert towards(turn, 0, -1) == "a2"


def test_arrow_with_no_choice_on_that_side_goes_nowhere():
    turn = turn_of(RULES.new(Options(), 2, 4))
    turn.settle_on("a2")
    turn.settle_on(towards(turn, 0, -1))
    assert turn.spot.name == "a2"
