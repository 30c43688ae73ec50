"""The search for a place in batches: whether any pillar can be built at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.rules.places.survey import builds

if TYPE_CHECKING:
    from highway3d.tokyo.rules.turns import Build
    from highway3d.tokyo.turn.draft import Site


class Search:
    """Walks over every kind of pillar there is, to the first; may be dropped at any time."""

    def __init__(self, site: Site) -> None:
        self.checked = 0
        self.found: Build | None = None
        self.is_over = False
        self._builds = builds(*site, paying=False)

    def advance(self, count: int) -> None:
        """Looks at so many builds more."""
        for _ in range(count):
            if self.is_over:
                return
            self.found = next(self._builds, None)
            self.checked += self.found is not None
            self.is_over = True
