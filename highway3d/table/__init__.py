"""What every game shares: rules as values, sessions, clocks, records, saves, the judge."""
