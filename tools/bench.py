"""Measures what must be fast, each against its budget.

    python tools/bench.py NAME...

Numbers mean something on a quiet machine only; nothing here fails, and no test waits for it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from bench_window import SIZE, late_session, unseen_screen

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from collections.abc import Callable

WARM_UP, FRAMES = 20, 200
FEW = 10
"""Frames timed at high quality, which a software renderer takes long over."""
BARE = (
    ("low", False, 0, "-"),
    ("low, 4x multisampling", False, 4, "33"),
    ("high", True, 0, "-"),
)
LATE: dict[str, Callable[[Any], bool]] = {
    "tokyo": lambda state: len(state.highway.roads) >= 29,
    "octiles": lambda state: len(state.pile) == 1,
    "autopista": lambda state: state.ply >= 80,
}


def frames() -> None:
    """Milliseconds from one picture on the screen to the next, in late games."""
    with unseen_screen():
        print(f"{'frame at 1280x720':40}{'median':>8}{'95 %':>8}   wanted")
        for name in LATE:
            _report(f"{name}, low, with panels", _frames_in_window(name), "16 / 25")
        for name, high, samples, wanted in BARE:
            for view in ("iso", "above"):
                times = _bare_frames(view, high=high, samples=samples)
                _report(f"bare table, {name}, {view}", times, wanted)


def _report(name: str, times: list[float], wanted: str) -> None:
    cuts = quantiles(times, n=20)
    print(f"{name:40}{cuts[9]:8.1f}{cuts[18]:8.1f}   {wanted} ms")


def _timed(draw: Callable[[], object], count: int) -> list[float]:
    """Milliseconds of each of so many pictures, after some that warm up."""
    times = []
    for _ in range(WARM_UP + count):
        start = time.perf_counter()
        draw()
        times.append((time.perf_counter() - start) * 1000)
    return times[WARM_UP:]


def _frames_in_window(name: str) -> list[float]:
    """The program itself with all its panels; Tokyo's table, once seen whole, turns."""
    from highway3d.shell.app import App

    def draw() -> None:
        app.wake()
        app.frame()

    def turn() -> None:
        app.games.match.scene.act("orbit_left", None)
        draw()

    app = App()
    try:
        app.games.play(late_session(name, LATE[name]))
        _timed(draw, WARM_UP)
        return _timed(turn, FRAMES)
    finally:
        app.close()


def _bare_frames(view: str, *, high: bool, samples: int) -> list[float]:
    """30 roads, 66 discs and 20 cars, and nothing about them."""
    from direct.showbase.Loader import Loader
    from panda3d.core import AntialiasAttrib, Camera, GraphicsEngine, NodePath, PerspectiveLens

    from highway3d.tokyo.scene.eye import camera as eye
    from highway3d.tokyo.scene.eye import views
    from highway3d.tokyo.scene.eye.camera_rig import aim
    from highway3d.tokyo.scene.light.lamps import Lamps
    from highway3d.tokyo.scene.pieces.pieces import Kit
    from highway3d.tokyo.scene.pieces.poses import extent
    from highway3d.tokyo.scene.pieces.tableau import Tableau
    from tests.tokyo.late_game import late_game

    def draw() -> None:
        lamps.update()
        engine.render_frame()

    engine = GraphicsEngine.get_global_ptr()
    window = _window(engine, samples)
    top = NodePath("top")
    root = top.attach_new_node("scene")
    camera = top.attach_new_node(Camera("camera", PerspectiveLens()))
    window.make_display_region().set_camera(camera)
    if samples:
        root.set_antialias(AntialiasAttrib.M_multisample)
    loader: Any = Loader(None)
    lamps = Lamps(root, camera, high=high)
    kit = Kit(loader, [("#0072B2", "plain"), ("#D55E00", "stripes")], linear=high)
    tableau = Tableau(root, loader, kit, (90.0, 60.0), high=high)
    tableau.show(late_game())
    points = extent(tableau.standing)
    lamps.cover(points)
    frame = eye.Frame(*SIZE)
    seen = views.view(view, frame, eye.Room(90.0, 60.0), points)
    aim(camera, seen, frame)
    times = _timed(draw, FEW if high else FRAMES)
    tableau.close()
    lamps.close()
    engine.remove_window(window)
    return times


def _window(engine: Any, samples: int) -> Any:
    from panda3d.core import (
        FrameBufferProperties,
        GraphicsPipe,
        GraphicsPipeSelection,
        WindowProperties,
    )

    pipe = GraphicsPipeSelection.get_global_ptr().make_default_pipe()
    wanted = FrameBufferProperties(FrameBufferProperties.get_default())
    wanted.set_multisamples(samples)
    props = WindowProperties(size=SIZE)
    return engine.make_output(pipe, "bench", 0, wanted, props, GraphicsPipe.BF_require_window)


def octiles() -> None:
    """Legal-move lists beside the plain generator of the tests, and random play."""
    from tests.octiles import plain
    from tests.octiles.positions import VERSIONS, cases, grown, request, state_of
    from tiles2d.octiles.rules.rules import RULES

    asked = [request(case) for case in cases("positions", "positions")]
    states = [state_of(position) for position in asked]
    slow = len(asked) * _rate(lambda: [plain.turns(position) for position in asked], rounds=3)
    fast = len(asked) * _rate(lambda: [RULES.survey(state) for state in states])
    print(f"legal-move lists: {fast:,.0f} a second (wanted 11,000)")
    print(f"plain generator: {slow:,.0f} a second; ours is {fast / slow:.1f} times as fast (8)")
    for version in VERSIONS:
        seeds = iter(Random(0).sample(range(10**6), 10**5))
        moves = 0
        start = time.perf_counter()
        while time.perf_counter() - start < 3:
            moves += grown(version, 2, next(seeds), 20_000).turns
        speed = moves / (time.perf_counter() - start)
        print(f"random play, {version}: {speed:,.0f} moves a second (wanted 20,000)")


def _rate(act: Callable[[], object], rounds: int = 5, seconds: float = 0.5) -> float:
    """How often a second an act can be done: the best of some rounds."""
    best = 0.0
    for _ in range(rounds):
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            act()
            count += 1
        best = max(best, count / (time.perf_counter() - start))
    return best


def autopista() -> None:
    """Random play: a move is drawn, its coin found, then it is checked and played."""
    from tiles2d.autopista import GAME
    from tiles2d.autopista.rules.options import Options

    rules, chance, options = GAME.rules, Random(1), Options(max_turns=400)
    moves, seed, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < 3:
        state, seed = rules.new(options, 2, seed), seed + 1
        while rules.outcome(state) is None:
            state = rules.apply(state, rules.resolve(state, rules.random_move(state, chance)))
            moves += 1
    speed = moves / (time.perf_counter() - start)
    print(f"random play: {speed:,.0f} moves a second (wanted 20,000)")


def geometry() -> None:
    """A full Tokyo verdict, every fault and crossing, beside plain loops over all roads."""
    from highway3d.tokyo.rules.building import faults
    from highway3d.tokyo.rules.crossings import crossings
    from highway3d.tokyo.rules.options import Options
    from tests.tokyo import in_shapely, reference
    from tests.tokyo.city import PLENTY, builds, city

    def ours(road: Any) -> None:
        faults(highway, road, PLENTY, options)
        crossings(highway, road, options)

    options = Options()
    print("ms for a verdict on one build; in brackets how many times longer than ours")
    print(f"{'roads':>6}{'ours':>9}{'Fraction loop':>20}{'shapely loop':>20}")
    for roads in (30, 100, 300, 3000):
        highway = city(roads)
        tried, table = builds(Random(roads), highway, 300), in_shapely.Table(highway)
        few = tried[: max(2, 1000 // roads)]
        asked = [reference.asked(highway, road) for road in few]
        fast = _each(ours, tried)
        slow = _each(reference.answer, asked, rounds=1)
        floats = _each(lambda road, table=table: in_shapely.verdict(table, road, PLENTY), few)
        beside = [f"{other:.2f} ({other / fast:,.0f}x)" for other in (slow, floats)]
        print(f"{roads:6}{fast:9.3f}{beside[0]:>20}{beside[1]:>20}")
    print("wanted: 0.3 ms with 100 roads, 50x and 5x; with 3000 at most 4 times that of 300")


def _each(act: Callable[[Any], object], given: list[Any], rounds: int = 5) -> float:
    """Milliseconds that an act takes for each of those given: the best of some rounds."""
    return 1000 / len(given) / _rate(lambda: [act(one) for one in given], rounds, seconds=0.3)


def tokyo() -> None:
    """The search for places in late positions, and hints."""
    from highway3d.table.thinking import Limits
    from highway3d.tokyo.player.player import PLAYER
    from highway3d.tokyo.rules.places.survey import builds

    late = [_late_tokyo(seed) for seed in range(12)]
    sites = [(s.highway, s.turn, s.supplies[s.turn], s.options) for s in late]
    acts: dict[str, tuple[Callable[[int], object], str]] = {
        "is there a place": (lambda n: next(builds(*sites[n], paying=False), None), "15"),
        "every kind of place": (lambda n: list(builds(*sites[n], exits=True)), "15"),
        "hints": (lambda n: PLAYER.hints(late[n], Limits()), "500"),
    }
    print(f"{'Tokyo, 16 to 27 roads':40}{'median':>8}{'95 %':>8}   wanted")
    for name, (act, wanted) in acts.items():
        times = []
        for n in (*range(len(late)), *range(len(late))):
            start = time.process_time()
            act(n)
            times.append((time.process_time() - start) * 1000)
        _report(name, times[len(late) :], wanted)


def _late_tokyo(seed: int) -> Any:
    """A position of a random game after 14 turns or more, at most 25."""
    from highway3d.tokyo import GAME

    chance, state = Random(seed), GAME.rules.new(GAME.rules.options_type(), 2, 0)
    for _ in range(14 + seed):
        after = GAME.rules.apply(state, GAME.rules.random_move(state, chance))
        if after.outcome is not None:
            break
        state = after
    return state


def judge() -> None:
    """Tokyo requests a second through the command itself, once it has started."""
    from tests.tokyo import positions, reference
    from tests.tokyo.city import builds, city

    table = city(30)
    late = [reference.asked(table, build) for build in builds(Random(5), table, 1000)]
    small = [positions.scattered(Random(seed), 1 + seed % 14) for seed in range(1500)]
    edges = [positions.knife_edge(Random(seed)) for seed in range(1500)]
    mixed = [*late, *small, *edges]
    Random(0).shuffle(mixed)
    for name, requests in (("mixed", mixed), ("30 roads", late), ("1 to 14 roads", small)):
        print(f"judge tokyo, {name}: {_answered(requests):,.0f} requests a second (wanted 2,000)")


def _answered(requests: list[Any]) -> float:
    """Answers a second of ``highway3d judge tokyo``, counted from the first one on."""
    import msgspec

    lines = b"\n".join(msgspec.json.encode({"id": n} | r) for n, r in enumerate(requests))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "requests.jsonl"
        file.write_bytes(lines)
        command = [sys.executable, "-m", "highway3d", "judge", "tokyo", str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as running:
            assert running.stdout is not None
            running.stdout.readline()
            start = time.perf_counter()
            count = sum(1 for _ in running.stdout)
            return count / (time.perf_counter() - start)


BENCHES: dict[str, Callable[[], None]] = {
    "autopista": autopista,
    "frames": frames,
    "geometry": geometry,
    "hands": lambda: import_module("bench_hands").frames(),
    "judge": judge,
    "octiles": octiles,
    "players": lambda: import_module("bench_players").players(),
    "tokyo": tokyo,
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", choices=BENCHES, metavar="NAME")
    for chosen in parser.parse_args().names:
        BENCHES[chosen]()
