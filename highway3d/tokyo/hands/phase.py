"""What a hand is doing."""

from enum import StrEnum


class Phase(StrEnum):
    """What the hand does; a member's value keys its prompt in the texts."""

    AWAY = "away"
    CARRY = "carry"
    SETTLING = "settling"
    FALLEN = "fallen"
    DOWN = "down"
    HOME = "home"
