"""The kit that all scenes draw with."""
