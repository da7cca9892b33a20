"""What is printed: all cards and goods with their costs, values and functions, by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.rules.components import goods as g
from labora.rules.components.amounts import read_amounts
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS as ROWS
from labora.rules.components.codes import EMPTY, FOREST
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES


@dataclass(frozen=True)
class CardInfo:
    """Describe a building or a settlement as it is printed.

    `cost` names goods, and `"food"`, `"energy"` or `"coin"`; energy can be a half. `deck` is `"heartland"`,
    `"start"` or the letter of the settlement phase that brings it. `modes` are the
    games that have it.
    """

    id: str
    name: str
    variants: tuple[str, ...]
    modes: tuple[str, ...]
    deck: str
    cost: Mapping[str, float]
    terrain: tuple[str, ...]
    is_settlement: bool
    is_cloister: bool
    economic: int
    dwelling: int

    @cached_property
    def function(self) -> str:
        """Say in a sentence what the building does; empty for a settlement."""
        return "" if self.is_settlement else Words(ENGLISH, hyphens=False).function(self.id)

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        return _card_called, (self.id,)


@dataclass(frozen=True)
class GoodInfo:
    """Describe a good: what one of it is worth as food, as energy, and in points at the end of the game.

    Wine and whiskey can also be changed into `coins`; every five coins are two points.
    """

    name: str
    variants: tuple[str, ...]
    food: int
    energy: float
    points: int
    coins: int


def _card(card: Card, variants: tuple[str, ...]) -> CardInfo:
    return CardInfo(
        id=card.id,
        name=card.name,
        variants=variants,
        modes=tuple(
            mode.name
            for mode in MODES
            if card.players in {*mode.decks, "all"} and mode.name not in card.never_in
        ),
        deck=card.deck,
        cost=MappingProxyType(_cost(card)),
        terrain=card.terrain,
        is_settlement=card.is_settlement,
        is_cloister=card.cloister,
        economic=int(card.economic),
        dwelling=int(card.dwelling),
    )


def _cost(card: Card) -> dict[str, float]:
    amounts = read_amounts(card.cost_text) or []
    return {name: halves / 2 if halves % 2 else halves // 2 for name, halves in amounts}


def _cards() -> dict[str, CardInfo]:
    found: dict[str, Card] = {}
    variants: dict[str, tuple[str, ...]] = {}
    for variant, rows in zip(VARIANTS, ROWS, strict=True):
        for card in rows:
            if EMPTY < card.code < FOREST:
                found[card.id] = card
                variants[card.id] = (*variants.get(card.id, ()), variant)
    return {name: _card(card, variants[name]) for name, card in found.items()}


def _good(good: int) -> GoodInfo:
    drinks = {int(drink): int(worth) for drink, worth in zip(g.DRINK, g.DRINK_WORTH, strict=True)}
    return GoodInfo(
        name=g.NAMES[good],
        variants=tuple(name for number, name in enumerate(VARIANTS) if g.in_variant(good, number)),
        food=int(g.FOOD[good]),
        energy=int(g.ENERGY[good]) / 2,
        points=int(g.POINTS[good]),
        coins=1 if good == g.COIN else drinks.get(good, 0),
    )


def _card_called(name: str) -> CardInfo:
    """The card of a pickle."""
    return CARDS[name]


CARDS: Final[Mapping[str, CardInfo]] = _cards()
"""All buildings and settlements by id: `labora.CARDS["F05"].cost`."""
GOODS: Final[Mapping[str, GoodInfo]] = {g.NAMES[good]: _good(good) for good in range(g.KINDS)}
"""All goods by name: `labora.GOODS["bread"].food`."""
