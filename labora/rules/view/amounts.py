"""Amounts by name, as a mapping that cannot be changed."""

from collections.abc import Iterator, Mapping
from typing import Final


class Amounts:
    """Map names to numbers, read-only: `goods["grain"]`.

    >>> from labora.rules.game import Game
    >>> Game("3-long").position.view.players[0].goods["coin"]
    1
    """

    def __init__(self, numbers: dict[str, int]) -> None:
        self._numbers: Final = numbers

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def get(self, name: str, default: int = 0) -> int:
        """Return the number of a name, and 0 or another default for a name that is missing."""
        return self._numbers.get(name, default)

    def keys(self) -> list[str]:
        """List the names."""
        return list(self._numbers)

    def values(self) -> list[int]:
        """List the numbers."""
        return list(self._numbers.values())

    def items(self) -> list[tuple[str, int]]:
        """List names and numbers."""
        return list(self._numbers.items())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Amounts):
            return self._numbers == other._numbers
        return self._numbers == other

    def __hash__(self) -> int:
        return hash(tuple(self._numbers.items()))

    def __repr__(self) -> str:
        return repr(self._numbers)

    def __reduce__(self) -> tuple[object, ...]:
        return Amounts, (self._numbers,)


Mapping.register(Amounts)
