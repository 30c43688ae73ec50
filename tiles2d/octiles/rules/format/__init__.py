"""Octiles as text: moves, positions, the judge."""
