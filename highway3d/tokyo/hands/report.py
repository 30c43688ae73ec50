"""What the hand tells whoever drives the window from outside (shell/report.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from highway3d.tokyo.hands.phase import Phase

if TYPE_CHECKING:
    from highway3d.tokyo.hands.hands import Hands


def report(hands: Hands) -> dict[str, Any]:
    """The phase, what is carried and where to, what was touched, what fell and what that costs."""
    told: dict[str, Any] = {"phase": str(hands.phase), "singly": hands.singly}
    carried, amends = hands.carried, hands.amends
    if hands.bodies is not None and amends is None:
        told["knocked"] = list(hands.bodies.knocked())
    if hands.phase is Phase.CARRY and carried is not None:
        want, lawful = carried.wanted, carried.lawful
        told |= {
            "kind": carried.held.kind,
            "wanted": [want.x, want.y, want.z],
            "lawful": [lawful.x, lawful.y, lawful.z],
            "height": carried.height,
            "arrived": hands.has_arrived,
        }
    if amends is not None:
        bill = amends.aftermath
        told |= {
            "found": [[one.name, str(one.lie)] for one in amends.found],
            "left": len(amends.left),
            "owed": bill.owed,
            "pays": [bill.grey, bill.yellow],
        }
    return told
