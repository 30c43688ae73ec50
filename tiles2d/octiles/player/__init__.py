"""Octiles' computer player: turns weighed in batches, the move played checked by the rules."""

from tiles2d.octiles.player.player import OctilesPlayer

PLAYER = OctilesPlayer()
