"""The rules of Tokyo Highway: frozen values in, values out; exact."""
