"""Boards, options and positions drawn at random, in the words of the judge's requests."""

from __future__ import annotations

from tests.autopista.plain import PIECES, Plain, name_of
from tiles2d.autopista.rules.layouts import PRESETS

CHOICES = {
    "target": [2, 5, 10],
    "flag_points": [1, 2, 3],
    "coin_points": [1, 2],
    "coin_prob": [0.0, 0.15, 0.6, 1.0],
    "coin_max": [0, 1, 2, 5],
    "edge_turn": ["optional", "mandatory"],
    "pushed_turn": ["mover", "forced", "none"],
    "chain": ["unlimited", "two"],
    "no_move": ["withdraw", "pass", "lose"],
    "removal": ["simultaneous", "sequential"],
    "two_on_one": ["adjacent", "line"],
    "headon_tie": ["both", "mover", "other"],
    "initial": ["off", "on"],
    "flag_mode": ["piece", "player"],
    "max_turns": [0, 40],
}


def options(rng):
    """About half of the options away from their defaults."""
    return {name: rng.choice(ways) for name, ways in CHOICES.items() if rng.random() < 0.5}


def board(rng):
    """A preset or a board of one's own, as an object of the judge."""
    if rng.random() < 0.3:
        layout = rng.choice(list(PRESETS.values()))
        return {
            "rows": list(layout.rows), "starts": list(layout.starts), "flags": list(layout.flags)
        }  # fmt: skip
    width, height = rng.randint(3, 8), rng.randint(3, 8)
    cells = [(x, y) for y in range(height) for x in range(width)]
    turned = {(x, y): (width - 1 - x, height - 1 - y) for x, y in cells}
    corners = [(x, y) for x, y in cells if x in (0, width - 1) and y in (0, height - 1)]
    pluses = {c for c in cells if c not in corners and rng.random() < 0.3}
    pluses |= {turned[cell] for cell in pluses}
    places = []
    while len(places) < 4:
        cell = rng.choice(cells)
        if cell != turned[cell] and not {cell, turned[cell]} & {*places, *map(turned.get, places)}:
            places.append(cell)
    places += [turned[cell] for cell in places]
    names = [name_of(cell) for cell in places]
    return {
        "rows": ["".join(".+"[(x, y) in pluses] for x in range(width)) for y in range(height)][
            ::-1
        ],
        "starts": [names[0], names[1], names[4], names[5]],
        "flags": [names[2], names[3], names[6], names[7]],
    }


def position(rng, plain):
    """Any position at all, removals that stand already included."""
    cells = [(x, y) for y in range(plain.height) for x in range(plain.width)]
    near = rng.sample(cells, len(cells))
    if rng.random() < 0.6:
        heart = rng.choice(cells)
        near.sort(key=lambda cell: max(abs(cell[0] - heart[0]), abs(cell[1] - heart[1])))
    pieces = {
        piece: (near.pop(0), rng.choice("URDL")) if rng.random() < 0.85 else None
        for piece in PIECES
    }
    top = plain.opt["target"] - 1
    return plain.first() | {
        "turn": rng.choice("AB"),
        "score": {"A": rng.randint(0, top), "B": rng.choice([0, top, rng.randint(0, top)])},
        "coins": set(rng.sample(near, rng.randint(0, 2))),
        "pieces": pieces,
        "passes": rng.randint(0, 1),
        "ply": rng.randint(0, 39),
    }


def shown(pos):
    """A position as the judge writes it."""
    return {
        "turn": pos["turn"],
        "score": [pos["score"]["A"], pos["score"]["B"]],
        "coins": sorted(map(name_of, pos["coins"])),
        "pieces": {p: name_of(at[0]) + at[1] if at else "off" for p, at in pos["pieces"].items()},
    }


def asked(pos):
    """A position as the judge is asked about it."""
    return shown(pos) | {"passes": pos["passes"], "ply": pos["ply"]}


def referee(rng):
    """A board and options, as a request names them, with the second opinion on them."""
    ground, chosen = board(rng), options(rng)
    return ground, chosen, Plain(ground, chosen)
