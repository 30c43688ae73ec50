"""A turn in the making: what is in hand, what it would earn, where else it could go."""
