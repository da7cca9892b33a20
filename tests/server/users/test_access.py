"""Nobody gets in who was not let in, nobody decides for another, and nothing comes from other sites."""

import pytest

from tests.server.players import ApiClient, Json, Player, away, is_problem, new_key


@pytest.fixture
def table(api: ApiClient) -> Json:
    self = api.person("Ann")
    found = self.open("2-short", ("me", "link"))
    found["ann"] = self
    return found


DECISION = {"based_on": 1, "decisions": ["fell"], "key": "key-12345678"}
ACTIONS: dict[str, Json] = {
    "decide": DECISION,
    "explore": {},
    "undo": {"based_on": 1, "to": 0, "key": "key-12345678"},
    "undo/answer": {"yes": True},
    "standing": {"seat": 0, "question": "owners-clergyman", "answer": "prior"},
    "messages": {"text": "hello"},
    "join": {},
    "leave": {},
    "resign": {"seat": 0},
    "replace": {"seat": 1},
    "enter": {"key": "x" * 32},
}


def test_a_private_table_is_not_there_for_others(api: ApiClient, table: Json) -> None:
    path = f"/api/tables/{table['id']}"
    eve, nobody = api.person("Eve"), api.stranger()
    for other in (eve, nobody):
        for part in ("", "/events", "/log", "/record"):
            is_problem(other.get(path + part), 404, "no-such-table")
        assert other.see("/api/tables")["tables"] == []
        assert other.see("/api/tables", which="open")["tables"] == []
    for action, body in ACTIONS.items():
        is_problem(eve.post(f"{path}/{action}", **body), 404, "no-such-table")
        answer = nobody.post(f"{path}/{action}", **body)
        assert answer.status_code in (401, 404), (action, answer.text)
    with api.client.websocket_connect(f"{path}/follow", headers=eve.headers) as socket:
        closed = socket.receive()
        assert (closed["type"], closed["code"], closed["reason"]) == (
            "websocket.close",
            4004,
            "no-such-table",
        )


def test_the_link_lets_in_and_only_those_inside_see_it(api: ApiClient, table: Json) -> None:
    path = f"/api/tables/{table['id']}"
    bob = api.person("Bob")
    watching = bob.do(f"{path}/enter", key=table["invitation"])
    assert watching["invitation"] is None
    assert bob.table(table["id"])["invitation"] is None
    assert bob.do(f"{path}/join")["invitation"] == table["invitation"]


def test_a_public_table_shows_no_link_and_obeys_no_stranger(api: ApiClient) -> None:
    ann, eve = api.person("Ann"), api.person("Eve")
    table = ann.open(public=True)
    path = f"/api/tables/{table['id']}"
    assert eve.table(table["id"])["invitation"] is None
    assert api.stranger().table(table["id"])["invitation"] is None
    is_problem(eve.post(f"{path}/decide", **DECISION | {"based_on": table["number"]}), 403, "not-seated")
    is_problem(eve.post(f"{path}/undo", based_on=table["number"], to=0, key=new_key()), 403, "not-seated")
    is_problem(eve.post(f"{path}/standing", **ACTIONS["standing"]), 403, "not-your-seat")
    is_problem(eve.post(f"{path}/resign", seat=0), 403, "not-your-seat")
    is_problem(eve.post(f"{path}/replace", seat=0), 403, "creator-only")
    assert ann.table(table["id"])["number"] == table["number"]


def test_nothing_that_clients_see_tells_who_somebody_is(api: ApiClient) -> None:
    """Ids of persons, tokens and hashes stay on the server."""
    ann = api.person("Ann")
    table = ann.open(public=True)
    ann.do(f"/api/tables/{table['id']}/messages", text="hello")
    ann.play(table, "fell")
    server = api.client.app.state.server
    creator = server.registry._tables[table["id"]].table.opened.creator
    for part in ("", "/events", "/log", "/record"):
        text = ann.get(f"/api/tables/{table['id']}{part}").text
        assert creator not in text and ann.token not in text
    assert creator not in ann.get("/api/tables").text


@pytest.mark.parametrize("token", ["", "x", "x" * 32, "x" * 500, "ä"])
def test_made_up_tokens_are_nobody(api: ApiClient, token: str) -> None:
    answer = api.client.get("/api/me", headers={"Authorization": f"Bearer {token}".encode()})
    is_problem(answer, 401, "who-are-you")


def test_tokens_and_codes_are_stored_hashed(api: ApiClient) -> None:
    ann = api.person("Ann")
    code = ann.do("/api/me/recovery")["recovery"]
    server = api.client.app.state.server

    async def everything() -> str:
        async with server.database.reading() as connection:
            rows = [
                str((await connection.exec_driver_sql(f"SELECT * FROM {name}")).all())
                for name in ("person", "token")
            ]
        return "".join(rows)

    stored = api.client.portal.call(everything)
    assert "Ann" in stored and ann.token not in stored and code not in stored


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver.evil.example", "x"])
def test_pages_of_other_sites_are_refused(sqlite_api: ApiClient, origin: str) -> None:
    ann = sqlite_api.person("Ann")
    client = sqlite_api.client
    foreign = {"Origin": origin, **ann.headers}
    is_problem(client.post("/api/me", json={"name": "Eve"}, headers=foreign), 403, "wrong-origin")
    own = {"Origin": "http://testserver", **ann.headers}
    assert client.post("/api/me", json={"name": "Ann"}, headers=own).status_code == 200
    table = ann.open()
    with (
        pytest.raises(Exception) as refused,
        client.websocket_connect(f"/api/tables/{table['id']}/follow", headers=foreign) as socket,
    ):
        socket.receive_json()
    assert "wrong-origin" in str(refused.value) or "1008" in repr(vars(refused.value))


def test_headers(sqlite_api: ApiClient) -> None:
    for path in ("/api/offers", "/healthz", "/nothing-here"):
        headers = sqlite_api.client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["labora-version"]
    assert sqlite_api.client.get("/api/tables").headers["cache-control"] == "no-store"


def test_large_requests_are_refused(sqlite_api: ApiClient) -> None:
    client = sqlite_api.client
    large = b'{"name": "' + b"x" * 100_000 + b'"}'
    kind = {"Content-Type": "application/json"}
    is_problem(client.post("/api/me", content=large, headers=kind), 413, "too-large")
    pieces = iter([large[:50_000], large[50_000:]])
    known = kind | sqlite_api.person("Ann").headers
    is_problem(client.post("/api/me", content=pieces, headers=known), 413, "too-large")
    deep = b"[" * 50_000
    assert client.post("/api/me", content=deep, headers=known).status_code in (400, 422)
    is_problem(client.post("/api/me", content=deep, headers=kind), 401, "who-are-you")


def test_a_blocked_or_replaced_player_decides_no_more(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    bob.do(f"/api/tables/{table['id']}/join")
    away(api, table["id"], 601)
    now = ann.do(f"/api/tables/{table['id']}/replace", seat=1)
    is_problem(bob.decide(now, "fell"), 403, "not-seated")
    assert isinstance(ann, Player)
