"""Knows what is worth something and takes the best action, without thinking of the next one."""

from labora.bots.turn_bot import TurnBot


class Novice(TurnBot):
    """Take the option that is worth most right away."""

    weights = "novice"
    nodes = 500
    few = 1
    indifference = 2.0
