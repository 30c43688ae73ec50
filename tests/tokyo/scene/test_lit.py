"""What the list of moves speaks of is lit on the table, as far as it stands there."""

from __future__ import annotations

from tests.tokyo.host import aimed


def _built(scene, host):
    scene.click(aimed(scene, -52, 110))
    scene.act("take", None)
    return host.session.here


def _lit(scene):
    return scene.stage.overlays.root.find_all_matches("highlight").get_num_paths()


def test_a_build_in_the_list_lights_its_road_and_pillar(scene, host):
    scene.light(_built(scene, host))
    assert _lit(scene) == 2
    scene.light(None)
    assert _lit(scene) == 0


def test_what_is_lit_stays_so_when_the_ghost_is_drawn_anew(scene, host):
    scene.light(_built(scene, host))
    aimed(scene, 52, 110)
    assert _lit(scene) == 2


def test_a_build_that_does_not_stand_yet_lights_nothing(scene, host):
    entry = _built(scene, host)
    host.session.look_back()
    scene.show(animate=False)
    scene.light(entry)
    assert _lit(scene) == 0
