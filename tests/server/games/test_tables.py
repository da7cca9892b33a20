"""Persons and tables: making, joining, leaving, coming back, lists."""

import json
from typing import Any

from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.games.domain.events import Seated, SeatPlan
from tests.server.players import ApiClient, Json, Player, a_clock, away, eventually, is_problem, older

JSON = {"Content-Type": "application/json"}


def test_a_person_is_a_cookie_or_a_bearer(client: TestClient) -> None:
    nobody = client.get("/api/me")
    assert (nobody.status_code, nobody.content) == (204, b"")
    made = client.post("/api/me", json={"name": "  Ann "})
    assert made.json()["name"] == "Ann"
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    assert client.get("/api/me").json() == {
        "name": "Ann",
        "token": None,
        "recovery": None,
        "has_key": False,
        "language": None,
    }
    assert client.post("/api/me", json={"name": "Anna"}).json()["token"] is None
    assert client.get("/api/me").json()["name"] == "Anna"


def test_a_recovery_code_makes_another_device_the_same_person(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    code = ann.do("/api/me/recovery")["recovery"]
    other = Player(api.client, api.stranger().do("/api/me/recover", code=code)["token"])
    api.client.cookies.clear()
    assert other.token != ann.token
    assert other.table(table["id"])["seats"][0]["mine"]
    assert ann.table(table["id"])["seats"][0]["mine"]
    newer = ann.do("/api/me/recovery")["recovery"]
    assert newer != code
    is_problem(api.stranger().post("/api/me/recover", code=code), 404, "no-such-recovery")


def test_a_table_starts_when_its_seats_are_taken(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("3-short", ("me", "link", "bot:random"), name="Kitchen", random_order=True)
    assert (table["game"]["phase"], table["name"]) == ("waiting", "Kitchen")
    is_problem(ann.decide(table, "fell"), 409, "not-started")
    bob.do(f"/api/tables/{table['id']}/enter", key=table["invitation"])
    joined = bob.do(f"/api/tables/{table['id']}/join")
    assert joined["game"]["phase"] == "playing"
    assert sorted(seat["name"] for seat in joined["seats"]) == ["Ann", "Bob", "random"]
    assert sorted(seat["kind"] for seat in joined["seats"]) == ["bot", "person", "person"]
    is_problem(bob.post(f"/api/tables/{table['id']}/join"), 409, "already-seated")


def beginners(api: ApiClient, **asked: Any) -> set[str]:
    """Who begins at thirty tables of two."""
    ann = api.person("Ann")
    seats = [{"kind": "me"}, {"kind": "device", "name": "Bob"}]
    tables = [ann.do("/api/tables", mode="2-short", seats=seats, **asked) for _ in range(30)]
    return {table["seats"][table["game"]["decision"]["player"]]["name"] for table in tables}


def test_the_start_player_is_drawn(api: ApiClient) -> None:
    assert beginners(api) == {"Ann", "Bob"}


def test_unless_whoever_opens_the_table_says_otherwise(api: ApiClient) -> None:
    assert beginners(api, random_order=False) == {"Ann"}


def test_leaving_before_the_start(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("3-short", ("me", "link", "link"), public=True)
    path = f"/api/tables/{table['id']}"
    bob.do(f"{path}/join", seat=2)
    assert bob.table(table["id"])["seats"][2]["mine"]
    assert bob.do(f"{path}/leave")["seats"][2]["kind"] == "open"
    assert ann.do(f"{path}/leave")["game"]["phase"] == "closed"
    is_problem(bob.post(f"{path}/join"), 409, "no-free-seat")


def test_resigning_and_being_replaced(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    path = f"/api/tables/{table['id']}"
    bob.do(f"{path}/join")
    is_problem(bob.post(f"{path}/replace", seat=0), 403, "creator-only")
    is_problem(bob.post(f"{path}/resign", seat=0), 403, "not-your-seat")
    minutes = is_problem(ann.post(f"{path}/replace", seat=1), 409, "not-absent-long-enough")
    assert minutes["arguments"]["minutes"] == 10
    away(api, table["id"], 601)
    replaced = ann.do(f"{path}/replace", seat=1, bot="random")
    assert (replaced["seats"][1]["kind"], replaced["seats"][1]["replaced"]) == ("bot", True)
    back = bob.do(f"{path}/join")
    assert (back["seats"][1]["kind"], back["seats"][1]["mine"]) == ("person", True)
    resigned = bob.do(f"{path}/resign", seat=1)
    assert (resigned["seats"][1]["kind"], resigned["seats"][1]["resigned"]) == ("bot", True)
    is_problem(bob.post(f"{path}/join"), 409, "no-free-seat")


def test_who_is_here_cannot_be_replaced(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    path = f"/api/tables/{table['id']}"
    bob.do(f"{path}/join")
    with api.client.websocket_connect(f"{path}/follow", headers=bob.headers) as socket:
        socket.receive_json()
        is_problem(ann.post(f"{path}/replace", seat=1), 409, "not-absent")


def test_lists(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    private = ann.open(name="private")
    public = ann.open("2-short", ("me", "link"), name="public", public=True)
    mine = {table["id"]: table for table in ann.see("/api/tables")["tables"]}
    assert set(mine) == {private["id"], public["id"]}
    assert mine[private["id"]]["my_turn"] and not mine[public["id"]]["my_turn"]
    assert [table["name"] for table in bob.see("/api/tables", which="open")["tables"]] == ["public"]
    bob.do(f"/api/tables/{public['id']}/join")
    assert bob.see("/api/tables", which="open")["tables"] == []
    running = bob.see("/api/tables", which="running")["tables"]
    assert [(table["name"], table["seats"][1]["mine"]) for table in running] == [("public", True)]
    assert api.stranger().see("/api/tables")["tables"] == []


def test_wrong_tables_are_refused_with_a_sentence(api: ApiClient) -> None:
    ann = api.person("Ann")
    seats = [{"kind": "me"}, {"kind": "device"}]
    is_problem(ann.post("/api/tables", mode="9-long", seats=seats), 422, "no-such-game")
    is_problem(ann.post("/api/tables", mode="3-long", seats=seats), 422, "wrong-seats")
    is_problem(ann.post("/api/tables", mode="2-long", seats=seats, without_quarry=True), 422, "no-such-game")
    is_problem(ann.post("/api/tables", mode="2-long", seats=[{"kind": "me"}] * 2), 422, "me-twice")
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "abbot-of-nowhere"}]
    is_problem(ann.post("/api/tables", mode="2-long", seats=bots), 422, "no-such-bot")
    is_problem(ann.post("/api/tables", mode="2-long", seats=seats, colour="red"), 422, "invalid")


def test_too_slow_players_get_a_bot_for_that_turn(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("2-short", ("me", "device"), **a_clock(10))
    turn = table["game"]["turn"]
    assert turn["deadline"] == turn["since"] + 10
    older(api, table["id"], 11)
    eventually(lambda: ann.table(table["id"])["game"]["decision"]["player"] == 1)
    last = ann.see(f"/api/tables/{table['id']}/events")["events"][-1]
    assert (last["kind"], last["how"], last["bot"]) == ("decided", "clock", "novice")
    log = ann.see(f"/api/tables/{table['id']}/log")["lines"]
    told = [line for line in log if line["name"] == "late"]
    assert [(line["player"], line["turn"], line["before"]) for line in told] == [(0, 0, 0)]
    assert told[0]["words"].endswith(": time ran out, a bot played")
    assert log.index(told[0]) < next(
        at for at, line in enumerate(log) if line["player"] == 0 and line["deltas"]
    )
    assert told[0] in ann.table(table["id"])["game"]["chronicle"]


def test_rates_are_limited(database: str) -> None:
    with TestClient(create_app(Settings(database=database))) as client:
        answers = [client.post("/api/me/recover", json={"code": "x" * 24}) for _ in range(12)]
        assert answers[0].status_code == 404
        problem = is_problem(answers[-1], 429, "too-often")
        assert int(answers[-1].headers["retry-after"]) == problem["arguments"]["seconds"]


def test_the_catalogue(api: ApiClient) -> None:
    stranger = api.stranger()
    offers = stranger.see("/api/offers")
    assert len(offers["modes"]) == 7 and "random" in offers["bots"]
    for variant, deck in (("france", "F"), ("ireland", "I")):
        cards: list[Json] = stranger.see("/api/cards", variant=variant)["cards"]
        assert sum(card["kind"] == "building" for card in cards) == 41
        assert sum(card["kind"] == "settlement" for card in cards) == 8
        assert any(card["id"].startswith(deck) for card in cards)
        assert all(card["name"] for card in cards)
        assert all(card["function"] for card in cards if card["kind"] in ("building", "heartland"))


def test_names_and_messages_are_readable(api: ApiClient) -> None:
    ann = api.person("Žofie 🍷")
    for name in ("\u0000", "a\u0007b", "\u202eevil", "", "x" * 41, "\ud800"):
        answer = api.client.post("/api/me", content=f'{{"name": {json.dumps(name)}}}', headers=JSON)
        is_problem(answer, 422, "invalid")
    table = ann.open()
    path = f"/api/tables/{table['id']}/messages"
    is_problem(ann.post(path, text="a\u0000b"), 422, "invalid")
    assert ann.do(path, text="two\nlines")["events"][0]["text"] == "two\nlines"


def test_tables_that_nobody_asks_for_leave_the_memory(database: str) -> None:
    app = create_app(Settings(database=database, rate_limits=False, tables_in_memory=2))
    with TestClient(app) as client:
        api = ApiClient(client)
        ann = api.person("Ann")
        tables = [ann.play(ann.open(), "fell") for _ in range(4)]
        registry = app.state.server.registry
        assert len(registry._tables) == 2
        for table in tables:
            assert ann.table(table["id"])["game"] == table["game"]
        with client.websocket_connect(f"/api/tables/{tables[0]['id']}/follow", headers=ann.headers) as socket:
            socket.receive_json()
            for table in tables[1:]:
                ann.table(table["id"])
            assert registry.in_memory(tables[0]["id"]) is not None


def test_my_tables_are_those_where_i_sit(api: ApiClient) -> None:
    ann, ben, eve = (api.person(name) for name in ("Ann", "Ben", "Eve"))
    table = ann.open(seats=("me", "link"))
    place = f"/api/tables/{table['id']}"
    for guest in (ben, eve):
        guest.do(f"{place}/enter", key=table["invitation"])

    def mine(player: Player, which: str = "mine") -> list[str]:
        return [one["id"] for one in player.see("/api/tables", which=which)["tables"]]

    ben.do(f"{place}/join")
    ben.do(f"{place}/resign", seat=1)
    assert mine(ann) == mine(ben) == [table["id"]], "a seat that was given up was a seat"
    assert mine(eve) == []
    assert eve.table(table["id"])["seats"], "she may still watch"
    other = ann.open(seats=("me", "link"))
    ben.do(f"/api/tables/{other['id']}/enter", key=other["invitation"])
    ben.do(f"/api/tables/{other['id']}/join")
    waiting = ann.open("3-short", ("me", "link", "link"))
    ben.do(f"/api/tables/{waiting['id']}/enter", key=waiting["invitation"])
    ben.do(f"/api/tables/{waiting['id']}/join")
    assert waiting["id"] in mine(ben)
    ben.do(f"/api/tables/{waiting['id']}/leave")
    assert waiting["id"] not in mine(ben)


# Language models


def test_everybody_sees_that_a_language_model_sits_there(api: ApiClient) -> None:
    ann, model, ben = (api.person(name) for name in ("Ann", "Ada", "Ben"))
    table = ann.open("3-short", ("me", "link", "link"))
    for guest, marks in ((model, {"model": True}), (ben, {})):
        guest.do(f"/api/tables/{table['id']}/enter", key=table["invitation"])
        guest.do(f"/api/tables/{table['id']}/join", **marks)
    seen = ben.table(table["id"])["seats"]
    assert [seat["model"] for seat in seen] == [False, True, False]
    assert [seat["kind"] for seat in seen] == ["person"] * 3
    listed = ben.see("/api/tables", which="mine")["tables"][0]["seats"]
    assert [seat["model"] for seat in listed] == [False, True, False]
    model.do(f"/api/tables/{table['id']}/resign", seat=1)
    assert not ben.table(table["id"])["seats"][1]["model"], "a bot plays on"


def test_a_language_model_opens_a_table(api: ApiClient) -> None:
    seats = [{"kind": "me", "model": True}, {"kind": "bot", "bot": "random"}]
    table = api.person("Ada").do("/api/tables", mode="2-short", seats=seats, random_order=False)
    assert [seat["model"] for seat in table["seats"]] == [True, False]


def test_where_no_language_model_sits_older_versions_can_read_on() -> None:
    for body in (Seated(seat=0, person="p", why="joined"), SeatPlan(person="p")):
        assert "model" not in body.model_dump_json(exclude_none=True)
