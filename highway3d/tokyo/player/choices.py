"""What a player could build now, as arrays: a coarse look round every open base."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from highway3d.tokyo.rules.bases import heights, open_bases
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.rules.places.around import Around, Flags, Floats, around
from highway3d.tokyo.rules.places.cells import Kind, first_cells
from highway3d.tokyo.rules.places.screen import ENOUGH, screen
from highway3d.tokyo.rules.turns import Build, State

Ints = npt.NDArray[np.int64]

SPARE: Final = 20.0
"""Air (dmm) that real hands leave beyond the rules."""
JUNCTIONS: Final = 6
"""Higher junctions are not looked at."""


class Sight(NamedTuple):
    """How closely a player looks."""

    directions: int = 48
    rings: int = 3
    junctions: int = JUNCTIONS


LOOK: Final = Sight()
GLANCE: Final = Sight(36, 2, 4)
"""Enough to tell what a position is worth."""


class Choices(NamedTuple):
    """Places (n,) that look legal. ``slots`` (roads, 2) can be taken: over and under each.

    ``crossed`` tells apart what the builds earn by: equal for those that take the same slots.
    """

    bases: list[Pillar]
    base: Ints
    angle: Floats
    length: Floats
    height: Ints
    junction: Flags
    cars: Ints
    crossed: Ints
    slots: Flags

    @property
    def grey(self) -> Ints:
        """The grey discs that each would cost."""
        return np.maximum(self.height - self.junction, 0)

    @property
    def ends(self) -> Floats:
        """Where each would end, (n, 2) in dmm."""
        starts = np.array([(p.x, p.y) for p in self.bases], np.float64).reshape(-1, 2)[self.base]
        run = np.stack([np.cos(self.angle).round(12), np.sin(self.angle).round(12)], 1)
        ends: Floats = starts + run * self.length[:, None]
        return ends

    def build(self, index: int) -> Build:
        """One of them as a move without cars."""
        base = self.bases[self.base[index]]
        x, y = self.ends[index].round().astype(int).tolist()
        return Build(base.name, x, y, int(self.height[index]), bool(self.junction[index]))


def choices(
    state: State, seat: int, sight: Sight = LOOK, noticed: Flags | None = None
) -> Choices:
    """What a seat could build if it were on turn; it is paid only for roads it has ``noticed``.

    Real hands keep some air to spare, unless there is no place with it.
    """
    spare = SPARE if state.options.hands == "real" else 0.0
    found = _choices(state, seat, sight, noticed, spare)
    if spare and not (found.height > 0).any():
        return _choices(state, seat, sight, noticed, 0.0)
    return found


def _choices(
    state: State, seat: int, sight: Sight, noticed: Flags | None, spare: float
) -> Choices:
    highway, supply, options = state.highway, state.supplies[seat], state.options
    slots = np.zeros((len(highway.roads), 2), np.bool_)
    bases: list[Pillar] = []
    parts = []
    for base in open_bases(highway, seat, options) if supply.roads else []:
        kinds = [k for k in heights(base, supply) if not k[1] or k[0] <= sight.junctions]
        kinds += [(0, False)] * (base.height == 1)
        if not kinds:
            continue
        near = replace(around(highway, base, seat, options), spare=spare)
        if noticed is not None:
            seen = noticed[near.indices]
            near = replace(
                near, pays_over=near.pays_over & seen, pays_under=near.pays_under & seen
            )
        parts.append(_round_one(near, kinds, sight, len(bases), slots))
        bases.append(base)
    columns = zip(*parts, strict=True) if parts else [np.zeros(0)] * 7
    base_, angle, length, height, junction, cars, crossed = map(
        np.concatenate, columns if parts else [[column] for column in columns]
    )
    return Choices(
        bases, base_.astype(np.int64), angle, length, height.astype(np.int64),
        junction.astype(np.bool_), cars.astype(np.int64), crossed.astype(np.int64), slots,
    )  # fmt: skip


def _round_one(
    near: Around, kinds: list[Kind], sight: Sight, number: int, slots: Flags
) -> tuple[npt.NDArray[np.generic], ...]:
    """The columns of ``Choices`` for one base; marks the slots that can be taken."""
    at, cells = first_cells(near.base, kinds, sight.directions, sight.rings)
    found = screen(near, at)
    roomy = (found.room >= ENOUGH).ravel()
    over = found.over.reshape(roomy.size, -1)[roomy]
    under = found.under.reshape(roomy.size, -1)[roomy]
    slots[near.indices, 0] |= over.any(0)
    slots[near.indices, 1] |= under.any(0)
    kind = cells.kind[roomy]
    height = np.array([height for height, _ in kinds])[kind]
    junction = np.array([junction for _, junction in kinds])[kind]
    cars = over.sum(1) + under.sum(1) + (height == 0)
    marks = 1 + near.indices
    crossed = over @ (marks * 1_000_003) + under @ (marks * marks * 7_919)
    base = np.full(len(kind), number)
    return base, cells.angle[roomy], cells.length[roomy], height, junction, cars, crossed
