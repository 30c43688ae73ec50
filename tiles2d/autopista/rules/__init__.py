"""The rules of Autopista: frozen values in, values out; exact."""
