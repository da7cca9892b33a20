"""The tables of the rules, in words, from the engine's data."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from labora.i18n import Words
from labora.i18n.trade_text import cost_words
from labora.rules.components import goods as g
from labora.rules.components.codes import FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.landscape import DISTRICT, PILE_SIZE, PLOT, prices
from labora.rules.components.modes import MODE, PHASES
from labora.rules.state.setup import Setup

# The tiles have two sides; the 5-coin tile is money.
BACKS: Final = (
    *((g.PEAT, g.PEAT_COAL), (g.LIVESTOCK, g.MEAT), (g.GRAIN, g.STRAW), (g.WOOD, g.WHISKEY)),
    *((g.CLAY, g.CERAMIC), (g.COIN, g.BOOK), (g.FIVE_COINS, g.RELIQUARY), (g.STONE, g.ORNAMENT)),
    *((g.GRAPES, g.WINE), (g.FLOUR, g.BREAD), (g.MALT, g.BEER)),
)
BACK: Final = {one: other for pair in BACKS for one, other in (pair, pair[::-1])}
ORDER: Final = (*(good for pair in BACKS for good in pair), g.WONDER)


@dataclass(frozen=True)
class RulebookTable:
    """Hold cells as texts; `icons` has the good or card of each row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    icons: tuple[str, ...]


def table_of(name: str, words: Words, setup: Setup) -> RulebookTable:
    return TABLES[name](words, setup)


def _timeline(words: Words, setup: Setup) -> RulebookTable:
    mode = setup.mode
    events = [
        (int(number), words.text("rules-table-phase") + f" {PHASES[index]}")
        for index, number in enumerate(mode.phases)
        if number != mode.last_round
    ]
    if mode.grapes_enter and setup.variant == g.FRANCE:
        events.append((int(mode.grapes_enter), words.text("rules-table-grapes")))
    if mode.stone_enters:
        events.append((int(mode.stone_enters), words.text("rules-table-stone")))
    if mode.last_round:
        name = "rules-table-end" if mode.neutral else "rules-table-bonus"
        events.append((int(mode.last_round), words.text(name)))
    head = (words.text("rules-table-round"), "")
    return RulebookTable(head, tuple((str(number), text) for number, text in sorted(events)), ())


def _gifts(words: Words, _setup: Setup) -> RulebookTable:
    """Return the gifts of the short game, for any game."""
    rows = tuple(
        (str(number), words.goods([(g.NAMES[good], count) for good, count in goods]))
        for number, goods in enumerate(MODE["3-short"].round_goods)
        if number
    )
    return RulebookTable((words.text("rules-table-round"), ""), rows, ())


def _prices(words: Words, setup: Setup) -> RulebookTable:
    order = slice(None, None, -1) if setup.mode.neutral else slice(None)
    rows = tuple(
        (words.text(f"rules-table-{name}"), *(str(price) for price in prices(pile)[order]))
        for name, pile in (("district", DISTRICT), ("plot", PLOT))
    )
    head = (words.text("rules-table-tile"), *(str(number + 1) for number in range(PILE_SIZE)))
    return RulebookTable(head, rows, ())


def _goods(words: Words, setup: Setup) -> RulebookTable:
    """As many columns as a good can be worth something in."""
    head = ("good", "food", "energy", "coins", "points", "back")
    goods = [good for good in ORDER if g.in_variant(good, setup.variant)]
    return RulebookTable(
        tuple(words.text(f"rules-table-{name}") for name in head),
        tuple(_worth(words, setup, good) for good in goods),
        tuple(g.NAMES[good] for good in goods),
    )


def coins_of(good: int) -> int:
    """What a good is worth as money."""
    worth = {g.COIN: 1, g.FIVE_COINS: 5}
    worth |= {int(drink): int(coins) for drink, coins in zip(g.DRINK, g.DRINK_WORTH, strict=True)}
    return worth.get(good, 0)


def food_of(good: int) -> int:
    """Money feeds as well (R1)."""
    return max(int(g.FOOD[good]), coins_of(good))


def _worth(words: Words, setup: Setup, good: int) -> tuple[str, ...]:
    back = BACK.get(good)
    shown = back is not None and g.in_variant(back, setup.variant)
    energy = words.number(int(g.ENERGY[good]) / 2) if g.ENERGY[good] != 1 else "½"
    return (
        words.good(g.NAMES[good]),
        _cell(food_of(good)),
        "" if not g.ENERGY[good] else energy,
        _cell(coins_of(good)),
        _cell(int(g.POINTS[good])),
        words.good(g.NAMES[back]) if back is not None and shown else "",
    )


def _cell(number: int) -> str:
    return str(number) if number else ""


def _settlements(words: Words, setup: Setup) -> RulebookTable:
    head = ("settlement", "from", "cost", "economic", "dwelling", "terrain")
    cards = [setup.cards[code] for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)]
    titles = {"economic": "term-economic", "dwelling": "term-dwelling-value"}
    return RulebookTable(
        tuple(words.text(titles.get(name, f"rules-table-{name}")) for name in head),
        tuple(
            (
                *(words.card(card.id), words.deck(card.deck), cost_words(words, card.cost)),
                *(words.number(int(card.economic)), words.number(int(card.dwelling))),
                words.terrain(card.terrain),
            )
            for card in cards
        ),
        tuple(card.id for card in cards),
    )


TABLES: Final[dict[str, Callable[[Words, Setup], RulebookTable]]] = {
    "timeline": _timeline,
    "gifts": _gifts,
    "prices": _prices,
    "goods": _goods,
    "settlements": _settlements,
}
