"""The board and the tiles are checked when they are loaded."""

from __future__ import annotations

import json
from copy import deepcopy
from importlib.resources import files

import pytest

from tiles2d.octiles.rules import board, tiles
from tiles2d.octiles.rules.board import BEYOND, BOARD, DOORS, EXITS, NODE, NODES, circles
from tiles2d.octiles.rules.tiles import DISTINCT, PATTERNS, TILES

DATA = files("tiles2d.octiles.rules")
BOARD_DATA = json.loads(DATA.joinpath("board.json").read_text())
TILE_DATA = json.loads(DATA.joinpath("tiles.json").read_text())


def loaded(module, data):
    return module.load(json.dumps(data).encode())


def changed(data, path, value):
    """A copy of some data with one place in it changed."""
    copy = deepcopy(data)
    *way, last = path
    place = copy
    for step in way:
        place = place[step]
    place[last] = value
    return copy


def test_data_of_the_package_is_sound():
    assert loaded(board, BOARD_DATA) == BOARD
    assert loaded(tiles, TILE_DATA) == TILES


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tile_spaces",), BOARD_DATA["tile_spaces"][:-1]),
        (("stops",), BOARD_DATA["stops"][:-1]),
        (("circles",), BOARD_DATA["circles"][::-1]),
        (("circles", 0, "ordinal"), 2),
        (("circles", 0, "tile_side"), 5),
        (("detours", 0, "ends", 0, "tile_side"), 0),
        (("tile_spaces", 0, "index"), 1),
        (("tile_spaces", 0, "x"), 5),
        (("tile_spaces", 0, "id"), "a3"),
        (("tile_spaces", 0, "sides", 0, "side"), 1),
        (("tile_spaces", 0, "sides", 0, "tile_side"), 3),
        (("tile_spaces", 0, "sides", 1, "kind"), "circle"),
        (("tile_spaces", 0, "sides", 1, "stop"), "Z1"),
        (("tile_spaces", 0, "sides", 7, "detour"), "X2"),
        (("tile_spaces", 0, "sides"), BOARD_DATA["tile_spaces"][0]["sides"][:-1]),
    ],
    ids=lambda part: ".".join(map(str, part)) if isinstance(part, tuple) else "",
)
def test_damaged_board_is_refused(path, value):
    with pytest.raises(ValueError, match="board"):
        loaded(board, changed(BOARD_DATA, path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tiles",), TILE_DATA["tiles"][:-1]),
        (("tiles", 0, "id"), 2),
        (("tiles", 0, "partner"), [1, 0, 3, 2, 5, 4, 6, 7]),
        (("tiles", 0, "partner"), [1, 2, 3, 4, 5, 6, 7, 0]),
        (("tiles", 0, "distinct_rotations"), 2),
        (("tiles", 0, "partner"), TILE_DATA["tiles"][1]["partner"]),
    ],
)
def test_damaged_tiles_are_refused(path, value):
    with pytest.raises(ValueError, match="tile"):
        loaded(tiles, changed(TILE_DATA, path, value))


def test_stop_touches_two_to_four_spaces_and_a_circle_one():
    counts = {name: len(exits) for name, exits in zip(NODES, EXITS, strict=True)}
    assert [counts[corner] for corner in ("B2", "B5", "E2", "E5")] == [2] * 4
    assert [counts[stop] for stop in ("B4", "C2", "D5", "E3")] == [3] * 4
    assert sorted(counts.values()) == [1] * 20 + [2] * 4 + [3] * 4 + [4] * 8


def test_every_door_leads_somewhere():
    assert len(BEYOND) == DOORS
    assert sum(beyond >= DOORS for beyond in BEYOND) == 52 + 20


def test_circles_of_the_sides_run_clockwise():
    assert [NODES[node] for side in range(4) for node in circles(side)][::5] == [
        "A1",
        "A6",
        "F6",
        "F1",
    ]
    assert NODE["B1"] == 35


def test_patterns_are_the_105_ways_to_join_eight_sides():
    assert len({pattern for pattern in PATTERNS if pattern}) == sum(DISTINCT) == 105
