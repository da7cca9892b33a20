"""A game played in actions: the legal ones now, taking one, and what stands between two decisions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.environments.encoding.actions import AMOUNTS, AMOUNTS_FROM, SAY_MORE, SAY_PAY, action_of
from labora.environments.encoding.piecewise_amounts import (
    PiecewiseAmount,
    payment_pieces,
    reward_code,
    reward_pieces,
)
from labora.rules.constants import decision_kinds
from labora.rules.engine.building_use import payments
from labora.rules.engine.decisions_use import decide_payment
from labora.rules.engine.flow import first_position, proceed
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.state.setup import Setup

NOBODY: Final = -1


class ActionGame:
    """Play a game by action numbers; `actions` are the legal ones. The position changes in place.

    Most decisions are one action, and so is a number of times up to 31; payments and rewards take one for
    each good of which there is a choice.
    """

    def __init__(self, position: Position, round_limit: i64 = ROUND_LIMIT, look: bool = True) -> None:
        self.position: Final = position
        # R28: nobody who refuses to build could be forced to an end.
        self.round_limit: Final = round_limit
        # Payment or reward that is being put together.
        self.pieces: PiecewiseAmount | None = None
        # What `more` has added to the number that is being said.
        self.base: i64 = 0
        self.actions = vec[i64]()
        # The engine's codes of the actions, where these are decisions; numbers, where they say how many.
        self.codes = vec[i64]()
        # The actions of the open decision that have been taken.
        self.said = vec[i64]()
        if look:
            self._look()

    @property
    def over(self) -> bool:
        return self.position.over or self.position.round > self.round_limit

    @property
    def limited(self) -> bool:
        """Ended by the round limit, and scored as it stands."""
        return not self.position.over and self.position.round > self.round_limit

    @property
    def player(self) -> i64:
        """Return the seat that decides, or `NOBODY` when the game is over."""
        return NOBODY if self.over else decider(self.position)

    def refresh(self) -> None:
        """Looks again after the position was changed from outside; what was said so far is forgotten."""
        self.pieces = None
        self.base = 0
        self.said = vec[i64]()
        self._look()

    def copy(self) -> "ActionGame":
        other = ActionGame(self.position.copy(), self.round_limit, False)
        other.base = self.base
        other.said = self.said[:]
        other.pieces = None if self.pieces is None else self.pieces.copy()
        other.actions = self.actions
        other.codes = self.codes
        return other

    def __deepcopy__(self, memo: object) -> "ActionGame":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        said = [int(action) for action in self.said]
        return _played, (self.position.line, int(self.round_limit), said)

    def nearest(self, action: i64) -> i64:
        """The legal action that is taken for one that is not: the next one upwards, or the first of all."""
        best: i64 = -1
        lowest: i64 = -1
        for legal in self.actions:
            if lowest < 0 or legal < lowest:
                lowest = legal
            if legal >= action and (best < 0 or legal < best):
                best = legal
        return lowest if best < 0 else best

    def take(self, action: i64) -> bool:
        """Takes an action, or the nearest legal one; answers whether it was legal."""
        for index in range(len(self.actions)):
            if self.actions[index] == action:
                self._take(action, self.codes[index])
                return True
        if len(self.actions):
            self.take(self.nearest(action))
        return False

    def _take(self, action: i64, code: i64) -> None:
        self.said = append(self.said, action)
        if action == SAY_MORE:
            self.base += AMOUNTS
        else:
            self.base = 0
            self._decide(action, code)
        self._look()

    def _decide(self, action: i64, code: i64) -> None:
        pieces = self.pieces
        if pieces is None:
            self.said = vec[i64]()
            decide(self.position, code)
            return
        if action != SAY_PAY:
            pieces.choose(code)
        if pieces.done:
            self.pieces = None
            self.said = vec[i64]()
            self._hand_over(pieces.given)

    def _hand_over(self, given: vec[i64]) -> None:
        """Everything of a payment or reward has been said."""
        position = self.position
        if position.kind == decision_kinds.REWARD:
            decide(position, reward_code(given))
            return
        decide_payment(position, given)
        if position.kind == decision_kinds.PASSING:
            proceed(position)

    def _look(self) -> None:
        """Lists the legal actions."""
        self.actions = vec[i64]()
        self.codes = vec[i64]()
        if self.over:
            return
        position = self.position
        if self.pieces is None and is_payment(position.kind):
            self.pieces = payment_pieces(payments(position))
        elif self.pieces is None and position.kind == decision_kinds.REWARD:
            self.pieces = reward_pieces(offers(position))
        pieces = self.pieces
        if pieces is not None and pieces.done:
            self._add(SAY_PAY, 0)
        elif pieces is not None:
            self._add_numbers(pieces.numbers)
        elif position.kind == decision_kinds.AMOUNT:
            self._add_numbers(offers(position))
        else:
            codes = offers(position)
            for code in codes:
                self.actions = append(self.actions, action_of(position, code))
            self.codes = codes

    def _add_numbers(self, numbers: vec[i64]) -> None:
        more = False
        for number in numbers:
            left = number - self.base
            if 0 <= left < AMOUNTS:
                self._add(AMOUNTS_FROM + left, number)
            elif left >= AMOUNTS:
                more = True
        if more:
            self._add(SAY_MORE, 0)

    def _add(self, action: i64, code: i64) -> None:
        self.actions = append(self.actions, action)
        self.codes = append(self.codes, code)


def new_play(setup: Setup, start: i64 = 0, round_limit: i64 = ROUND_LIMIT) -> ActionGame:
    return ActionGame(first_position(setup, start), round_limit)


def _played(line: str, round_limit: int, said: list[int]) -> ActionGame:
    """A pickled game again."""
    play = ActionGame(Position.parse(line), round_limit)
    for action in said:
        play.take(action)
    return play
