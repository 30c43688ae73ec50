"""The sounds of Autopista: small wheels, a coin, a flag reached, a piece taken off the board."""

from __future__ import annotations

from modelling.tones import bar, knock, roll, sound


def everything() -> dict[str, bytes]:
    """Every sound by name, as a whole .wav file."""
    climb = (523.25, 659.26, 783.99, 1046.5)
    return {
        "autopista_drive": sound(0.40, (0.0, roll(0.34)), (0.32, knock(900, 0.02, 0.2))),
        "autopista_coin": sound(0.6, (0.0, bar(1318.5, 0.5)), (0.08, bar(1760.0, 0.5))),
        "autopista_flag": sound(1.1, *((0.09 * i, bar(p, 0.5)) for i, p in enumerate(climb))),
        "autopista_off": sound(0.5, (0.0, bar(311.1, 0.5)), (0.14, knock(190, 0.06, 0.5))),
    }
