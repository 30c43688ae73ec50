"""Tokyo Highway as text: moves and the judge."""
