"""A number for a position, quicker than `Position.key`: several small numbers are mixed at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.state.position import Player, Position

# No product leaves 64 bits, so plain and compiled code agree.
_ONE: Final = 2147483647
_OTHER: Final = 2147483629
# Amounts and codes are smaller than this, or nearly always.
_BASE: Final = 131


class _Mix:
    def __init__(self) -> None:
        self.one: i64 = 17
        self.other: i64 = 29

    def add(self, number: i64) -> None:
        self.one = (self.one * 1000003 + number) % _ONE
        self.other = (self.other * 999983 + number) % _OTHER

    def add_all(self, numbers: vec[i64]) -> None:
        """Four at a time."""
        packed: i64 = 0
        waiting: i64 = 0
        for number in numbers:
            packed = packed * _BASE + number
            waiting += 1
            if waiting == 4:
                self.add(packed)
                packed = 0
                waiting = 0
        self.add(packed * 4 + waiting)

    def number(self) -> int:
        return self.one * 1073741824 + self.other % 1073741824


def quick_key(position: Position) -> int:
    """The same for the same table; two remainders make it rare that others share it."""
    mix = _Mix()
    mix.add(position.display)
    mix.add(((position.round * 16 + position.step) * 16 + position.turn) * 16 + position.start)
    mix.add(((position.actions * 4 + position.purchases) * 64 + position.kind) * 64 + position.placed)
    mix.add((2 if position.fee_raised else 0) + (1 if position.last else 0) + 4 * position.left)
    mix.add((position.card * 16 + position.part) * 4096 + position.place)
    mix.add((position.amount * 256 + position.cursor) * 64 + position.reached)
    mix.add(position.held)
    mix.add_all(position.ages)
    for player in position.players:
        _add_player(mix, player)
    return mix.number()


def _add_player(mix: _Mix, player: Player) -> None:
    mix.add_all(player.goods)
    mix.add_all(player.cells)
    mix.add_all(player.land.tiles)
    mix.add((player.prior * 1024 + player.lay_one) * 1024 + player.lay_two)
