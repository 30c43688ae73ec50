"""Where a pillar or an exit may be put: found on arrays of floats, proved by the exact rules."""
