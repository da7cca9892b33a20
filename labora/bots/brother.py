"""Looks a few of its own actions ahead, with an eye for settlements, clergymen and time."""

from labora.bots.thinker import Thinker


class Brother(Thinker):
    weights = "brother"
    nodes = 8_000
    width = 6
    depth = 4
    indifference = 0.1


class FirstBrother(Brother):
    """The brother of the first release, to measure others by."""

    weights = "brother-1"
