"""The rules of Octiles: frozen values in, values out; exact."""
