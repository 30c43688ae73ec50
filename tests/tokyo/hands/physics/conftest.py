"""Tables laid out as bodies, and cleared away."""

from __future__ import annotations

import pytest

from highway3d.tokyo.hands.physics import solids
from highway3d.tokyo.hands.physics.bodies import Bodies

EXTENT = 90.0, 60.0


@pytest.fixture
def laid():
    """Lays tables out as bodies, and clears them away."""
    worlds = []

    def lay(table):
        worlds.append(Bodies(solids.solids(table), EXTENT))
        return worlds[-1]

    yield lay
    for world in worlds:
        world.close()
        world.close()
