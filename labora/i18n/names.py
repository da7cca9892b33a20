"""Names of things in one language, alone and with amounts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from typing import Final

from labora.i18n.messages import ENGLISH, Argument, messages_of
from labora.i18n.phrases import GENDER, Phrase, counted, joined
from labora.rules.components.amounts import read_amounts
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS
from labora.rules.state.setup import Setup

# What stands in a message for an argument that there is none of.
NONE: Final = "none"

Amounts = Iterable[tuple[str, int | float]]


class Names:
    """Name things in sentences; `players` are the names of the seats, or numbers from 1 on."""

    def __init__(
        self,
        language: str = ENGLISH,
        *,
        players: Sequence[str] = (),
        strict: bool = False,
        hyphens: bool = True,
        by_place: bool = False,
    ) -> None:
        self.language: Final = language
        # Spaces are called by what lies beside them, for those who see no numbers on their boards.
        self.by_place: Final = by_place
        self._messages: Final = messages_of(language, strict=strict, hyphens=hyphens)
        self._players: Final = tuple(players)
        self._options: Final = (tuple(players), strict, hyphens, by_place)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} in {self.language!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _names, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (type(self), self.language, *self._options)

    def has(self, message: str) -> bool:
        return self._messages.has(message)

    def text(self, message: str, **arguments: Argument) -> str:
        return self._messages.text(message, arguments)

    def sentence(self, message: str, arguments: Mapping[str, Argument]) -> str:
        return self._messages.text(message, arguments)

    def name(self, message: str, **arguments: Argument) -> Phrase:
        """A text that is said again and again: kept once it is known. Sentences take its forms."""
        return self._messages.name(message, arguments)

    def spellings(self, message: str, **arguments: Argument) -> set[str]:
        """A message in all its forms, as people may type it."""
        forms = [form for form in self._messages.forms(message) if form != GENDER]
        return {self._messages.form(message, arguments, form) for form in ("", *forms)}

    def number(self, value: float, digits: int | None = None) -> str:
        return self._messages.number(value, digits)

    def day(self, day: date) -> str:
        return self._messages.day(day)

    # Goods

    def good(self, good: str) -> Phrase:
        return self.name(f"good-{good}")

    def amount(self, good: str, count: float) -> Phrase:
        return self.name(f"amount-{good}", count=counted(count))

    def goods(self, goods: str | Amounts) -> Phrase:
        """`"2clay+1stone"`, `"2 clay + 1 stone"` or pairs, food, energy and points among them, as a list."""
        amounts = _amounts(goods) if isinstance(goods, str) else goods
        return self.list(self.amount(good, count) for good, count in amounts)

    def changes(self, amounts: Amounts) -> Phrase:
        """Goods gained (above 0) and given (below 0): -3 flour, +3 bread."""
        return self.list(
            self.name("change-gained" if count > 0 else "change-lost", amount=self.amount(good, abs(count)))
            for good, count in amounts
        )

    def list(self, items: Iterable[str]) -> Phrase:
        return joined(self.name("list-separator"), items) or self.name("goods-nothing")

    # Cards

    def card(self, card: str) -> Phrase:
        return self.name(f"card-{card}")

    def card_apart(self, setup: Setup, card: Card) -> Phrase:
        """The name, with the deck where another card of the variant has the same name (Quarry, Grapevine)."""
        name = self.card(card.id)
        if card.name in _shared_names(int(setup.variant)):
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

    def terrain(self, terrain: str | Iterable[str]) -> Phrase:
        """One, or several as a list."""
        names = [terrain] if isinstance(terrain, str) else terrain
        return joined(self.name("terrain-separator"), (self.name(f"terrain-{name}") for name in names))

    def clergyman(self, clergyman: str) -> str:
        return self.name(f"clergyman-{clergyman}")

    def space(self, column: int, row: int) -> str:
        return self.name("space", column=column, row=row)

    def player(self, setup: Setup, board: int) -> str:
        return self.name("player-neutral") if board >= setup.players else self.seat(board)

    def seat(self, seat: int) -> str:
        named = seat < len(self._players)
        return self._players[seat] if named else self.name("player", number=seat + 1)


@cache
def _shared_names(variant: int) -> frozenset[str]:
    counts = Counter(card.name for card in CARDS[variant])
    return frozenset(name for name, count in counts.items() if count > 1)


def _amounts(text: str) -> Amounts:
    return [(name, halves / 2 if halves % 2 else halves // 2) for name, halves in read_amounts(text) or []]


def _names(
    kind: type[Names], language: str, players: Sequence[str], strict: bool, hyphens: bool, by_place: bool
) -> Names:
    """Makes the words of a pickle."""
    return kind(language, players=players, strict=strict, hyphens=hyphens, by_place=by_place)
