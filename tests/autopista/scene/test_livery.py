"""The pieces are told apart: by colour, and without it."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from highway3d.shell.looks.palette import contrast
from highway3d.shell.looks.player_form import COLOURS
from highway3d.table.seating import PATTERNS
from tiles2d.autopista.scene.town.city import STREET, STREET_DARK
from tiles2d.autopista.scene.town.livery import corners, ink, lightness, paint, shades

USUAL = (("#0072B2", "plain"), ("#D55E00", "stripes"))


def tile(picture, name):
    """One picture of a sheet as lightness from 0 to 1 and opacity, from the top left."""
    left, low, right, high = corners(name)
    wide, tall = picture.size
    box = (left * wide, (1 - high) * tall, right * wide, (1 - low) * tall)
    pixels = np.asarray(picture.crop(tuple(map(round, box))), np.float64) / 255
    return pixels[..., :3] @ (0.2126, 0.7152, 0.0722), pixels[..., 3]


@pytest.mark.parametrize("colour", COLOURS)
def test_two_pieces_of_a_player_differ_in_lightness(colour):
    darker, lighter = shades(colour)
    assert lightness(lighter) - lightness(darker) > 0.18


@pytest.mark.parametrize("colour", COLOURS)
def test_names_on_the_street_can_be_read(colour):
    for shade in shades(colour):
        for ground in (STREET, STREET_DARK):
            assert contrast((*ink(shade), 1.0), ground) >= 4.5


@pytest.mark.parametrize("kind", ["car", "flag"])
def test_grey_picture_tells_all_four_apart(kind):
    picture = paint(USUAL)
    greys = [tile(picture, f"{kind}{piece}") for piece in range(4)]
    for (one, seen), (other, _) in combinations(greys, 2):
        assert np.abs(one - other)[seen > 0.9].mean() > 0.06


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_but_the_plain_one_shows_on_a_car(pattern):
    plain, seen = tile(paint((("#0072B2", "plain"), USUAL[1])), "car0")
    marked, _ = tile(paint((("#0072B2", pattern), USUAL[1])), "car0")
    shows = np.abs(plain - marked)[seen > 0.9].mean() > 0.03
    assert shows == (pattern != "plain")


def test_unknown_pattern_is_drawn_plain():
    assert paint((("#0072B2", "zigzag"), USUAL[1])) == paint(USUAL)


def test_plates_of_the_two_players_differ_in_shape():
    picture = paint(USUAL)
    (_, round_ones), (_, square) = tile(picture, "plate0"), tile(picture, "plate2")
    assert (round_ones > 0.5).sum() < (square > 0.5).sum()


@pytest.mark.parametrize("seat", [0, 2])
def test_plates_of_two_pieces_of_a_player_are_light_and_dark(seat):
    picture = paint(USUAL)
    light, dark = (tile(picture, f"plate{seat + at}") for at in (0, 1))
    shades_of = [float(np.median(grey[clear > 0.9])) for grey, clear in (light, dark)]
    assert shades_of[0] - shades_of[1] > 0.4
