"""What the list of moves speaks of is lit on the board."""

from __future__ import annotations

from tests.autopista.host import AutopistaHost
from tiles2d.autopista.scene.marks import Marks, lit


def _lit(*moves):
    """How many pictures light up the last of some moves."""
    host, marks = AutopistaHost(*moves), Marks()
    lit(marks, host.scene.plan, host.session.here, host.scene.now.stands)
    host.scene.close()
    return len(marks.under.mesh().triangles) // 2


def test_entry_lights_its_traces_the_cell_it_came_to_and_the_piece():
    assert _lit("A1 enter R") == 3


def test_act_of_the_table_lights_nothing():
    assert _lit("A1 enter R", "resign") == 0
