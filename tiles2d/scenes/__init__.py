"""Octiles and Autopista as orthographic boards."""
