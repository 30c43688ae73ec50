"""Meshes, textures and sounds, built by tools/build_models.py and replaceable by hand."""
