"""Autopista's computer player: it looks ahead along the rules themselves."""

from tiles2d.autopista.player.player import AutopistaPlayer

PLAYER = AutopistaPlayer()
