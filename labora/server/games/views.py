"""A table as one person sees it, and as it stands in lists."""

import json
import logging
import time
from collections.abc import Iterable
from typing import Any, Final

from labora import __version__
from labora.bots.old_ids import current_bot
from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.rules.state.scoring import total_score, winners
from labora.server.core.changes import changes_between
from labora.server.core.language import words_of
from labora.server.games.domain.decisions import undo_floor, undo_step
from labora.server.games.domain.events import ClockRule
from labora.server.games.domain.table import RESERVED_SECONDS, Table
from labora.server.games.domain.table_parts import TableSeat
from labora.server.games.event_storage import GameRow
from labora.server.games.positions.chronicle import Chronicle
from labora.server.games.positions.decision_views import decision_view
from labora.server.games.positions.schemas import PositionView
from labora.server.games.positions.views import setup_view
from labora.server.games.schemas import (
    ClockView,
    GameChanges,
    GameView,
    OriginView,
    RematchView,
    ReservedView,
    SeatSummary,
    SeatView,
    StandingView,
    TableSummary,
    TableView,
    TurnView,
    UndoQuestionView,
    UndoView,
)
from labora.server.games.seat_names import shown_names
from labora.server.ratings.calculation import Scale
from labora.server.ratings.views import NOBODYS, ShownRatings, scale_of_setup
from labora.server.tutorial.lesson_views import lesson_view

log: Final = logging.getLogger("labora.lists")


def seat_kind(seat: TableSeat) -> Any:
    if seat.bot is not None:
        return "bot"
    if seat.person is None:
        return "open"
    return "device" if seat.device else "person"


def table_name(name: str, host: str, from_record: bool, words: Words | None) -> str:
    """Its own name, or one made of its host's, in the reader's language."""
    if name or not host:
        return name
    message = "service-record-name" if from_record else "service-table-name"
    return (words or words_of(ENGLISH)).text(message, name=host)


def table_view(
    table: Table,
    game: GameView,
    person: str | None,
    invitation: str,
    online: set[int],
    watching: int,
    words: Words | None,
) -> TableView:
    inside = table.is_creator(person) or bool(table.seats_of(person))
    return TableView(
        id=table.id,
        name=table_name(table.opened.name, table.opened.host, table.opened.from_record, words),
        created=table.created,
        public=table.opened.public,
        creator=table.is_creator(person),
        # What is tried out is for its maker alone.
        invitation=invitation if inside and table.trial_of is None else None,
        clock=clock_view(table.opened.clock),
        random_order=table.opened.random_order,
        hints=table.hints,
        abbot_seconds=table.opened.abbot_seconds,
        aids=table.opened.no_aids is None,
        rated=table.opened.rated is True,
        origin=_origin(table),
        rematch=_rematch(table, person),
        setup=setup_view(table.setup),
        seats=[
            _seat(table, number, name, person, number in online)
            for number, name in enumerate(shown_names(table.names_and_bots, words))
        ],
        watching=watching,
        number=table.number,
        version=__version__,
        game=game,
    )


def _origin(table: Table) -> OriginView | None:
    origin = table.opened.origin
    if origin is None:
        return None
    return OriginView(table=origin.table, at=origin.at, trial=origin.trial is True, problem=origin.problem)


def _rematch(table: Table, person: str | None) -> RematchView | None:
    if person not in table.players():
        return None
    known = table.rematch
    if known is None:
        return RematchView(table=None, name="", mine=False)
    return RematchView(table=known.table, name=known.name, mine=known.person == person)


def _reserved(table: Table, number: int, person: str | None) -> ReservedView | None:
    until = table.reserved_until(number)
    if until is None or until < time.time():
        return None
    return ReservedView(until=until, mine=table.seats[number].reserved_for == person)


def _seat(table: Table, number: int, name: str, person: str | None, online: bool) -> SeatView:
    seat = table.seats[number]
    mine = person is not None and seat.person == person
    return SeatView(
        seat=number,
        kind=seat_kind(seat),
        name=name,
        bot=seat.bot,
        model=seat.model,
        mine=mine,
        online=online,
        resigned=seat.resigned,
        replaced=seat.replaced,
        kept=person is not None and seat.owner == person,
        reserved=_reserved(table, number, person),
        standing=_standing(table, seat) if mine else None,
    )


def _standing(table: Table, seat: TableSeat) -> StandingView:
    clergyman = seat.standing.get("owners-clergyman")
    passing = seat.standing.get("settlement-phase")
    answer: Any = None if clergyman is None else clergyman[0]
    return StandingView(
        owners_clergyman=answer,
        pass_settlement_phase=passing is not None and passing[1] == table.position.round,
    )


def game_view(table: Table, position: PositionView, words: Words | None, chronicle: Chronicle) -> GameView:
    playing = table.decider is not None
    return GameView(
        number=table.number,
        phase=table.phase,
        position=position,
        decision=decision_view(table.position, words) if playing else None,
        turn=_turn(table),
        undo=_undo(table),
        chronicle=chronicle.recent(table.game, words),
        broken=_broken(table, words or words_of(ENGLISH)),
        can_go_on=table.broken is not None and table.foreign is None,
        lesson=lesson_view(table, words),
    )


def game_changes(before: GameView, now: GameView) -> GameChanges:
    """Return the changes for clients that have the game as it was before."""
    return GameChanges(since=before.number, number=now.number, changes=changes_between(before, now))


def _broken(table: Table, words: Words) -> str | None:
    if table.foreign is not None:
        return words.text(f"problem-{table.foreign}")
    if table.broken is None:
        return None
    refusal = table.broken.refusal
    return words.text("service-broken", move=refusal.text, why=words.error(refusal.error, table.setup))


def clock_view(clock: ClockRule | None) -> ClockView | None:
    return None if clock is None else ClockView(**clock.model_dump())


def _turn(table: Table) -> TurnView | None:
    if table.decider is None:
        return None
    left = [table.times.remaining(seat) for seat in range(len(table.seats))]
    return TurnView(
        seat=table.decider,
        since=table.since,
        deadline=table.deadline,
        left=[seconds for seconds in left if seconds is not None] or None,
    )


def _undo(table: Table) -> UndoView:
    question = table.question
    people = [seat.person for seat in table.seats]
    floors = [None if person is None else undo_floor(table, person) for person in people]
    return UndoView(
        taken=table.game.count,
        turn_start=table.game.turns[-1].first,
        floors=floors,
        steps=[
            None if person is None else undo_step(table, person, floor)
            for person, floor in zip(people, floors, strict=True)
        ],
        question=None
        if question is None
        else UndoQuestionView(
            seat=question.seat,
            to=question.to,
            agreed=[
                n for n, seat in enumerate(table.seats) if (seat.person or seat.owner) in question.agreed
            ],
            waiting=_missing_answers(table),
        ),
    )


def _missing_answers(table: Table) -> list[int]:
    assert table.question is not None
    done = table.question.agreed | {table.seats[table.question.seat].person or ""}
    holders = [seat.person or seat.owner for seat in table.seats]
    return [n for n, holder in enumerate(holders) if holder is not None and holder not in done]


# Lists


def summary_text(table: Table) -> str:
    """What lists show, so that they need not play the games again."""
    over = table.phase == "over"
    return json.dumps(
        {
            "name": table.opened.name,
            "host": table.opened.host,
            "from_record": table.opened.from_record,
            "setup": table.setup.name,
            "round": int(table.position.round),
            "rounds": int(table.setup.mode.last_round) or None,
            "turn": table.decider,
            "since": table.since,
            "winners": winners(table.position) if over else [],
            "clock": None if table.opened.clock is None else table.opened.clock.model_dump(),
            "rated": table.opened.rated is True,
            "seats": [
                {
                    "name": seat.name,
                    "kind": seat_kind(seat),
                    "bot": seat.bot,
                    "level": seat.bot or seat.level,
                    "model": seat.model,
                    "points": int(total_score(table.position, number)),
                    "person": seat.person,
                    "name_of": seat.name_of,
                    "reserved": None if seat.taken else seat.reserved_for,
                }
                for number, seat in enumerate(table.seats)
            ],
        }
    )


def table_summary(
    row: GameRow, person: str | None, words: Words, ratings: ShownRatings = NOBODYS
) -> TableSummary:
    older = {"clock": None, "host": "", "from_record": False, "rated": False}
    known: dict[str, Any] = older | json.loads(row.summary)
    if (seconds := known.pop("seconds_per_turn", None)) is not None:
        # As version 0.1.0 wrote it.
        known["clock"] = clock_view(ClockRule(seconds=seconds))
    scale = scale_of_setup(known["setup"]) if known["rated"] else None
    stored = known.pop("seats")
    reserved = [seat.pop("reserved", None) for seat in stored]
    for seat in stored:
        if seat["bot"] is not None:
            seat["bot"] = current_bot(seat["bot"])
    levels = [current_bot(seat.pop("level", None) or seat["bot"] or "") or None for seat in stored]
    names = shown_names(((seat["name"], level) for seat, level in zip(stored, levels, strict=True)), words)
    seats = [
        _seat_summary(seat | {"name": name}, person, ratings, scale)
        for seat, name in zip(stored, names, strict=True)
    ]
    is_reserved = time.time() < row.created + RESERVED_SECONDS
    others = [is_reserved and holder not in (None, person) for holder in reserved]
    known["name"] = table_name(known["name"], known.pop("host"), known.pop("from_record"), words)
    turn = known["turn"]
    phase: Any = row.phase
    return TableSummary(
        id=row.id,
        phase=phase,
        public=row.public,
        created=row.created,
        updated=row.updated,
        seats=seats,
        my_turn=turn is not None and seats[turn].mine,
        open_seats=sum(seat.kind == "open" and not kept for seat, kept in zip(seats, others, strict=True)),
        **known,
    )


def table_summaries(
    rows: Iterable[GameRow], person: str | None, words: Words, ratings: ShownRatings = NOBODYS
) -> list[TableSummary]:
    """The tables of a list. One that cannot be read is left out and logged: the others are still shown."""
    found = []
    for row in rows:
        try:
            found.append(table_summary(row, person, words, ratings))
        except Exception:
            log.exception("a table cannot be listed", extra={"table": row.id})
    return found


def _seat_summary(
    seat: dict[str, Any], person: str | None, ratings: ShownRatings, scale: Scale | None
) -> SeatSummary:
    holder = seat.pop("person")
    seat.pop("name_of", None)
    # Older versions knew no models.
    known = {"model": False} | seat
    rating = None if scale is None else ratings.of(holder, scale)
    return SeatSummary(mine=holder is not None and holder == person, rating=rating, **known)
