from __future__ import annotations

from highway3d.shell.desktop.loop import Loop


def test_nothing_is_drawn_unless_asked_for():
    loop = Loop()
    loop.still()
    assert [loop.beat(float(now)) for now in range(3)] == [False, False, False]


def test_as_many_frames_are_drawn_as_were_asked_for():
    loop = Loop()
    loop.still()
    loop.wake(2)
    assert [loop.beat(0.0) for _ in range(3)] == [True, True, False]


def test_a_frame_to_come_is_drawn_at_its_time_and_once():
    loop = Loop()
    loop.still()
    loop.wake_at(5.0)
    loop.wake_at(5.0)
    assert [loop.beat(now) for now in (4.9, 5.1, 5.2)] == [False, True, False]


def test_asking_again_and_again_for_the_same_blink_asks_once():
    loop = Loop()
    loop.still()
    for moment in (0.0, 0.01, 0.02):
        loop.wake_by(moment + 0.4)
    drawn = [now for now in (0.40, 0.41, 0.42, 0.43) if loop.beat(now)]
    assert drawn == [0.40]
