"""The search for a place to build, which a claim that there is none starts (A-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.rules.places.survey import builds

if TYPE_CHECKING:
    from highway3d.tokyo.rules.turns import Build
    from highway3d.tokyo.turn.draft import Site


def any_place(site: Site) -> Build | None:
    """Some pillar that can be built, complete to half a millimetre; None if there is none."""
    return next(builds(*site, paying=False), None)
