"""What tumbling pieces cost: frames beside those of the same table while nothing falls."""

from __future__ import annotations

import time
from random import Random
from statistics import median
from typing import Any

from bench_window import late_session, unseen_screen

ROUNDS, WARM_UP, FRAMES = 12, 3, 12
"""By turns with an empty hand and with pieces in the air, so that a busy machine slows both."""
PIECES, ROADS = 30, 24
WANTED = 1.5


def frames() -> None:
    """Milliseconds a frame, all panels on the screen and the table turning."""
    with unseen_screen():
        still, moving = _timed()
    print(f"nothing in the hand {still:.1f} ms, {PIECES} pieces tumbling {moving:.1f} ms: ", end="")
    print(f"{moving / still:.2f} times as long (wanted {WANTED})")


def _has_come_far(state: Any) -> bool:
    return len(state.highway.roads) >= ROADS


def _timed() -> tuple[float, float]:
    """Milliseconds a frame while nothing moves but the eye, and while pieces tumble."""
    from highway3d.shell.app import App

    app, times = App(), ([], [])
    try:
        app.games.play(late_session("tokyo", _has_come_far, hands="real"))
        assert app.games.match is not None
        scene: Any = app.games.match.scene
        hands = scene.mode.hands
        for number in range(2 * ROUNDS):
            hands.put_away()
            if number % 2:
                scene.turn.take(scene.turn.bases[0].name)
                hands.pick_up()
                _throw(hands.bodies)
            times[number % 2].extend(_frames(app, scene))
        hands.put_away()
        return median(times[0]), median(times[1])
    finally:
        app.close()


def _frames(app: Any, scene: Any) -> list[float]:
    times = []
    for _ in range(WARM_UP + FRAMES):
        scene.act("orbit_left", None)
        start = time.perf_counter()
        app.wake()
        app.frame()
        times.append((time.perf_counter() - start) * 1000)
    return times[WARM_UP:]


def _throw(bodies: Any) -> None:
    """Throws the uppermost pieces up, the same way each time."""
    chance = Random(3)
    names = [name for name, solid in bodies.table.items() if solid.kind != "disc"]
    bodies.wake(names[: PIECES // 2])
    loose = [name for name in bodies.awake if name in bodies.table][:PIECES]
    for name in loose:
        x, y, z = (chance.uniform(low, high) for low, high in ((-15, 15), (-15, 15), (10, 40)))
        bodies.throw(name, (x, y, z), chance.uniform(-6, 6))
