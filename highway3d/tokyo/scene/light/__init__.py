"""The light on the table."""
