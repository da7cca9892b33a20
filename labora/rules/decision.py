"""Decisions as programs see them: what is to be decided, by whom, and the options as small values."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.decisions_use import decide_payment
from labora.rules.engine.flow import proceed
from labora.rules.engine.offers import candidates, is_payment, kind_of, offers, test
from labora.rules.engine.option import Goods, Option, goods_option, goods_vector
from labora.rules.engine.using import payments
from labora.rules.notation import option_code, option_of, parse_option
from labora.rules.obstacles import IllegalOptionError, Obstacle, obstacle_of
from labora.rules.state.payments import Payments
from labora.rules.state.position import Position
from labora.rules.state.questions import decider
from labora.rules.vocabulary import choices
from labora.rules.vocabulary.errors import GameOverError
from labora.rules.vocabulary.reasons import NOT_MINIMAL, OFFERED, OTHER_DECISION


class Options:
    """The options of one decision: a sequence that need not be listed to be counted or searched."""

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

    def __getitem__(self, number: int) -> Option:
        count = len(self)
        if not -count <= number < count:
            raise IndexError(f"There are {count} options, number {number} is not among them.")
        index = number % count
        if self._payments is not None:
            return goods_option(self._payments.pick(index))
        return option_of(self._position, self._codes[index])

    def __iter__(self) -> Iterator[Option]:
        for number in range(len(self)):
            yield self[number]

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and why_not(self._position, option) is None

    def __repr__(self) -> str:
        shown = ", ".join(option.text for option, _ in zip(self, range(12), strict=False))
        return f"<{len(self)} options: {shown}{', ...' if len(self) > 12 else ''}>"


class Decision:
    """The one decision that a position is waiting for."""

    def __init__(self, position: Position) -> None:
        if position.over:
            raise GameOverError("The game is over: there is nothing left to decide.")
        # Its own copy, so that the decision stays true when the position goes on.
        own = position.copy()
        self.position: Final = own
        self.kind: Final = choices.NAMES[own.kind]
        self.player: Final = int(decider(own))
        self._options: Options | None = None

    @property
    def options(self) -> Options:
        """Listed when they are asked for."""
        if self._options is None:
            self._options = Options(self.position)
        return self._options

    def parse(self, text: str) -> Option:
        return parse_option(self.position, text)

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, player={self.player}, options={self.options!r})"


def why_not(position: Position, option: Option) -> Obstacle | None:
    """What keeps the option from being offered; None if it is offered."""
    reason = _reason(position, option)
    return None if reason == OFFERED else obstacle_of(position, option, reason)


def _reason(position: Position, option: Option) -> i64:
    if isinstance(option, Goods) and is_payment(position.kind):
        return OFFERED if payments(position).has(goods_vector(option)) else NOT_MINIMAL
    code = option_code(position, option)
    return OTHER_DECISION if code is None else test(position, code)


def obstacles(position: Position) -> list[tuple[Option, Obstacle]]:
    """Everything that the open decision is about but does not offer, each with its reason."""
    found: list[tuple[Option, Obstacle]] = []
    for code in candidates(position):
        reason = test(position, code)
        if reason != OFFERED:
            option = option_of(position, code)
            found.append((option, obstacle_of(position, option, reason)))
    return found


def apply(position: Position, option: Option) -> None:
    """Carries out an option in place; anything that is not offered is refused and changes nothing."""
    take(position, option)
    if position.kind == choices.PASSING:
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
    obstacle = obstacle_of(position, option, reason)
    offered = Options(position)
    return IllegalOptionError(
        f"{option.text!r} is not possible now ({obstacle.reason}). Offered: {offered!r}", obstacle
    )


def after(position: Position, option: Option) -> Position:
    """The position that an option leads to; the given one stays as it is."""
    result = position.copy()
    apply(result, option)
    return result
