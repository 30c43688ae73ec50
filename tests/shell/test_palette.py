from __future__ import annotations

import pytest

from highway3d.shell.looks import palette

READABLE = 4.5


@pytest.mark.parametrize("tone", palette.TONES)
@pytest.mark.parametrize("ground", ["PAPER", "LINEN", "SAND"])
def test_every_tone_is_readable_on_every_ground(tone: str, ground: str):
    assert palette.contrast(palette.TONES[tone], getattr(palette, ground)) >= READABLE


def test_the_proposed_button_is_readable():
    assert palette.contrast(palette.CREAM, palette.WALNUT) >= READABLE


@pytest.mark.parametrize("wood", ["#6B4A2F", "#482F1E"])
def test_titles_on_wood_are_readable(wood: str):
    assert palette.contrast(palette.SAND, palette.colour(wood)) >= READABLE


def test_the_ring_of_the_keyboard_stands_out():
    assert palette.contrast(palette.SEA, palette.PAPER) >= 3
