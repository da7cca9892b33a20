"""What cards make and need, an example that the engine plays, and what goes well together."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from librt.vecs import append

from labora.rules.components import effects
from labora.rules.components import goods as g
from labora.rules.components.card import BIT, Card
from labora.rules.components.cards import CARDS
from labora.rules.components.codes import BUILDINGS, EMPTY, FOREST
from labora.rules.components.effects import IMPROVE, Part
from labora.rules.components.landscape import (
    CLAY_MOUND_SPACE,
    COAST_PLOT,
    HILLS_DISTRICT,
    MOUNTAIN_PLOT,
    PLAINS_DISTRICT,
    cards_on,
    tile,
)
from labora.rules.constants import decision_kinds
from labora.rules.decision import Decision, take
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import SKIP_WORD, Building, Goods, Option, Times
from labora.rules.state.position import BOARD, Player, Position
from labora.rules.state.queries import place_prior
from labora.rules.state.setup import make_setup

FOOD: Final = "food"
ENERGY: Final = "energy"
_MODE: Final = "4-long"
_TIMES: Final = 3
_FEW: Final = 2
_RIPE: Final = 5
_LONGEST: Final = 60
_CHAIN: Final = (g.BOOK, g.CERAMIC, g.ORNAMENT, g.RELIQUARY)
_LAND: Final = (
    *((HILLS_DISTRICT, -1), (PLAINS_DISTRICT, 2)),
    *((COAST_PLOT, 0), (MOUNTAIN_PLOT, 0)),
)


@dataclass(frozen=True)
class Example:
    """Show what a player had, gave and got by using a card, as the engine played it."""

    had: tuple[tuple[str, int], ...]
    gave: tuple[tuple[str, int], ...]
    got: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Companion:
    """Name a card that goes well with another one, and why."""

    card: str
    # It brings what this card needs, needs what this card brings, or is good to have beside a settlement.
    why: Literal["gives", "takes", "beside"]
    goods: tuple[str, ...] = ()
    value: int = 0


@dataclass(frozen=True)
class CardFacts:
    """Hold what is known about a card: examples, companions and figures."""

    card: str
    makes: tuple[str, ...]
    needs: tuple[str, ...]
    example: Example | None
    companions: tuple[Companion, ...]


def makes(card: Card) -> tuple[str, ...]:
    found: dict[int, None] = {}
    for part in card.parts:
        goods = [good for good in range(g.KINDS) if part.gain[good]]
        goods += [good for choice in part.choices for good in choice.goods]
        goods += list(part.wheel)
        if part.tiers or part.herd or part.any_food:
            goods.append(g.COIN)
        if part.goal == IMPROVE:
            goods += _CHAIN[1:]
        if part.goal in (effects.REWARD_CLOISTERS, effects.REWARD_WILDERNESS):
            goods += _CHAIN
        if part.goal == effects.CLEAR_LAND:
            goods += [g.WOOD, g.PEAT]
        found |= dict.fromkeys(goods)
    return tuple(g.NAMES[good] for good in found)


def needs(card: Card) -> tuple[str, ...]:
    """Goods that a function takes, food and energy among them; of a settlement, what it costs."""
    found: dict[str, None] = {}
    costs = [part.cost for part in card.parts] or [card.cost]
    for cost in costs:
        found |= dict.fromkeys(g.NAMES[good] for good in cost.kinds)
        found |= dict.fromkeys([FOOD] if cost.food else [])
        found |= dict.fromkeys([ENERGY] if cost.energy else [])
    if any(part.goal == IMPROVE for part in card.parts):
        found |= dict.fromkeys(g.NAMES[good] for good in _CHAIN[:-1])
    return tuple(found)


@cache
def catalogue(variant: int) -> dict[str, CardFacts]:
    """By id, every card of a variant."""
    cards = [card for card in CARDS[variant] if card.code != EMPTY]
    return {
        card.id: CardFacts(
            card.id,
            makes(card),
            needs(card),
            example_of(variant, card) if card.is_building else None,
            _companions(card, cards),
        )
        for card in cards
    }


# What goes well together


def _companions(card: Card, cards: list[Card]) -> tuple[Companion, ...]:
    """The two best that bring what it needs, and the two best that need what it brings: by rare goods."""
    others = [one for one in cards if one.name != card.name and one.code < FOREST]
    rare = {name: 1 / (1 + sum(name in makes(one) for one in cards)) for name in (*g.NAMES, FOOD, ENERGY)}

    def best(why: Literal["gives", "takes"]) -> list[Companion]:
        found = []
        for one in others:
            pair = (makes(one), needs(card)) if why == "gives" else (needs(one), makes(card))
            shared = tuple(name for name in pair[0] if name in pair[1] and name != "coin")
            if shared:
                found.append((sum(rare[name] for name in shared), Companion(one.id, why, shared)))
        found.sort(key=lambda pair: -pair[0])
        return [companion for _, companion in found[:_FEW]]

    if card.is_settlement:
        return _neighbours(others)
    return (*best("gives"), *best("takes"))


def _neighbours(cards: list[Card]) -> tuple[Companion, ...]:
    """The buildings that a settlement likes most."""
    buildings = sorted((card for card in cards if card.is_building), key=lambda card: -card.dwelling)
    return tuple(Companion(card.id, "beside", value=int(card.dwelling)) for card in buildings[: 2 * _FEW])


# Examples


def example_of(variant: int, card: Card) -> Example | None:
    """Play an example: a player with enough of all goods places a clergyman there and uses all."""
    position = first_position(make_setup(_MODE, g.VARIANTS[variant]), 0)
    player = position.players[0]
    _settle_in(position, player, card)
    before = [int(count) for count in player.goods]
    _use(position, card)
    after = [int(count) for count in position.players[0].goods]
    change = [now - was for now, was in zip(after, before, strict=True)]
    if not any(change):
        return None
    return Example(
        _amounts(before),
        _amounts([max(0, -one) for one in change]),
        _amounts([max(0, one) for one in change]),
    )


def _amounts(counts: list[int]) -> tuple[tuple[str, int], ...]:
    return tuple((g.NAMES[good], count) for good, count in enumerate(counts) if count)


def _settle_in(position: Position, player: Player, card: Card) -> None:
    """Land of every kind, the card on it, ripe indicators, and goods for what it asks."""
    for side, row in _LAND:
        player.land = player.land.with_tile(tile(side, row))
        for code in cards_on(side):
            player.cells = append(player.cells, code)
    if card.code not in list(player.cells):
        free = [
            space
            for space in range(len(player.cells))
            if player.cells[space] == EMPTY and card.terrain_mask & BIT[player.land.terrain[space]]
        ]
        player.cells[free[0]] = card.code
        position.display &= ~int(BIT[card.code]) if card.code <= BUILDINGS else -1
    for indicator in range(len(position.ages)):
        position.ages[indicator] = _RIPE
    # Somebody else's prior works on a mound of clay: there is a building to reach.
    place_prior(position.players[1], BOARD + CLAY_MOUND_SPACE)
    player.goods = g.no_goods()
    for part in card.parts:
        _provide(player, part)


def _provide(player: Player, part: Part) -> None:
    times = min(int(part.limit), _TIMES)
    for good in part.cost.kinds:
        player.goods[good] += times * part.cost.goods[good]
    player.goods[g.GRAIN] += times * part.cost.food
    player.goods[g.WOOD] += (times * int(part.cost.energy) + 1) // 2
    if part.cost.points:
        player.goods[g.RELIQUARY] += 1
        player.goods[g.ORNAMENT] += 2
    if part.different:
        variant = g.FRANCE if player.goods[g.WHISKEY] == 0 else g.IRELAND
        kinds = [good for good in range(g.KINDS - 1) if g.in_variant(good, variant)]
        for good in kinds[: int(part.different)]:
            player.goods[good] += 1
    if part.any_food:
        player.goods[g.MEAT] += 1
    if part.herd:
        player.goods[g.LIVESTOCK] += 5
    if part.goal == IMPROVE:
        player.goods[g.BOOK] += 1
    if part.goal == effects.BUILD:
        player.goods[g.WOOD] += 1
    if part.goal == effects.SETTLE:
        player.goods[g.MEAT] += 2


def _use(position: Position, card: Card) -> None:
    """As much as the card allows: the most times, the first payment, never nothing."""
    for option in Decision(position).options:
        if option.text == "place":
            take(position, option)
            break
    for _ in range(_LONGEST):
        if position.over or position.kind in (decision_kinds.PASSING, decision_kinds.TURN):
            return
        take(position, _chosen(position, card))


def _chosen(position: Position, card: Card) -> Option:
    options = list(Decision(position).options)
    for option in options:
        if isinstance(option, Building) and option.card == card.id and position.kind == decision_kinds.PLACE:
            return option
    times = [option for option in options if isinstance(option, Times)]
    if times:
        return max(times, key=lambda option: option.number)
    rewards = [option for option in options if isinstance(option, Goods)]
    if rewards:
        return rewards[0]
    return next((option for option in options if option.text != SKIP_WORD), options[0])
