"""What tests of notices do, and what has arrived of it."""

import random
from typing import Any

from sqlalchemy import text
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from tests.server.notifications.receivers import Receiver
from tests.server.players import ApiClient, Json, Player, eventually, execute, some_option

NOTICES = "/api/me/notices"
ALL = {"turn": True, "invited": True, "undo": True, "over": True}


def telling_at(database: str, **more: Any) -> TestClient:
    """A service that gathers nothing and may write to this machine."""
    settings = {"notice_hosts": "127.0.0.1", "notice_seconds": 0, "notice_pause": 0, **more}
    return TestClient(create_app(Settings(database=database, rate_limits=False, **settings)))


def add(player: Player, kind: str, address: str = "", **more: Any) -> Json:
    """The channel that was added last."""
    added: Json = player.do(f"{NOTICES}/channels", kind=kind, address=address, **more)["channels"][-1]
    return added


def switch(player: Player, channel: Json, **switches: bool) -> Json:
    answer = player.do(f"{NOTICES}/channels/{channel['id']}", **{"on": True, **ALL, **switches})
    found: Json = next(one for one in answer["channels"] if one["id"] == channel["id"])
    return found


def arrived(receiver: Receiver, count: int) -> list[Any]:
    """So many messages, and no more."""
    eventually(lambda: len(receiver.requests) >= count, 20)
    assert len(receiver.requests) == count
    return [request.json for request in receiver.requests]


def told(receiver: Receiver, count: int = 1) -> Json:
    """The newest of so many messages that came after the first one, which says that it works."""
    found: Json = arrived(receiver, count + 1)[-1]
    return found


def two_players(api: ApiClient, **more: Any) -> tuple[Player, Player, Json]:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open(seats=("me", "link"), public=True, name="Cloister", **more)
    return ann, bob, bob.do(f"/api/tables/{table['id']}/join")


def end_turn(player: Player, table: Json) -> Json:
    """Until it is another's turn; nobody else is asked anything before."""
    dice, mine = random.Random(1), table["game"]["turn"]["seat"]
    while table["game"]["turn"]["seat"] == mine:
        options = [option["text"] for option in table["game"]["decision"]["options"]]
        text = next((one for one in ("end", "fell") if one in options), "") or some_option(table, dice)
        table = player.play(table, text)
    return table


def found(api: ApiClient, query: str) -> float:
    """One number of the database."""

    async def work() -> float:
        async with api.client.app.state.server.database.reading() as connection:
            return float((await connection.execute(text(query))).scalar_one())

    return float(api.client.portal.call(work))


def outbox(api: ApiClient) -> int:
    return int(found(api, "SELECT count(*) FROM notice"))


def lets_rest(api: ApiClient) -> None:
    """Nothing is told before `wakes`. What was sent is known to be sent a moment after it arrived."""
    eventually(lambda: outbox(api) == 0, 20)
    execute(api, "UPDATE channel SET rest = 99999999999")


def wakes(api: ApiClient) -> None:
    execute(api, "UPDATE channel SET rest = 0")
