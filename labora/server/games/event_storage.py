"""Appending to the log of a table, in as few steps as each database can do it in."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import TextClause, text

from labora.server.database.postgres_notify import channel_of
from labora.server.database.sqlite_writer import Statement
from labora.server.games.domain.events import BODY, Foreign, TableEvent
from labora.server.games.domain.notification_triggers import Notification, Occasion
from labora.server.ratings.results import SeatResult


@dataclass(frozen=True, slots=True)
class GameRow:
    """Hold what is stored of a table beside its events; all but the key can be computed from them."""

    id: str
    key: str
    creator: str
    public: bool
    phase: str
    created: float
    updated: float
    number: int
    deadline: float | None
    bot_due: bool
    summary: str
    bots: int
    trial_of: str | None
    """The table at which this line is tried out."""


def rated_players(row: GameRow) -> set[str]:
    """Who sits at a rated table."""
    try:
        known = json.loads(row.summary)
    except ValueError:
        return set()
    seats = known["seats"] if known.get("rated") else []
    return {seat["person"] for seat in seats if seat["person"] is not None}


_CHANGING: Final = tuple(
    name for name in GameRow.__slots__ if name not in ("id", "key", "creator", "created", "trial_of")
)


def event_row(game: str, event: TableEvent) -> dict[str, Any]:
    assert not isinstance(event.body, Foreign)
    body = BODY.dump_json(event.body, exclude_none=True).decode()
    return {"game": game, "number": event.number, "at": event.at, "body": body}


# SQLite


INSERT_EVENT: Final = "INSERT INTO event (game, number, at, body) VALUES (:game, :number, :at, :body)"
UPDATE_GAME: Final = f"UPDATE game SET {', '.join(f'{name} = :{name}' for name in _CHANGING)} WHERE id = :id"
INSERT_MEMBER: Final = (
    "INSERT INTO member (game, person, seated) VALUES (:game, :person, TRUE) "
    "ON CONFLICT (game, person) DO UPDATE SET seated = TRUE"
)
ENTER: Final = (
    "INSERT INTO member (game, person, seated) VALUES (:game, :person, FALSE) "
    "ON CONFLICT (game, person) DO NOTHING"
)
DELETE_RESULTS: Final = "DELETE FROM result WHERE game = :id"
INSERT_RESULT: Final = (
    f"INSERT INTO result ({', '.join(SeatResult.__slots__)}) "
    f"VALUES ({', '.join(f':{name}' for name in SeatResult.__slots__)})"
)


def insert_notice(occasion: Occasion) -> str:
    """Add a notice to each channel that the user chose for it, at most once: numbers only grow."""
    return (
        "INSERT INTO notice (channel, occasion, game, number, at) SELECT channel.id, "
        f"'{occasion}', CAST(:game AS VARCHAR(32)), CAST(:number AS INTEGER), "
        "CAST(:updated AS DOUBLE PRECISION) FROM channel "
        f"WHERE person = :person AND active AND confirm IS NULL AND on_{occasion} "
        "ON CONFLICT (channel, occasion, game, number) DO NOTHING"
    )


def notice_values(game: GameRow, person: str) -> dict[str, Any]:
    return {"game": game.id, "number": game.number, "updated": game.updated, "person": person}


def append_step_by_step(
    game: GameRow,
    new: Sequence[TableEvent],
    seated: Iterable[str],
    results: Sequence[SeatResult] | None,
    told: Sequence[Notification],
) -> list[Statement]:
    statements: list[Statement] = [(INSERT_EVENT, event_row(game.id, event)) for event in new]
    statements.append((UPDATE_GAME, _values(game)))
    statements += [(INSERT_MEMBER, {"game": game.id, "person": person}) for person in seated]
    if results is not None:
        statements.append((DELETE_RESULTS, {"id": game.id}))
        statements += [(INSERT_RESULT, result_row(result)) for result in results]
    statements += [(insert_notice(one.occasion), notice_values(game, one.person)) for one in told]
    return statements


def result_row(result: SeatResult) -> dict[str, Any]:
    return {name: getattr(result, name) for name in SeatResult.__slots__}


def _values(game: GameRow) -> dict[str, Any]:
    return {name: getattr(game, name) for name in ("id", *_CHANGING)}


# PostgreSQL


def append_everything(
    game: GameRow,
    new: Sequence[TableEvent],
    seated: Iterable[str],
    results: Sequence[SeatResult] | None,
    told: Sequence[Notification],
) -> tuple[TextClause, dict[str, Any]]:
    """One statement, which is one trip and one transaction; listeners hear of it when it is on disk."""
    values = _values(game) | {"channel": channel_of(game.id), "news": f"{game.id} {game.number}"}
    rows: list[str] = []
    for index, event in enumerate(new):
        rows.append(f"(:id, :number{index}, :at{index}, :body{index})")
        for name, value in event_row(game.id, event).items():
            values[f"{name}{index}"] = value
        del values[f"game{index}"]
    parts = [
        f"events AS (INSERT INTO event (game, number, at, body) VALUES {', '.join(rows)})",
        f"game AS ({UPDATE_GAME})",
    ]
    for index, person in enumerate(seated):
        values[f"person{index}"] = person
        member = INSERT_MEMBER.replace(":game", ":id").replace(":person", f":person{index}")
        parts.append(f"member{index} AS ({member})")
    if results is not None and not results:
        parts.append(f"result AS ({DELETE_RESULTS})")
    for index, result in enumerate(results or ()):
        names = {name: f"{name}_{index}" for name in SeatResult.__slots__}
        values |= {names[name]: value for name, value in result_row(result).items()}
        columns = ", ".join(names)
        given = ", ".join(f":{name}" for name in names.values())
        parts.append(f"result{index} AS (INSERT INTO result ({columns}) VALUES ({given}))")
    for index, one in enumerate(told):
        values[f"told{index}"] = one.person
        notice = insert_notice(one.occasion).replace(":game", ":id").replace(":person", f":told{index}")
        parts.append(f"notice{index} AS ({notice})")
    return text(f"WITH {', '.join(parts)} SELECT pg_notify(:channel, :news)"), values
