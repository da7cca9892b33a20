"""What a card is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.effects import USE_DISPLAY, USE_PRIOR, Cost, Part, parse_cost

PLAINS: Final = 0
HILLSIDE: Final = 1
COAST: Final = 2
WATER: Final = 3
MOUNTAIN: Final = 4
TERRAINS: Final[tuple[str, ...]] = ("plains", "hillside", "coast", "water", "mountain")
BIT: Final[vec[i64]] = vec[i64]([1 << bit for bit in range(62)])

NO_CODE: Final = 0
"""Of rows that get their code by their place in the table."""
DECKS: Final[tuple[str, ...]] = ("start", "A", "B", "C", "D")


class Card:
    """Describe a card: its printed numbers and what using it does."""

    def __init__(
        self,
        identifier: str,
        code: i64,
        name: str,
        *,
        kind: str,
        deck: str,
        players: str,
        cost: str,
        terrain: tuple[str, ...],
        cloister: bool,
        economic: i64,
        dwelling: i64,
        parts: tuple[Part, ...],
        never_in: tuple[str, ...],
    ) -> None:
        self.id: Final = identifier
        self.code: Final = code
        self.name: Final = name
        self.kind: Final = kind
        self.deck: Final = deck
        self.players: Final = players
        self.never_in: Final = never_in
        self.cost_text: Final = cost
        self.cost: Final[Cost] = parse_cost(cost)
        self.terrain: Final = terrain
        self.terrain_mask: Final = terrain_mask(terrain)
        self.cloister: Final = cloister
        self.economic: Final = economic
        self.dwelling: Final = dwelling
        self.parts: Final = parts
        # R12: the cards that reach others carry a bit each.
        self.reach_bit: Final = reach_bit(parts)

    @property
    def is_building(self) -> bool:
        return self.kind in ("building", "basic")

    @property
    def is_settlement(self) -> bool:
        return self.kind == "settlement"

    def with_code(self, code: i64) -> "Card":
        """The same card under another code."""
        return Card(
            self.id,
            code,
            self.name,
            kind=self.kind,
            deck=self.deck,
            players=self.players,
            cost=self.cost_text,
            terrain=self.terrain,
            cloister=self.cloister,
            economic=self.economic,
            dwelling=self.dwelling,
            parts=self.parts,
            never_in=self.never_in,
        )

    def __repr__(self) -> str:
        return f"Card({self.id!r}, {self.name!r})"


def terrain_mask(terrain: tuple[str, ...]) -> i64:
    mask: i64 = 0
    for name in terrain:
        mask |= BIT[TERRAINS.index(name)]
    return mask


def reach_bit(parts: tuple[Part, ...]) -> i64:
    """One bit for each way to reach: no variant has two cards that reach in the same way."""
    for part in parts:
        if USE_PRIOR <= part.goal <= USE_DISPLAY:
            return BIT[part.goal - USE_PRIOR]
    return 0
