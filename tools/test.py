"""Runs all checks and tests, set up first where needed: tools/test.py [pytest arguments]."""

import sys

import python311  # noqa: F401  (comes first, for it refuses an older Python)
from environment import test

if __name__ == "__main__":
    sys.exit(test(sys.argv[1:]))
