"""A turn of Octiles in the making."""
