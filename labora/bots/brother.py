"""Looks a few of its own actions ahead, with an eye for settlements, clergymen and time."""

from labora.bots.turn_bot import TurnBot


class Brother(TurnBot):
    weights = "brother"
    nodes = 8_000
    width = 6
    depth = 4
    indifference = 0.1


class FirstBrother(Brother):
    """The brother of the first release, to measure others by."""

    weights = "brother-1"
