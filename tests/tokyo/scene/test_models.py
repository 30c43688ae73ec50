"""The models: built the same on every run, found where they lie, and the size of the rules."""

from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from highway3d.shell.drawing import meshes
from highway3d.shell.looks.assets import model, models_folder

BUILDER = Path(__file__).parents[3] / "tools" / "build_models.py"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    subprocess.run([sys.executable, BUILDER, "--into", folder], check=True)
    return folder


def test_meshes_and_sounds_are_those_that_are_built(built):
    names = sorted(path.name for path in built.iterdir() if path.suffix in (".egg", ".wav"))
    assert {"disc_grey.egg", "disc_yellow.egg", "road.egg", "car.egg", "table.egg"} <= set(names)
    assert {"disc.wav", "road.wav", "car.wav", "wrong.wav", "win.wav"} <= set(names)
    for name in names:
        assert (built / name).read_bytes() == model(name).read_bytes(), name


def test_textures_look_like_those_that_are_built(built):
    for path in built.iterdir():
        if path.suffix in (".png", ".jpg"):
            with Image.open(path) as new, Image.open(model(path.name)) as kept:
                off = np.asarray(new).astype(int) - np.asarray(kept)
            assert np.abs(off).mean() < 1.0, path.name


def test_a_second_run_paints_the_same_bytes(built, tmp_path):
    again = "import sys, pathlib, build_models as b; b.paint(pathlib.Path(sys.argv[1]), b.paints)"
    subprocess.run([sys.executable, "-c", again, tmp_path], cwd=BUILDER.parent, check=True)
    painted = list(tmp_path.iterdir())
    assert len(painted) >= 7
    for path in painted:
        assert path.read_bytes() == (built / path.name).read_bytes(), path.name


@pytest.mark.parametrize(
    ("name", "part", "size"),
    [
        ("disc_grey.egg", "disc", (1.9, 1.9, 1.0)),
        ("disc_yellow.egg", "disc", (1.9, 1.9, 1.0)),
        ("road.egg", "stick", (11.4, 1.0, 0.2)),
        ("table.egg", "table", (122.0, 92.0, 3.0)),
    ],
)
def test_a_mesh_has_the_size_of_the_rules(studio, name, part, size):
    points = meshes.read_parts(studio.loader, model(name))[part].points
    assert points.max(axis=0) - points.min(axis=0) == pytest.approx(size, abs=0.01)


def test_a_car_fits_under_a_storey_and_has_a_body_and_three_patterns(studio):
    parts = meshes.read_parts(studio.loader, model("car.egg"))
    assert set(parts) == {"body", "trim", "stripes", "dots", "checks"}
    points = meshes.joined(parts.values()).points
    length, width, height = points.max(axis=0) - points.min(axis=0)
    assert (length, width, height) == pytest.approx((1.21, 0.61, 0.61), abs=0.03)


def test_every_triangle_of_a_solid_faces_outwards(studio):
    for name, part in (("disc_grey.egg", "disc"), ("road.egg", "stick"), ("car.egg", "body")):
        solid = meshes.read_parts(studio.loader, model(name))[part]
        a, b, c = (solid.points[solid.triangles[:, i]] for i in range(3))
        faces = np.cross(b - a, c - a)
        leaning = np.einsum("ij,ij->i", faces, solid.normals[solid.triangles].mean(axis=1))
        assert (leaning > 0).all(), name


def test_sounds_are_short_and_quiet():
    for path in models_folder().glob("*.wav"):
        with wave.open(str(path)) as sound:
            seconds = sound.getnframes() / sound.getframerate()
            heard = np.frombuffer(sound.readframes(sound.getnframes()), "<i2")
        assert seconds < 2, path.name
        assert np.abs(heard).max() < 0.5 * 32768, path.name
