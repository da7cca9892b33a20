"""Whole turns: every way to play from here to the end of the turn, each with the position it leads to."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.constants import decision_kinds
from labora.rules.engine.building_use import payments
from labora.rules.engine.decision_kind import numbers
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.engine.option import Option
from labora.rules.notation import option_of
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider

# Payments, and goods to give, are nearly alike: so many of each are tried.
FEW: Final = 2
MOST_TURNS: Final = 20000


class WholeTurn:
    """Hold one way to play a turn to its end: its decisions, and the position that they lead to."""

    def __init__(self, start: Position, codes: vec[i64], position: Position) -> None:
        self.start: Final = start
        self.codes: Final = codes
        self.position: Final = position

    @property
    def options(self) -> list[Option]:
        """List the decisions in order."""
        position = self.start.copy()
        found: list[Option] = []
        for code in self.codes:
            found.append(option_of(position, code))
            decide(position, code)
        return found

    @property
    def line(self) -> str:
        """Return the turn as records have it."""
        return " ".join([option.text for option in self.options])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, WholeTurn)
            and self.codes == other.codes
            and self.position == other.position
            and self.start == other.start
        )

    def __hash__(self) -> int:
        return hash(self.position)

    def __repr__(self) -> str:
        return f"<WholeTurn: {self.line}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _whole_turn, (self.start, list(self.codes), self.position)


def _whole_turn(start: Position, codes: list[int], position: Position) -> WholeTurn:
    """Makes the whole turn of a pickle."""
    return WholeTurn(start, vec[i64](codes), position)


class _Search:
    def __init__(
        self,
        position: Position,
        *,
        few: i64,
        most: i64,
        land: bool,
        owner_sends_prior: bool,
        one_action: bool,
    ) -> None:
        # Its own copy: the given position may go on.
        self.start: Final = position.copy()
        self.player: Final = active(position)
        self.actions: Final = position.actions
        self.few: Final = few
        self.most: Final = most
        self.land: Final = land
        self.owner_sends_prior: Final = owner_sends_prior
        self.one_action: Final = one_action
        self.seen: Final[set[int]] = set()
        self.found: Final[list[WholeTurn]] = []

    def explore(self, position: Position, codes: vec[i64]) -> None:
        for code in self._tried(position):
            if len(self.found) >= self.most:
                return
            after = position.copy()
            decide(after, code)
            if self._is_done(position, code, after):
                self.found.append(WholeTurn(self.start, append(codes[:], code), after))
            elif after.kind != decision_kinds.TURN or self._is_new(after):
                self.explore(after, append(codes[:], code))

    def _is_new(self, position: Position) -> bool:
        """Different ways to the same table count once. They meet between actions: it is asked only there."""
        key = position.key()
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def _is_done(self, before: Position, code: i64, after: Position) -> bool:
        if before.kind == decision_kinds.TURN and code == decision_kinds.ACT_END:
            return True
        stops = after.over or (
            self.one_action and after.kind == decision_kinds.TURN and after.actions < self.actions
        )
        return stops and self._is_new(after)

    def _tried(self, position: Position) -> vec[i64]:
        if is_payment(position.kind):
            return numbers(0, min(self.few, payments(position).count))
        codes = offers(position)
        if position.kind == decision_kinds.GIVE:
            return codes[: self.few]
        if position.kind == decision_kinds.TURN and not self.land:
            return _without_land(codes)
        if decider(position) != self.player:
            return codes[1:] if self.owner_sends_prior else codes[:1]
        return codes


def _without_land(codes: vec[i64]) -> vec[i64]:
    kept = vec[i64]()
    for code in codes:
        if code != decision_kinds.ACT_DISTRICT and code != decision_kinds.ACT_PLOT:
            kept = append(kept, code)
    return kept


def turns(
    position: Position,
    *,
    few: int = FEW,
    most: int = MOST_TURNS,
    land: bool = True,
    owner_sends_prior: bool = False,
    one_action: bool = False,
) -> list[WholeTurn]:
    """List the ways to play the turn to its end, each resulting position once.

    `few` payments of each kind are tried, `land=False` leaves purchases out, and an owner who is asked for a
    clergyman is taken to send a lay brother (or the prior). `one_action` stops as soon as one main action is
    done: where a turn has two, listing all pairs takes long.
    """
    search = _Search(
        position,
        few=few,
        most=most,
        land=land,
        owner_sends_prior=owner_sends_prior,
        one_action=one_action,
    )
    search.explore(position, vec[i64]())
    return search.found
