"""Notices where something is wrong: receivers that are down, addresses of the own network, dead processes."""

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from labora.server.notifications import outbox_sender as sending
from labora.server.notifications import storage as outbox_rows
from labora.server.notifications.channels import MOST_CHANNELS
from labora.server.notifications.safe_http import is_outside
from labora.server.notifications.transports import Transports
from tests.server.notifications.notices import (
    NOTICES,
    add,
    arrived,
    end_turn,
    found,
    lets_rest,
    outbox,
    telling_at,
    told,
    two_players,
    wakes,
)
from tests.server.notifications.receivers import Browser, Letters, Receiver, http_receiver
from tests.server.players import ApiClient, Json, Player, eventually, execute, is_problem
from tests.server.processes import Server

# Receivers that are down


def test_a_receiver_that_is_down_delays_nobody_and_is_given_up_in_the_end(
    telling: ApiClient, receiver: Receiver
) -> None:
    ann, bob, table = two_players(telling)
    with http_receiver() as down:
        down.status = 503
        add(bob, "json", down.url())
        add(bob, "slack", receiver.url())
        eventually(lambda: down.requests and receiver.requests, 20)
        failing = eventually(lambda: problem_of(bob, 0), 20)
        assert failing["problem"] == "The destination rejected the message." and failing["on"]
        end_turn(ann, table)
        arrived(receiver, 2)
        for attempt in range(2, len(sending.PAUSES) + 2):
            eventually(partial(has_failed, telling, attempt - 1), 20)
            wakes(telling)
            eventually(partial(has, down, attempt), 20)
        given_up = eventually(lambda: not bob.see(NOTICES)["channels"][0]["on"] and problem_of(bob, 0), 20)
        assert given_up["problem"] == "The destination rejected the message."
        assert outbox(telling) == 0
        down.status = 200
        bob.do(f"{NOTICES}/channels/{given_up['id']}/test")
        eventually(lambda: len(down.requests) == len(sending.PAUSES) + 2, 20)
        assert eventually(lambda: bob.see(NOTICES)["channels"][0]["on"] and not problem_of(bob, 0), 20)
        assert len(receiver.requests) == 2


def test_however_many_wait_for_a_receiver_that_hangs_others_are_told(
    telling: ApiClient, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_rows, "MOST_AT_ONCE", 2)
    ann, bob = telling.person("Ann"), telling.person("Bob")
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    eventually(lambda: outbox(telling) == 0, 20)
    execute(telling, "UPDATE channel SET id = 'zzz'")
    with http_receiver() as hanging:
        answered = threading.Event()
        hanging.answer = partial(hang, answered)
        for number in range(MOST_CHANNELS):
            add(ann, "json", hanging.url(f"/{number}"))
        eventually(lambda: len(hanging.requests) == sending.MOST_OF_HOST, 20)
        bob.do(f"{NOTICES}/channels/zzz/test")
        arrived(receiver, 2)
        assert len(hanging.requests) == sending.MOST_OF_HOST
        answered.set()


def hang(until: threading.Event, _: object) -> None:
    until.wait(60)


def has(receiver: Receiver, count: int) -> bool:
    return len(receiver.requests) == count


def has_failed(api: ApiClient, count: int) -> bool:
    return found(api, "SELECT max(failures) FROM channel") == count


def problem_of(person: Player, number: int) -> Json | None:
    found: Json = person.see(NOTICES)["channels"][number]
    return found if found["problem"] else None


def test_pauses_grow_and_a_receiver_may_ask_for_more(telling: ApiClient, receiver: Receiver) -> None:
    bob = telling.person("Bob")
    receiver.status, receiver.headers = 429, {"Retry-After": "1000"}
    add(bob, "json", receiver.url())
    eventually(lambda: problem_of(bob, 0), 20)
    assert 950 < found(telling, "SELECT rest FROM channel") - time.time() < 1001
    assert list(sending.PAUSES) == sorted(sending.PAUSES)


def test_no_address_is_given_up_for_our_own_mail_server(telling: ApiClient, letters: Letters) -> None:
    bob = telling.person("Bob")
    letters.refuse = True
    add(bob, "email", "bob@example.org")
    eventually(lambda: problem_of(bob, 0), 20)
    execute(telling, f"UPDATE channel SET failures = {len(sending.PAUSES)}, rest = 0, problem = ''")
    failing = eventually(lambda: problem_of(bob, 0), 20)
    assert failing["on"] and failing["problem"] == "The server cannot send e-mail at the moment."


def test_letters_outside_ascii_are_quoted(telling: ApiClient, receiver: Receiver) -> None:
    bob = telling.person("Bob")
    add(bob, "json", receiver.url() + "/zażółć?näher=1")
    eventually(lambda: receiver.requests, 20)
    assert receiver.requests[0].path.endswith("/za%C5%BC%C3%B3%C5%82%C4%87?n%C3%A4her=1")
    unknown = {"kind": "json", "address": "https://bücher.invalid/hook"}
    is_problem(bob.post(f"{NOTICES}/channels", **unknown), 422, "no-such-host")


def test_an_unforeseen_fault_is_shown_as_well(
    telling: ApiClient, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise TypeError("nobody has thought of this")

    bob = telling.person("Bob")
    monkeypatch.setattr(Transports, "send", failing)
    add(bob, "json", receiver.url())
    eventually(lambda: problem_of(bob, 0), 20)


# The own network


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"),
        *("2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "no address"),
        *("::127.0.0.1", "::ffff:0:10.0.0.1", "fec0::1", "64:ff9b:1:a00:0:100:909:909", "192.0.0.8"),
        *("3fff::1", "5f00::1"),
    ],
)
def test_addresses_of_own_networks_are_known_in_every_form(address: str) -> None:
    assert not is_outside(address)


def test_addresses_of_the_internet_are_outside() -> None:
    assert is_outside("9.9.9.9") and is_outside("2620:fe::fe") and is_outside("64:ff9b::909:909")


REFUSED_ADDRESSES = {
    "http://localhost:8000/healthz": "own-network",
    "http://127.0.0.1/": "own-network",
    "http://2130706433/": "own-network",
    "https://[::ffff:127.0.0.1]/": "own-network",
    "http://169.254.169.254/latest/meta-data": "own-network",
    "https://nobody.invalid/hook": "no-such-host",
    "https://me:secret@example.org/": "no-web-address",
    "file:///etc/passwd": "no-web-address",
    "gopher://example.org/": "no-web-address",
    "http://example.org:25/": "no-web-address",
    "http://example.org:0/": "no-web-address",
    "http://example.org:99999/": "no-web-address",
    "https://": "no-web-address",
}


def test_addresses_that_people_enter_do_not_reach_the_own_network(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    for address, problem in REFUSED_ADDRESSES.items():
        is_problem(ann.post(f"{NOTICES}/channels", kind="json", address=address), 422, problem)
    push = Browser("http://127.0.0.1:9000/push").subscription()
    is_problem(ann.post(f"{NOTICES}/channels", kind="push", push=push), 422, "own-network")
    is_problem(ann.post(f"{NOTICES}/channels", kind="email", address="a@b.org"), 409, "no-such-way")


def test_a_name_that_changes_its_mind_does_not_reach_it_either(
    telling: ApiClient, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: outside when it is entered, inside when it is written to."""
    bob = telling.person("Bob")
    answers = iter([[(2, 1, 6, "", ("9.9.9.9", 80))]])
    inside = [(2, 1, 6, "", ("127.0.0.1", receiver.port))]
    monkeypatch.setattr(
        "labora.server.notifications.safe_http.getaddrinfo", lambda *_, **__: next(answers, inside)
    )
    add(bob, "json", f"http://changing.example.org:{receiver.port}/")
    failing = eventually(lambda: problem_of(bob, 0), 20)
    assert failing["problem"].startswith("The address is inside the server’s own network")
    assert receiver.requests == []


def test_redirections_are_not_followed_and_endless_answers_not_read(
    telling: ApiClient, receiver: Receiver
) -> None:
    bob = telling.person("Bob")
    with http_receiver() as hidden:
        receiver.status, receiver.headers = 307, {"Location": hidden.url()}
        add(bob, "json", receiver.url())
        assert eventually(lambda: problem_of(bob, 0), 20)["problem"].startswith("The destination redirected")
        assert hidden.requests == []
    receiver.answer = endless
    add(bob, "slack", receiver.url())
    eventually(lambda: outbox(telling) == 1, 20)
    assert problem_of(bob, 1) is None


def endless(handler: Any) -> None:
    handler.send_response(200)
    handler.end_headers()
    try:
        while True:
            handler.wfile.write(b"x" * 65536)
    except OSError:
        pass


# Processes


def test_a_restart_loses_nothing_and_tells_nobody_twice(
    tmp_path: Path, receiver: Receiver, at_once: None
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    with telling_at(database) as client:
        ann, bob, table = two_players(ApiClient(client))
        add(bob, "json", receiver.url())
        arrived(receiver, 1)
        lets_rest(ApiClient(client))
        end_turn(ann, table)
    with telling_at(database) as client:
        wakes(ApiClient(client))
        assert told(receiver)["title"] == "It is your turn at “Cloister”."
        eventually(lambda: outbox(ApiClient(client)) == 0, 20)
    with telling_at(database) as client:
        add(Player(client, ann.token), "json", receiver.url("/second"))
        eventually(lambda: len(receiver.requests) == 3, 20)
    assert [request.path for request in receiver.requests] == ["/hook", "/hook", "/second"]


@pytest.mark.long
def test_a_process_that_is_killed_loses_nothing(tmp_path: Path, receiver: Receiver) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    settings = {"notice_hosts": "127.0.0.1", "notice_seconds": "3600", "notice_pause": "0"}
    server = Server(database, tmp_path / "log", **settings).start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        ann, bob, table = two_players(ApiClient(client))
        add(bob, "json", receiver.url())
        eventually(lambda: len(receiver.requests) == 1)
        end_turn(ann, table)
    server.kill()
    server.settings["notice_seconds"] = "0"
    server.start()
    assert eventually(lambda: receiver.requests[1:])[0].json["title"] == "It is your turn at “Cloister”."
    server.stop()


def test_of_several_processes_one_tells_and_all_know_who_looks(
    postgres: Callable[[], str], receiver: Receiver, at_once: None
) -> None:
    database = postgres()
    with telling_at(database) as here, telling_at(database) as there:
        ann, bob, table = two_players(ApiClient(here))
        add(bob, "json", receiver.url())
        arrived(receiver, 1)
        for count in range(1, 4):
            table = end_turn(ann, table)
            assert told(receiver, count)["notices"][0]["occasion"] == "turn"
            table = end_turn(bob, table)
        path = f"/api/tables/{table['id']}/follow"
        with there.websocket_connect(path, headers=bob.headers) as socket:
            assert socket.receive_json()["type"] == "hello"
            subscriptions = here.app.state.server.subscriptions  # type: ignore[attr-defined]
            service = there.app.state.server  # type: ignore[attr-defined]
            looking = next(iter(service.subscriptions.looking(table["id"])))
            eventually(lambda: subscriptions.is_looking(table["id"], looking), 20)
            end_turn(ann, table)
            eventually(lambda: outbox(ApiClient(here)) == 0, 20)
        assert len(receiver.requests) == 4
