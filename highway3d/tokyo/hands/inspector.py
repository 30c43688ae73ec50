"""After an accident: how each piece lies, in the judge's place and on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.fallen import Lie
from highway3d.tokyo.scene.laid_slips import LaidSlips
from highway3d.tokyo.scene.pieces.poses import RADIUS
from highway3d.tokyo.scene.slips import Slip, dots

if TYPE_CHECKING:
    from collections.abc import Mapping

    from highway3d.shell.drawing.pose import Pose
    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from highway3d.tokyo.hands.amends import Amends
    from highway3d.tokyo.hands.fallen import Finding
    from highway3d.tokyo.hands.physics.solids import Solid
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.turn import Turn


class Inspector:
    """The panel in the judge's place."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def draw(self, amends: Amends) -> None:
        """Draws how each piece lies; and what counts as fallen, if asked."""
        theme, texts = self._host.theme, self._host.texts
        with theme.panel("judge", "bottom_left", title=texts("tokyo-judge")):
            for one in amends.found:
                draw_finding(self._host, one, amends.aftermath.state.turn)
            if amends.why:
                theme.rule()
                below, gap = round(fallen.BELOW * 10), round(fallen.GAP * 10)
                tilt, turned = round(fallen.TILT), f"{fallen.TURNED:g}"
                theme.text(texts("tokyo-why-fallen", below=below, tilt=tilt, gap=gap), "soft")
                moved = round(fallen.MOVED * 10)
                theme.text(texts("tokyo-why-nudged", moved=moved, turned=turned), "soft")


class Lies:
    """Slips of paper at the pieces that have been shown to have fallen."""

    def __init__(self, host: Host, turn: Turn, stage: Stage) -> None:
        self._stage = stage
        self._slips = LaidSlips(host, turn, stage)

    def draw(self, amends: Amends) -> None:
        """Draws a slip at each of them."""
        fallen_ones = [name for name, _ in amends.marked()]
        spots = [amends.lying[name].origin.tolist() for name in fallen_ones]
        pixels = [self._stage.pixel(*spot) for spot in spots]
        notes = [
            Slip(at, name, "fault") for name, at in zip(fallen_ones, pixels, strict=True) if at
        ]
        kept = self._stage.dots(spots, RADIUS)
        self._slips.draw(notes, lambda: self._slips.field(kept, dots()))


def draw_finding(host: Host, one: Finding, seat: int) -> None:
    """Draws the line that tells ``seat`` how a piece lies."""
    tone = "fault" if one.lie.is_fallen else "warning"
    host.theme.text(lie_sentence(host.texts, one, seat), tone, icon=tone)


def lie_sentence(texts: Texts, one: Finding, seat: int) -> str:
    """How a piece lies, and whether it is free because it is one's own."""
    key, measured = str(one.lie), float(max(1, round(one.measured)))
    if one.lie is Lie.NUDGED:
        key = "turned" if one.turned else "nudged" if one.measured else "moved"
        measured = round(one.turned or one.measured, 1)
    what = texts(f"tokyo-lie-{key}", name=one.name, measured=measured)
    return texts("tokyo-own", what=what) if one.seat == seat else what


def nudged_sentence(
    texts: Texts, table: Mapping[str, Solid], now: Mapping[str, Pose], seat: int
) -> str:
    """What ``seat`` pushed aside without felling it; "" where nothing has visibly moved."""
    found = [one for one in fallen.findings(table, now) if one.lie is Lie.NUDGED]
    if found:
        most = max(found, key=lambda one: one.measured)
        what = lie_sentence(texts, most._replace(seat=1 - seat), seat)
        return texts("tokyo-hands-nudged", what=what, more=len(found) - 1)
    if any(fallen.has_moved(table[name], pose) for name, pose in now.items()):
        return texts("tokyo-hands-set-right")
    return ""
