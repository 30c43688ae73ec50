"""The table drawn: few Geoms, only what changed is built, nothing left behind, and it shows."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from highway3d.tokyo.scene.eye import camera as eye
from highway3d.tokyo.scene.eye import views
from highway3d.tokyo.scene.light.lamps import Lamps
from highway3d.tokyo.scene.pieces.overlays import GREEN, Overlays
from highway3d.tokyo.scene.pieces.pieces import Kit
from highway3d.tokyo.scene.pieces.poses import CarAt, PillarAt, RoadAt, Standing, extent
from highway3d.tokyo.scene.pieces.tableau import Tableau
from tests.tokyo.late_game import late_game

SEATS = [("#0072B2", "plain"), ("#D55E00", "stripes")]
ROOM = eye.Room(90.0, 60.0)
FIRST = Standing(
    (PillarAt("A0", -5.2, 0.0, 1), PillarAt("B0", 5.2, 0.0, 1)),
    (
        RoadAt("A", 0, (-5.2, 0.0, 1), (-16.0, 0.0, 0)),
        RoadAt("B", 1, (5.2, 0.0, 1), (16.0, 0.0, 0)),
    ),
    (CarAt("A@50%", 0, "A", 0.5), CarAt("B@50%", 1, "B", 0.5)),
)
SECOND = Standing(
    (*FIRST.pillars, PillarAt("A1", -5.2, 10.36, 2)),
    (*FIRST.roads, RoadAt("A0-A1", 0, (-5.2, 0.0, 1), (-5.2, 10.36, 2))),
    FIRST.cars,
)


@pytest.fixture
def tableau(empty_studio):
    kit = Kit(empty_studio.loader, SEATS)
    opened = Tableau(empty_studio.root, empty_studio.loader, kit, (90.0, 60.0), high=False)
    yield opened
    opened.close()
    opened.close()


def geoms(node) -> int:
    return sum(path.node().get_num_geoms() for path in node.find_all_matches("**/+GeomNode"))


def settle(tableau: Tableau) -> list[str]:
    landed: list[str] = []
    for _ in range(200):
        more = tableau.step(0.05)
        landed += tableau.landed
        if not more:
            return landed
    raise AssertionError("nothing ever settles")


def test_late_game_takes_few_geoms(tableau):
    table = late_game()
    assert (len(table.roads), len(table.cars)) == (30, 20)
    tableau.show(table)
    assert geoms(tableau.root) <= 12


def test_pieces_on_their_way_are_drawn_apart_and_joined_when_down(tableau):
    tableau.show(FIRST)
    still = geoms(tableau.root)
    tableau.show(SECOND, pace=0.3)
    assert geoms(tableau.root) == still + 3
    assert settle(tableau) == ["disc", "disc", "road"]
    assert geoms(tableau.root) == still


def test_whole_late_game_on_its_way_stays_under_150_geoms(tableau):
    tableau.show(FIRST)
    tableau.show(late_game(), pace=0.1)
    assert geoms(tableau.root) <= 150
    settle(tableau)


def test_without_animation_everything_stands_at_once(tableau):
    tableau.show(SECOND)
    assert not tableau.step(0.1)
    assert tableau.landed == ()


def test_unchanged_pieces_are_not_built_again(tableau):
    built: list[str] = []
    kit_road = tableau.kit.road
    tableau.kit.road = lambda pose: built.append("road") or kit_road(pose)
    tableau.show(FIRST)
    tableau.show(SECOND)
    tableau.show(FIRST)
    assert len(built) == 3


def test_a_position_shown_again_draws_the_same_picture(tableau, empty_studio):
    seen = views.view("iso", empty_studio.frame, ROOM, extent(SECOND))
    tableau.show(FIRST)
    before = empty_studio.picture(seen)
    tableau.show(SECOND)
    between = empty_studio.picture(seen)
    tableau.show(FIRST)
    assert np.abs(between.astype(int) - before).max() > 40
    assert np.array_equal(empty_studio.picture(seen), before)


def test_the_two_players_sticks_differ_in_a_grey_picture(tableau, empty_studio):
    tableau.show(FIRST)
    strips = []
    for x in (-9.0, 9.0):
        seen = eye.Camera(x=x, polar=0.0, distance=18.0)
        grey = empty_studio.picture(seen).mean(axis=2)
        strips.append(grey[88:93, 130:290].mean(axis=0))
    plain, striped = (np.abs(np.diff(strip)) for strip in strips)
    assert (striped > 12).sum() > 3 * max((plain > 12).sum(), 1)


def test_a_pillar_throws_a_shadow_away_from_the_window(tableau, empty_studio):
    tableau.show(Standing((PillarAt("A0", 0.0, 0.0, 5),)))
    seen = eye.Camera(polar=0.0, distance=60.0)
    picture = empty_studio.picture(seen).astype(float).mean(axis=2)
    (x, y), (far_x, far_y) = seen.project(empty_studio.frame, [(2.4, 0.85, 0), (-2.4, -0.85, 0)])
    shadow, sunny = (
        picture[int(v) - 2 : int(v) + 3, int(u) - 2 : int(u) + 3].mean()
        for u, v in ((x, y), (far_x, far_y))
    )
    assert shadow < 0.8 * sunny


def test_high_quality_draws_shadows_and_gives_the_window_back(empty_studio):
    if not empty_studio.shaded:
        pytest.skip("what draws here knows no shaders")
    windows = len(empty_studio.engine.get_windows())
    lamps = Lamps(empty_studio.root, empty_studio.camera, high=True)
    kit = Kit(empty_studio.loader, SEATS, linear=True)
    tableau = Tableau(empty_studio.root, empty_studio.loader, kit, (90.0, 60.0), high=True)
    tableau.show(Standing((PillarAt("A0", 0.0, 0.0, 5),)))
    lamps.cover(extent(tableau.standing))
    seen = eye.Camera(polar=0.0, distance=60.0)
    picture = empty_studio.picture(seen, lamps.update).astype(float).mean(axis=2)
    (x, y), (far_x, far_y) = seen.project(empty_studio.frame, [(2.4, 0.85, 0), (-2.4, -0.85, 0)])
    assert picture[int(y), int(x)] < 0.8 * picture[int(far_y), int(far_x)]
    tableau.close()
    lamps.close()
    lamps.close()
    empty_studio.engine.render_frame()
    assert len(empty_studio.engine.get_windows()) == windows


def test_both_qualities_show_nearly_the_same_colours(empty_studio):
    if not empty_studio.shaded:
        pytest.skip("what draws here knows no shaders")
    seen = replace(views.view("iso", empty_studio.frame, ROOM, extent(FIRST)), polar=40.0)
    means = []
    for high in (False, True):
        lamps = Lamps(empty_studio.root, empty_studio.camera, high=high)
        kit = Kit(empty_studio.loader, SEATS, linear=high)
        tableau = Tableau(empty_studio.root, empty_studio.loader, kit, (90.0, 60.0), high=high)
        tableau.show(FIRST)
        means.append(empty_studio.picture(seen, lamps.update).mean(axis=(0, 1)))
        tableau.close()
        lamps.close()
    assert np.abs(means[0] - means[1]).max() < 25


def test_opening_and_closing_again_and_again_leaves_nothing_behind(empty_studio):
    kit = Kit(empty_studio.loader, SEATS)
    for _ in range(20):
        lamps = Lamps(empty_studio.root, empty_studio.camera, high=False)
        opened = Tableau(empty_studio.root, empty_studio.loader, kit, (90.0, 60.0), high=False)
        opened.show(FIRST)
        opened.show(SECOND, pace=0.3)
        opened.step(0.1)
        opened.close()
        lamps.close()
    assert empty_studio.root.get_num_children() == 0
    assert empty_studio.top.find_all_matches("**").get_num_paths() == 3


def test_overlays_come_and_go(empty_studio):
    kit = Kit(empty_studio.loader, SEATS)
    overlays = Overlays(empty_studio.root, high=False)
    overlays.ghost(kit.pillar(PillarAt("new", 0.0, 0.0, 2)), GREEN)
    overlays.glow([(0.0, 0.0, 2.0), (5.0, 0.0, 1.0)])
    overlays.reach((0.0, 0.0), 9.4, 11.3, 10.3, GREEN)
    overlays.line([(0, 0, 1), (5, 5, 2)], GREEN, 0.05)
    assert geoms(overlays.root) == 6
    overlays.clear()
    assert geoms(overlays.root) == 0
    overlays.close()
    overlays.close()
