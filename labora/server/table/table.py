"""A table: the fold of its events. Knows the game, the seats and what was said; asks nobody."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from labora.rules.decision import apply
from labora.rules.game import Game
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.questions import active
from labora.rules.state.setup import Setup
from labora.rules.vocabulary.errors import LaboraError
from labora.server.table.events import (
    Closed,
    Decided,
    Event,
    EventBody,
    Foreign,
    Forgotten,
    HintsSwitched,
    Left,
    Opened,
    Said,
    Seated,
    Standing,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    Unsaid,
)
from labora.server.table.forgetting import opened_without, without_person
from labora.server.table.parts import Broken, Seat, UndoQuestion
from labora.server.table.refusal import Refusal
from labora.server.table.times import Times
from labora.server.wire.problems import ProblemError

Phase = Literal["waiting", "playing", "over", "closed"]

KEPT_KEYS: Final = 100


class Table:
    def __init__(self, identifier: str, events: Iterable[Event]) -> None:
        self.id: Final = identifier
        self.number = 0
        self.game_number = 0
        """Of the last event that changed the game: decisions must be based on it or on something later."""
        self.events: Final[list[Event]] = []
        self.seats: list[Seat] = []
        self.phase: Phase = "waiting"
        self.batches: Final[list[int]] = []
        """How many decisions had been taken before each request that took some."""
        self.turns_taken_back = 0
        """How often a turn that had been ended was taken back."""
        self.since = 0.0
        self.question: UndoQuestion | None = None
        self.broken: Broken | None = None
        self.foreign: str | None = None
        """The first kind of event that this version does not know: from there on the table is not read."""
        self.forgotten: frozenset[str] = frozenset()
        self.keys: Final[dict[str, int]] = {}
        stream = iter(events)
        first = next(stream)
        if not isinstance(first.body, Opened):
            raise ProblemError(409, "newer-version")
        self.opened: Opened = first.body
        self.created: Final = first.at
        self.times: Final = Times(self.opened.clock)
        self.hints = self.opened.hints
        self.game: Final = Game(
            self.opened.mode,
            self.opened.variant,
            start=self.opened.start,
            without_quarry=self.opened.without_quarry,
        )
        self.seats = [
            Seat(plan.person, plan.bot, plan.device, plan.name, plan.model is True)
            for plan in self.opened.seats
        ]
        self.since = first.at
        self._note(first)
        for event in stream:
            self.apply(event)

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
        """The seat that everybody waits for."""
        playing = self.phase == "playing" and self.broken is None and self.foreign is None
        return self.game.player if playing else None

    @property
    def deadline(self) -> float | None:
        """When the time of the deciding person is up."""
        if self.decider is None or self.seats[self.decider].bot is not None:
            return None
        remaining = self.times.remaining(self.decider)
        return None if remaining is None else self.since + remaining

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

    def partners(self, person: str) -> set[str]:
        """Everybody else who plays this game or has played it: it is not the person's own alone."""
        formers = {seat.former for seat in self.seats if seat.former is not None}
        return (self.persons() | self.owners() | formers) - {person}

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

    def apply(self, event: Event) -> None:
        assert event.number == self.number + 1, (event.number, self.number)
        before = (self.decider, len(self.game.turns))
        active_before = self.active
        if isinstance(event.body, Foreign):
            self.foreign = self.foreign or event.body.kind
        elif self.foreign is None:
            self._change(event, event.body)
            self._note_activity(event.at, event.body)
        self._note(event)
        if (self.decider, len(self.game.turns)) != before:
            self._run_clocks(event.at, before, active_before)

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

    def _note(self, event: Event) -> None:
        self.number = event.number
        self.events.append(event)
        if isinstance(event.body, (Opened, Started, Decided, Undone, Closed)):
            self.game_number = event.number

    def _change(self, event: Event, body: EventBody) -> None:
        match body:
            case Seated():
                self._seat(event.at, body)
            case Left():
                self.seats[body.seat] = Seat()
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
            case Closed():
                self.phase = "closed"
            case Said() | Unsaid() | Opened():
                pass

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
                self.seats[number] = Seat(bot=body.bot if taken else None, resigned=taken)
            elif body.person in (seat.owner, seat.former):
                self.seats[number] = replace(seat, owner=None, former=None, name="", resigned=True)

    def _decide(self, number: int, body: Decided) -> None:
        self.question = None
        self._remember(body.person, body.key, number)
        if self.broken is not None:
            return
        self.seats[body.seat].late = body.how == "clock"
        if body.decisions:
            self.batches.append(self.game.count)
        for index, text in enumerate(body.decisions):
            try:
                self.game.play(text, body.how)
            except LaboraError as error:
                self.broken = Broken(number, Refusal(index, text, self.position.copy(), error))
                return
        if self.game.over:
            self.phase = "over"

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
