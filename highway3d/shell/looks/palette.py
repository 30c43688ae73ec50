"""The colours of everything but the players' pieces: paper, ink and walnut."""

from __future__ import annotations

Colour = tuple[float, float, float, float]


def colour(text: str, alpha: float = 1.0) -> Colour:
    """A colour from ``#rrggbb``, each part from 0 to 1.

    >>> colour("#ff0000", 0.5)
    (1.0, 0.0, 0.0, 0.5)
    """
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue, alpha


def luminance(shade: Colour) -> float:
    """Relative luminance by WCAG 2: 0 for black, 1 for white."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shade[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast of two colours by WCAG 2: 1 for equal, 21 for black on white.

    >>> round(contrast(colour("#000000"), colour("#ffffff")))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


CLEAR: Colour = (0.0, 0.0, 0.0, 0.0)
PAPER = colour("#FBF5E9")
LINEN = colour("#F1E6D0")
SAND = colour("#E4D3B2")
EDGE = colour("#CDB68C")
INK = colour("#33251A")
BARK = colour("#64503D")
WALNUT = colour("#6E431F")
CREAM = colour("#FFF9EE")
SEA = colour("#0A6A8C")
GOOD = colour("#2A6536")
WARNING = colour("#85500A")
FAULT = colour("#A02C1D")
NIGHT = colour("#2A1C12")
DUSK = colour("#4B3220")

TONES = {
    "ink": INK, "soft": BARK, "info": INK, "good": GOOD, "warning": WARNING, "fault": FAULT,
    "walnut": WALNUT,
}  # fmt: skip
"""Text colours by what they mean; all readable on paper, linen and sand."""
