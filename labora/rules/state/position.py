"""Position: everything that lies on the table at one moment, as small integers. A value without history."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.landscape import Landscape
from labora.rules.constants.decision_kinds import OVER
from labora.rules.state.setup import Setup

if TYPE_CHECKING:
    from labora.rules.view.position_view import PositionView

# Where a clergyman stands, or where a building in use is: board * BOARD + space.
BOARD: Final = 128
IN_SUPPLY: Final = -1
# The second lay brother of the short game, where everybody has one.
NO_BROTHER: Final = -2
# The building in use belongs to the display.
DISPLAY: Final = -1

# Indicators of the wheel: the goods that have one, in this order, then the joker.
INDICATORS: Final[tuple[str, ...]] = (
    "clay", "coin", "grain", "livestock", "wood", "peat", "grapes", "stone", "joker",
)  # fmt: skip
GRAPES_INDICATOR: Final = 6
STONE_INDICATOR: Final = 7
JOKER: Final = 8
NOT_IN_PLAY: Final = -1
LAST_SPACE: Final = 12


class Player:
    """Hold the goods, land and clergymen of one player, or of the neutral one."""

    def __init__(
        self, goods: vec[i64], cells: vec[i64], land: Landscape, prior: i64, lay_one: i64, lay_two: i64
    ) -> None:
        self.goods = goods
        # What stands on each space of the land.
        self.cells = cells
        self.land = land
        self.prior = prior
        # Lay brothers are interchangeable: the first never stands at a higher place than the second.
        self.lay_one = lay_one
        self.lay_two = lay_two

    def copy(self) -> "Player":
        return Player(self.goods[:], self.cells[:], self.land, self.prior, self.lay_one, self.lay_two)

    def same(self, other: "Player") -> bool:
        return (
            self.prior == other.prior
            and self.lay_one == other.lay_one
            and self.lay_two == other.lay_two
            and self.goods == other.goods
            and self.cells == other.cells
            and self.land.tiles == other.land.tiles
        )


class _Mix:
    """Two running remainders; no product leaves 64 bits, so plain and compiled code agree."""

    def __init__(self) -> None:
        self.one: i64 = 17
        self.other: i64 = 29

    def add(self, number: i64) -> None:
        self.one = (self.one * 1000003 + number) % 2147483647
        self.other = (self.other * 999983 + number) % 2147483629

    def add_all(self, numbers: vec[i64]) -> None:
        one = self.one
        other = self.other
        for number in numbers:
            one = (one * 1000003 + number) % 2147483647
            other = (other * 999983 + number) % 2147483629
        self.one = one
        self.other = other

    def number(self) -> i64:
        return self.one * 1073741824 + self.other % 1073741824


class Position:
    """Hold everything on the table at one moment that cannot be computed (docs/contribute/engine.md)."""

    def __init__(self, setup: Setup, players: list[Player], ages: vec[i64]) -> None:
        self.setup: Final = setup
        self.players: Final = players
        # Turns of the wheel since each indicator was reset; NOT_IN_PLAY where it is not on the wheel.
        self.ages: Final = ages
        # Buildings on offer, a bit each.
        self.display: i64 = 0
        self.round: i64 = 0
        self.start: i64 = 0
        # Index into the flow of the round, and of the turn within that step.
        self.step: i64 = 0
        self.turn: i64 = 0
        # Main actions and purchases of land left in this turn.
        self.actions: i64 = 0
        self.purchases: i64 = 0
        self.fee_raised: bool = False
        # 2-short: the coming turn is the last one.
        self.last: bool = False
        # Solo: buildings placed on the neutral board in this phase.
        self.placed: i64 = 0
        self.kind: i64 = OVER
        # The building in use, where it stands, which part of its function, how often; and how often the part
        # before it that is paid together with it (R29).
        self.card: i64 = 0
        self.place: i64 = DISPLAY
        self.part: i64 = 0
        self.amount: i64 = 0
        self.joined: i64 = 0
        # Of several choices of one part: what was chosen last, and how many are still to come.
        self.cursor: i64 = 0
        self.left: i64 = 0
        # The card that is being built, and its space once that is chosen.
        self.new_card: i64 = 0
        self.space: i64 = 0
        # The pile whose tile is being placed; the good of the forest or moor that was removed.
        self.pile: i64 = 0
        self.cleared: i64 = 0
        # R12: ways of reaching used in this action.
        self.reached: i64 = 0

    def copy(self) -> "Position":
        """Return an independent copy."""
        other = Position(self.setup, [player.copy() for player in self.players], self.ages[:])
        other.display = self.display
        other.round = self.round
        other.start = self.start
        other.step = self.step
        other.turn = self.turn
        other.actions = self.actions
        other.purchases = self.purchases
        other.fee_raised = self.fee_raised
        other.last = self.last
        other.placed = self.placed
        other.kind = self.kind
        other.card = self.card
        other.place = self.place
        other.part = self.part
        other.amount = self.amount
        other.joined = self.joined
        other.cursor = self.cursor
        other.left = self.left
        other.new_card = self.new_card
        other.space = self.space
        other.pile = self.pile
        other.cleared = self.cleared
        other.reached = self.reached
        return other

    def state(self) -> tuple[int, ...]:
        """Return all numbers that do not belong to a player, for the text form, equality and hash."""
        return (
            self.display, self.round, self.start, self.step, self.turn, self.actions, self.purchases,
            int(self.fee_raised), int(self.last), self.placed, self.kind, self.card, self.place,
            self.part, self.amount, self.joined, self.cursor, self.left, self.new_card, self.space,
            self.pile, self.cleared, self.reached,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return False
        return (
            self.setup == other.setup
            and self.state() == other.state()
            and self.ages == other.ages
            and all(mine.same(theirs) for mine, theirs in zip(self.players, other.players, strict=True))
        )

    def __hash__(self) -> int:
        return self.key()

    def key(self) -> int:
        """Return a number for the position, the same plain and compiled; equal keys are very rare."""
        mix = _Mix()
        mix.add(self.display)
        mix.add(self.round)
        mix.add(self.start)
        mix.add(self.step)
        mix.add(self.turn)
        mix.add(self.actions)
        mix.add(self.purchases)
        mix.add(1 if self.fee_raised else 0)
        mix.add(1 if self.last else 0)
        mix.add(self.placed)
        mix.add(self.kind)
        mix.add(self.card)
        mix.add(self.place)
        mix.add(self.part)
        mix.add(self.amount)
        mix.add(self.joined)
        mix.add(self.cursor)
        mix.add(self.left)
        mix.add(self.new_card)
        mix.add(self.space)
        mix.add(self.pile)
        mix.add(self.cleared)
        mix.add(self.reached)
        mix.add_all(self.ages)
        for player in self.players:
            mix.add_all(player.goods)
            mix.add_all(player.cells)
            mix.add_all(player.land.tiles)
            mix.add(player.prior)
            mix.add(player.lay_one)
            mix.add(player.lay_two)
        return mix.number()

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.kind == OVER

    # By names and as text. Both are above this folder: they are imported where they are needed.

    @property
    def view(self) -> "PositionView":
        """Return the position by names, as it is now: `position.view.players[0].goods["grain"]`."""
        from labora.rules.view.position_view import view_of  # noqa: PLC0415

        return view_of(self)

    @property
    def line(self) -> str:
        """Return the position as one line of text."""
        from labora.rules.text.writing import position_text  # noqa: PLC0415

        return position_text(self)

    @staticmethod
    def parse(line: str) -> "Position":
        """Return the position of a line; raise a NotationError that says what is wrong with it."""
        from labora.rules.text.writing import parse_position  # noqa: PLC0415

        return parse_position(line)

    def __repr__(self) -> str:
        return f"Position({self.line!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _parsed, (self.line,)


def _parsed(line: str) -> Position:
    """A pickled position again."""
    return Position.parse(line)
