"""How much room many places round one base have, and which roads they would cross, on arrays.

Places are rays (r,) from the base with spans (1 or r, s) along each: r·s places at once.
"""

from __future__ import annotations

from math import acos
from typing import Final, NamedTuple

import numpy as np

from highway3d.tokyo.rules.components import (
    COVER_DISTANCE,
    DISC_HEIGHT,
    JOINT_COSINE,
    PILLAR_RADIUS,
    ROAD_AIR,
    ROAD_WIDTH,
)
from highway3d.tokyo.rules.places.around import Around, Flags, Floats

JOINT: Final = acos(JOINT_COSINE[0] / JOINT_COSINE[1])
"""The sharpest joint in radians."""
ENOUGH: Final = 0.8
"""Room (dmm) that outlasts rounding a place to whole dmm."""


class Rays(NamedTuple):
    """Directions (r,) with their cosines and sines, and spans (1 or r, s) to build along them.

    ``height`` is that of the end in discs, 0 for the tip of an exit.
    """

    angle: Floats
    cos: Floats
    sin: Floats
    length: Floats
    height: Floats


class Screened(NamedTuple):
    """What the arrays say: ``room`` (r, s) in dmm, negative where something is in the way.

    Moving an end by so much can change its room by about as much. ``over`` and ``under``
    (r, s, m) tell which near roads it would cross and be paid for. In ``doubt`` (r, s) are those
    that cross or end so near an end or a road that only the exact rules can say if there is room.
    """

    room: Floats
    over: Flags
    under: Flags
    doubt: Flags


def rays(angles: Floats, length: Floats, height: Floats) -> Rays:
    """Rays in these directions; rounded, so that every machine sees the same."""
    return Rays(angles, np.cos(angles).round(12), np.sin(angles).round(12), length, height)


def screen(near: Around, at: Rays) -> Screened:
    """Answers all places at once."""
    x, y = at.cos[:, None] * at.length, at.sin[:, None] * at.length
    room = _to_walls(near, at, x, y)
    if near.joints.size:
        turned = np.abs((at.angle[:, None] - near.joints + np.pi) % (2 * np.pi) - np.pi).min(1)
        np.minimum(room, (turned - JOINT)[:, None] * at.length, out=room)
    if near.pillars.size:
        np.minimum(room, _to_pillars(near, at), out=room)
    over = np.zeros((*room.shape, len(near.x)), np.bool_)
    under, doubt = np.zeros_like(over), np.zeros(room.shape, np.bool_)
    if near.x.size:
        np.minimum(room, _beneath_roads(near, at, x, y, doubt), out=room)
        _cross(near, at, Screened(room, over, under, doubt))
    return Screened(room - near.spare, over, under, doubt)


def _to_walls(near: Around, at: Rays, x: Floats, y: Floats) -> Floats:
    """Room to the table's borders."""
    left, right, low, high = near.walls
    room = np.minimum(np.minimum(right - x, x - left), np.minimum(high - y, y - low))
    result: Floats = room - np.where(at.height > 0, PILLAR_RADIUS, 0)
    return result


def _to_pillars(near: Around, at: Rays) -> Floats:
    """Room between the standing pillars and the road; the new pillar keeps a disc more away."""
    px, py = near.pillars.T
    ahead = at.cos[:, None] * px + at.sin[:, None] * py
    aside2 = (at.cos[:, None] * py - at.sin[:, None] * px) ** 2
    past = ahead[:, None, :] - at.length[:, :, None]
    end2 = (past * past + aside2[:, None, :]).min(2)
    before = np.where(ahead < 0, ahead, 0)[:, None, :] + np.maximum(past, 0)
    road2 = (before * before + aside2[:, None, :]).min(2)
    at_end = np.sqrt(end2) - np.where(at.height > 0, 2 * PILLAR_RADIUS, COVER_DISTANCE)
    result: Floats = np.minimum(np.sqrt(road2) - COVER_DISTANCE, at_end)
    return result


def _beneath_roads(near: Around, at: Rays, x: Floats, y: Floats, doubt: Flags) -> Floats:
    """Room of a new pillar to the roads: beside them, or under them with air enough."""
    wx, wy = x[:, :, None] - near.x, y[:, :, None] - near.y
    along = wx * near.ux + wy * near.uy
    nearest = np.clip(along, 0, near.length)
    aside = wx * near.uy - wy * near.ux
    beside = np.sqrt((along - nearest) ** 2 + aside * aside) - COVER_DISTANCE
    np.logical_or(doubt, (beside < 0).any(2), out=doubt)
    if not near.forbid_under:
        steep = np.abs(near.slope)
        air = near.z + near.slope * nearest - PILLAR_RADIUS * steep - ROAD_AIR - near.spare
        air = air - at.height[:, :, None] * DISC_HEIGHT
        beside = np.maximum(beside, air / np.maximum(1, steep))
    result: Floats = np.where(at.height > 0, beside.min(2), np.inf)
    return result


def _cross(near: Around, at: Rays, found: Screened) -> None:
    """Lowers ``room`` where a road passes too close over or under another; marks what pays."""
    room, over, under, doubt = found
    across = at.cos[:, None] * near.uy - at.sin[:, None] * near.ux
    across = np.where(np.abs(across) < 1e-6, 1e-6, across)
    to = (near.x * near.uy - near.y * near.ux) / across
    along = (near.x * at.sin[:, None] - near.y * at.cos[:, None]) / across
    meets = (to > 0) & (to < at.length.max()) & (along > 0) & (along < near.length) & ~near.joined
    ray, road = meets.nonzero()
    if not ray.size:
        return
    length = at.length[ray if len(at.length) > 1 else [0]]
    height = at.height[ray if len(at.height) > 1 else [0]]
    sine, to, along = across[ray, road][:, None], to[ray, road][:, None], along[ray, road]
    cosine = (at.cos[ray] * near.ux[road] + at.sin[ray] * near.uy[road])[:, None]
    other = near.slope[road][:, None]
    slope = (height - near.base.height) * DISC_HEIGHT / length
    lower = (near.z[road] + near.slope[road] * along)[:, None]
    gap = near.base.height * DISC_HEIGHT + slope * to - lower
    tilt = np.abs(slope - other * cosine) + np.abs(slope * cosine - other)
    tilt *= (ROAD_WIDTH / 2) / np.abs(sine)
    # Near an end the bodies share less than whole strips: the exact rules have to say.
    beyond = np.minimum(along, near.length[road] - along)[:, None]
    whole = np.minimum(np.minimum(to, length - to), beyond) * np.abs(sine) > COVER_DISTANCE
    air = np.abs(gap) - ROAD_AIR - near.spare - np.where(whole, tilt, 0)
    steep = np.abs(slope) * (1 + ROAD_WIDTH / length) + np.abs(other)
    changes = np.maximum(steep / np.abs(sine), 0.05)
    crossed = length > to
    first = np.flatnonzero(np.diff(ray, prepend=-1))
    least = np.minimum.reduceat(np.where(crossed, air / changes, np.inf), first)
    room[ray[first]] = np.minimum(room[ray[first]], least)
    close = crossed & ~whole & (np.abs(gap) - ROAD_AIR - near.spare < tilt)
    doubt[ray[first]] |= np.logical_or.reduceat(close, first)
    over[ray, :, road] = crossed & (gap > 0) & near.pays_over[road][:, None]
    under[ray, :, road] = crossed & (gap < 0) & near.pays_under[road][:, None]
