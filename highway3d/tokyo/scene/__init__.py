"""Tokyo Highway on a table in three dimensions."""
