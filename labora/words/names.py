"""Names of things in one language, alone and with amounts."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from labora.rules.printed.card import Card
from labora.rules.state.setup import Setup
from labora.words.messages import ENGLISH, Argument, Messages

# What stands in a message for an argument that there is none of.
NONE: Final = "none"

Amounts = Iterable[tuple[str, int | float]]
_TERM: Final = re.compile(r"(\d+) ?([a-z-]+)")


class Names:
    """`players` are the names of the seats; without them players have numbers from 1 on."""

    def __init__(self, language: str = ENGLISH, *, players: Sequence[str] = (), strict: bool = False) -> None:
        self.language: Final = language
        self._messages: Final = Messages(language, strict=strict)
        self._players: Final = tuple(players)
        self._known: Final[dict[tuple[Argument, ...], str]] = {}

    def has(self, message: str) -> bool:
        return self._messages.has(message)

    def text(self, message: str, **arguments: Argument) -> str:
        return self._messages.text(message, arguments)

    def name(self, message: str, **arguments: Argument) -> str:
        """A text that is said again and again: kept once it is known."""
        key = (message, *arguments.values())
        if key not in self._known:
            self._known[key] = self.text(message, **arguments)
        return self._known[key]

    # Goods

    def good(self, good: str) -> str:
        return self.name(f"good-{good}")

    def amount(self, good: str, count: float) -> str:
        return self.name(f"amount-{good}", count=int(count) if count == int(count) else count)

    def goods(self, goods: str | Amounts) -> str:
        """`"2clay+1stone"`, `"2 clay + 1 stone"` or pairs, food, energy and points among them, as a list."""
        amounts = read_amounts(goods) if isinstance(goods, str) else goods
        return self.list(self.amount(good, count) for good, count in amounts)

    def changes(self, amounts: Amounts) -> str:
        """Goods gained (above 0) and given (below 0): -3 flour, +3 bread."""
        return self.list(
            self.name("change-gained" if count > 0 else "change-lost", amount=self.amount(good, abs(count)))
            for good, count in amounts
        )

    def list(self, items: Iterable[str]) -> str:
        return self.name("list-separator").join(items) or self.name("goods-nothing")

    # Cards

    def card(self, card: str) -> str:
        return self.name(f"card-{card}")

    def card_apart(self, setup: Setup, card: Card) -> str:
        """The name, with the deck where another card of the variant has the same name (Quarry, Grapevine)."""
        name = self.card(card.id)
        if any(other.name == card.name and other.id != card.id for other in setup.cards):
            return self.name("card-of-deck", card=name, deck=self.deck(card.deck))
        return name

    def deck(self, deck: str) -> str:
        return self.name(f"deck-{deck}")

    def function(self, card: str) -> str:
        """What a building does; nothing for settlements, forests and moors."""
        message = f"function-{card}"
        return self.name(message) if self.has(message) else ""

    # The table

    def mode(self, mode: str) -> str:
        return self.name(f"mode-{mode}")

    def variant(self, variant: str) -> str:
        return self.name(f"variant-{variant}")

    def step(self, step: str) -> str:
        return self.name(f"step-{step}")

    def terrain(self, terrain: str | Iterable[str]) -> str:
        """`"coast/plains"` or several names as a list."""
        names = terrain.split("/") if isinstance(terrain, str) else terrain
        return self.name("terrain-separator").join(self.name(f"terrain-{name}") for name in names)

    def clergyman(self, clergyman: str) -> str:
        return self.name(f"clergyman-{clergyman}")

    def space(self, column: int, row: int) -> str:
        return self.name("space", column=column, row=row)

    def player(self, setup: Setup, board: int) -> str:
        return self.name("player-neutral") if board >= setup.players else self.seat(board)

    def seat(self, seat: int) -> str:
        named = seat < len(self._players)
        return self._players[seat] if named else self.name("player", number=seat + 1)


def read_amounts(text: str) -> list[tuple[str, int]]:
    return [(good, int(count)) for count, good in _TERM.findall(text)]
