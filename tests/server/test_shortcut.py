"""Decisions take a short cut past FastAPI: what is answered must be what it would have answered."""

import json
from typing import Any

from prometheus_client import generate_latest

from tests.server.players import Json, Player, Room, is_problem, new_key

SHORT = "application/json"
# Just as good, but not what the page sends: FastAPI answers it.
LONG = "application/json; charset=utf-8"


def send(player: Player, path: str, body: bytes, kind: str = SHORT) -> Any:
    return player.client.post(path, headers={**player.headers, "Content-Type": kind}, content=body)


ASKED: tuple[Json, ...] = (
    {"decisions": ["fell"], "propose": True},
    {"decisions": ["fell"], "brief": True},
    {"decisions": [], "expand": True},
    {"decisions": ["nonsense"]},
    {"decisions": [], "number": 99},
    {"decisions": [], "surprise": 1},
    {"decisions": "fell"},
    {},
)


def test_both_ways_answer_the_same(sqlite_room: Room) -> None:
    ann = sqlite_room.person("Ann")
    table = ann.open(public=False)
    for player, identifier in ((ann, table["id"]), (sqlite_room.stranger(), table["id"]), (ann, "nowhere")):
        path = f"/api/tables/{identifier}/explore?lang=de"
        for asked in ASKED:
            body = json.dumps(asked).encode()
            short, long = send(player, path, body), send(player, path, body, LONG)
            assert (short.status_code, short.json()) == (long.status_code, long.json()), asked
            assert short.headers["content-type"] == long.headers["content-type"]


def test_what_does_not_fit_is_refused_and_nothing_is_decided(sqlite_room: Room) -> None:
    ann = sqlite_room.person("Ann")
    table = ann.open()
    path = f"/api/tables/{table['id']}/decide"
    asked = {"based_on": table["number"], "decisions": ["fell"], "key": new_key()}
    good = json.dumps(asked).encode()
    refused = {
        "not even JSON": send(ann, path, good[:-1]),
        "from a form of another page": send(ann, path, good, "text/plain"),
        "a key too many": send(ann, path, json.dumps(asked | {"more": 1}).encode()),
        "no language": send(ann, f"{path}?lang=12345678901", good),
        "no table": send(ann, f"/api/tables/{'x' * 41}/decide", good),
    }
    for what, answer in refused.items():
        assert is_problem(answer, 422, "invalid")["arguments"]["where"], what
    is_problem(send(sqlite_room.stranger(), path, good), 401, "who-are-you")
    is_problem(send(ann, path, b" " * 65 * 1024 + good), 413, "too-large")
    assert ann.table(table["id"])["number"] == table["number"]
    assert send(ann, path, good).status_code == 200
    assert ann.table(table["id"])["number"] == table["number"] + 1


def test_the_short_cut_is_counted_and_packed_as_every_other_way(sqlite_room: Room) -> None:
    ann = sqlite_room.person("Ann")
    table = ann.open()
    headers = {**ann.headers, "Accept-Encoding": "gzip"}
    body = {"based_on": table["number"], "decisions": ["fell"], "key": new_key()}
    packed = ann.client.post(f"/api/tables/{table['id']}/decide", headers=headers, json=body)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["X-Frame-Options"] == "DENY" and packed.headers["Cache-Control"] == "no-store"
    assert b'method="POST",route="/api/tables/{identifier}/decide",status="200"' in generate_latest()
