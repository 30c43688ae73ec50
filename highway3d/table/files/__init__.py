"""Games on disk: found, written whole or not at all, by one writer at a time."""
