"""N different goods, given one at a time in the order of the goods (R2).

The 1-coin and the 5-coin tile are two goods, so are grain and straw, though grain may become straw; wine and
whiskey are goods and may also stand for coins. Giving one of these can make another impossible.
"""

from mypy_extensions import i64

from labora.rules.components.goods import COIN, DRINK, DRINK_WORTH, FIVE_COINS, GRAIN, KINDS, STRAW, WONDER
from labora.rules.state.position import Player, Position
from labora.rules.state.queries import pay_coins, pay_straw


def most_kinds(position: Position, player: Player, last: i64) -> i64:
    """How many different goods could still be given after `last`."""
    drink = DRINK[position.setup.variant]
    goods = player.goods
    count: i64 = 0
    for good in range(last + 1, KINDS):
        if good not in (GRAIN, STRAW, COIN, WONDER) and good != drink and goods[good] > 0:
            count += 1
    return count + _grain_and_straw(player, last) + _money(position, player, last)


def _grain_and_straw(player: Player, last: i64) -> i64:
    grain = player.goods[GRAIN]
    tiles = grain + player.goods[STRAW]
    if last >= STRAW:
        return 0
    if last >= GRAIN or grain == 0:
        return min(tiles, 1)
    return min(tiles, 2)


def _money(position: Position, player: Player, last: i64) -> i64:
    """The most of wine or whiskey, the 1-coin and the 5-coin tile that can be given together."""
    variant = position.setup.variant
    drink = DRINK[variant]
    worth = DRINK_WORTH[variant]
    drinks = player.goods[drink]
    coins = player.goods[COIN]
    best: i64 = 0
    for bottle in range(2 if last < drink and drinks > 0 else 1):
        money = coins + worth * (drinks - bottle)
        kinds: i64 = bottle
        if last < COIN and money >= 1:
            kinds += 1
            money -= 1
        if last < FIVE_COINS and money >= 5:
            kinds += 1
        best = max(best, kinds)
    return best


def can_give(position: Position, player: Player, good: i64) -> bool:
    goods = player.goods
    if good == FIVE_COINS or good == COIN:
        variant = position.setup.variant
        money = goods[COIN] + DRINK_WORTH[variant] * goods[DRINK[variant]]
        return money >= (5 if good == FIVE_COINS else 1)
    if good == STRAW:
        return goods[STRAW] + goods[GRAIN] > 0
    return goods[good] > 0


def give(position: Position, player: Player, good: i64) -> None:
    if good == FIVE_COINS:
        pay_coins(position, player, 5)
    elif good == COIN:
        pay_coins(position, player, 1)
    elif good == STRAW:
        pay_straw(player, 1)
    else:
        player.goods[good] -= 1
