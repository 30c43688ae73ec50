"""The camera's arithmetic: what is grabbed stays under the hand, and bounds hold."""

from __future__ import annotations

from math import hypot

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from highway3d.tokyo.scene.eye import camera as eye
from highway3d.tokyo.scene.eye import views
from highway3d.tokyo.scene.eye.camera import Camera, Frame, Room
from highway3d.tokyo.scene.eye.views import Glide

ROOM = Room(90.0, 60.0)

cameras = st.builds(
    Camera,
    x=st.floats(-40, 40),
    y=st.floats(-25, 25),
    z=st.floats(0, 8),
    heading=st.floats(-179, 180),
    polar=st.floats(5, 88),
    distance=st.floats(20, 400),
)
frames = st.builds(
    Frame,
    st.integers(960, 3840),
    st.integers(600, 2160),
    left=st.floats(0, 300),
    right=st.floats(0, 300),
    top=st.floats(0, 80),
    bottom=st.floats(0, 80),
)
shares = st.tuples(st.floats(0, 1), st.floats(0, 1))


def box(x: float, y: float, z: float) -> list[tuple[float, float, float]]:
    return views.spread([(-x, -y), (x, y)], 0.0, z)


def pixel(frame: Frame, share: tuple[float, float]) -> tuple[float, float]:
    return share[0] * frame.width, share[1] * frame.height


@given(cameras, frames, shares)
def test_a_table_point_found_under_a_pixel_appears_at_that_pixel(camera, frame, share):
    at = pixel(frame, share)
    point = eye.on_table(camera, frame, at)
    assume(point is not None and hypot(*point[:2]) < 2000)
    assert camera.project(frame, [point])[0] == pytest.approx(at, abs=0.01)


@given(cameras, frames)
def test_the_target_appears_in_the_middle_of_the_free_part(camera, frame):
    assert camera.project(frame, [camera.target])[0] == pytest.approx(frame.centre, abs=1e-6)


@given(cameras)
def test_the_horizon_is_level_whatever_the_angles(camera):
    assert camera.axes[0][2] == 0.0
    assert camera.axes @ camera.axes.T == pytest.approx(np.eye(3), abs=1e-12)


@given(cameras, frames, shares, shares)
def test_panning_keeps_the_grabbed_point_under_the_cursor(camera, frame, first, second):
    grabbed, now = pixel(frame, first), pixel(frame, second)
    held = eye.on_table(camera, frame, grabbed)
    moved = eye.pan(camera, frame, ROOM, grabbed, now)
    assume(held is not None and moved != camera)
    assume(abs(moved.x) < 44.99 and abs(moved.y) < 29.99)
    assert moved.project(frame, [held])[0] == pytest.approx(now, abs=1.0)


@given(cameras, frames, shares, st.integers(-6, 6))
def test_zooming_keeps_the_point_under_the_cursor(camera, frame, share, notches):
    at = pixel(frame, share)
    point = eye.on_table(camera, frame, at)
    assume(point is not None and hypot(*point[:2]) < 500)
    zoomed = eye.zoom(camera, frame, ROOM, notches, at)
    assume(abs(zoomed.x) < 44.99 and abs(zoomed.y) < 29.99 and zoomed.z < 19.99)
    assert zoomed.project(frame, [point])[0] == pytest.approx(at, abs=1.0)


def test_one_notch_comes_nearer_by_a_tenth():
    zoomed = eye.zoom(Camera(distance=110.0), Frame(1280, 720), ROOM, 1)
    assert zoomed.distance == pytest.approx(100.0)


@given(
    cameras,
    frames,
    st.lists(
        st.tuples(st.sampled_from(["orbit", "pan", "zoom", "shift"]), shares, shares), max_size=12
    ),
)
def test_no_sequence_of_movements_leaves_the_bounds(camera, frame, movements):
    for kind, first, second in movements:
        a, b = pixel(frame, first), pixel(frame, second)
        if kind == "orbit":
            camera = eye.orbit(camera, b[0] - a[0], b[1] - a[1])
        elif kind == "pan":
            camera = eye.pan(camera, frame, ROOM, a, b)
        elif kind == "zoom":
            camera = eye.zoom(camera, frame, ROOM, second[0] * 40 - 20, a)
        else:
            camera = eye.shift(camera, ROOM, second[0] - 0.5, second[1] - 0.5)
    assert 5 <= camera.polar <= 88
    assert 0.2 * 90 - 1e-9 <= camera.distance <= 5 * 90 + 1e-9
    assert abs(camera.x) <= 45
    assert abs(camera.y) <= 30
    assert -180 < camera.heading <= 180


@given(
    cameras,
    frames,
    st.lists(
        st.tuples(st.floats(-40, 40), st.floats(-25, 25), st.floats(0, 8)), min_size=2, max_size=9
    ),
)
def test_a_fitted_view_shows_every_point_inside_the_free_part(camera, frame, points):
    fitted = views.fit(camera, frame, ROOM, points)
    assume(18.01 < fitted.distance < 449.9)
    assume(abs(fitted.x) < 44.99 and abs(fitted.y) < 29.99 and 0.01 < fitted.z < 19.99)
    seen = fitted.project(frame, points)
    assert np.all(seen[:, 0] >= frame.left)
    assert np.all(seen[:, 0] <= frame.width - frame.right)
    assert np.all(seen[:, 1] >= frame.top)
    assert np.all(seen[:, 1] <= frame.height - frame.bottom)


def test_a_fitted_view_touches_its_margin():
    frame = Frame(1280, 720)
    points = box(25.0, 5.0, 4.0)
    seen = views.fit(Camera(polar=50.0), frame, ROOM, points, margin=0.1).project(frame, points)
    slack = min(seen[:, 0].min() - 128, 1152 - seen[:, 0].max(), seen[:, 1].min() - 72)
    assert slack == pytest.approx(0.0, abs=0.5)


@pytest.mark.parametrize("name", views.VIEWS)
@pytest.mark.parametrize("opposite", [False, True])
def test_each_named_view_shows_the_whole_table(name, opposite):
    frame = Frame(1280, 720, left=260)
    table = box(45.0, 30.0, 6.0)
    seen = views.view(name, frame, ROOM, table, opposite=opposite).project(frame, table)
    assert np.all((seen[:, 0] > 260) & (seen[:, 0] < 1280))
    assert np.all((seen[:, 1] > 0) & (seen[:, 1] < 720))


def test_the_view_from_above_looks_straight_down_and_orbiting_tilts_it():
    above = views.view("above", Frame(1280, 720), ROOM, [(0, 0, 0), (10, 10, 0)])
    assert above.axes[1] == pytest.approx((0, 0, -1))
    assert eye.orbit(above, 1, 0).polar == 5.0


def test_the_view_along_a_road_has_it_upright_in_the_picture():
    frame = Frame(1280, 720)
    start, end = (3.0, 4.0, 1.0), (11.0, 10.0, 2.0)
    camera = views.along(start, end, frame, ROOM, [start, end])
    (x0, y0), (x1, y1) = camera.project(frame, [start, end])
    assert x0 == pytest.approx(x1, abs=1)
    assert y0 > y1


def test_a_section_shows_a_roads_rise_from_left_to_right():
    frame = Frame(1280, 720)
    start, end = (3.0, 4.0, 1.0), (11.0, 10.0, 2.0)
    camera = views.section(start, end, frame, ROOM, [start, end])
    (x0, y0), (x1, y1) = camera.project(frame, [start, end])
    assert x0 < x1
    assert y0 > y1
    assert camera.polar == 88


def test_a_section_leaves_out_what_stands_before_the_road_until_the_camera_turns():
    start, end = (0.0, 0.0, 1.0), (10.0, 0.0, 2.0)
    camera = views.section(start, end, Frame(1280, 720), ROOM, [start, end])
    depths = [(np.array(p) - camera.eye) @ camera.axes[1] for p in ((5, 0, 1), (5, -2, 1))]
    assert depths[1] < camera.cut < depths[0]
    assert eye.orbit(camera, 1, 0).cut == 0.0


def test_the_player_opposite_sees_the_mirrored_place():
    frame = Frame(1280, 720)
    mine = Camera(5.0, 3.0, 0.0, 30.0, 50.0, 80.0)
    seen = views.other_side(mine).project(frame, [(-7.0, -2.0, 1.0)])
    assert seen[0] == pytest.approx(mine.project(frame, [(7.0, 2.0, 1.0)])[0])


def test_a_glide_starts_and_ends_where_it_should_and_takes_the_shorter_turn():
    glide = Glide(Camera(heading=170.0), Camera(heading=-170.0, distance=40.0), 1.0)
    assert glide.at(0.0) == glide.start
    assert glide.at(1.0) == glide.end
    assert abs(glide.at(0.5).heading) == pytest.approx(180.0)
    assert glide.is_over(1.0)


def test_reduced_motion_cuts_at_once():
    glide = Glide(Camera(), Camera(distance=40.0), 0.0)
    assert glide.at(0.0) == glide.end
    assert glide.is_over(0.0)


def test_focus_comes_nearer_but_never_goes_farther():
    room = ROOM
    assert eye.focus(Camera(distance=200.0), room, (5.0, 5.0, 3.0)).distance == 45.0
    assert eye.focus(Camera(distance=30.0), room, (5.0, 5.0, 3.0)).distance == 30.0


@pytest.mark.parametrize("place", [(30.0, 20.0, 3.0), (-44.0, -29.0, 0.0), (0.0, 29.0, 1.0)])
def test_a_point_out_of_sight_is_reached_by_a_pan_that_keeps_distance_and_angles(place):
    frame, near = Frame(1280, 720, 300, 300, 90, 150), Camera(distance=20.0)
    there = eye.reach(near, frame, ROOM, [place])
    x, y = there.project(frame, [place])[0]
    assert 300 <= x <= 980
    assert 90 <= y <= 570
    assert (there.distance, there.heading, there.polar) == (20.0, near.heading, near.polar)


def test_a_point_in_sight_moves_no_camera():
    camera = Camera(distance=40.0)
    assert eye.reach(camera, Frame(1280, 720), ROOM, [(1.0, 2.0, 1.0)]) == camera
