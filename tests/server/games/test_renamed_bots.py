"""Ids that bots had before are accepted and understood, and never shown."""

import json

from tests.server.players import ApiClient, eventually, execute, ok


def test_requests_may_use_the_ids_of_before(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open("3-short", ("me", "bot:brother", "bot:prior"), hints=True)
    assert [seat["bot"] for seat in table["seats"]] == [None, "monk", "cellarer"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "monk", "cellarer"]
    assert ann.do(f"/api/tables/{table['id']}/suggest", level="brother", seconds=0.1, n=1)["suggestions"]


def test_stored_tables_may_have_the_ids_of_before(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    identifier = ann.open("2-short", ("me", "bot:novice"))["id"]
    eventually(lambda: ann.table(identifier)["game"]["decision"])
    for table, column, key in (("event", "body", "game"), ("game", "summary", "id")):
        statement = (
            f"UPDATE {table} SET {column} = REPLACE({column}, '\"novice\"', '\"prior\"') WHERE {key} = :id"
        )
        execute(sqlite_api, statement, id=identifier)
    sqlite_api.client.app.state.server.registry._tables.clear()
    shown = [
        ann.see(path)
        for path in (
            f"/api/tables/{identifier}",
            f"/api/tables/{identifier}/events",
            f"/api/tables/{identifier}/record",
            "/api/tables?which=mine",
        )
    ]
    assert '"prior"' not in json.dumps(shown[0]["seats"]) + json.dumps(shown[1:])
    assert shown[0]["seats"][1]["bot"] == "cellarer"
    assert shown[2]["seats"][1] == {"name": "cellarer", "kind": "bot:cellarer"}
    assert shown[3]["tables"][0]["seats"][1]["name"] == "cellarer"
    assert ok(ann.get(f"/api/tables/{identifier}/log"))
