"""The pieces as solids and as bodies, and how a hand holds one of them."""
