"""Opens the game, set up first where needed: tools/play.py [highway3d arguments]."""

import sys

import python311  # noqa: F401  (comes first, for it refuses an older Python)
from environment import play

if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
