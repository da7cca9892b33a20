"""The open decision: its kind, what it offers, why not, and carrying it out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.card import Card
from labora.rules.constants import decision_kinds
from labora.rules.engine.decision_kind import A_CARD, Kind
from labora.rules.engine.decisions_build import BUILD_KINDS
from labora.rules.engine.decisions_turn import TURN_KINDS
from labora.rules.engine.decisions_use import USE_KINDS, decide_payment
from labora.rules.engine.flow import proceed
from labora.rules.state.position import Position
from labora.rules.state.queries import card_of

_OVER: Final = Kind(decision_kinds.OVER, rests=True)
_BY_NUMBER: Final = {kind.number: kind for kind in (_OVER, *TURN_KINDS, *BUILD_KINDS, *USE_KINDS)}
ALL_KINDS: Final[list[Kind]] = [_BY_NUMBER[number] for number in range(len(decision_kinds.NAMES))]


def kind_of(position: Position) -> Kind:
    return ALL_KINDS[position.kind]


def is_payment(kind: i64) -> bool:
    """Its options are payments: counted, not listed."""
    return kind == decision_kinds.PAYMENT or kind == decision_kinds.SETTLEMENT_PAYMENT


def at_rest(position: Position) -> bool:
    """Between actions: nothing is half done."""
    return kind_of(position).rests


def held_card(position: Position) -> Card | None:
    """The card that is about to be built or placed, if one is."""
    return card_of(position, position.new_card) if kind_of(position).holds == A_CARD else None


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
    if position.kind == decision_kinds.PASSING:
        proceed(position)


def pay(position: Position, given: vec[i64]) -> None:
    """Carries out one of the `payments`, given as goods: for who has counted them already."""
    decide_payment(position, given)
    if position.kind == decision_kinds.PASSING:
        proceed(position)
