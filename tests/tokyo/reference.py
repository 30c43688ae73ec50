"""The rules of a build once more, written plainly in fractions: the second opinion.

One loop over all pieces, no arrays, no filters. Lengths are in dmm. Square roots are taken to 60
digits, and two numbers nearer than 1e-40 count as equal.
"""

from __future__ import annotations

from fractions import Fraction as F
from math import isqrt

DIGITS = 10**60
TINY = F(1, 10**40)
R, H, L, W, AIR = 95, 100, 1140, 100, 30
PLAYERS = ("P1", "P2")


def root(number):
    """√number to 60 digits."""
    number = F(number)
    return F(isqrt(number.numerator * number.denominator * DIGITS**2), number.denominator * DIGITS)


def sign(number):
    return 0 if abs(number) < TINY else 1 if number > 0 else -1


def cross(u, v):
    return u[0] * v[1] - u[1] * v[0]


def dot(u, v):
    return u[0] * v[0] + u[1] * v[1]


def less(p, q):
    return p[0] - q[0], p[1] - q[1]


class Line:
    """A centre-line: plan ends, heights of the underside, which ends are tips."""

    def __init__(self, p0, z0, tip0, p1, z1, tip1):
        self.p0, self.z0, self.tip0 = p0, z0, tip0
        self.p1, self.z1, self.tip1 = p1, z1, tip1
        self.v = less(p1, p0)

    def height(self, p):
        return self.z0 + (self.z1 - self.z0) * F(dot(less(p, self.p0), self.v), dot(self.v, self.v))

    def distance2(self, p):
        return dot(*[less(p, self.nearest(p))] * 2)

    def nearest(self, p):
        length2 = dot(self.v, self.v)
        if length2 == 0:
            return self.p0
        t = min(max(F(dot(less(p, self.p0), self.v), length2), F(0)), F(1))
        return self.p0[0] + self.v[0] * t, self.p0[1] + self.v[1] * t

    def body(self):
        length = root(dot(self.v, self.v))
        u = self.v[0] / length, self.v[1] / length
        n = -u[1] * W / 2, u[0] * W / 2
        back, on = (0 if self.tip0 else F(W, 2)), (0 if self.tip1 else F(W, 2))
        a = self.p0[0] - u[0] * back, self.p0[1] - u[1] * back
        b = self.p1[0] + u[0] * on, self.p1[1] + u[1] * on
        return [(a[0] - n[0], a[1] - n[1]), (b[0] - n[0], b[1] - n[1]),
                (b[0] + n[0], b[1] + n[1]), (a[0] + n[0], a[1] + n[1])]  # fmt: skip


def meet(a, b):
    """The point where two centre-lines cross properly, or None."""
    o = [cross(a.v, less(p, a.p0)) for p in (b.p0, b.p1)]
    q = [cross(b.v, less(p, b.p0)) for p in (a.p0, a.p1)]
    if o[0] * o[1] >= 0 or q[0] * q[1] >= 0:
        return None
    t = F(q[0], q[0] - q[1])
    return a.p0[0] + a.v[0] * t, a.p0[1] + a.v[1] * t


def clip(polygon, p, q):
    """The part of a polygon left of the line from p to q, the line included."""
    kept = []
    for here, there in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        a, b = cross(less(q, p), less(here, p)), cross(less(q, p), less(there, p))
        if sign(a) >= 0:
            kept.append(here)
        if sign(a) * sign(b) < 0:
            t = a / (a - b)
            kept.append((here[0] + (there[0] - here[0]) * t, here[1] + (there[1] - here[1]) * t))
    return kept


def touch(a, b):
    """Whether two roads leave less than the least air where their bodies meet."""
    if a.v == (0, 0):
        return False
    polygon = a.body()
    other = b.body()
    for p, q in zip(other, other[1:] + other[:1], strict=True):
        polygon = clip(polygon, p, q)
    if not polygon:
        return False
    gaps = [a.height(p) - b.height(p) for p in polygon]
    return sign(min(gaps) - AIR) < 0 and sign(max(gaps) + AIR) > 0


def answer(request):
    """What the judge must answer to a well-formed request."""
    state, move, options = request["state"], request["move"], request.get("options", {})
    pillars = {p["id"]: p for p in state["pillars"]}
    supply = {"grey": 30, "yellow": 3, "roads": 15, "cars": 9, **move.get("supply", {})}

    def end(where):
        if isinstance(where, str):
            p = pillars[where]
            return dmm(p["x"], p["y"]), p["h"] * H, False
        return dmm(*where), 0, True

    lines = {r["id"]: Line(*end(r["a"]), *end(r["b"])) for r in state["roads"]}
    base = pillars[move["base"]]
    b = dmm(base["x"], base["y"])
    new = move.get("pillar")
    k = new["h"] if new else 0
    q = dmm(new["x"], new["y"]) if new else dmm(*move["exit"])
    junction = bool(new and new.get("junction", False))
    line = Line(b, base["h"] * H, False, q, k * H, new is None)
    at_base = [r for r in state["roads"] if base["id"] in (r["a"], r["b"])]
    found = set()

    most = 2
    if base["junction"]:
        most = 3 if options.get("junction_roads") == 3 else len(at_base) + 1
    if base["owner"] != move["player"]:
        found.add("BASE_NOT_OWN")
    elif len(at_base) >= most:
        found.add("BASE_FULL")
    if new and not junction and k < 1:
        found.add("HEIGHT_MIN")
    if new and not junction and k >= 1 and abs(k - base["h"]) != 1:
        found.add("HEIGHT_STEP")
    if junction and k < 2:
        found.add("JUNCTION_NEEDS_GREY")
    if not new and base["h"] != 1:
        found.add("EXIT_HEIGHT")
    if supply["roads"] < 1:
        found.add("NO_ROAD")
    if new and (k - 1 if junction else k) > supply["grey"]:
        found.add("NO_GREY")
    if junction and supply["yellow"] < 1:
        found.add("NO_YELLOW")

    d2 = dot(line.v, line.v)
    lp2 = L * L - (H * (k - base["h"])) ** 2
    e = 2 * R if new else R
    if d2 > lp2 or lp2 <= 0:
        found.add("TOO_FAR")
    elif sign(root(d2) + e - root(lp2)) < 0:
        found.add("TOO_NEAR")
    half = R if new else 0
    if abs(q[0]) + half > 4500 or abs(q[1]) + half > 3000:
        found.add("OFF_TABLE")
    for p in state["pillars"]:
        at = dmm(p["x"], p["y"])
        if new and dot(*[less(at, q)] * 2) < (2 * R) ** 2:
            found.add("PILLAR_ON_PILLAR")
        elif p["id"] != base["id"] and line.distance2(at) < (R + W // 2) ** 2:
            found.add("ROAD_COVERS_PILLAR")
    for r in state["roads"]:
        other = lines[r["id"]]
        if new and other.distance2(q) < (R + W // 2) ** 2:
            slope = abs(other.z1 - other.z0) / root(dot(other.v, other.v))
            lowest = other.height(other.nearest(q)) - R * slope
            if options.get("pillars_under_roads") == "forbid" or sign(lowest - k * H - AIR) < 0:
                found.add("PILLAR_HITS_ROAD")
        if r not in at_base:
            if touch(line, other):
                found.add("ROAD_HITS_ROAD")
        elif options.get("joint_rule") != "off":
            u = other.v if r["a"] == base["id"] else less(other.p0, other.p1)
            uv = dot(u, line.v)
            if uv > 0 and (361 * uv) ** 2 > 161**2 * dot(u, u) * d2:
                found.add("JOINT_ANGLE")

    crossed = []
    for r in sorted(state["roads"], key=lambda r: r["id"]):
        other = lines[r["id"]]
        p = meet(line, other)
        if p is None:
            continue
        gap = line.height(p) - other.height(p)
        relation = "over" if gap > 0 else "under" if gap < 0 else "level"
        if r["owner"] == move["player"]:
            result = "OWN_ROAD"
        elif relation == "level":
            result = "LEVEL"
        elif any(
            blocks(lines, state, c, r, p, gap > 0, options) for c in state["roads"] if c is not r
        ):
            result = "ALREADY_" + relation.upper()
        else:
            result = "QUALIFIES"
        crossed.append({"road": r["id"], "relation": relation, "result": result})
    legal = not found
    pay = (sum(c["result"] == "QUALIFIES" for c in crossed) + (not new)) if legal else 0
    return {"legal": legal, "violations": sorted(found), "crossings": crossed,
            "earned": pay, "cars": min(pay, supply["cars"])}  # fmt: skip


def blocks(lines, state, c, r, p, over, options):
    """Whether road c already passes road r on that side."""
    blocker, crossed = lines[c["id"]], lines[r["id"]]
    if options.get("scope") == "crossing_point":
        ends = {end for end in (r["a"], r["b"], c["a"], c["b"]) if isinstance(end, str)}
        count = sum(isinstance(end, str) for end in (r["a"], r["b"], c["a"], c["b"]))
        shared = len(ends) < count
        if shared or 4 * blocker.distance2(p) >= W * W:
            return False
        gap = blocker.height(p) - crossed.height(p)
    else:
        at = meet(blocker, crossed)
        if at is None:
            return False
        gap = blocker.height(at) - crossed.height(at)
    return gap > 0 if over else gap < 0


def asked(highway, road):
    """The request that asks about a build on a highway."""

    def end(where):
        return where.name if hasattr(where, "name") else [where.x / 10, where.y / 10]

    pillars = [
        {"id": p.name, "owner": PLAYERS[p.owner], "x": p.x / 10, "y": p.y / 10, "h": p.height,
         "junction": p.junction}
        for p in highway.pillars
    ]  # fmt: skip
    roads = [
        {"id": r.name, "owner": PLAYERS[r.owner], "a": end(r.start), "b": end(r.end)}
        for r in highway.roads
    ]
    move = {"player": PLAYERS[road.owner], "base": road.start.name}
    x, y = road.end.x / 10, road.end.y / 10
    if hasattr(road.end, "name"):
        move["pillar"] = {"x": x, "y": y, "h": road.end.height, "junction": road.end.junction}
    else:
        move["exit"] = [x, y]
    return {"state": {"pillars": pillars, "roads": roads}, "move": move}


def dmm(x, y):
    """A place in mm as whole tenths."""
    return round(x * 10), round(y * 10)
