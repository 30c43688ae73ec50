"""Learns what a position of Tokyo Highway is worth from games the computer plays with itself.

    python tools/tokyo_value.py play GAMES SEED FILE   # appends positions with what became of them
    python tools/tokyo_value.py fit FILE...            # writes the weights into the package
    python tools/tokyo_value.py check FILE...          # how well the weights foretell these games

Both sides play by the weights in the package. Those there now were fitted to 160 games played by
weights set by hand and 133 by the weights fitted to these: half an hour on one core. Ten games
are enough for a check, and take less than a minute.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from highway3d.tokyo.player.choices import choices  # noqa: E402
from highway3d.tokyo.player.trying import appeal, shortlist, tried  # noqa: E402
from highway3d.tokyo.player.value import NAMES, chance, counts, learned  # noqa: E402
from highway3d.tokyo.rules.ending import after_pass  # noqa: E402
from highway3d.tokyo.rules.options import Options  # noqa: E402
from highway3d.tokyo.rules.rules import TokyoRules  # noqa: E402

WEIGHTS = ROOT / "highway3d" / "tokyo" / "player" / "value.json"
WIDTH, STRAY, OPENING = 14, 0.12, 3
RIDGE = 3.0


def play(games: int, seed: int, file: Path) -> None:
    """Writes one line a game: who won, and the counts of every position before its moves."""
    with file.open("a", encoding="utf-8") as out:
        for number in range(seed, seed + games):
            random = Random(number)
            ends = random.choice(("letter", "cars"))
            careless = random.choice((None, None, None, 0, 1))
            state, seen = TokyoRules().new(Options(materials_end=ends), 2, 0), []
            while state.outcome is None:
                seen.append((state.turn, [round(count, 6) for count in counts(state)]))
                state = _next(state, random, len(seen), careless)
            line = {"game": number, "winners": state.outcome.winners, "seen": seen}
            out.write(json.dumps(line) + "\n")
            out.flush()


def _next(state: Any, random: Random, ply: int, careless: int | None) -> Any:
    """The best by the value, now and then another that looks well; ``careless`` takes the most."""
    found = choices(state, state.turn)
    after = []
    for build in shortlist(found, appeal(state, state.turn, found)):
        child = tried(state, build)
        if child is not None:
            after.append(child)
        if len(after) == WIDTH:
            break
    if not after:
        return after_pass(state)
    if random.random() < STRAY or ply <= OPENING:
        return random.choice(after)
    if careless == state.turn:
        return after[0]
    return min(after, key=lambda child: _for_rival(child, state.turn))


def _for_rival(child: Any, seat: int) -> float:
    worth = chance(child, learned())
    return 1 - worth if child.turn == seat else worth


def _read(files: list[str]) -> tuple[Any, Any, Any]:
    """Counts, results (1, ½, 0 for the player on turn) and the games' numbers."""
    rows, results, games = [], [], []
    for file in files:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            for seat, count in game["seen"]:
                rows.append(count)
                results.append(float(seat in game["winners"]) if game["winners"] else 0.5)
                games.append(game["game"])
    return np.array(rows), np.array(results), np.array(games)


def _fitted(rows: Any, results: Any) -> Any:
    """Logistic regression with a ridge on standardised counts, by Newton's method."""
    spread = rows.std(0)
    spread[spread == 0] = 1
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chances - results) + RIDGE * weights
        bend = (scaled * (chances * (1 - chances))[:, None]).T @ scaled
        weights -= np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights / spread


def _report(rows: Any, results: Any, weights: Any) -> None:
    chances = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-9, 1 - 1e-9)
    loss = -(results * np.log(chances) + (1 - results) * np.log(1 - chances)).mean()
    decided = results != 0.5
    hits = ((chances > 0.5) == (results > 0.5))[decided].mean()
    print(f"{len(rows)} positions, log-loss {loss:.3f}, right in {hits:.1%}")


def main() -> None:
    """Plays, fits or checks."""
    match sys.argv[1:]:
        case ["play", games, seed, file]:
            play(int(games), int(seed), Path(file))
        case ["fit", *files]:
            rows, results, games = _read(files)
            held = games % 10 == 0
            _report(rows[held], results[held], _fitted(rows[~held], results[~held]))
            weights = _fitted(rows, results)
            for name, weight, spread in zip(NAMES, weights, rows.std(0), strict=True):
                print(f"{name:24}{weight * spread:+.2f}")
            data = json.dumps({"weights": [round(float(weight), 4) for weight in weights]})
            WEIGHTS.write_text(data + "\n", encoding="utf-8")
        case ["check", *files]:
            rows, results, _ = _read(files)
            _report(rows, results, np.array(learned()))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
