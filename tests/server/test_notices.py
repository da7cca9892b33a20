"""People who are not here are told what they want to know, by real servers on this machine."""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import text
from starlette.testclient import TestClient

from labora.rules.checks.trace import lively_choice
from labora.rules.decision import Decision
from labora.rules.game import Game
from labora.rules.search.dice import Dice
from labora.server.base.settings import Settings
from labora.server.notices import sender as sending
from labora.server.notices.outside import is_outside
from labora.server.notices.push import Subscription, encrypted, from_text, to_text
from labora.server.run.app import create_app
from tests.server.players import Json, Player, Room, eventually, is_problem, some_option
from tests.server.processes import Server, free_port
from tests.server.receivers import Browser, Letters, Receiver, http_receiver, mail_server, sender_claims
from tests.server.test_failures import execute

NOTICES = "/api/me/notices"
ALL = {"turn": True, "invited": True, "undo": True, "over": True}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with http_receiver() as found:
        yield found


@pytest.fixture
def letters() -> Iterator[Letters]:
    with mail_server(free_port()) as found:
        yield found


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "LOOK_SECONDS", 0.05)


def telling_at(database: str, **more: Any) -> TestClient:
    """A service that gathers nothing and may write to this machine."""
    settings = {"notice_hosts": "127.0.0.1", "notice_seconds": 0, "notice_pause": 0, **more}
    return TestClient(create_app(Settings(database=database, rate_limits=False, **settings)))


@pytest.fixture
def telling(tmp_path: Path, letters: Letters, at_once: None) -> Iterator[Room]:
    """A service that tells at once."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    with telling_at(database, smtp=letters.setting, mail_from="Labora <labora@example.org>") as client:
        yield Room(client)


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


def two_players(room: Room, **more: Any) -> tuple[Player, Player, Json]:
    ann, bob = room.person("Ann"), room.person("Bob")
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


def found(room: Room, query: str) -> float:
    """One number of the database."""

    async def work() -> float:
        async with room.client.app.state.service.store.reading() as connection:
            return float((await connection.execute(text(query))).scalar_one())

    return float(room.client.portal.call(work))


def outbox(room: Room) -> int:
    return int(found(room, "SELECT count(*) FROM notice"))


# What is told


def test_nobody_is_told_who_has_not_asked_for_it(telling: Room) -> None:
    ann, _, table = two_players(telling)
    assert ann.see(NOTICES)["channels"] == []
    assert set(ann.see(NOTICES)["kinds"]) == {"push", "email", "ntfy", "discord", "slack", "json"}
    end_turn(ann, table)
    assert outbox(telling) == 0


def test_my_turn_an_undo_and_the_end_are_told_each_by_its_switch(telling: Room, receiver: Receiver) -> None:
    ann, bob, table = two_players(telling)
    channel = add(bob, "json", receiver.url())
    assert {name: channel[name] for name in ALL} == ALL and channel["on"]
    assert arrived(receiver, 1)[0]["notices"][0]["occasion"] == "test"
    table = end_turn(ann, table)
    message = told(receiver)
    assert message["title"] == "It is your turn at “Cloister”."
    assert message["notices"][0] | {"at": 0} == {
        "occasion": "turn",
        "table": table["id"],
        "name": "Cloister",
        "words": "It is your turn at “Cloister”.",
        "url": f"http://testserver/table/{table['id']}",
        "at": 0,
    }
    ann.undo(table, 0)
    assert told(receiver, 2)["title"] == "Ann asks to take something back at “Cloister”."
    switch(bob, channel, turn=False, undo=False)
    bob.do(f"/api/tables/{table['id']}/undo/answer", yes=False)
    table = end_turn(ann, end_turn(bob, bob.table(table["id"])))
    ann.undo(table, 0)
    assert outbox(telling) == 0
    switch(bob, channel, on=False)
    ann.do(f"/api/tables/{table['id']}/resign", seat=0)
    assert outbox(telling) == 0 and len(receiver.requests) == 3


def test_the_end_of_a_game_is_told(telling: Room, receiver: Receiver) -> None:
    ann = telling.person("Ann")
    switch(ann, add(ann, "json", receiver.url()), turn=False)
    # The service is busy with the long game afterwards, and an answer may not wait for ever.
    arrived(receiver, 1)
    table = ann.open("solo", seats=("me",), name="Alone")
    decisions = whole_game()
    for first in range(0, len(decisions), 400):
        table = ann.play(table, *decisions[first : first + 400])
    assert table["game"]["phase"] == "over"
    assert told(receiver)["title"] == "The game at “Alone” has ended. Won: Ann."


def whole_game() -> list[str]:
    game, dice = Game("solo", "france"), Dice(7)
    while not game.over:
        options = Decision(game.position).options
        game.play(options[lively_choice(game.position, options, dice)].text)
    return [taken.option.text for taken in game.decisions]


def test_whoever_looks_at_the_table_is_not_told_and_whoever_turns_away_is(
    telling: Room, receiver: Receiver
) -> None:
    ann, bob, table = two_players(telling)
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    path = f"/api/tables/{table['id']}/follow"
    with telling.client.websocket_connect(path, headers=bob.headers) as socket:
        assert socket.receive_json()["type"] == "hello"
        table = end_turn(ann, table)
        eventually(lambda: outbox(telling) == 0, 20)
        table = end_turn(bob, table)
        socket.send_json({"type": "looking", "on": False})
        eventually(lambda: not telling.client.app.state.service.hub.looking(table["id"]), 20)
        end_turn(ann, table)
        assert told(receiver)["title"] == "It is your turn at “Cloister”."


def test_several_tables_make_one_message_in_my_language(telling: Room, receiver: Receiver) -> None:
    ann, bob = telling.person("Ann"), telling.person("Bob")
    bob.do("/api/me/language", language="de")
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    tables = [ann.open(seats=("me", "link"), public=True, name=name) for name in ("One", "Two")]
    joined = [bob.do(f"/api/tables/{table['id']}/join") for table in tables]
    execute(telling, "UPDATE channel SET rest = 99999999999")
    for table in joined:
        end_turn(ann, table)
    execute(telling, "UPDATE channel SET rest = 0")
    message = told(receiver)
    assert message["title"] == "Neues an 2 deiner Tische"
    assert [one["words"] for one in message["notices"]] == [
        "Du bist am Zug: „One“.",
        "Du bist am Zug: „Two“.",
    ]


def test_what_was_done_in_the_meantime_is_not_told(telling: Room, receiver: Receiver) -> None:
    ann, bob, table = two_players(telling)
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    execute(telling, "UPDATE channel SET rest = 99999999999")
    end_turn(bob, end_turn(ann, table))
    assert outbox(telling) == 1
    execute(telling, "UPDATE channel SET rest = 0")
    eventually(lambda: outbox(telling) == 0, 20)
    assert len(receiver.requests) == 1


# By which way


def test_an_address_of_mail_is_asked_before_anything_else_is_sent_to_it(
    telling: Room, letters: Letters
) -> None:
    ann, bob, table = two_players(telling)
    is_problem(bob.post(f"{NOTICES}/channels", kind="email", address="bob"), 422, "no-mail-address")
    wrong = "bob@example.org\r\nBcc: eve@example.org"
    is_problem(bob.post(f"{NOTICES}/channels", kind="email", address=wrong), 422, "no-mail-address")
    assert add(bob, "email", "bob@example.org")["unconfirmed"]
    eventually(lambda: letters.arrived, 20)
    assert letters.arrived[0]["Subject"] == "May Labora write to you?"
    end_turn(ann, table)
    assert outbox(telling) == 0
    key = letters.text().split("/confirm#")[1].split()[0]
    stranger = telling.stranger()
    assert stranger.post("/api/notices/confirm", key=key).status_code == 204
    is_problem(stranger.post("/api/notices/confirm", key=key), 404, "no-such-channel")
    assert not bob.see(NOTICES)["channels"][0]["unconfirmed"]
    table = bob.table(table["id"])
    end_turn(ann, end_turn(bob, table))
    eventually(lambda: len(letters.arrived) == 2, 20)
    letter = letters.arrived[1]
    assert letter["Subject"] == "It is your turn at “Cloister”."
    assert letter["To"] == "bob@example.org" and letter["From"] == "Labora <labora@example.org>"
    assert f"http://testserver/table/{table['id']}" in letters.text()
    one_click(telling, bob, letter, letters.text())


def one_click(room: Room, person: Player, letter: Any, text: str) -> None:
    """Both links work without logging in: the mail program's, and the one that is read."""
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("http://testserver")
    answer = room.client.post(link, content="List-Unsubscribe=One-Click")
    assert answer.json() == {"kind": "email", "address": "bob@example.org"}
    assert person.see(NOTICES)["channels"][0]["on"] is False
    secret = text.split("/unsubscribe#")[1].split(maxsplit=1)[0]
    assert link.endswith(secret)


def test_an_address_that_somebody_else_has_entered_is_not_written_to_for_ever(
    telling: Room, letters: Letters
) -> None:
    for name in ("Ann", "Bob", "Cleo"):
        add(telling.person(name), "email", "dora@example.org")
    dave = telling.person("Dave")
    refused = dave.post(f"{NOTICES}/channels", kind="email", address="dora@example.org")
    is_problem(refused, 409, "asked-already")
    eventually(lambda: len(letters.arrived) == 3, 20)


def test_discord_slack_and_ntfy_get_what_they_read(telling: Room, receiver: Receiver) -> None:
    ann, bob, table = two_players(telling)
    execute(telling, "UPDATE person SET name = 'A <!here> & @everyone' WHERE name = 'Ann'")
    add(bob, "discord", receiver.url("/discord"))
    add(bob, "slack", receiver.url("/slack"))
    topic = add(bob, "ntfy", receiver.url("/my-topic"))
    assert topic["address"] == f"127.0.0.1:{receiver.port}/my-topic"
    is_problem(bob.post(f"{NOTICES}/channels", kind="ntfy", address=receiver.url("/a/b")), 422, "no-topic")
    arrived(receiver, 3)
    end_turn(ann, table)
    arrived(receiver, 6)
    got = {request.path: request.json for request in receiver.requests[3:]}
    link = f"http://testserver/table/{table['id']}"
    assert got["/discord"]["content"].startswith(f"It is your turn at “Cloister”.\n{link}\n\nSwitch these")
    assert got["/discord"]["allowed_mentions"] == {"parse": []}
    assert link in got["/slack"]["text"] and "<" not in got["/slack"]["text"]
    assert got["/"] | {"actions": []} == {
        "topic": "my-topic",
        "title": "It is your turn at “Cloister”.",
        "message": "It is your turn at “Cloister”.",
        "click": link,
        "actions": [],
    }
    stop = got["/"]["actions"][0]["url"]
    secret = stop.removeprefix("http://testserver/unsubscribe#")
    assert telling.stranger().post(f"/api/notices/stop/{secret}").status_code == 200


def test_a_browser_reads_what_was_pushed_to_it_and_knows_the_sender(
    telling: Room, receiver: Receiver
) -> None:
    ann, bob, table = two_players(telling)
    browser = Browser(receiver.url("/push/1"))
    add(bob, "push", push=browser.subscription())
    eventually(lambda: len(receiver.requests) == 1, 20)
    first = browser.read(receiver.requests[0].body)
    assert first["title"] == "From now on Labora tells you here what happens at your tables."
    end_turn(ann, table)
    eventually(lambda: len(receiver.requests) == 2, 20)
    request = receiver.requests[1]
    message = browser.read(request.body)
    assert message["title"] == "It is your turn at “Cloister”."
    assert message["url"] == f"/table/{table['id']}"
    assert message["stop"]["url"].startswith("/unsubscribe#")
    assert request.headers["Content-Encoding"] == "aes128gcm" and int(request.headers["TTL"]) > 0
    claims, key = sender_claims(request)
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claims["sub"] == "mailto:labora@example.org" and time.time() < claims["exp"] < time.time() + 86400
    assert key == ann.see(NOTICES)["push_key"]


def test_a_browser_that_has_gone_is_forgotten(telling: Room, receiver: Receiver) -> None:
    bob = telling.person("Bob")
    receiver.status = 410
    add(bob, "push", push=Browser(receiver.url()).subscription())
    eventually(lambda: bob.see(NOTICES)["channels"] == [], 20)
    broken = Browser(receiver.url()).subscription() | {"p256dh": to_text(b"\4" + b"x" * 64)}
    is_problem(bob.post(f"{NOTICES}/channels", kind="push", push=broken), 422, "invalid")


def test_messages_are_sealed_as_the_standard_says() -> None:
    """RFC 8291, appendix A."""
    to = Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        to,
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(number, ec.SECP256R1()),
    )
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# Receivers that are down


def test_a_receiver_that_is_down_delays_nobody_and_is_given_up_in_the_end(
    telling: Room, receiver: Receiver
) -> None:
    ann, bob, table = two_players(telling)
    with http_receiver() as down:
        down.status = 503
        add(bob, "json", down.url())
        add(bob, "slack", receiver.url())
        eventually(lambda: down.requests and receiver.requests, 20)
        failing = eventually(lambda: problem_of(bob, 0), 20)
        assert failing["problem"] == "The receiver did not accept the message." and failing["on"]
        end_turn(ann, table)
        arrived(receiver, 2)
        for attempt in range(2, len(sending.PAUSES) + 2):
            execute(telling, "UPDATE channel SET rest = 0")
            eventually(partial(has, down, attempt), 20)
        given_up = eventually(lambda: not bob.see(NOTICES)["channels"][0]["on"] and problem_of(bob, 0), 20)
        assert given_up["problem"] == "The receiver did not accept the message."
        assert outbox(telling) == 0
        down.status = 200
        bob.do(f"{NOTICES}/channels/{given_up['id']}/test")
        eventually(lambda: len(down.requests) == len(sending.PAUSES) + 2, 20)
        assert eventually(lambda: bob.see(NOTICES)["channels"][0]["on"] and not problem_of(bob, 0), 20)
        assert len(receiver.requests) == 2


def has(receiver: Receiver, count: int) -> bool:
    return len(receiver.requests) == count


def problem_of(person: Player, number: int) -> Json | None:
    found: Json = person.see(NOTICES)["channels"][number]
    return found if found["problem"] else None


def test_pauses_grow_and_a_receiver_may_ask_for_more(telling: Room, receiver: Receiver) -> None:
    bob = telling.person("Bob")
    receiver.status, receiver.headers = 429, {"Retry-After": "1000"}
    add(bob, "json", receiver.url())
    eventually(lambda: problem_of(bob, 0), 20)
    assert 950 < found(telling, "SELECT rest FROM channel") - time.time() < 1001
    assert list(sending.PAUSES) == sorted(sending.PAUSES)


def test_no_address_is_given_up_for_our_own_mail_server(telling: Room, letters: Letters) -> None:
    bob = telling.person("Bob")
    letters.refuse = True
    add(bob, "email", "bob@example.org")
    eventually(lambda: problem_of(bob, 0), 20)
    execute(telling, f"UPDATE channel SET failures = {len(sending.PAUSES)}, rest = 0, problem = ''")
    failing = eventually(lambda: problem_of(bob, 0), 20)
    assert failing["on"] and failing["problem"] == "The service’s own e-mail does not work at the moment."


# The own network


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"),
        *("2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "no address"),
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
    "http://example.org:99999/": "no-web-address",
    "https://": "no-web-address",
}


def test_addresses_that_people_enter_do_not_reach_the_own_network(sqlite_room: Room) -> None:
    ann = sqlite_room.person("Ann")
    for address, problem in REFUSED_ADDRESSES.items():
        is_problem(ann.post(f"{NOTICES}/channels", kind="json", address=address), 422, problem)
    push = Browser("http://127.0.0.1:9000/push").subscription()
    is_problem(ann.post(f"{NOTICES}/channels", kind="push", push=push), 422, "own-network")
    is_problem(ann.post(f"{NOTICES}/channels", kind="email", address="a@b.org"), 409, "no-such-way")


def test_a_name_that_changes_its_mind_does_not_reach_it_either(
    telling: Room, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: outside when it is entered, inside when it is written to."""
    bob = telling.person("Bob")
    answers = iter([[(2, 1, 6, "", ("9.9.9.9", 80))]])
    inside = [(2, 1, 6, "", ("127.0.0.1", receiver.port))]
    monkeypatch.setattr("labora.server.notices.outside.getaddrinfo", lambda *_, **__: next(answers, inside))
    add(bob, "json", f"http://changing.example.org:{receiver.port}/")
    failing = eventually(lambda: problem_of(bob, 0), 20)
    assert failing["problem"].startswith("The address lies in the service’s own network")
    assert receiver.requests == []


def test_redirections_are_not_followed_and_endless_answers_not_read(
    telling: Room, receiver: Receiver
) -> None:
    bob = telling.person("Bob")
    with http_receiver() as hidden:
        receiver.status, receiver.headers = 307, {"Location": hidden.url()}
        add(bob, "json", receiver.url())
        assert eventually(lambda: problem_of(bob, 0), 20)["problem"].startswith("The receiver pointed")
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
        ann, bob, table = two_players(Room(client))
        add(bob, "json", receiver.url())
        arrived(receiver, 1)
        execute(Room(client), "UPDATE channel SET rest = 99999999999")
        end_turn(ann, table)
    with telling_at(database) as client:
        execute(Room(client), "UPDATE channel SET rest = 0")
        assert told(receiver)["title"] == "It is your turn at “Cloister”."
        eventually(lambda: outbox(Room(client)) == 0, 20)
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
        ann, bob, table = two_players(Room(client))
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
        ann, bob, table = two_players(Room(here))
        add(bob, "json", receiver.url())
        arrived(receiver, 1)
        for count in range(1, 4):
            table = end_turn(ann, table)
            assert told(receiver, count)["notices"][0]["occasion"] == "turn"
            table = end_turn(bob, table)
        path = f"/api/tables/{table['id']}/follow"
        with there.websocket_connect(path, headers=bob.headers) as socket:
            assert socket.receive_json()["type"] == "hello"
            hub = here.app.state.service.hub  # type: ignore[attr-defined]
            service = there.app.state.service  # type: ignore[attr-defined]
            looking = next(iter(service.hub.looking(table["id"])))
            eventually(lambda: hub.is_looking(table["id"], looking), 20)
            end_turn(ann, table)
            eventually(lambda: outbox(Room(here)) == 0, 20)
        assert len(receiver.requests) == 4
