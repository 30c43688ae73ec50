"""The window and everything that stands round a board; it hosts a scene and imports none."""
