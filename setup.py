"""The packages that travel: every folder of code, and ``models`` as ``highway3d.models``."""

from setuptools import find_packages, setup

setup(packages=[*find_packages(include=["highway3d*", "tiles2d*"]), "highway3d.models"])
