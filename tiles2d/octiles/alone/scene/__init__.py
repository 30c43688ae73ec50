"""Draws Octiles alone."""
