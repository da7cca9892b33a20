"""Finding a game: open tables by what one wants, whoever comes, people one has played with."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from labora.server.app.application import create_app
from labora.server.core.errors import StorageError
from labora.server.core.settings import Settings
from labora.server.matchmaking import queue_routes
from labora.server.matchmaking.preferences import GameChoice, Preferences, QueueEntry, group
from tests.server.notifications.receivers import http_receiver
from tests.server.players import ApiClient, Json, Player, a_clock, eventually, execute, is_problem, person_of

ANY = {"modes": ["2-short"], "variants": ["france", "ireland"], "speeds": ["live", "none", "days"]}


# Open tables


def names(player: Player, **filters: str) -> set[str]:
    return {table["name"] for table in player.see("/api/tables", which="open", **filters)["tables"]}


def test_open_tables_are_found_by_mode_variant_and_speed(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    seats = ("me", "link")
    ann.open("2-short", seats, public=True, name="short", **a_clock(300))
    ann.open("2-long", seats, public=True, name="long", variant="ireland", **a_clock(86_400))
    budget = {"clock": {"kind": "budget", "seconds": 3600, "increment": 30}}
    ann.open("3-short", ("me", "link", "link"), public=True, name="three", **budget)
    ann.open("2-short", seats, public=True, name="free")
    ann.open("2-short", seats, name="private")
    assert names(bob) == {"short", "long", "three", "free"}
    assert names(bob, mode="2-short") == {"short", "free"}
    assert names(bob, variant="ireland") == {"long"}
    assert names(bob, speed="live") == {"short", "three"}
    assert names(bob, speed="days") == {"long"}
    assert names(bob, mode="2-short", speed="none") == {"free"}
    three = bob.see("/api/tables", which="open", mode="3-short")["tables"][0]
    assert [seat["kind"] for seat in three["seats"]].count("open") == three["open_seats"] == 2


# Whoever comes


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_routes, "LOOK_SECONDS", 0.05)


@contextmanager
def seeker(player: Player, **wishes: Any) -> Iterator[Any]:
    with player.client.websocket_connect("/api/seek", headers=player.headers) as socket:
        socket.send_json({**ANY, **wishes})
        yield socket


def heard(socket: Any) -> Json:
    with ThreadPoolExecutor(1) as waiting:
        answer = waiting.submit(socket.receive_json)
        try:
            message: Json = answer.result(30)
            return message
        except TimeoutError:
            # Nobody comes: what still waits for it ends with the connection.
            socket.close()
            raise


def met(socket: Any) -> str:
    """The table at which they have been seated."""
    while (message := heard(socket))["type"] != "found":
        assert message["type"] == "seeking"
    return str(message["table"])


def waits(socket: Any) -> None:
    assert heard(socket)["type"] == "seeking"


def seated(player: Player, table: str) -> list[str]:
    return sorted(seat["name"] for seat in player.table(table)["seats"])


def test_two_who_press_at_once_meet_whichever_process_they_are_at(postgres: Callable[[], str]) -> None:
    database = postgres()
    with ExitStack() as stack:
        rooms = [
            ApiClient(
                stack.enter_context(TestClient(create_app(Settings(database=database, rate_limits=False))))
            )
            for _ in range(2)
        ]
        players = [rooms[number % 2].person(f"P{number}") for number in range(4)]
        sockets = [stack.enter_context(seeker(player)) for player in players]
        tables = [met(socket) for socket in sockets]
        assert len(set(tables)) == 2
        for table in set(tables):
            together = [player for player, found in zip(players, tables, strict=True) if found == table]
            assert len(together) == 2
            view = together[0].table(table)
            assert view["game"]["phase"] == "playing" and view["clock"]["seconds"] == 300


def test_only_those_meet_who_want_the_same(sqlite_api: ApiClient) -> None:
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    with seeker(ann, variants=["france"], speeds=["days"]) as first:
        waits(first)
        with seeker(bob, variants=["ireland"]) as second:
            waits(second)
            with seeker(cleo, modes=["2-long", "2-short"], speeds=["days"]) as third:
                table = met(first)
                assert met(third) == table and seated(ann, table) == ["Ann", "Cleo"]
            assert ann.table(table)["setup"]["variant"] == "france"
            assert ann.table(table)["clock"]["seconds"] == 86_400
            assert sqlite_api.client.portal.call(sqlite_api.client.app.state.server.queue.count) == 1


def test_a_place_in_the_queue_ends_with_its_page(sqlite_api: ApiClient) -> None:
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    with seeker(ann) as gone:
        waits(gone)
        # A process that dies takes its connections along, and leaves rows behind.
        execute(
            sqlite_api,
            "INSERT INTO seeker (id, person, wishes, since, seen, claimed) "
            "SELECT 'dead', 'nobody', wishes, since, seen - 16, 0 FROM seeker",
        )
    count = sqlite_api.client.app.state.server.queue.count
    eventually(lambda: sqlite_api.client.portal.call(count) == 0, 20)
    with seeker(bob) as second:
        waits(second)
        with seeker(cleo) as third:
            assert met(second) == (table := met(third))
    assert seated(cleo, table) == ["Bob", "Cleo"]


def test_one_waits_once_and_the_newest_page_counts(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    with seeker(ann) as old:
        waits(old)
        with seeker(ann) as new:
            waits(new)
            assert closing_code(old) == queue_routes.REPLACED
            with seeker(bob) as other:
                assert met(new) == met(other)


def test_an_open_table_whose_opener_waits_there_comes_first(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_routes, "STAY_LOOKS", 2)
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    left = ann.open(seats=("me", "link"), public=True)
    with seeker(bob) as socket:
        waits(socket)
        path = f"/api/tables/{left['id']}/follow"
        with sqlite_api.client.websocket_connect(path, headers=ann.headers) as watching:
            watching.receive_json()
            assert met(socket) == left["id"]
    with seeker(cleo) as alone:
        waits(alone)


@contextmanager
def two_processes(database: str) -> Iterator[tuple[ApiClient, ApiClient]]:
    """At one database, with the same people and tables."""
    settings = Settings(database=database, rate_limits=False)
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as other:
        yield ApiClient(one), ApiClient(other)


def test_an_open_table_is_found_from_every_process(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits there is known to the process that they are connected to."""
    monkeypatch.setattr(queue_routes, "STAY_LOOKS", 2)
    with two_processes(postgres()) as (here, there):
        ann, bob = here.person("Ann"), there.person("Bob")
        table = ann.open(seats=("me", "link"), public=True)["id"]
        path = f"/api/tables/{table}/follow"
        with here.client.websocket_connect(path, headers=ann.headers) as waiting:
            waiting.receive_json()
            with seeker(bob) as socket:
                assert met(socket) == table


def test_strangers_and_wishes_that_make_no_sense_are_refused(sqlite_api: ApiClient) -> None:
    for player, wishes in (
        (sqlite_api.stranger(), {}),
        (sqlite_api.person("Ann"), {"modes": ["solo"]}),
        (sqlite_api.person("Bob"), {"modes": []}),
    ):
        with seeker(player, **wishes) as socket, pytest.raises(WebSocketDisconnect) as closed:
            heard(socket)
        assert closed.value.code in (4001, 4022)


def test_whoever_is_blocked_loses_their_place_and_meets_nobody(
    postgres: Callable[[], str],
) -> None:
    with two_processes(postgres()) as (here, there):
        ann, bob = here.person("Ann"), there.person("Bob")
        with seeker(ann) as blocked:
            waits(blocked)
            # As `labora admin block-person` does, which tells all processes.
            execute(there, "UPDATE person SET blocked = TRUE WHERE name = 'Ann'")
            there.client.portal.call(
                there.client.app.state.server.housekeeping._changes.tell, person_of(here, ann)
            )
            assert closing_code(blocked) == 4001
        with seeker(bob) as alone:
            waits(alone)
            count = there.client.app.state.server.queue.count
            assert there.client.portal.call(count) == 1


def closing_code(socket: Any) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            heard(socket)
    return int(closed.value.code)


def test_a_database_that_is_away_is_said_to_whoever_seeks(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> None:
        raise StorageError

    with seeker(sqlite_api.person("Ann")) as socket:
        waits(socket)
        monkeypatch.setattr(sqlite_api.client.app.state.server.queue, "now", away)
        assert closing_code(socket) == 4103


def test_who_has_waited_longest_is_seated_first_and_nobody_with_those_they_avoid() -> None:
    game = GameChoice("3-short", "france", "live")
    waiting = [QueueEntry(name, name, Preferences((game,))) for name in "abcd"]
    found = group(waiting, {frozenset("ab")})
    assert found is not None
    assert (found[0], [one.id for one in found[1]]) == (game, ["a", "c", "d"])
    assert group(waiting[:3], {frozenset("ab")}) is None


# People one has played with


def played(api: ApiClient) -> tuple[Player, Player, str]:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open(seats=("me", "link"), public=True)
    bob.do(f"/api/tables/{table['id']}/join")
    return ann, bob, table["id"]


def people(player: Player, table: str) -> list[Json]:
    found: list[Json] = player.see(f"/api/tables/{table}/invitations")["people"]
    return found


def invitations(player: Player) -> list[Json]:
    found: list[Json] = player.see("/api/me/invitations")["invitations"]
    return found


def test_people_i_have_played_with_are_invited_decline_and_block(api: ApiClient) -> None:
    ann, bob, _ = played(api)
    eve = api.person("Eve")
    table = ann.open(seats=("me", "link"), name="Again")["id"]
    found = people(ann, table)
    assert [(one["name"], one["games"], one["state"]) for one in found] == [("Bob", 1, "free")]
    is_problem(bob.get(f"/api/tables/{table}"), 404, "no-such-table")
    is_problem(eve.post(f"/api/tables/{table}/invite", people=[found[0]["who"]]), 404, "no-such-table")
    stranger = "0" * 24
    is_problem(ann.post(f"/api/tables/{table}/invite", people=[stranger]), 404, "no-such-person")
    answer = ann.do(f"/api/tables/{table}/invite", people=[found[0]["who"]])
    assert answer["people"][0]["state"] == "invited"
    assert [(one["name"], one["table"]["name"]) for one in invitations(bob)] == [("Ann", "Again")]
    assert bob.see("/api/tables", which="mine")["tables"][0]["name"] != "Again"
    assert bob.table(table)["name"] == "Again"
    after = bob.do(f"/api/me/invitations/{table}/decline", block=True)
    assert after["invitations"] == [] and after["avoided"][0]["name"] == "Ann"
    is_problem(bob.get(f"/api/tables/{table}"), 404, "no-such-table")
    assert people(ann, table)[0]["state"] == "declined"
    blocked(ann, bob, found[0]["who"])


def blocked(ann: Player, bob: Player, who: str) -> None:
    """Nothing comes any more, until it may again."""
    other = ann.open(seats=("me", "link"), name="Once more")["id"]
    assert ann.do(f"/api/tables/{other}/invite", people=[who])["people"][0]["state"] == "declined"
    assert invitations(bob) == []
    with seeker(ann) as first, seeker(bob) as second:
        waits(first)
        waits(second)
    avoided = bob.see("/api/me/invitations")["avoided"][0]["who"]
    assert bob.do("/api/me/blocked/remove", who=avoided)["avoided"] == []
    third = ann.open(seats=("me", "link"), name="Peace")["id"]
    ann.do(f"/api/tables/{third}/invite", people=[who])
    assert [one["table"]["name"] for one in invitations(bob)] == ["Peace"]
    bob.do(f"/api/tables/{third}/join")
    assert invitations(bob) == []


def test_a_rematch_invites_everybody_who_played(sqlite_api: ApiClient) -> None:
    ann, bob, table = played(sqlite_api)
    eve = sqlite_api.person("Eve")
    again = ann.open(seats=("me", "link"), name="Rematch")["id"]
    ann.do(f"/api/tables/{again}/invite", table=table)
    assert [one["table"]["name"] for one in invitations(bob)] == ["Rematch"]
    other = eve.open(seats=("me", "link"))["id"]
    is_problem(eve.post(f"/api/tables/{other}/invite", table=table), 404, "no-such-table")
    execute(sqlite_api, "UPDATE game SET phase = 'closed'")
    assert invitations(bob) == []


def test_who_is_invited_is_told_if_they_want_to_be(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    settings = Settings(database=database, rate_limits=False, notice_hosts="127.0.0.1", notice_seconds=0)
    with http_receiver() as receiver, TestClient(create_app(settings)) as client:
        ann, bob, table = played(ApiClient(client))
        bob.do("/api/me/notices/channels", kind="json", address=receiver.url())
        eventually(lambda: len(receiver.requests) == 1, 20)
        again = ann.open(seats=("me", "link"), name="Rematch")["id"]
        for _ in range(2):
            ann.do(f"/api/tables/{again}/invite", table=table)
        told = eventually(lambda: receiver.requests[1:], 20)
        assert [one.json["title"] for one in told] == ["Ann invites you to “Rematch”."]
