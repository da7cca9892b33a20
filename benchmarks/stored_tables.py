"""Fills a database with tables in the middle of a game."""

import time

from sqlalchemy import insert

from labora.rules.decision import Decision, apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup
from labora.server.core.secrets import new_identifier, new_secret
from labora.server.database.connection import Database
from labora.server.database.schema import events, games, members
from labora.server.games.domain.events import Decided, Opened, SeatPlan, Started, TableEvent
from labora.server.games.domain.table import Table
from labora.server.games.event_storage import event_row
from labora.server.games.runtime.registry import row_of
from labora.server.games.storage import _row

DECISIONS = 100


def one_game() -> list[TableEvent]:
    seats = [SeatPlan(person="person", name="Ann", device=bool(number)) for number in range(3)]
    opened = Opened(
        mode="3-long", variant="france", name="stored", public=True, creator="person", seats=seats
    )
    bodies: list[Opened | Started | Decided] = [opened, Started(order=[0, 1, 2])]
    position = first_position(make_setup("3-long", "france"))
    dice = Dice(1)
    for _ in range(DECISIONS):
        decision = Decision(position)
        option = decision.options[int(dice.below(len(decision.options)))]
        apply(position, option)
        bodies.append(Decided(seat=decision.player, decisions=[option.text]))
    now = time.time()
    return [TableEvent(number=number, at=now, body=body) for number, body in enumerate(bodies, 1)]


async def fill(url: str, count: int) -> None:
    """The same game under many names; written in large pieces."""
    database = Database(url)
    await database.open()
    played = one_game()
    row = _row(row_of(Table("x", played), "key", time.time()))
    texts = [(event.number, event.at, event_row("x", event)["body"]) for event in played]
    for first in range(0, count, 200):
        names = [new_identifier() for _ in range(min(200, count - first))]
        async with database.writing() as connection:
            await connection.execute(
                insert(games), [row | {"id": name, "key": new_secret()} for name in names]
            )
            rows = [
                {"game": name, "number": number, "at": at, "body": body}
                for name in names
                for number, at, body in texts
            ]
            await connection.execute(insert(events), rows)
            await connection.execute(
                insert(members), [{"game": name, "person": "person", "seated": True} for name in names]
            )
    await database.close()
