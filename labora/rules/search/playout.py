"""Random play inside the engine: options stay numbers, nothing is built that is not looked at."""

from typing import Final

from mypy_extensions import i64

from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import decide, is_payment, offers, pay
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position

# R28: nobody who refuses to build could be forced to an end, so simulations stop after this round.
ROUND_LIMIT: Final = 60


def random_step(position: Position, dice: Dice) -> i64:
    """Takes one option at random; answers how many there were (0: no legal move, which must not happen)."""
    if is_payment(position.kind):
        ways = payments(position)
        if ways.count:
            pay(position, ways.pick(dice.below(ways.count)))
        return ways.count
    codes = offers(position)
    count: i64 = len(codes)
    if count:
        chosen: i64 = 0
        if count > 1:
            chosen = dice.below(count)
        decide(position, codes[chosen])
    return count


def playout(position: Position, dice: Dice, round_limit: i64 = ROUND_LIMIT) -> i64:
    """Play at random to the end, or to a round limit; return how many decisions had a choice."""
    choices: i64 = 0
    while not position.over and position.round <= round_limit:
        count = random_step(position, dice)
        if count == 0:
            break
        if count > 1:
            choices += 1
    return choices
