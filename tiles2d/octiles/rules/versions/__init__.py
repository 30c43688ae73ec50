"""The versions of Octiles and their solitaires."""
