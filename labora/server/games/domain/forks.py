"""Another table that goes on from a moment of this one: to play on, or to try something out."""

from collections.abc import Mapping, Sequence

from labora.rules.components.goods import VARIANTS
from labora.rules.constants.versions import RULES
from labora.rules.game import Game
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.errors import (
    CreatorOnlyError,
    GameHasEndedError,
    NoAidsError,
    NoSuchNumberError,
    NotALineError,
    NotStartedError,
    SeatsOfRecordError,
    TableClosedError,
    WrongSeatsError,
)
from labora.server.games.domain.events import Closed, Decided, EventBody, Opened, Origin, SeatPlan, mark
from labora.server.games.domain.moments import at_of
from labora.server.games.domain.table import Table
from labora.server.games.requests import AskFork


def plan_fork(
    table: Table, person: str, asked: AskFork, seats: Sequence[SeatPlan], name: str
) -> tuple[Opened, list[EventBody]]:
    """What the new table begins with."""
    game = _forked(table, asked)
    if len(seats) != game.setup.players:
        raise WrongSeatsError(int(game.setup.players), len(seats))
    if not all(seat.person is not None or seat.bot is not None for seat in seats):
        raise SeatsOfRecordError
    opened = Opened(
        mode=game.setup.mode.name,
        variant="france" if VARIANTS[game.setup.variant] == "france" else "ireland",
        without_quarry=game.setup.without_quarry,
        name=name,
        public=False,
        creator=person,
        seats=list(seats),
        hints=table.hints or not asked.trial,
        start=game.start,
        origin=_origin(table, asked, at_of(table.game, asked.moment)),
        rules=RULES,
    )
    return opened, decided_in(game)


def _origin(table: Table, asked: AskFork, at: str) -> Origin:
    """A line that branches off another is one of the same game."""
    known = table.opened.origin
    if asked.trial and known is not None and known.trial:
        return known
    return Origin(table=table.id, at=at, trial=mark(asked.trial))


def _forked(table: Table, asked: AskFork) -> Game:
    if table.phase in ("waiting", "closed"):
        raise NotStartedError if table.phase == "waiting" else TableClosedError
    if not table.aids:
        raise NoAidsError
    if asked.moment > table.game.count:
        raise NoSuchNumberError
    game = table.game.fork(asked.moment)
    if game.over:
        raise GameHasEndedError
    return game


def decided_in(game: Game) -> list[EventBody]:
    return [
        Decided(seat=turn.player, decisions=[option.text for option in turn.options], how="record")
        for turn in game.turns
        if turn.options
    ]


def same_seats(table: Table, person: str) -> list[SeatPlan]:
    """All of them on this device, with the names that they have."""
    return [
        SeatPlan(person=person, device=True, name=name, level=level) for name, level in table.names_and_bots
    ]


def with_owners(seats: Sequence[SeatPlan], owners: Mapping[str, str], person: str) -> list[SeatPlan]:
    """Names of others know whose they are, and go when that person is deleted."""
    return [
        seat.model_copy(update={"named": owners[seat.name]})
        if seat.device and owners.get(seat.name, person) != person
        else seat
        for seat in seats
    ]


def owners_of_names(table: Table) -> dict[str, str]:
    return {seat.name: seat.name_of for seat in table.seats if seat.name and seat.name_of is not None}


def plan_remove(draft: Draft, person: str) -> None:
    """Plan to delete a private variation."""
    if not draft.table.is_creator(person):
        raise CreatorOnlyError
    if draft.table.trial_of is None:
        raise NotALineError
    if draft.table.phase != "closed":
        draft.add(Closed(why="removed"))
