"""Disc, stick, car and table. Lengths in cm; the sizes come from the rules' components."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin

from highway3d.tokyo.rules import components
from modelling.shapes import Part, Vector, circle, colour, egg, shade

RADIUS, DISC = components.PILLAR_RADIUS / 100, components.DISC_HEIGHT / 100
LENGTH, WIDTH = components.ROAD_LENGTH / 100, components.ROAD_WIDTH / 100
THICKNESS = components.ROAD_THICKNESS / 100
TABLE = (122.0, 92.0)
"""The table as drawn round the legal 90 by 60."""

GREY, YELLOW = colour("#c6c7c8"), colour("#f2c230")
SIDES = 20
BEVEL = 0.07
SEAM = 0.5
"""Lightness left in the groove between two stacked discs."""


def everything() -> dict[str, str]:
    """The text of every .egg file by name."""
    return {
        "disc_grey": egg("A grey pillar disc, standing on z = 0.", disc(GREY), stacked(GREY)),
        "disc_yellow": egg("A junction's yellow disc, standing on z = 0.", disc(YELLOW, band=0.5)),
        "road": egg("A road stick along x, its underside on z = 0.", stick()),
        "car": egg(
            "A car facing +x, wheels on z = 0; 'body' takes the player's colour.",
            *car(),
        ),
        "table": egg("The table; its top is z = 0 and takes the wood every 64 by 64.", table()),
    }


def disc(paint: Vector, band: float | None = None) -> Part:
    """A disc with bevelled edges; the lower edge is dark, where it meets the disc beneath.

    ``band`` is the lightness of a stripe round the middle: a junction is told without colour.
    """
    part = Part("disc")
    ring = _rings(part, paint)
    low, high = ring(RADIUS, BEVEL, -0.1, 0.95), ring(RADIUS, DISC - BEVEL, 0.15, 1.0)
    part.strip(ring(RADIUS - BEVEL, 0.0, -0.7, SEAM), low, closed=True)
    if band is None:
        part.strip(low, high, closed=True)
    else:
        cuts = (low, ring(RADIUS, 0.41, 0.0, 1.0), ring(RADIUS, 0.42, 0.0, band))
        cuts += (ring(RADIUS, 0.58, 0.0, band), ring(RADIUS, 0.59, 0.0, 1.0), high)
        for first, second in pairwise(cuts):
            part.strip(first, second, closed=True)
    part.strip(high, ring(RADIUS - BEVEL, DISC, 1.5, 1.0), closed=True)
    part.face(*ring(RADIUS - BEVEL, DISC, 1e6, 0.97))
    return part


def stacked(paint: Vector) -> Part:
    """A disc that bears another, drawn with few faces: its seam is painted, not cut."""
    part = Part("stacked")
    ring = _rings(part, paint)
    seam = ring(RADIUS, BEVEL, -0.1, 0.95)
    part.strip(ring(RADIUS, 0.0, -0.5, SEAM * 0.9), seam, closed=True)
    part.strip(seam, ring(RADIUS, DISC, 0.15, 0.9), closed=True)
    return part


def _rings(part: Part, paint: Vector) -> Callable[[float, float, float, float], list[int]]:
    """Makes rings of vertices by radius, height, slope of the normal and lightness."""

    def ring(radius: float, z: float, up: float, light: float) -> list[int]:
        return [
            part.vertex((x, y, z), (x / radius, y / radius, up), shade(paint, light))
            for x, y, z in circle(radius, z, SIDES)
        ]

    return ring


def stick() -> Part:
    """A stick with round ends and eased edges; its top takes the upper three quarters of a
    texture along its length, sides and bottom the lowest fifth."""
    part = Part("stick")
    ease = 0.035

    def ring(stations: int, inset: float, z: float, out: float, up: float, light: float) -> Ring:
        vertices = []
        for x, y, turn in _outline(inset, stations):
            u = x / LENGTH + 0.5
            v = 0.625 + y / WIDTH * 0.75 if stations > 1 else 0.04 + 0.14 * z / THICKNESS
            normal = (cos(turn) * out, sin(turn) * out, up)
            vertices.append(part.vertex((x, y, z), normal, (light,) * 3, (u, v)))
        return vertices

    bottom = ring(1, 0.0, 0.0, 1.0, -0.2, 0.8)
    side = ring(1, 0.0, THICKNESS - ease, 1.0, 0.1, 0.97)
    edge = ring(1, ease, THICKNESS, 0.6, 0.8, 1.0)
    top = ring(STATIONS, ease, THICKNESS, 0.0, 1.0, 1.0)
    under = ring(1, 0.0, 0.0, 0.0, -1.0, 0.8)
    part.strip(bottom, side, closed=True)
    part.strip(side, edge, closed=True)
    for first, second, across, opposite in _crosswise(len(top)):
        part.face(*dict.fromkeys((top[first], top[second], top[across], top[opposite])))
    part.face(*under[::-1])
    return part


Ring = list[int]
STATIONS = 24
"""Steps along the top of a stick: shadows that fall on it are as fine as this."""
ROUND = 8


def _outline(inset: float, stations: int) -> list[tuple[float, float, float]]:
    """x, y and the direction of the normal round a stick, counter-clockwise from its right side."""
    half, radius = LENGTH / 2 - WIDTH / 2, WIDTH / 2 - inset
    steps = [-half + 2 * half * i / stations for i in range(stations + 1)]
    arc = [pi * i / ROUND for i in range(1, ROUND)]
    right = [(x, -radius, -pi / 2) for x in steps]
    front = [(half + radius * sin(a), -radius * cos(a), a - pi / 2) for a in arc]
    left = [(x, radius, pi / 2) for x in reversed(steps)]
    back = [(-half - radius * sin(a), radius * cos(a), a + pi / 2) for a in arc]
    return right + front + left + back


def _crosswise(count: int) -> list[tuple[int, int, int, int]]:
    """Quads that fill an outline of so many points, from its back end to its front."""
    back = -ROUND // 2
    return [
        ((back + i) % count, (back + i + 1) % count, (back - i - 1) % count, (back - i) % count)
        for i in range(count // 2)
    ]


RUBBER, GLASS, HUB = colour("#2b2a2c"), colour("#33404c"), colour("#b9bcc0")
LAMP, TAIL = colour("#fff3cf"), colour("#8e1f1a")
PROFILE = (
    (0.60, 0.12, 0.27),
    (0.60, 0.24, 0.28),
    (0.54, 0.32, 0.28),
    (0.24, 0.37, 0.28),
    (0.05, 0.58, 0.22),
    (-0.27, 0.59, 0.22),
    (-0.44, 0.38, 0.28),
    (-0.57, 0.36, 0.28),
    (-0.60, 0.24, 0.28),
    (-0.60, 0.12, 0.27),
)
"""The car's outline from the front bumper over the roof to the rear: x, z, half its width."""


def car() -> list[Part]:
    """Body, trim, and the decorations of every pattern but plain, each a part of its own."""
    return [_body(), _trim(), _stripes(), _dots(), _checks()]


def _body() -> Part:
    part = Part("body")
    light = {1: 1.0, 2: 1.0, 3: 0.96, 4: 1.0, 5: 0.96}
    for i, ((x0, z0, y0), (x1, z1, y1)) in enumerate(pairwise(PROFILE)):
        corners: list[Vector] = [(x0, -y0, z0), (x0, y0, z0), (x1, y1, z1), (x1, -y1, z1)]
        part.flat(corners, (light.get(i, 0.9),) * 3)
    for side in (-1.0, 1.0):
        belt = [PROFILE[i] for i in (0, 1, 2, 3, 6, 7, 8, 9)]
        cabin = [PROFILE[i] for i in (3, 4, 5, 6)]
        for outline in (belt, cabin):
            wall: list[Vector] = [(x, side * y, z) for x, z, y in outline]
            part.flat(wall[::-1] if side > 0 else wall, (0.94,) * 3)
    return part


def _trim() -> Part:
    part = Part("trim")
    _pane(part, PROFILE[3], PROFILE[4], 0.16, GLASS)
    _pane(part, PROFILE[5], PROFILE[6], 0.16, shade(GLASS, 0.8))
    for side in (-1.0, 1.0):
        glass: list[Vector] = [
            (x, side * (y + 0.008), z)
            for x, z, y in (
                (0.15, 0.41, 0.269),
                (0.03, 0.555, 0.226),
                (-0.25, 0.56, 0.226),
                (-0.36, 0.41, 0.271),
            )
        ]
        part.flat(glass[::-1] if side > 0 else glass, GLASS)
        for x, paint in ((0.606, LAMP), (-0.606, TAIL)):
            lamp: list[Vector] = [
                (x, side * y, z)
                for y, z in ((0.25, 0.17), (0.25, 0.235), (0.13, 0.235), (0.13, 0.17))
            ]
            part.flat(lamp if side * x > 0 else lamp[::-1], paint)
        for x in (-0.34, 0.36):
            _wheel(part, x, side)
    floor: list[Vector] = [
        (-0.58, -0.26, 0.1),
        (-0.58, 0.26, 0.1),
        (0.58, 0.26, 0.1),
        (0.58, -0.26, 0.1),
    ]
    part.flat(floor, RUBBER)
    return part


def _pane(part: Part, low: Vector, high: Vector, trim: float, paint: Vector) -> None:
    """Glass on a slanted face between two points of the profile, a little before it."""
    (x0, z0, y0), (x1, z1, y1) = low, high
    ahead = 0.008 if x0 > 0 else -0.008
    points: list[Vector] = []
    for share, side in ((trim, -1), (trim, 1), (1 - trim / 2, 1), (1 - trim / 2, -1)):
        y = (y0 + (y1 - y0) * share) * 0.88
        x, z = x0 + (x1 - x0) * share + ahead, z0 + (z1 - z0) * share + 0.006
        points.append((x, side * y, z))
    part.flat(points, paint)


def _wheel(part: Part, x: float, side: float) -> None:
    radius, inner, outer = 0.135, 0.16 * side, 0.30 * side
    turns = [2 * pi * i / 8 for i in range(8)]
    rim = [(x + radius * cos(a), radius + radius * sin(a), cos(a), sin(a)) for a in turns]
    near = [part.vertex((px, outer, pz), (c, 0.3 * side, s), RUBBER) for px, pz, c, s in rim]
    far = [part.vertex((px, inner, pz), (c, 0.0, s), RUBBER) for px, pz, c, s in rim]
    if side > 0:
        part.strip(near, far, closed=True)
    else:
        part.strip(far, near, closed=True)
    for size, out, paint in ((radius, 0.0, RUBBER), (radius * 0.5, 0.004, HUB)):
        cap: list[Vector] = [
            (x + size * cos(a), outer + out * side, radius + size * sin(a)) for a in turns
        ]
        part.flat(cap[::-1] if side > 0 else cap, paint)


PAINT = colour("#fffaf0")


def _stripes() -> Part:
    """Two stripes from the bonnet over the roof to the boot."""
    part = Part("stripes")
    for i in (2, 4, 6):
        (x0, z0, _), (x1, z1, _) = PROFILE[i], PROFILE[i + 1]
        for y in (-0.11, 0.11):
            part.flat(
                [
                    (x0, y - 0.055, z0 + 0.008),
                    (x0, y + 0.055, z0 + 0.008),
                    (x1, y + 0.055, z1 + 0.008),
                    (x1, y - 0.055, z1 + 0.008),
                ],
                PAINT,
            )
    return part


def _dots() -> Part:
    """A large dot on the roof and one on the bonnet."""
    part = Part("dots")
    for x, z, radius, lean in ((-0.11, 0.595, 0.13, -0.03), (0.39, 0.355, 0.1, -0.17)):
        part.flat([(x + px, py, z + lean * px) for px, py, _ in circle(radius, 0.0, 12)], PAINT)
    return part


def _checks() -> Part:
    """Four by four checks on the roof, two rows of them on the bonnet."""
    part = Part("checks")
    for start, z, lean, rows in ((-0.27, 0.6, -0.03, 4), (0.26, 0.375, -0.17, 3)):
        for row in range(rows):
            for column in range(4):
                if (row + column) % 2:
                    continue
                x, y, step = start + row * 0.08, -0.2 + column * 0.1, 0.08
                z0, z1 = z + lean * row * step, z + lean * (row + 1) * step
                part.flat(
                    [(x, y, z0), (x + step, y, z1), (x + step, y + 0.1, z1), (x, y + 0.1, z0)],
                    PAINT,
                )
    return part


CORNER, RIM, APRON = 5.0, 0.6, 3.0
GRID = (12, 9)


def table() -> Part:
    """A board with round corners and an eased rim; the top is a grid, so that light can pool."""
    part = Part("table")
    half_x, half_y = TABLE[0] / 2 - RIM, TABLE[1] / 2 - RIM

    def top(x: float, y: float) -> int:
        return part.vertex((x, y, 0.0), (0, 0, 1), uv=(x / 64, y / 64))

    across = [-half_x, *_steps(half_x - CORNER, GRID[0]), half_x]
    ahead = [-half_y, *_steps(half_y - CORNER, GRID[1]), half_y]
    for i, (x0, x1) in enumerate(pairwise(across)):
        for j, (y0, y1) in enumerate(pairwise(ahead)):
            if i in (0, len(across) - 2) and j in (0, len(ahead) - 2):
                continue
            part.face(top(x0, y0), top(x1, y0), top(x1, y1), top(x0, y1))
    outline = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        cx, cy = sx * (half_x - CORNER), sy * (half_y - CORNER)
        turns = [pi / 2 * (quarter + i / 8) for i in range(9)]
        arc = [(cx + CORNER * cos(a), cy + CORNER * sin(a), a) for a in turns]
        part.face(top(cx, cy), *(top(x, y) for x, y, _ in arc))
        outline += arc
    rows = []
    for out, z, level, up in (
        (0.0, 0.0, 0.25, 1.0),
        (RIM, -RIM, 1.0, 0.35),
        (RIM, -APRON, 1.0, 0.0),
    ):
        rows.append(
            [
                part.vertex(
                    (x + out * cos(a), y + out * sin(a), z),
                    (cos(a) * level, sin(a) * level, up),
                    (0.92 if z > -1 else 0.55,) * 3,
                    ((x + out) / 64, (y - z) / 64),
                )
                for x, y, a in outline
            ]
        )
    for upper, lower in pairwise(rows):
        part.strip(lower, upper, closed=True)
    return part


def _steps(half: float, count: int) -> list[float]:
    return [-half + 2 * half * i / count for i in range(count + 1)]
