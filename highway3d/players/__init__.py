"""Computer players as the table sees them; which game they play, they are told."""
