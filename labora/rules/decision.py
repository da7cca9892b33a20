"""Decisions as programs see them: what is to be decided, by whom, and the options as small values."""

from collections.abc import Iterator, Sequence
from typing import Final, overload

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import GameOverError
from labora.rules.constants.reasons import NOT_MINIMAL, OFFERED, OTHER_DECISION
from labora.rules.engine.building_use import payments
from labora.rules.engine.decisions_use import decide_payment
from labora.rules.engine.flow import proceed
from labora.rules.engine.offers import candidates, is_payment, kind_of, offers, test
from labora.rules.engine.option import Goods, Option, goods_option, goods_vector
from labora.rules.notation import (
    MOST_SHOWN,
    offered_words,
    option_code,
    option_named,
    option_of,
    parse_option,
)
from labora.rules.obstacles import IllegalOptionError, Obstacle, obstacle_of
from labora.rules.state.payments import Payments
from labora.rules.state.position import Position
from labora.rules.state.queries import decider


class Options:
    """List the options of one decision: a `collections.abc.Sequence` that makes each option on demand.

    `in`, `index` and `count` take options and their texts.

    >>> from labora.rules.game import Game
    >>> options = Game("3-long").options
    >>> "fell" in options, options.index("fell"), options[:2]
    (True, 2, [Word('place'), Word('contract')])
    """

    def __init__(self, position: Position) -> None:
        self._position: Final = position
        self._payments: Payments | None = None
        self._codes = vec[i64]()
        if is_payment(position.kind):
            self._payments = payments(position)
        else:
            self._codes = offers(position)

    def __len__(self) -> int:
        return self._codes_or_payments()

    def _codes_or_payments(self) -> i64:
        return len(self._codes) if self._payments is None else self._payments.count

    @overload
    def __getitem__(self, number: int) -> Option: ...

    @overload
    def __getitem__(self, number: slice) -> list[Option]: ...

    def __getitem__(self, number: int | slice) -> Option | list[Option]:
        if isinstance(number, slice):
            return [self._option(index) for index in range(*number.indices(len(self)))]
        count = len(self)
        if not -count <= number < count:
            raise IndexError(f"There are {count} options, number {number} is not among them.")
        return self._option(number if number >= 0 else number + count)

    def _option(self, index: i64) -> Option:
        if self._payments is not None:
            return goods_option(self._payments.pick(index))
        return option_of(self._position, self._codes[index])

    def __iter__(self) -> Iterator[Option]:
        for number in range(len(self)):
            yield self._option(number)

    def __reversed__(self) -> Iterator[Option]:
        for number in range(len(self) - 1, -1, -1):
            yield self._option(number)

    def __contains__(self, option: object) -> bool:
        meant = self._meant(option)
        return meant is not None and _reason(self._position, meant) == OFFERED

    def index(self, option: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of an option, or of the option with this text; else raise a ValueError."""
        meant = self._meant(option)
        if meant is not None and meant in self:
            for number in range(*slice(start, stop).indices(len(self))):
                if self._option(number) == meant:
                    return number
        raise ValueError(f"{str(option)!r} is not among {self!r}.")

    def count(self, option: object) -> int:
        """Count an option, or the option with this text: 1 if it is offered, else 0."""
        return 1 if option in self else 0

    def _meant(self, option: object) -> Option | None:
        if isinstance(option, str):
            return option_named(self._position, option)
        return option if isinstance(option, Option) else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return False
        if self._position == other._position:
            return True
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash((len(self), tuple(self[:1]), tuple(self[-1:])))

    def __repr__(self) -> str:
        shown = ", ".join(option.text for option in self[:MOST_SHOWN])
        return f"<{len(self)} options: {shown}{', ...' if len(self) > MOST_SHOWN else ''}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self._position,)


Sequence.register(Options)


class Decision:
    """Describe the one decision that a position waits for: its `kind`, the `player` and the options."""

    def __init__(self, position: Position) -> None:
        if position.over:
            raise GameOverError("The game is over: there is nothing left to decide.")
        # Its own copy, so that the decision stays true when the position goes on.
        own = position.copy()
        self.position: Final = own
        self.kind: Final = decision_kinds.NAMES[own.kind]
        self.player: Final = int(decider(own))
        self._options: Options | None = None

    @property
    def options(self) -> Options:
        """List what the player may choose; computed on first use."""
        if self._options is None:
            self._options = Options(self.position)
        return self._options

    def parse(self, text: str) -> Option:
        """Return the option with this text; raise a NotationError if there is none."""
        return parse_option(self.position, text)

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, player={self.player}, options={self.options!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.position)

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.position,)


def why_not(position: Position, option: Option) -> Obstacle | None:
    """Return the obstacle that keeps the option from being offered; None if it is offered."""
    reason = _reason(position, option)
    return None if reason == OFFERED else obstacle_of(position, option, reason)


def _reason(position: Position, option: Option) -> i64:
    if isinstance(option, Goods) and is_payment(position.kind):
        return OFFERED if payments(position).has(goods_vector(option)) else NOT_MINIMAL
    code = option_code(position, option)
    return OTHER_DECISION if code is None else test(position, code)


def obstacles(position: Position) -> list[tuple[Option, Obstacle]]:
    """List everything that the open decision is about but does not offer, each with its reason."""
    found: list[tuple[Option, Obstacle]] = []
    for code in candidates(position):
        reason = test(position, code)
        if reason != OFFERED:
            option = option_of(position, code)
            found.append((option, obstacle_of(position, option, reason)))
    return found


def apply(position: Position, option: Option) -> None:
    """Carry out an option in place; raise an IllegalOptionError, and change nothing, if it is not offered."""
    take(position, option)
    if position.kind == decision_kinds.PASSING:
        proceed(position)


def take(position: Position, option: Option) -> None:
    """As `apply`, without the steps of the round that follow by themselves."""
    if position.over:
        raise GameOverError("The game is over: there is nothing left to decide.")
    if isinstance(option, Goods) and is_payment(position.kind):
        given = goods_vector(option)
        if not payments(position).has(given):
            raise _refusal(position, option, NOT_MINIMAL)
        decide_payment(position, given)
        return
    code = option_code(position, option)
    if code is None:
        raise _refusal(position, option, OTHER_DECISION)
    reason = test(position, code)
    if reason != OFFERED:
        raise _refusal(position, option, reason)
    kind_of(position).decide(position, code)


def _refusal(position: Position, option: Option, reason: i64) -> IllegalOptionError:
    return IllegalOptionError(offered_words(position), obstacle_of(position, option, reason))


def after(position: Position, option: Option) -> Position:
    """Return the position that an option leads to; the given one stays as it is."""
    result = position.copy()
    apply(result, option)
    return result
