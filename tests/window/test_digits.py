"""The keys of the views are the printed digits, on every keyboard, with or without Shift."""

from __future__ import annotations

import pytest

ABOVE, ALONG, RESET = "10", "15", "19"
"""The places of 1, 6 and 0 in the row of digits, as the X server counts keys."""


@pytest.mark.parametrize("keys", ["us", "es", "fr", "de"])
@pytest.mark.parametrize("shift", ["", "shift+"])
def test_the_row_of_digits_chooses_views_on_any_keyboard(start, keys, shift):
    program = start("play", "tokyo", keys=keys)
    usual = program.settled()["scene"]["camera"]
    seen = [usual]
    for place in (ABOVE, ALONG):
        program.key(f"{shift}{place}")
        program.wait_for(
            lambda s: all(s["scene"]["camera"] != camera for camera in seen), f"view {place}"
        )
        seen.append(program.settled()["scene"]["camera"])
    program.key(f"{shift}{RESET}")
    program.wait_for(lambda s: s["scene"]["camera"] == usual, "the usual view")
