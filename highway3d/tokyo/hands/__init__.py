"""Real hands: pieces carried and let go as bodies, and what falls."""
