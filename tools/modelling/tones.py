"""Short wooden sounds: sums of dying sines and a little noise, quiet on purpose."""

from __future__ import annotations

import io
import wave

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
RATE = 22050


def everything() -> dict[str, bytes]:
    """Every sound by name, as a whole .wav file."""
    return {
        "disc": sound(0.22, (0.0, knock(760, 0.035, 0.8)), (0.045, knock(820, 0.03, 0.18))),
        "road": sound(0.34, (0.0, knock(430, 0.055, 0.7)), (0.07, knock(470, 0.05, 0.45))),
        "car": sound(0.42, (0.0, roll(0.3)), (0.3, knock(1250, 0.02, 0.35))),
        "low": sound(0.9, (0.0, bar(587.33, 0.35)), (0.3, bar(493.88, 0.35))),
        "wrong": sound(0.40, (0.0, knock(170, 0.07, 0.75)), (0.13, knock(150, 0.08, 0.6))),
        "win": sound(
            1.5,
            *((0.16 * i, bar(pitch, 0.55)) for i, pitch in enumerate((392.0, 493.88, 587.33))),
            (0.52, bar(783.99, 0.7)),
        ),
    }


def sound(seconds: float, *events: tuple[float, Array]) -> bytes:
    """Events laid over one another from their starts on, as 16-bit mono .wav."""
    track = np.zeros(round(seconds * RATE))
    for start, event in events:
        at = round(start * RATE)
        heard = event[: len(track) - at]
        track[at : at + len(heard)] += heard
    fade = min(len(track), RATE // 50)
    track[-fade:] *= np.linspace(1, 0, fade)
    track *= 0.45 / max(np.abs(track).max(), 1e-9)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(track * 32767).astype("<i2").tobytes())
    return buffer.getvalue()


def knock(pitch: float, decay: float, loudness: float) -> Array:
    """Wood on wood: three uneven partials that die fast, behind a click of soft noise."""
    t = np.arange(round(decay * 8 * RATE)) / RATE
    body = sum(
        share * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-t / (decay / speed))
        for ratio, share, speed in ((1.0, 1.0, 1.0), (1.83, 0.5, 1.6), (2.91, 0.25, 2.4))
    )
    click = _soft(len(t), 6) * np.exp(-t / 0.004) * 0.5
    attack = np.clip(t / 0.0012, 0, 1)
    return np.asarray((body + click) * attack * loudness)


def roll(seconds: float) -> Array:
    """Small wheels on a stick: soft noise that swells, slows and fades."""
    t = np.arange(round(seconds * RATE)) / RATE
    ticks = 0.6 + 0.4 * np.sin(2 * np.pi * (70 * t - 60 * t * t))
    swell = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 1.5
    return np.asarray(_soft(len(t), 14) * ticks * swell * 0.25)


def bar(pitch: float, loudness: float) -> Array:
    """A bar of a marimba: the tone and its fourth, over a soft stroke."""
    t = np.arange(round(0.9 * RATE)) / RATE
    tone = np.sin(2 * np.pi * pitch * t) * np.exp(-t / 0.28)
    tone += 0.3 * np.sin(2 * np.pi * pitch * 4 * t) * np.exp(-t / 0.07)
    return np.asarray(tone * np.clip(t / 0.003, 0, 1) * loudness)


def _soft(count: int, width: int) -> Array:
    """Noise whose highest tones are smoothed away, of greatest size 1."""
    rough = np.random.default_rng(3).standard_normal(count + width)
    smooth = np.convolve(rough, np.ones(width) / width, mode="valid")[:count]
    return np.asarray(smooth / np.abs(smooth).max())
