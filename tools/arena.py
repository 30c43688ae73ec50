"""Whether a change makes a computer player better: tools/arena.py GAME [REVISION] [arena options].

Plays the strong level as it stands here against that of a revision (default: main), in pairs, until
the sequential test decides or 1,000 games are played; 30 Elo points show in about 700.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Sets the revision up beside this checkout and lets the two play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("revision", nargs="?", default="main")
    asked, more = parser.parse_known_args()
    with TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", str(before), asked.revision], check=True)
        try:
            rival = f"cmd:env PYTHONPATH={before} {sys.executable} -P -m highway3d bot {asked.game}"
            arena = [sys.executable, "-m", "highway3d", "arena", asked.game, "strong", rival]
            series = ["--games", "1000", "--sprt", "0,30", *more]
            return subprocess.run([*arena, *series], cwd=ROOT, check=False).returncode
        finally:
            subprocess.run([*git, "remove", "--force", str(before)], check=True)


if __name__ == "__main__":
    sys.exit(main())
