"""Whole turns, from the first decision to the last, with what other players decide in between."""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.constants import decision_kinds
from labora.rules.decision import apply
from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.engine.option import Building, Good, Goods, Indicator, Named, Option, goods_vector
from labora.rules.notation import option_code, option_of, parse_option
from labora.rules.state.position import Position
from labora.rules.state.queries import active

Turn = tuple[Option, ...]
_END: Final = decision_kinds.ACTS[decision_kinds.ACT_END]
_SETTLE: Final = decision_kinds.ACTS[decision_kinds.ACT_SETTLE]


def read_turn(position: Position, line: str) -> Turn:
    """A line of a record as options of a position."""
    at = position.copy()
    found: list[Option] = []
    for text in line.split(" ") if line else ():
        option = parse_option(at, text)
        apply(at, option)
        found.append(option)
    return tuple(found)


def line_of(turn: Iterable[Option]) -> str:
    return " ".join(option.text for option in turn)


def after_turn(position: Position, turn: Iterable[Option]) -> Position:
    after = position.copy()
    for option in turn:
        apply(after, option)
    return after


def is_ended(turn: Sequence[Option], now: Position) -> bool:
    """Is the turn over that these decisions belong to?"""
    return now.over or (len(turn) > 0 and turn[-1].text == _END)


def codes_of(position: Position, turn: Iterable[Option]) -> vec[i64]:
    """The options as the engine numbers them; of payments the rank in their list."""
    at = position.copy()
    codes = vec[i64]()
    for option in turn:
        code = _code(at, option)
        codes = append(codes, code)
        decide(at, code)
    return codes


def _code(position: Position, option: Option) -> i64:
    if is_payment(position.kind) and isinstance(option, Goods):
        ways = payments(position)
        given = goods_vector(option)
        for rank in range(ways.count):
            if ways.pick(rank) == given:
                return rank
    code = option_code(position, option)
    assert code is not None, option
    return code


def turn_of(position: Position, codes: vec[i64]) -> Turn:
    """Turn codes back into options, including those of other players."""
    at = position.copy()
    found: list[Option] = []
    for code in codes:
        found.append(option_of(at, code))
        decide(at, code)
    return tuple(found)


def first_whole_turn(position: Position, codes: vec[i64]) -> vec[i64]:
    """Cut off codes after the current turn, which includes placing the neutral player's cards."""
    at = position.copy()
    for count, code in enumerate(codes):
        ends = at.kind == decision_kinds.TURN and code == decision_kinds.ACT_END
        decide(at, code)
        if ends or at.over:
            return codes[: count + 1]
    return codes


def has_choice(position: Position) -> bool:
    """Could something else be done than to end the turn?"""
    return position.kind != decision_kinds.TURN or len(offers(position)) > 1


_PARTS: Final = (Named, Building, Good, Indicator)


def deeds(turn: Iterable[Option]) -> tuple[str, ...]:
    """What a turn is about: its main actions, each with the card or the good that it is about.

    How it is paid, where it stands, who goes there and the order of the actions are left out.
    """
    found: list[list[str]] = [[]]
    for option in turn:
        if option.text in decision_kinds.ACTS:
            found.append([option.text])
        elif isinstance(option, _PARTS) and len(found[-1]) < 2:
            found[-1].append(option.good if isinstance(option, Indicator) else option.text)
    return tuple(sorted(" ".join(deed) for deed in found if deed and deed[0] != _END))


def settled(turn: Iterable[Option]) -> bool:
    """Does a turn build a settlement?"""
    return any(option.text == _SETTLE for option in turn)


def player_of(position: Position) -> int:
    return int(active(position))
