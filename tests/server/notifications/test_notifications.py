"""People who are not here are told what they want to know, by real servers on this machine."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.testclient import WebSocketTestSession

from labora.rules.decision import Decision
from labora.rules.game import Game
from labora.rules.invariants.trace import lively_choice
from labora.rules.search.dice import Dice
from labora.server.notifications import formats, relevance
from labora.server.notifications.channels import MOST_CHANNELS
from labora.server.notifications.delivery import Message, MessageLine
from labora.server.notifications.web_push import Subscription, encrypted, from_text, to_text
from tests.server.notifications.notices import (
    ALL,
    NOTICES,
    add,
    arrived,
    end_turn,
    found,
    lets_rest,
    outbox,
    switch,
    telling_at,
    told,
    two_players,
    wakes,
)
from tests.server.notifications.receivers import Browser, Letters, Receiver, sender_claims
from tests.server.players import ApiClient, Player, eventually, execute, is_problem

# What is told


def test_nobody_is_told_who_has_not_asked_for_it(telling: ApiClient) -> None:
    ann, _, table = two_players(telling)
    assert ann.see(NOTICES)["channels"] == []
    assert set(ann.see(NOTICES)["kinds"]) == {"push", "email", "ntfy", "discord", "slack", "json"}
    end_turn(ann, table)
    assert outbox(telling) == 0


def test_my_turn_an_undo_and_the_end_are_told_each_by_its_switch(
    telling: ApiClient, receiver: Receiver
) -> None:
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
    assert told(receiver, 2)["title"] == "Ann asks to undo something at “Cloister”."
    switch(bob, channel, turn=False, undo=False)
    bob.do(f"/api/tables/{table['id']}/undo/answer", yes=False)
    table = end_turn(ann, end_turn(bob, bob.table(table["id"])))
    ann.undo(table, 0)
    assert outbox(telling) == 0
    switch(bob, channel, on=False)
    ann.do(f"/api/tables/{table['id']}/resign", seat=0)
    assert outbox(telling) == 0 and len(receiver.requests) == 3


def test_the_end_of_a_game_is_told(telling: ApiClient, receiver: Receiver) -> None:
    ann = telling.person("Ann")
    switch(ann, add(ann, "json", receiver.url()), turn=False)
    # The service is busy with the long game afterwards, and an answer may not wait for ever.
    arrived(receiver, 1)
    table = ann.open("solo", seats=("me",), name="Alone")
    decisions = whole_game()
    for first in range(0, len(decisions), 400):
        table = ann.play(table, *decisions[first : first + 400])
    assert table["game"]["phase"] == "over"
    assert told(receiver)["title"] == "The game at “Alone” is over. Won by: Ann."


def whole_game() -> list[str]:
    game, dice = Game("solo", "france"), Dice(7)
    while not game.over:
        options = Decision(game.position).options
        game.play(options[lively_choice(game.position, options, dice)].text)
    return [taken.option.text for taken in game.decisions]


@contextmanager
def bob_looking(
    telling: ApiClient, receiver: Receiver
) -> Iterator[tuple[Player, Player, dict[str, Any], WebSocketTestSession]]:
    """Two at a table, of whom Bob wants to be told, and has the table open."""
    ann, bob, table = two_players(telling)
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    path = f"/api/tables/{table['id']}/follow"
    with telling.client.websocket_connect(path, headers=bob.headers) as socket:
        assert socket.receive_json()["type"] == "hello"
        yield ann, bob, table, socket


def test_whoever_looks_at_the_table_is_not_told_and_whoever_turns_away_is(
    telling: ApiClient, receiver: Receiver
) -> None:
    with bob_looking(telling, receiver) as (ann, bob, table, socket):
        after_ann = end_turn(ann, table)
        eventually(lambda: outbox(telling) == 0, 20)
        after_bob = end_turn(bob, after_ann)
        socket.send_json({"type": "looking", "on": False})
        eventually(lambda: not telling.client.app.state.server.subscriptions.looking(table["id"]), 20)
        end_turn(ann, after_bob)
        assert told(receiver)["title"] == "It is your turn at “Cloister”."


def test_whoever_is_gone_without_a_word_is_told_when_that_is_known(
    telling: ApiClient, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a laptop that was closed the connection stays for a while."""
    monkeypatch.setattr(relevance, "UNNOTICED_SECONDS", 3600.0)
    with bob_looking(telling, receiver) as (ann, _, table, _):
        end_turn(ann, table)
        eventually(lambda: found(telling, "SELECT rest FROM channel") > time.time() + 3000, 20)
        assert outbox(telling) == 1 and len(receiver.requests) == 1
    wakes(telling)
    assert told(receiver)["title"] == "It is your turn at “Cloister”."


def test_several_tables_make_one_message_in_my_language(telling: ApiClient, receiver: Receiver) -> None:
    ann, bob = telling.person("Ann"), telling.person("Bob")
    bob.do("/api/me/language", language="de")
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    tables = [ann.open(seats=("me", "link"), public=True, name=name) for name in ("One", "Two")]
    joined = [bob.do(f"/api/tables/{table['id']}/join") for table in tables]
    lets_rest(telling)
    for table in joined:
        end_turn(ann, table)
    wakes(telling)
    message = told(receiver)
    assert message["title"] == "Neues an 2 deiner Tische"
    assert [one["words"] for one in message["notices"]] == [
        "Du bist am Zug: „One“.",
        "Du bist am Zug: „Two“.",
    ]


def test_what_was_done_in_the_meantime_is_not_told(telling: ApiClient, receiver: Receiver) -> None:
    ann, bob, table = two_players(telling)
    add(bob, "json", receiver.url())
    arrived(receiver, 1)
    lets_rest(telling)
    end_turn(bob, end_turn(ann, table))
    assert outbox(telling) == 1
    wakes(telling)
    eventually(lambda: outbox(telling) == 0, 20)
    assert len(receiver.requests) == 1


def test_what_was_switched_off_in_the_meantime_is_not_told(telling: ApiClient, receiver: Receiver) -> None:
    ann, bob, table = two_players(telling)
    channel = add(bob, "json", receiver.url())
    arrived(receiver, 1)
    lets_rest(telling)
    end_turn(ann, table)
    assert outbox(telling) == 1
    switch(bob, channel, turn=False)
    wakes(telling)
    eventually(lambda: outbox(telling) == 0, 20)
    assert len(receiver.requests) == 1


# By which way


def test_an_address_of_mail_is_asked_before_anything_else_is_sent_to_it(
    telling: ApiClient, letters: Letters
) -> None:
    ann, bob, table = two_players(telling)
    is_problem(bob.post(f"{NOTICES}/channels", kind="email", address="bob"), 422, "no-mail-address")
    wrong = "bob@example.org\r\nBcc: eve@example.org"
    is_problem(bob.post(f"{NOTICES}/channels", kind="email", address=wrong), 422, "no-mail-address")
    assert add(bob, "email", "bob@example.org")["unconfirmed"]
    eventually(lambda: letters.arrived, 20)
    assert letters.arrived[0]["Subject"] == "Confirm your e-mail address"
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


def one_click(api: ApiClient, person: Player, letter: Any, text: str) -> None:
    """Both links work without logging in: the mail program's, and the one that is read."""
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("http://testserver")
    answer = api.client.post(link, content="List-Unsubscribe=One-Click")
    assert answer.json() == {"kind": "email", "address": "bob@example.org"}
    assert person.see(NOTICES)["channels"][0]["on"] is False
    secret = text.split("/unsubscribe#")[1].split(maxsplit=1)[0]
    assert link.endswith(secret)


def test_an_address_that_somebody_else_has_entered_is_not_written_to_for_ever(
    telling: ApiClient, letters: Letters
) -> None:
    for name in ("Ann", "Bob", "Cleo"):
        add(telling.person(name), "email", "dora@example.org")
    dave = telling.person("Dave")
    refused = dave.post(f"{NOTICES}/channels", kind="email", address="dora@example.org")
    is_problem(refused, 409, "asked-already")
    eventually(lambda: len(letters.arrived) == 3, 20)


def test_links_lead_to_a_public_name_of_the_service_where_it_has_one(
    tmp_path: Path, letters: Letters, at_once: None
) -> None:
    """Whoever asks by a number that is somebody else's sends nobody there."""
    mail = {"smtp": letters.setting, "mail_from": "Labora <labora@example.org>"}
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    with telling_at(database, hosts="play.example.org, www.example.org", **mail) as client:
        eve = ApiClient(client).person("Eve")
        for number, host in enumerate(("6.6.6.6", "www.example.org")):
            asked = {"kind": "email", "address": f"dora{number}@example.org"}
            headers = eve.headers | {"Host": host}
            assert client.post(f"{NOTICES}/channels", json=asked, headers=headers).status_code == 200
        eventually(lambda: len(letters.arrived) == 2, 20)
    texts = {letter["To"]: letters.text(number) for number, letter in enumerate(letters.arrived)}
    links = {to: text.split("/confirm#")[0] for to, text in texts.items()}
    assert links["dora0@example.org"].endswith("http://play.example.org")
    assert links["dora1@example.org"].endswith("http://www.example.org")


def test_no_way_of_asking_asks_an_address_more_often(telling: ApiClient, letters: Letters) -> None:
    """Entered again, asked again, removed, or its person deleted: the questions are counted."""
    ann = telling.person("Ann")
    channel = add(ann, "email", "dora@example.org")
    eventually(lambda: letters.arrived, 20)
    [channel] = ann.do(f"{NOTICES}/channels/{channel['id']}/test")["channels"]
    eventually(lambda: len(letters.arrived) == 2, 20)
    old, new = (letters.text(number).split("/confirm#")[1].split()[0] for number in (0, 1))
    is_problem(telling.stranger().post("/api/notices/confirm", key=old), 404, "no-such-channel")
    assert ann.do(f"{NOTICES}/channels/{channel['id']}/remove")["channels"] == []
    is_problem(telling.stranger().post("/api/notices/confirm", key=new), 404, "no-such-channel")
    channel = add(ann, "email", "Dora@example.org")
    is_problem(ann.post(f"{NOTICES}/channels/{channel['id']}/test"), 409, "asked-already")
    eventually(lambda: len(letters.arrived) == 3, 20)
    assert ann.post("/api/me/delete", name="Ann").status_code == 204
    refused = telling.person("Bob").post(f"{NOTICES}/channels", kind="email", address="dora@example.org")
    is_problem(refused, 409, "asked-already")
    assert found(telling, "SELECT count(*) FROM channel WHERE person <> '' OR address LIKE '%@%'") == 0
    assert len(letters.arrived) == 3


def test_the_same_address_is_entered_again_however_many_there_are(
    telling: ApiClient, receiver: Receiver
) -> None:
    bob = telling.person("Bob")
    for number in range(MOST_CHANNELS):
        add(bob, "json", receiver.url(f"/{number}"))
    refused = bob.post(f"{NOTICES}/channels", kind="json", address=receiver.url("/more"))
    is_problem(refused, 409, "too-many-channels")
    add(bob, "json", receiver.url("/0"))
    assert len(bob.see(NOTICES)["channels"]) == MOST_CHANNELS


def test_discord_slack_and_ntfy_get_what_they_read(telling: ApiClient, receiver: Receiver) -> None:
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
    assert got["/discord"]["content"].startswith(f"It is your turn at “Cloister”.\n{link}\n\nTurn off these")
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


def test_however_many_tables_there_are_the_message_fits_and_ends_with_its_link() -> None:
    lines = tuple(
        MessageLine(
            "turn", f"Ваш ход за столом «{number}».", f"https://x.org/table/{number}", str(number), "", 0.0
        )
        for number in range(100)
    )
    stop = "https://x.org/unsubscribe#secret"
    message = Message("Новости за 100 столами", lines, "https://x.org/", stop, "Stop", "key")
    content = formats.discord(message)["content"]
    assert len(content) <= formats.LONGEST_DISCORD and content.endswith(f"\n…\n\nStop: {stop}")
    assert all(line.url in content for line in lines if f"{line.words}\n" in content)
    assert len(formats.as_bytes(formats.ntfy(message, "topic"))) < 4096
    assert len(formats.as_bytes(formats.push(message))) < 3000
    assert formats.slack(message)["text"].endswith(stop)


def test_a_browser_that_signs_out_is_told_no_more(telling: ApiClient, receiver: Receiver) -> None:
    ann = telling.person("Ann")
    subscriptions = [Browser(receiver.url(f"/push/{number}")).subscription() for number in (1, 2)]
    for push in subscriptions:
        add(ann, "push", push=push)
    other = Player(telling.client, telling.stranger().do("/api/me/recover", code=code_of(ann))["token"])
    assert ann.post("/api/me/leave", push=subscriptions[0]["endpoint"]).status_code == 200
    assert len(other.see(NOTICES)["channels"]) == 1
    assert other.post("/api/me/leave").status_code == 200, "without saying where"


def code_of(player: Player) -> str:
    return str(player.do("/api/me/code")["recovery"])


def test_a_browser_reads_what_was_pushed_to_it_and_knows_the_sender(
    telling: ApiClient, receiver: Receiver
) -> None:
    ann, bob, table = two_players(telling)
    browser = Browser(receiver.url("/push/1"))
    add(bob, "push", push=browser.subscription())
    eventually(lambda: len(receiver.requests) == 1, 20)
    first = browser.read(receiver.requests[0].body)
    assert first["title"] == "Notifications are on. You will hear about your tables here."
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


def test_a_browser_that_has_gone_is_forgotten(telling: ApiClient, receiver: Receiver) -> None:
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
