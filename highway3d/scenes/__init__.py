"""Tokyo Highway in 3D: the table, its pieces, and the hand that builds."""
