"""Octiles and Autopista: rules, and orthographic boards for the shared window."""
