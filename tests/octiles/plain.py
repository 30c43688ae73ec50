"""A second opinion on Octiles: the rules once more, by names and dictionaries, without any speed.

It reads the board's data by itself and shares no code with the package. A position is a request
to the judge. ``turns`` is also the plain generator that tools/bench.py measures against.
"""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations

DATA = files("tiles2d.octiles.rules")
BOARD = json.loads(DATA.joinpath("board.json").read_text())
TILES = json.loads(DATA.joinpath("tiles.json").read_text())
PARTNER = {tile["id"]: tile["partner"] for tile in TILES["tiles"]}
SIDES = {s["id"]: s["sides"] for s in BOARD["tile_spaces"]}
STOPS = {s["id"] for s in BOARD["stops"]}
CIRCLES = [c["id"] for c in BOARD["circles"]]
EXITS = {
    node: [
        (space, side["side"])
        for space, sides in SIDES.items()
        for side in sides
        if node in (side.get("stop"), side.get("circle"))
    ]
    for node in (*STOPS, *CIRCLES)
}
START, FINISH = BOARD["seats"]["start"], BOARD["seats"]["finish"]
SEATED = {
    2: ["west", "east"],
    3: ["west", "north", "east"],
    4: ["west", "north", "east", "south"],
}


def walk(tiles, space, side):
    """The node at the end of a path (or None) and the crossings on the way."""
    path = []
    while space in tiles:
        tile, rotation = tiles[space]
        out = (PARTNER[tile][(side - rotation) % 8] + rotation) % 8
        path.append([space, side, out])
        beyond = SIDES[space][out]
        if beyond["kind"] in ("stop", "circle"):
            return beyond[beyond["kind"]], path
        space, side = beyond["tile"], beyond["tile_side"]
    return None, path


def paths(tiles, node):
    """Every path that leaves a node, as its end and its crossings."""
    return [walk(tiles, space, side) for space, side in EXITS[node]]


def side_of(request):
    return SEATED[request["players"]][request["turn"]]


def turns(request):
    """Move Over: the state and the set of turns."""
    side, runners, tile = side_of(request), request["runners"], request["stack"][0]
    found = set()
    for space in SIDES:
        for rotation in range(8):
            tiles = request["tiles"] | {space: [tile, rotation]}
            for node, player in runners.items():
                if player != request["turn"] or node in FINISH[side]:
                    continue
                for end, path in paths(tiles, node):
                    open_end = end in STOPS or end in FINISH[side]
                    if (
                        open_end
                        and (end == node or end not in runners)
                        and space in [step[0] for step in path]
                    ):
                        found.add((space, rotation, node, end))
    if all(circle in runners for circle in START[side]):
        leaving = {turn for turn in found if turn[2] in START[side]}
        if leaving:
            return "must_vacate", leaving
    return ("play" if found else "pass"), found


def actions(request):
    """Octiles and Team Up: the state and the set of actions."""
    free = request["ruleset"] == "team_up"
    side, runners, tiles = side_of(request), request["runners"], request["tiles"]
    found = set()
    for node, player in runners.items():
        if player == request["turn"] and (free or node not in FINISH[side]):
            for end, _ in paths(tiles, node):
                open_end = end in STOPS or end in (CIRCLES if free else FINISH[side])
                if open_end and end not in runners:
                    found.add(("run", node, end))
    full_start = not free and all(circle in runners for circle in START[side])
    if full_start and any(runners[circle] != request["turn"] for circle in START[side]):
        leaving = {action for action in found if action[1] in START[side]}
        if leaving:
            return "must_vacate", leaving
    early = request.get("options", {}).get("early_actions") == "on"
    for space in SIDES:
        for rotation in range(8):
            if space not in tiles:
                found.add(("place", space, rotation))
            elif early or len(tiles) == 17:
                found.add(("replace", space, rotation))
                tile, before = tiles[space]
                marked = space in request.get("markers", {}).values()
                if not marked and pattern(tile, before) != pattern(tile, rotation):
                    found.add(("rotate", space, rotation))
    if free:
        found = {action for action in found if not breaks(request, action)}
    return ("play" if found else "pass"), found


def pattern(tile, rotation):
    """A tile's pairs of sides as they lie."""
    partner = PARTNER[tile]
    return {frozenset(((s + rotation) % 8, (partner[s] + rotation) % 8)) for s in range(8)}


def breaks(request, action):
    """Whether two runners of a colour that hung together no longer do after an action."""
    tiles, runners = dict(request["tiles"]), dict(request["runners"])
    names = {node: node for node in runners}
    if action[0] == "run":
        names[action[1]] = action[2]
        runners[action[2]] = runners.pop(action[1])
    elif action[0] == "rotate":
        tiles[action[1]] = [tiles[action[1]][0], action[2]]
    else:
        tiles[action[1]] = [request["stack"][0], action[2]]
    before = joined(request["tiles"], request["runners"])
    after = joined(tiles, runners)
    return any(
        before[one] == before[other] and after[names[one]] != after[names[other]]
        for one, other in combinations(request["runners"], 2)
    )


def joined(tiles, runners):
    """For each runner's node a label that it shares with all it hangs together with."""
    label = {node: node for node in runners}
    for _ in runners:
        for node in runners:
            for end, _ in paths(tiles, node):
                if end in runners and runners[end] == runners[node]:
                    least = min(label[node], label[end])
                    label[node] = label[end] = least
    return label
