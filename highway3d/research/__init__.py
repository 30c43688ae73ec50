"""Autopista and Octiles as environments for PettingZoo (the extra ``research``).

    from highway3d.research import environment
    env = environment("octiles", players=3)
"""

from highway3d.research.environment import environment

__all__ = ["environment"]
