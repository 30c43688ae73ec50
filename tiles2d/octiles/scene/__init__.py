"""Octiles on its board."""
