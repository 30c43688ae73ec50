"""How the models are made: shapes as numbers, paints as arrays, sounds as sums of sines."""
