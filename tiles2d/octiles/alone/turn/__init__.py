"""A solitaire in the making: what is pointed at and in hand; no engine."""
