"""Whose piece is whose must be seen by everybody: pictures without colour, or with less of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

RECORDS = Path(__file__).parents[1] / "records"
SIZE = (640, 360)
SIGHTS = {
    # what is left of red, green and blue, in linear light (Machado, Oliveira, Fernandes 2009)
    "protan": [(0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)],
    "deutan": [(0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)],
    "tritan": [(1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)],
    "grey": [(0.213, 0.715, 0.072)] * 3,
}


def linear(pixels):
    """sRGB bytes as shares of light."""
    shares = pixels / 255
    return np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)


def lightness(light):
    """CIE L* of linear light, 0 to 100."""
    y = np.clip(light @ (0.2126, 0.7152, 0.0722), 0, 1)
    return np.where(y > 0.008856, 116 * np.cbrt(y) - 16, 903.3 * y)


def drawn(folder, game, *, swapped):
    """The recorded game half way through, the players' looks exchanged or not."""
    record = json.loads((RECORDS / f"schema-1-{game}.json").read_bytes())
    looks = [(player["colour"], player["pattern"]) for player in record["players"]]
    for player, (colour, pattern) in zip(record["players"], looks[::-1] if swapped else looks,
                                         strict=True):  # fmt: skip
        player |= {"colour": colour, "pattern": pattern}
    source, out = folder / f"{swapped}.json", folder / f"{swapped}.png"
    source.write_text(json.dumps(record))
    half = str(len(record["moves"]) // 2)
    command = [sys.executable, "-P", "-m", "highway3d", "render", str(source), "--out", str(out)]
    subprocess.run([*command, "--at", half, "--size", "x".join(map(str, SIZE))], check=True)
    with Image.open(out) as picture:
        return linear(np.asarray(picture.convert("RGB"), float))


@pytest.fixture(scope="module", params=["tokyo", "octiles", "autopista"])
def pictures(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    return [drawn(folder, request.param, swapped=swapped) for swapped in (False, True)]


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_two_players_are_told_apart_by_lightness_or_pattern(pictures, sight):
    one, other = (lightness(light @ np.array(SIGHTS[sight]).T) for light in pictures)
    assert (abs(one - other) > 10).sum() > 150
