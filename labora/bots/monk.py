"""Looks a few of its own actions ahead, with an eye for settlements, clergymen and time."""

from labora.bots.turn_bot import TurnBot


class Monk(TurnBot):
    """Play turns that a short search values best; quick and good."""

    weights = "monk"
    nodes = 8_000
    width = 6
    depth = 4
    indifference = 0.1


class FirstMonk(Monk):
    """Play like the monk of the first release, to measure others by."""

    weights = "monk-1"
