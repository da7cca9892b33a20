"""Decisions take a short cut past FastAPI: what is answered must be what it would have answered."""

import json
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.rate_limits import LIMITS
from labora.server.core.settings import Settings
from tests.server.players import ApiClient, Json, Player, is_problem, new_key

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


def test_both_ways_answer_the_same(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(public=False)
    for player, identifier in ((ann, table["id"]), (sqlite_api.stranger(), table["id"]), (ann, "nowhere")):
        path = f"/api/tables/{identifier}/explore?lang=de"
        for asked in ASKED:
            body = json.dumps(asked).encode()
            short, long = send(player, path, body), send(player, path, body, LONG)
            assert (short.status_code, short.json()) == (long.status_code, long.json()), asked
            assert short.headers["content-type"] == long.headers["content-type"]


def test_both_ways_refuse_the_same_decisions(sqlite_api: ApiClient) -> None:
    ann, bob, eve = (sqlite_api.person(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("2-short", ("me", "link"), public=True, random_order=False)
    table = bob.do(f"/api/tables/{table['id']}/join")
    eve.do("/api/me/language", language="pl")
    now, path = table["number"], f"/api/tables/{table['id']}/decide"
    for player, asked in (
        (ann, {"based_on": now - 1, "decisions": ["fell"]}),
        (ann, {"based_on": now + 1, "decisions": ["fell"]}),
        (ann, {"based_on": now, "decisions": ["nonsense"]}),
        (ann, {"based_on": now, "decisions": ["fell", "9,9"], "brief": True}),
        (ann, {"based_on": now, "decisions": []}),
        (bob, {"based_on": now, "decisions": ["fell"]}),
        (eve, {"based_on": now, "decisions": ["fell"]}),
        (sqlite_api.stranger(), {"based_on": now, "decisions": ["fell"]}),
    ):
        body = json.dumps(asked | {"key": new_key()}).encode()
        short, long = send(player, path, body), send(player, path, body, LONG)
        assert short.status_code >= 400, asked
        assert (short.status_code, short.json()) == (long.status_code, long.json()), asked
        assert dict(short.headers) == dict(long.headers)
    assert ann.table(table["id"])["number"] == now


def test_both_ways_know_what_was_decided_by_the_other(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    for kind in (SHORT, LONG):
        table = ann.open()
        path = f"/api/tables/{table['id']}/decide"
        asked = {"based_on": table["number"], "decisions": ["fell"], "key": new_key()}
        first, short, long = (
            send(ann, path, json.dumps(asked).encode(), again) for again in (kind, SHORT, LONG)
        )
        assert short.json() == long.json() == first.json() | {"repeated": True}


def test_both_ways_count_how_often_somebody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "explore", (1, 0.001))
    with TestClient(create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"))) as client:
        ann = ApiClient(client).person("Ann")
        path, body = f"/api/tables/{ann.open()['id']}/explore", b'{"decisions": []}'
        answers = [send(ann, path, body, kind) for kind in (SHORT, LONG, SHORT)]
        assert [answer.status_code for answer in answers] == [200, 429, 429]
        assert all(is_problem(answer, 429, "too-often") for answer in answers[1:])
        assert all(int(answer.headers["Retry-After"]) > 900 for answer in answers[1:])


def test_what_does_not_fit_is_refused_and_nothing_is_decided(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
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
    is_problem(send(sqlite_api.stranger(), path, good), 401, "who-are-you")
    is_problem(send(ann, path, b" " * 65 * 1024 + good), 413, "too-large")
    assert ann.table(table["id"])["number"] == table["number"]
    assert send(ann, path, good).status_code == 200
    assert ann.table(table["id"])["number"] == table["number"] + 1


def test_the_short_cut_is_counted_and_packed_as_every_other_way(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open()
    headers = {**ann.headers, "Accept-Encoding": "gzip"}
    body = {"based_on": table["number"], "decisions": ["fell"], "key": new_key()}
    packed = ann.client.post(f"/api/tables/{table['id']}/decide", headers=headers, json=body)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["X-Frame-Options"] == "DENY" and packed.headers["Cache-Control"] == "no-store"
    assert b'method="POST",route="/api/tables/{identifier}/decide",status="200"' in generate_latest()
