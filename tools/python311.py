"""Refuses a Python older than 3.11 in one sentence; every Python since 2.7 must read this file."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "highway3d needs Python 3.11 or newer, and this is Python " + sys.version.split()[0] + "."
    )
