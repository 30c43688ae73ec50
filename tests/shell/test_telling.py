from __future__ import annotations

from highway3d.table.session import ClockSetting
from tests.shell.conftest import Program


def test_clocks_stand_still_while_a_scene_shows_how_a_move_went(program: Program):
    program.play(ClockSetting(5))
    program.scene.telling = True
    program.frames(1)
    assert program.session.paused
    program.scene.telling = False
    program.frames(1)
    assert not program.session.paused
