"""``python -m highway3d`` is the command ``highway3d``."""

import sys

from highway3d.cli import run

if __name__ == "__main__":
    sys.exit(run())
