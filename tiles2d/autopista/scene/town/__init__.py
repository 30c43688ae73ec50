"""The town that the board shows: streets, houses, colours."""
