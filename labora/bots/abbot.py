"""Thinks like the cellarer, for as long as it may."""

from labora.bots.cellarer import Cellarer


class Abbot(Cellarer):
    """Play with all the time that is given."""

    most_seconds = 3600.0
