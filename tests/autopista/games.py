"""Positions and turns of Autopista drawn at random, over many boards and options."""

from __future__ import annotations

from random import Random

from tests.autopista.positions import board, options
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.layouts import Layout
from tiles2d.autopista.rules.options import Options

RULES = GAME.rules


def some_options(number):
    """Options of all kinds, every other time on a board of one's own."""
    chance = Random(number)
    chosen = options(chance)
    if number % 2:
        ground = board(chance)
        if isinstance(ground, dict):
            chosen["layout"] = Layout(
                tuple(ground["rows"]), tuple(ground["starts"]), tuple(ground["flags"])
            ).text()
    return Options(**chosen)


def turns(number, most=60):
    """A random game as pairs of position and move."""
    chance = Random(number)
    state = RULES.new(some_options(number), 2, number)
    while state.end is None and state.ply < most:
        move = RULES.random_move(state, chance)
        yield state, move
        state = RULES.apply(state, move)
