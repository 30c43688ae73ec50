"""The panels that stand round every board."""
