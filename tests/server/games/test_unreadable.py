"""Rows that make no sense, and tables that cannot be shown: a problem with a name, and never a 500."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.games.runtime import loaded_table
from tests.server.games.test_follow import connect, next_of
from tests.server.matchmaking.test_matchmaking import seeker, waits
from tests.server.players import ApiClient, Json, Player, execute, is_problem, ok

VIEWS = (
    "",
    "/record",
    "/events",
    "/log",
    "/scores",
    "/course",
    "/moments",
    "/sheet",
    "/sheet.svg",
    "/picture.png",
    "/analysis",
    "/lines",
)
CANNOT_BE_SHOWN = 4009


@pytest.fixture
def api(tmp_path: Path) -> Iterator[ApiClient]:
    """Where failures are answered, as in a real server, and not raised in the test."""
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", rate_limits=False)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield ApiClient(client)


def played(api: ApiClient) -> tuple[Player, Json]:
    """Opened, started, and four decisions: events 1 to 4."""
    ann = api.person("Ann")
    table = ann.play(ann.open(public=True), "cut", "0,0", "peat")
    return ann, ann.play(table, "fell")


def change(api: ApiClient, table: Json, statement: str, **values: Any) -> None:
    execute(api, statement, id=table["id"], **values)
    api.client.app.state.server.registry._tables.clear()


def with_body(api: ApiClient, table: Json, number: int, body: str) -> None:
    statement = "UPDATE event SET body = :body WHERE game = :id AND number = :number"
    change(api, table, statement, body=body, number=number)


def answers(player: Player, table: Json) -> list[Any]:
    path = f"/api/tables/{table['id']}"
    return [*(player.get(path + view) for view in VIEWS), player.post(f"{path}/explore")]


def cannot_be_shown(api: ApiClient, player: Player, table: Json) -> None:
    for answer in answers(player, table):
        if answer.status_code != 401:
            is_problem(answer, 409, "cannot-be-shown")
    with connect(api, player, table) as socket:
        closed = socket.receive()
        assert (closed["code"], closed["reason"]) == (CANNOT_BE_SHOWN, "cannot-be-shown")


NO_SENSE = {
    "no JSON": "{",
    "no object": "[]",
    "no kind": "{}",
    "no such seat": '{"kind": "decided", "seat": 7, "decisions": ["fell"]}',
    "a seat below the first": '{"kind": "left", "seat": -1}',
    "an order of other seats": '{"kind": "started", "order": [0, 0]}',
    "too few in the order": '{"kind": "started", "order": [0]}',
    "taken back before the beginning": '{"kind": "undone", "seat": 0, "to": -3}',
    "taken back what was not decided": '{"kind": "undone", "seat": 0, "to": 999}',
    "asked by no seat": '{"kind": "undo-asked", "seat": 9, "to": 0}',
}


@pytest.mark.parametrize("body", NO_SENSE.values(), ids=NO_SENSE.keys())
@pytest.mark.parametrize("number", [2, 4])
def test_from_a_row_without_sense_on_a_table_is_only_looked_at(
    api: ApiClient, body: str, number: int
) -> None:
    ann, table = played(api)
    with_body(api, table, number, body)
    sentence = "The stored data of this table cannot be read beyond this point."
    for player in (ann, api.stranger()):
        for answer in answers(player, table):
            assert answer.status_code in (200, 401, 409), answer.text
            assert answer.status_code != 409 or answer.json()["message"] == "problem-not-started"
        with connect(api, player, table) as socket:
            game = next_of(socket, "hello")["table"]["game"]
            assert (game["broken"], game["decision"], game["can_go_on"]) == (sentence, None, False)
            assert game["undo"]["taken"] == (0 if number == 2 else 3)
    is_problem(ann.decide(table, "1,0"), 409, "unreadable" if number == 4 else "not-started")
    is_problem(ann.post(f"/api/tables/{table['id']}/messages", text="hello"), 409, "unreadable")


def test_what_lies_behind_a_gap_is_not_read(api: ApiClient) -> None:
    ann, table = played(api)
    change(api, table, "DELETE FROM event WHERE game = :id AND number = 3")
    game = ann.table(table["id"])["game"]
    assert game["broken"] and game["undo"]["taken"] == 0
    is_problem(ann.decide(table, "1,0"), 409, "unreadable")


def opened(api: ApiClient, table: Json) -> Json:
    server = api.client.app.state.server
    found: Json = api.client.portal.call(server.tables.events, table["id"])[0].body.model_dump()
    return found


@pytest.mark.parametrize("wrong", ["a seat less", "no such game", "no JSON", "no events", "no time"])
def test_a_table_without_a_readable_beginning_cannot_be_shown(api: ApiClient, wrong: str) -> None:
    ann, table = played(api)
    first = opened(api, table)
    if wrong == "a seat less":
        with_body(api, table, 1, json.dumps(first | {"seats": first["seats"][:1]}))
    elif wrong == "no such game":
        with_body(api, table, 1, json.dumps(first | {"mode": "9-eternal"}))
    elif wrong == "no JSON":
        with_body(api, table, 1, "")
    elif wrong == "no events":
        change(api, table, "DELETE FROM event WHERE game = :id")
    else:
        change(api, table, "UPDATE event SET at = 'noon' WHERE game = :id AND number = 1")
    cannot_be_shown(api, ann, table)
    cannot_be_shown(api, api.stranger(), table)
    is_problem(ann.decide(table, "1,0"), 409, "cannot-be-shown")
    # Everything else goes on, and its owner still finds it in the lists.
    assert [one["id"] for one in ann.see("/api/tables")["tables"]] == [table["id"]]
    assert api.client.get(f"/table/{table['id']}").status_code in (200, 404)
    ann.play(ann.open(), "fell")


def test_a_table_that_cannot_be_listed_hides_no_other(api: ApiClient) -> None:
    ann, table = played(api)
    other = ann.open(public=True)
    change(api, table, "UPDATE game SET summary = '{' WHERE id = :id")
    for which in ("mine", "running"):
        assert [one["id"] for one in ann.see("/api/tables", which=which)["tables"]] == [other["id"]]


def test_a_table_that_cannot_be_listed_stops_no_search_for_a_game(api: ApiClient) -> None:
    waiting = api.person("Bob").open(seats=("me", "link"), public=True)
    change(api, waiting, "UPDATE game SET summary = '{' WHERE id = :id")
    with seeker(api.person("Ann")) as socket:
        waits(socket)


def test_a_view_that_fails_is_a_problem_and_changes_nothing(
    api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = played(api)
    with connect(api, api.stranger(), table) as socket:
        next_of(socket, "hello")

        def broken(*seen: Any) -> None:
            raise IndexError("as a fault of the program would")

        with monkeypatch.context() as patch:
            patch.setattr(loaded_table, "game_view", broken)
            # It is on disk, although the answer cannot show it; who follows comes back and is told.
            is_problem(ann.decide(table, "1,0"), 409, "cannot-be-shown")
            assert next_of(socket, "bye")["why"] == "restart"
            is_problem(ann.get(f"/api/tables/{table['id']}"), 409, "cannot-be-shown")
            with connect(api, ann, table) as refused:
                assert refused.receive()["code"] == CANNOT_BE_SHOWN
    assert ann.table(table["id"])["game"]["undo"]["taken"] == 5


def test_an_unreadable_table_stops_neither_an_export_nor_a_deletion(api: ApiClient) -> None:
    ann, table = played(api)
    other = ann.open(name="Other", public=True)
    with_body(api, table, 1, "{")
    exported = ok(ann.get("/api/me/export"))["tables"]
    records = {one["id"]: one["record"] for one in exported}
    assert records[table["id"]] is None and records[other["id"]] is not None
    server = api.client.app.state.server
    assert ann.post("/api/me/delete", name="Ann").status_code == 204
    api.client.portal.call(server.user_deletion._tasks.done)
    bob = api.person("Bob")
    assert bob.table(other["id"])["seats"][0]["kind"] == "bot"
