"""Thinks like the cellarer, for as long as it may."""

from labora.bots.cellarer import Cellarer


class Abbot(Cellarer):
    """Takes all the time it is given."""

    most_seconds = 3600.0
