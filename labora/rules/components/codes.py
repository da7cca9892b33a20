"""The codes of cards, as cells and displays hold them, computed from the rows.

Buildings have their printed numbers; basic buildings, settlements, forest and moor follow.
"""

from typing import Final

from mypy_extensions import i64

from labora.rules.components.card import BIT, Card
from labora.rules.components.card_rows import BASICS, BOTH, FRENCH, IRISH, SETTLEMENTS, WILDERNESS


def _code_of(identifier: str, rows: tuple[Card, ...], last: i64) -> i64:
    """The code of one of the rows that follow the code `last`."""
    return last + 1 + [row.id for row in rows].index(identifier)


EMPTY: Final = 0
BUILDINGS: Final[i64] = max([row.code for row in BOTH + FRENCH + IRISH])
CLAY_MOUND: Final[i64] = _code_of("clay-mound", BASICS, BUILDINGS)
FARMYARD: Final[i64] = _code_of("farmyard", BASICS, BUILDINGS)
CLOISTER_OFFICE: Final[i64] = BUILDINGS + len(BASICS)
FIRST_SETTLEMENT: Final[i64] = CLOISTER_OFFICE + 1
LAST_SETTLEMENT: Final[i64] = CLOISTER_OFFICE + len(SETTLEMENTS)
FOREST: Final[i64] = _code_of("forest", WILDERNESS, LAST_SETTLEMENT)
MOOR: Final[i64] = _code_of("moor", WILDERNESS, LAST_SETTLEMENT)
CODES: Final[i64] = MOOR + 1
if len(BIT) < CODES:
    raise ValueError(f"There are {CODES} codes of cards, but {len(BIT)} bits.")

BUILDERS_MARKET: Final = 13
# Winery and Whiskey Distillery: once built, contracts cost 2 coins.
FEE_RAISER: Final = 21


def is_building(code: i64) -> bool:
    return EMPTY < code <= CLOISTER_OFFICE


def is_settlement(code: i64) -> bool:
    return FIRST_SETTLEMENT <= code <= LAST_SETTLEMENT
