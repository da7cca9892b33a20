"""Following: news for everybody, catching up, presence; and whatever is sent does no harm."""

import random
import time

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import WebSocketTestSession

from tests.server.players import ApiClient, Json, Player, some_option


def connect(api: ApiClient, player: Player, table: Json, query: str = "") -> WebSocketTestSession:
    path = f"/api/tables/{table['id']}/follow{query}"
    session: WebSocketTestSession = api.client.websocket_connect(path, headers=player.headers)
    return session


def next_of(socket: WebSocketTestSession, kind: str) -> Json:
    while True:
        message: Json = socket.receive_json()
        if message["type"] == kind:
            return message


def test_everybody_sees_a_decision_and_who_is_here(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    with connect(api, ann, table) as first, connect(api, api.stranger(), table) as second:
        assert next_of(first, "hello")["table"]["seats"][0]["mine"]
        assert not next_of(second, "hello")["table"]["seats"][0]["mine"]
        assert next_of(first, "presence")["online"] == [0]
        bob.do(f"/api/tables/{table['id']}/join")
        started = next_of(first, "news")
        assert [event["kind"] for event in started["events"]] == ["seated", "started"]
        assert started["table"]["game"]["phase"] == "playing"
        assert next_of(second, "news")["table"]["seats"][0]["mine"] is False
        now = ann.play(ann.table(table["id"]), "fell")
        for socket in (first, second):
            news = next_of(socket, "news")
            assert news["number"] == now["number"]
            assert news["events"][0]["decisions"] == ["fell"]
            assert news["game"]["decision"]["kind"] == "fell"
            assert "person" not in news["events"][0] and "key" not in news["events"][0]
        bob.do(f"/api/tables/{table['id']}/messages", text="hello")
        said = next_of(second, "news")
        assert (said["events"][0]["text"], said["events"][0]["name"], said["game"]) == ("hello", "Bob", None)


def test_a_changed_setting_comes_with_the_table(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    with connect(api, ann, table) as socket:
        next_of(socket, "hello")
        ann.do(f"/api/tables/{table['id']}/hints", on=True)
        assert next_of(socket, "news")["table"]["hints"] is True


def test_coming_back_catches_up(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    now = ann.play(table, "cut", "0,0", "peat", "fell")
    with connect(api, ann, table, f"?since={table['number']}") as socket:
        hello = next_of(socket, "hello")
        assert [event["number"] for event in hello["events"]] == [now["number"]]
        assert hello["table"]["game"] == now["game"]
    with connect(api, ann, table) as socket:
        assert next_of(socket, "hello")["events"] == []


def test_bots_move_by_themselves_and_are_seen(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("2-short", ("me", "bot:random"))
    with connect(api, ann, table) as socket:
        next_of(socket, "hello")
        dice = random.Random(2)
        table = ann.table(table["id"])
        while (decision := table["game"]["decision"]) is not None and decision["player"] == 0:
            table = ann.play(table, some_option(table, dice))
        until = time.monotonic() + 60
        while time.monotonic() < until:
            news = next_of(socket, "news")
            if any(event["how"] == "bot" for event in news["events"]):
                break
        assert news["events"][0]["bot"] == "random"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.one_of(st.text(max_size=300), st.binary(max_size=300)), max_size=8))
def test_whatever_is_sent_the_table_goes_on(sqlite_api: ApiClient, messages: list[str | bytes]) -> None:
    """The WebSocket fuzzer: nonsense is not answered, and the next ping is."""
    ann = sqlite_api.person("Ann")
    table = ann.open(public=True)
    with connect(sqlite_api, ann, table) as socket:
        next_of(socket, "hello")
        for message in messages:
            if isinstance(message, bytes):
                socket.send_bytes(message)
            else:
                socket.send_text(message)
        socket.send_text('{"type": "ping", "more": [1, {"x": null}]}')
        assert next_of(socket, "pong") == {"type": "pong"}


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.characters(codec="ascii", categories=["L", "N", "P"]), max_size=30))
def test_wrong_numbers_to_catch_up_from(sqlite_api: ApiClient, since: str) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(public=True)
    with sqlite_api.client.websocket_connect(
        f"/api/tables/{table['id']}/follow", headers=ann.headers, params={"since": since, "lang": since}
    ) as socket:
        assert next_of(socket, "hello")["table"]["id"] == table["id"]
