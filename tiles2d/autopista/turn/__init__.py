"""A turn of Autopista in the making."""
