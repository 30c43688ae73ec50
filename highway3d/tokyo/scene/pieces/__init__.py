"""The pieces: where each stands and how it is drawn."""
