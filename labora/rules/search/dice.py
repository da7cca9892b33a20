"""A small generator of random numbers, the same plain and compiled, passed by the caller."""

from typing import Final

from mypy_extensions import i64

# L'Ecuyer's combined generator: no product leaves 64 bits, so plain and compiled code agree.
_ONE: Final = 2147483563
_OTHER: Final = 2147483399


class Dice:  # noqa: PLW1641 -- each number changes it
    """Generate random numbers from a seed, the same with the plain and the compiled engine."""

    def __init__(self, seed: int) -> None:
        self.one: i64 = seed % (_ONE - 1) + 1
        self.other: i64 = (seed // (_ONE - 1) + 12345) % (_OTHER - 1) + 1
        # Neighbouring seeds must not start alike.
        for _ in range(20):
            self.next()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.one == other.one and self.other == other.other

    def __repr__(self) -> str:
        return f"<Dice {self.one}, {self.other}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _dice, (self.one, self.other)

    def next(self) -> i64:
        """Return a number from 0 to 2147483561."""
        self.one = self.one * 40014 % _ONE
        self.other = self.other * 40692 % _OTHER
        return (self.one - self.other) % (_ONE - 1)

    def below(self, end: i64) -> i64:
        """Return a number from 0 to end - 1."""
        if end <= 65536:
            return self.next() % end
        return (self.next() * 2147483562 + self.next()) % end


def _dice(one: i64, other: i64) -> Dice:
    """Makes the dice of a pickle, which go on where they were."""
    dice = Dice(0)
    dice.one = one
    dice.other = other
    return dice
