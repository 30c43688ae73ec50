"""Tokyo Highway's computer player: knows the rules, and no window."""
