"""Counting the tree: how many sequences of decisions there are from a position, by their length."""

from mypy_extensions import i64

from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import decide, is_payment, offers, pay
from labora.rules.engine.option import Option, goods_option
from labora.rules.notation import option_of
from labora.rules.state.position import Position


def perft(position: Position, depth: int) -> list[int]:
    """Count the sequences of 1, 2, ... up to `depth` decisions; games that end earlier have fewer."""
    counts = [0] * depth
    _count(position, 0, counts)
    return counts


def perft_split(position: Position, depth: int) -> list[tuple[Option, int]]:
    """Each option of the open decision with the sequences of `depth` decisions that begin with it."""
    found: list[tuple[Option, int]] = []
    for number in range(_number_of_options(position)):
        option, after = _take(position, number)
        found.append((option, perft(after, depth - 1)[-1] if depth > 1 else 1))
    return found


def _count(position: Position, length: int, counts: list[int]) -> None:
    if length == len(counts) or position.over:
        return
    if is_payment(position.kind):
        ways = payments(position)
        counts[length] += int(ways.count)
        if length + 1 < len(counts):
            for number in range(ways.count):
                after = position.copy()
                pay(after, ways.pick(number))
                _count(after, length + 1, counts)
        return
    codes = offers(position)
    counts[length] += len(codes)
    if length + 1 < len(counts):
        for code in codes:
            after = position.copy()
            decide(after, code)
            _count(after, length + 1, counts)


def _number_of_options(position: Position) -> i64:
    if position.over:
        return 0
    return payments(position).count if is_payment(position.kind) else len(offers(position))


def _take(position: Position, number: i64) -> tuple[Option, Position]:
    after = position.copy()
    if is_payment(position.kind):
        decide(after, number)
        return goods_option(payments(position).pick(number)), after
    code = offers(position)[number]
    decide(after, code)
    return option_of(position, code), after
