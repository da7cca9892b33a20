"""A game as numbers in one number: if two forms of the engine differ anywhere in it, their numbers differ."""

from hashlib import sha256

from labora.environments.encoding.action_game import new_play
from labora.environments.encoding.buffers import GameBuffers
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.setup import make_setup

# Every so many actions an observation is looked at.
_EVERY = 25


def encoded_trace(mode: str, variant: str, seed: int, round_limit: int = ROUND_LIMIT) -> str:
    """Plays a game at random by actions and hashes what is legal and, now and then, what is seen."""
    dice = Dice(seed)
    play = new_play(make_setup(mode, variant), 0, round_limit)
    buffers = GameBuffers()
    digest = sha256()
    count = 0
    while not play.over:
        digest.update(repr([int(action) for action in play.actions]).encode())
        if count % _EVERY == 0:
            buffers.look(play, play.player)
            digest.update(repr([int(number) for number in buffers.observation]).encode())
        play.take(play.actions[dice.below(len(play.actions))])
        count += 1
    return digest.hexdigest()
