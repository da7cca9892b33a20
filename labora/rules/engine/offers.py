"""The open decision: its kind, what it offers, why not, and carrying it out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.decisions_build import BUILD_KINDS
from labora.rules.engine.decisions_turn import TURN_KINDS
from labora.rules.engine.decisions_use import USE_KINDS
from labora.rules.engine.kind import Kind
from labora.rules.state.position import Position
from labora.rules.vocabulary import choices

_KINDS: Final[dict[int, Kind]] = {choices.OVER: Kind("over"), **TURN_KINDS, **BUILD_KINDS, **USE_KINDS}
ALL_KINDS: Final[list[Kind]] = [_KINDS[number] for number in range(len(choices.NAMES))]


def kind_of(position: Position) -> Kind:
    return ALL_KINDS[position.kind]


def is_payment(kind: i64) -> bool:
    return kind == choices.PAYMENT or kind == choices.SETTLEMENT_PAYMENT


def candidates(position: Position) -> vec[i64]:
    return kind_of(position).candidates(position)


def offers(position: Position) -> vec[i64]:
    """The options of the open decision, in order. Payments are only numbered: see `payments`."""
    return kind_of(position).offers(position)


def test(position: Position, code: i64) -> i64:
    return kind_of(position).test(position, code)


def decide(position: Position, code: i64) -> None:
    """Carries out an offered option in place. For payments the code is the payment's number."""
    kind_of(position).decide(position, code)
