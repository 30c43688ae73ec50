"""Tokyo Highway on a 3D table, and the window that Octiles and Autopista share with it."""

__version__ = "0.1.0"
