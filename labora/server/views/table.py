"""A table as one person sees it, and as it stands in lists."""

import json
from typing import Any

from labora import __version__
from labora.rules.state.scoring import total_score, winners
from labora.server.store.appending import GameRow
from labora.server.table.parts import Broken, Seat
from labora.server.table.play import undo_floor, undo_step
from labora.server.table.table import Table
from labora.server.views.chronicle import Chronicle
from labora.server.views.decision import decision_view
from labora.server.views.position import position_view, setup_view
from labora.server.wire.table import (
    GameView,
    SeatSummary,
    SeatView,
    StandingView,
    TableSummary,
    TableView,
    TurnView,
    UndoQuestionView,
    UndoView,
)
from labora.words import Words


def seat_kind(seat: Seat) -> Any:
    if seat.bot is not None:
        return "bot"
    if seat.person is None:
        return "open"
    return "device" if seat.device else "person"


def table_view(
    table: Table, game: GameView, person: str | None, invitation: str, online: set[int], watching: int
) -> TableView:
    inside = table.is_creator(person) or bool(table.seats_of(person))
    return TableView(
        id=table.id,
        name=table.opened.name,
        created=table.created,
        public=table.opened.public,
        creator=table.is_creator(person),
        invitation=invitation if inside else None,
        seconds_per_turn=table.opened.seconds_per_turn,
        random_order=table.opened.random_order,
        hints=table.hints,
        setup=setup_view(table.setup),
        seats=[_seat(table, number, person, number in online) for number in range(len(table.seats))],
        watching=watching,
        number=table.number,
        version=__version__,
        game=game,
    )


def _seat(table: Table, number: int, person: str | None, online: bool) -> SeatView:
    seat = table.seats[number]
    mine = person is not None and seat.person == person
    return SeatView(
        seat=number,
        kind=seat_kind(seat),
        name=seat.name,
        bot=seat.bot,
        mine=mine,
        online=online,
        resigned=seat.resigned,
        replaced=seat.replaced,
        standing=_standing(table, seat) if mine else None,
    )


def _standing(table: Table, seat: Seat) -> StandingView:
    clergyman = seat.standing.get("owners-clergyman")
    passing = seat.standing.get("settlement-phase")
    answer: Any = None if clergyman is None else clergyman[0]
    return StandingView(
        owners_clergyman=answer,
        pass_settlement_phase=passing is not None and passing[1] == table.position.round,
    )


def game_view(table: Table, words: Words | None, chronicle: Chronicle) -> GameView:
    playing = table.phase == "playing" and table.broken is None
    return GameView(
        number=table.number,
        phase=table.phase,
        position=position_view(table.position),
        decision=decision_view(table.position, words) if playing else None,
        turn=_turn(table),
        undo=_undo(table),
        chronicle=chronicle.recent(table.game, words),
        broken=None if table.broken is None else _broken(table.broken, table, words),
    )


def _broken(broken: Broken, table: Table, words: Words | None) -> str:
    error = broken.refusal.error
    return str(error) if words is None else words.error(error, table.setup)


def _turn(table: Table) -> TurnView | None:
    if table.decider is None:
        return None
    seconds = table.opened.seconds_per_turn
    deadline = table.since + seconds if seconds is not None else None
    return TurnView(seat=table.decider, since=table.since, deadline=deadline)


def _undo(table: Table) -> UndoView:
    question = table.question
    floors = [None if seat.person is None else undo_floor(table, seat.person) for seat in table.seats]
    return UndoView(
        taken=table.game.count,
        turn_start=table.game.turns[-1].first,
        floors=floors,
        steps=[None if seat.person is None else undo_step(table, seat.person) for seat in table.seats],
        question=None
        if question is None
        else UndoQuestionView(
            seat=question.seat,
            to=question.to,
            agreed=[n for n, seat in enumerate(table.seats) if seat.person in question.agreed],
            waiting=_missing_answers(table),
        ),
    )


def _missing_answers(table: Table) -> list[int]:
    assert table.question is not None
    done = table.question.agreed | {table.seats[table.question.seat].person or ""}
    return [n for n, seat in enumerate(table.seats) if seat.person is not None and seat.person not in done]


# Lists


def summary_text(table: Table) -> str:
    """What lists show, so that they need not play the games again."""
    over = table.phase == "over"
    return json.dumps(
        {
            "name": table.opened.name,
            "setup": table.setup.name,
            "round": int(table.position.round),
            "rounds": int(table.setup.mode.last_round) or None,
            "turn": table.decider,
            "since": table.since,
            "winners": winners(table.position) if over else [],
            "seconds_per_turn": table.opened.seconds_per_turn,
            "seats": [
                {
                    "name": seat.name,
                    "kind": seat_kind(seat),
                    "bot": seat.bot,
                    "points": int(total_score(table.position, number)),
                    "person": seat.person,
                }
                for number, seat in enumerate(table.seats)
            ],
        }
    )


def table_summary(row: GameRow, person: str | None) -> TableSummary:
    known: dict[str, Any] = json.loads(row.summary)
    seats = [_seat_summary(seat, person) for seat in known.pop("seats")]
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
        open_seats=sum(seat.kind == "open" for seat in seats),
        **known,
    )


def _seat_summary(seat: dict[str, Any], person: str | None) -> SeatSummary:
    holder = seat.pop("person")
    return SeatSummary(mine=holder is not None and holder == person, **seat)
