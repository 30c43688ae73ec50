"""Which scene a game of Tokyo Highway is played in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.scene.scene import TokyoScene

if TYPE_CHECKING:
    from highway3d.shell.scene import Host


def tokyo(host: Host) -> TokyoScene:
    """The scene in the mode for the game's hands; physics is loaded for real ones only."""
    if host.live and host.session.state.options.hands == "real":
        from highway3d.tokyo.hands.aiming import AimingByHand

        return TokyoScene(host, AimingByHand)
    return TokyoScene(host)
