"""The game on the table: opened, played by people and computers, kept."""
