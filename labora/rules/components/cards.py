"""Every card by its code: `CARDS[variant][code]`; the rows are in `card_rows.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.card import BIT, DECKS, Card
from labora.rules.components.card_rows import BASICS, BOTH, FRENCH, IRISH, NOTHING, SETTLEMENTS, WILDERNESS
from labora.rules.components.codes import BUILDINGS, CODES, FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.goods import FRANCE, IRELAND


def by_code(buildings: tuple[Card, ...]) -> list[Card]:
    """Buildings at their numbers, all others behind them, in order. Two of one number are an error."""
    found = [NOTHING] * int(CODES)
    for row in buildings:
        if found[row.code] is not NOTHING:
            raise ValueError(f"{row.id} and {found[row.code].id} have the same number.")
        found[row.code] = row
    code: i64 = BUILDINGS
    for row in BASICS + SETTLEMENTS + WILDERNESS:
        code += 1
        found[code] = row.with_code(code)
    return found


CARDS: Final[list[list[Card]]] = [by_code(BOTH + FRENCH), by_code(BOTH + IRISH)]
CODE: Final[list[dict[str, int]]] = [{card.id: int(card.code) for card in cards} for cards in CARDS]


def card(variant: i64, code: i64) -> Card:
    return CARDS[variant][code]


def _numbers(variant: i64, economic: bool) -> vec[i64]:
    return vec[i64]([row.economic if economic else row.dwelling for row in CARDS[variant]])


# The same numbers as flat tables, for what is read in every turn.
ECONOMIC: Final[list[vec[i64]]] = [_numbers(FRANCE, True), _numbers(IRELAND, True)]
DWELLING: Final[list[vec[i64]]] = [_numbers(FRANCE, False), _numbers(IRELAND, False)]
CLOISTER: Final[list[vec[i64]]] = [
    vec[i64]([1 if row.cloister else 0 for row in CARDS[variant]]) for variant in (FRANCE, IRELAND)
]
# All cloister buildings of the display's cards, a bit each.
CLOISTER_BUILDINGS: Final[vec[i64]] = vec[i64](
    [
        sum(int(BIT[code]) for code in range(1, BUILDINGS + 1) if CARDS[variant][code].cloister)
        for variant in (FRANCE, IRELAND)
    ]
)
SETTLEMENT_DECKS: Final[vec[i64]] = vec[i64](
    [DECKS.index(CARDS[FRANCE][code].deck) for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)]
)
