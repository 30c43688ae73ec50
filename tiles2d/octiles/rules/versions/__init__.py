"""The versions of Octiles."""
