"""A table, computed from its events: the game, the seats and the messages. It needs no other part."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from labora.rules.constants.errors import LaboraError
from labora.rules.decision import apply
from labora.rules.game import Game
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.queries import active
from labora.rules.state.setup import Setup
from labora.server.games.domain.clocks import Clocks
from labora.server.games.domain.erasure import opened_without, without_person
from labora.server.games.domain.events import (
    Closed,
    Decided,
    EventBody,
    Foreign,
    Forgotten,
    HintsSwitched,
    Left,
    Opened,
    Rematched,
    Resumed,
    Seated,
    Standing,
    Started,
    TableEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from labora.server.games.domain.table_parts import TableSeat, UndoQuestion, UnreadableLog, seat_of
from labora.server.games.positions.refusal import Refusal

Phase = Literal["waiting", "playing", "over", "closed"]

KEPT_KEYS: Final = 100
NEWER: Final = "newer-version"
UNREADABLE: Final = "unreadable"
log: Final = logging.getLogger("labora.table")
RESERVED_SECONDS: Final = 24 * 3600.0
"""How long the seats of a rematch are reserved for those who played."""


class Table:
    """Hold a table as the fold of its events: settings, seats, game and clocks."""

    def __init__(self, identifier: str, events: Iterable[TableEvent]) -> None:
        self.id: Final = identifier
        self.number = 0
        self.game_number = 0
        """Of the last event that changed the game: decisions must be based on it or on something later."""
        self.events: Final[list[TableEvent]] = []
        self.seats: list[TableSeat] = []
        self.phase: Phase = "waiting"
        self.batches: Final[list[int]] = []
        """How many decisions had been taken before each request that took some."""
        self.turns_taken_back = 0
        """How often a turn that had been ended was taken back."""
        self.since = 0.0
        self.resumed = 0.0
        """When the service was last there again after a while."""
        self.question: UndoQuestion | None = None
        self.broken: UnreadableLog | None = None
        self.rematch: Rematched | None = None
        """The last rematch that was opened."""
        self.foreign: str | None = None
        """Why the table is not read any further, as the name of a problem; None: all of it is read."""
        self.forgotten: frozenset[str] = frozenset()
        self.keys: Final[dict[str, int]] = {}
        stream = iter(events)
        first = next(stream)
        if not isinstance(first.body, Opened):
            raise ValueError(f"the first event of a table is not {first.body.kind!r}")
        self.opened: Opened = first.body
        self.created: Final = first.at
        self.times: Final = Clocks(self.opened.clock)
        self.hints = self.opened.hints
        self.game: Final = Game(
            self.opened.mode,
            self.opened.variant,
            start=self.opened.start,
            without_quarry=self.opened.without_quarry,
        )
        if len(self.opened.seats) != self.setup.players:
            raise ValueError(f"{self.setup.players} players cannot have {len(self.opened.seats)} seats")
        self.seats = [seat_of(plan) for plan in self.opened.seats]
        self.since = first.at
        self._note(first)
        for event in stream:
            self.read(event)

    def fork(self) -> "Table":
        """The same table again, to see what events would make of it."""
        other: Table = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.__dict__.update(
            events=self.events.copy(),
            seats=[replace(seat, standing=seat.standing.copy()) for seat in self.seats],
            keys=self.keys.copy(),
            batches=self.batches.copy(),
            game=self.game.copy(),
            times=self.times.copy(),
            question=None
            if self.question is None
            else replace(self.question, agreed=set(self.question.agreed)),
        )
        return other

    # Questions

    @property
    def decider(self) -> int | None:
        """Return the seat that has to decide."""
        playing = self.phase == "playing" and self.broken is None and self.foreign is None
        return self.game.player if playing else None

    @property
    def names_and_bots(self) -> list[tuple[str, str | None]]:
        """By seat, the name that it was given and the level of its bot, here or in the game before."""
        return [(seat.name, seat.bot or seat.level) for seat in self.seats]

    @property
    def deadline(self) -> float | None:
        """When the time of the deciding person is up."""
        if self.decider is None or self.seats[self.decider].bot is not None:
            return None
        remaining = self.times.remaining(self.decider)
        return None if remaining is None else self.since + remaining

    def time_away(self, stopped: float, now: float) -> float:
        """How much of it the deciding person has lost, and was not given back yet."""
        return max(0.0, now - max(stopped, self.since, self.resumed))

    @property
    def aids(self) -> bool:
        """Trying out, hints and analysis are allowed: by the table, and after the end."""
        return self.opened.no_aids is None or self.phase == "over"

    @property
    def trial_of(self) -> str | None:
        """The table at which this line is tried out."""
        origin = self.opened.origin
        return origin.table if origin is not None and origin.trial else None

    @property
    def setup(self) -> Setup:
        return self.game.setup

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def active(self) -> int:
        return int(active(self.position))

    def seats_of(self, person: str | None) -> list[int]:
        return [
            number for number, seat in enumerate(self.seats) if person is not None and seat.person == person
        ]

    def persons(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    def owners(self) -> set[str]:
        """Those whose seats a bot keeps until they come back."""
        return {seat.owner for seat in self.seats if seat.owner is not None}

    def seats_kept_for(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.owner == person]

    def voters(self) -> set[str]:
        """Whose agreement counts: those who play, and those who may come back."""
        return self.persons() | self.owners()

    def players(self) -> set[str]:
        """Everyone who has a seat or had one until a bot took it."""
        return {holder for seat in self.seats if (holder := seat.holder) is not None}

    def reserved_until(self, number: int) -> float | None:
        """Until when a free seat is reserved for the person who played in it before; None: it is not."""
        seat = self.seats[number]
        is_reserved = self.phase == "waiting" and seat.reserved_for is not None and not seat.taken
        return self.created + RESERVED_SECONDS if is_reserved else None

    def may_take(self, number: int, person: str, now: float) -> bool:
        """Check whether the person may sit down in a seat."""
        until = self.reserved_until(number)
        is_reserved = until is not None and now < until and self.seats[number].reserved_for != person
        return not self.seats[number].taken and not is_reserved

    def partners(self, person: str) -> set[str]:
        """Return all other users who play or have played this game."""
        return self.players() - {person}

    def is_creator(self, person: str | None) -> bool:
        return person is not None and self.opened.creator == person

    def taken_at(self, number: int) -> list[str]:
        """The decisions that counted when event `number` was the last."""
        texts: list[str] = []
        for event in self.events[:number]:
            if isinstance(event.body, Decided):
                texts += event.body.decisions
            elif isinstance(event.body, Undone):
                del texts[event.body.to :]
        return texts

    def position_at(self, number: int) -> Position:
        """The position when event `number` was the last, taken back or not."""
        if number >= self.game_number:
            return self.position.copy()
        texts = self.taken_at(number)
        known = [taken.option.text for taken in self.game.decisions]
        common = next((at for at, (a, b) in enumerate(zip(texts, known, strict=False)) if a != b), None)
        shared = min(len(texts), len(known)) if common is None else common
        position = self.game.position_at(shared)
        for text in texts[shared:]:
            try:
                apply(position, parse_option(position, text))
            except LaboraError:
                # What the rules do not allow any more was never reached.
                break
        return position

    # Changes

    def read(self, event: TableEvent) -> None:
        """Apply a stored event. From the first one that makes no sense, the table can only be looked at."""
        try:
            self.apply(event)
        except Exception:
            log.exception("an event cannot be read", extra={"table": self.id, "number": event.number})
            self.foreign = UNREADABLE
            self._note(event)

    def apply(self, event: TableEvent) -> None:
        assert event.number == self.number + 1, (event.number, self.number)
        before = (self.decider, len(self.game.turns))
        active_before = self.active
        if isinstance(event.body, Foreign):
            self.foreign = self.foreign or (NEWER if event.body.kind != UNREADABLE else UNREADABLE)
        elif self.foreign is None:
            self._check_seats(event.body)
            self._change(event, event.body)
            self._note_activity(event.at, event.body)
        self._note(event)
        if (self.decider, len(self.game.turns)) != before:
            self._run_clocks(event.at, before, active_before)

    def _check_seats(self, body: EventBody) -> None:
        seats = len(self.seats)
        if isinstance(body, Started) and sorted(body.order) != list(range(seats)):
            raise ValueError(f"{body.order} is not an order of {seats} seats")
        seat = getattr(body, "seat", None)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} of {seats}")

    def _run_clocks(self, now: float, before: tuple[int | None, int], active_before: int) -> None:
        decider, turn = before
        if decider is not None:
            self.times.charge(decider, now - self.since)
        if len(self.game.turns) != turn:
            self.times.begin(len(self.game.turns), active_before)
        self.since = now

    def _note_activity(self, now: float, body: EventBody) -> None:
        person = getattr(body, "person", None)
        for seat in self.seats_of(person):
            self.seats[seat].acted = now

    def _note(self, event: TableEvent) -> None:
        self.number = event.number
        self.events.append(event)
        if isinstance(event.body, (Opened, Started, Decided, Undone, Closed)):
            self.game_number = event.number
        if isinstance(event.body, Rematched):
            self.rematch = event.body

    def _change(self, event: TableEvent, body: EventBody) -> None:
        match body:
            case Seated():
                self._seat(event.at, body)
            case Left():
                self.seats[body.seat] = TableSeat()
            case Started():
                self.seats = [self.seats[seat] for seat in body.order]
                self.phase = "playing"
            case Decided():
                self._decide(event.number, body)
            case Undone():
                self._undo(body)
                self._remember(body.person, body.key, event.number)
            case UndoAsked():
                self.question = UndoQuestion(body.seat, body.to, event.number)
            case UndoAnswered():
                self._answer(body)
            case Standing():
                self._stand(body)
            case HintsSwitched():
                self.hints = body.on
            case Forgotten():
                self._forget(body)
            case Resumed():
                self.since += self.time_away(body.stopped, event.at)
                self.resumed = event.at
            case Closed():
                self.phase = "closed"

    def _seat(self, now: float, body: Seated) -> None:
        seat = self.seats[body.seat]
        before = seat.person
        seat.late = False
        seat.person = body.person
        seat.bot = body.bot
        seat.model = body.model is True
        seat.standing.clear()
        if body.why == "joined":
            seat.name = body.name
        seat.resigned = body.why == "resigned"
        seat.replaced = body.why in ("replaced", "late")
        if seat.replaced:
            seat.owner = before
        elif seat.resigned:
            seat.former = before
        elif body.why == "returned":
            seat.owner = None
            self.times.come_back(body.seat)
            self.since = now if self.decider == body.seat else self.since

    def _forget(self, body: Forgotten) -> None:
        """The person leaves the memory as well; the game goes on without them."""
        self.forgotten |= {body.person}
        self.opened = opened_without(self.opened, body.person)
        self.events[:] = [without_person(event, body.person) for event in self.events]
        for number, seat in enumerate(self.seats):
            if seat.person == body.person:
                taken = self.phase == "playing"
                self.seats[number] = TableSeat(bot=body.bot if taken else None, resigned=taken)
            elif seat.named == body.person:
                self.seats[number] = replace(seat, name="", named=None)
            elif seat.reserved_for == body.person:
                self.seats[number] = TableSeat()
            elif body.person in (seat.owner, seat.former):
                self.seats[number] = replace(seat, owner=None, former=None, name="", resigned=True)
        if self.rematch is not None and self.rematch.person == body.person:
            self.rematch = self.rematch.model_copy(update={"person": "", "name": ""})

    def _decide(self, number: int, body: Decided) -> None:
        self.question = None
        self._remember(body.person, body.key, number)
        if self.broken is not None:
            return
        self.seats[body.seat].late = body.how == "clock"
        before = self.game.count
        self.broken = self._first_refused(number, body)
        if self.game.count > before:
            self.batches.append(before)
        if self.game.over and self.broken is None:
            self.phase = "over"

    def _first_refused(self, number: int, body: Decided) -> UnreadableLog | None:
        """Play the decisions, up to the first one that is not possible."""
        for index, text in enumerate(body.decisions):
            try:
                self.game.play(text, body.how)
            except LaboraError as error:
                return UnreadableLog(number, Refusal(index, text, self.position.copy(), error))
        return None

    def _undo(self, body: Undone) -> None:
        self.question = None
        if self.broken is not None and body.to > self.game.count:
            # What was taken back lies behind the last legal move.
            return
        self.turns_taken_back += body.to < self.game.turns[-1].first
        self.game.undo_to(body.to)
        while self.batches and self.batches[-1] >= body.to:
            self.batches.pop()
        if self.phase == "over":
            self.phase = "playing"
        self.broken = None

    def _answer(self, body: UndoAnswered) -> None:
        seat = self.seats[body.seat]
        person = seat.person or seat.owner
        if self.question is None:
            return
        if body.yes and person is not None:
            self.question.agreed.add(person)
        else:
            self.question = None

    def _stand(self, body: Standing) -> None:
        standing = self.seats[body.seat].standing
        if body.answer is None:
            standing.pop(body.question, None)
        else:
            standing[body.question] = (body.answer, body.round)

    def _remember(self, person: str | None, key: str | None, number: int) -> None:
        if key is None:
            return
        self.keys[f"{person}:{key}"] = number
        if len(self.keys) > KEPT_KEYS:
            del self.keys[next(iter(self.keys))]
