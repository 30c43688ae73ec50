"""Autopista on its board."""
