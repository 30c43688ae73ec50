from __future__ import annotations

from highway3d.table.session import ClockSetting
from tests.shell.conftest import Desk


def test_clocks_stand_still_while_a_scene_shows_how_a_move_went(desk: Desk):
    desk.play(ClockSetting(5))
    desk.scene.telling = True
    desk.frames(1)
    assert desk.session.paused
    desk.scene.telling = False
    desk.frames(1)
    assert not desk.session.paused
