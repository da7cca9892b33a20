"""Persons: a lasting key, codes for single use, devices, blocking, reporting, deleting, names."""

import asyncio
import os
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from labora.cli.app import app as cli
from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.moderation.administration import Admin
from tests.server.players import ApiClient, Player, eventually, execute, is_problem

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def recovered(api: ApiClient, code: str, agent: str = "") -> Player:
    answer = api.client.post("/api/me/recover", json={"code": code}, headers={"User-Agent": agent})
    api.client.cookies.clear()
    assert answer.status_code == 200, answer.text
    return Player(api.client, answer.json()["token"])


def administer(api: ApiClient, work: Callable[[Admin], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with Admin(api.client.app.state.server.settings.database) as admin:
            return await work(admin)

    return asyncio.run(run())


def test_the_key_lasts_until_it_is_renewed_or_revoked(api: ApiClient) -> None:
    ann = api.person("Ann")
    assert ann.see("/api/me")["has_key"] is False
    key = ann.do("/api/me/recovery")["recovery"]
    assert ann.see("/api/me")["has_key"] is True
    for _ in range(2):
        recovered(api, key)
    newer = ann.do("/api/me/recovery")["recovery"]
    is_problem(api.stranger().post("/api/me/recover", code=key), 404, "no-such-recovery")
    recovered(api, newer)
    assert ann.do("/api/me/recovery/revoke")["has_key"] is False
    is_problem(api.stranger().post("/api/me/recover", code=newer), 404, "no-such-recovery")


def test_a_code_for_another_device_works_once_and_for_a_day(api: ApiClient) -> None:
    ann = api.person("Ann")
    code = ann.do("/api/me/code")["recovery"]
    assert recovered(api, code).see("/api/me")["name"] == "Ann"
    is_problem(api.stranger().post("/api/me/recover", code=code), 404, "no-such-recovery")
    late = ann.do("/api/me/code")["recovery"]
    execute(api, "UPDATE code SET expires = expires - 86401")
    is_problem(api.stranger().post("/api/me/recover", code=late), 404, "no-such-recovery")


def test_leaving_revokes_the_token(api: ApiClient) -> None:
    ann = api.person("Ann")
    assert api.client.post("/api/me/leave", headers=ann.headers).status_code == 200
    is_problem(ann.get("/api/me"), 401, "who-are-you")


def test_the_others_are_signed_out_and_what_they_follow_ends(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    other = recovered(api, ann.do("/api/me/code")["recovery"], FIREFOX)
    third = recovered(api, ann.do("/api/me/code")["recovery"])
    devices = ann.see("/api/me/devices")["devices"]
    assert [(device["name"], device["this"]) for device in devices][:2] == [
        ("", True),
        ("Firefox, Linux", False),
    ]
    path = f"/api/tables/{table['id']}/follow"
    with api.client.websocket_connect(path, headers=other.headers) as socket:
        socket.receive_json()
        ann.do("/api/me/devices/sign-out", device=devices[1]["id"])
        while (message := socket.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 1012
    is_problem(other.get("/api/me"), 401, "who-are-you")
    assert third.see("/api/me")["name"] == "Ann"
    left = ann.do("/api/me/devices/sign-out")["devices"]
    assert [device["this"] for device in left] == [True]
    is_problem(third.get("/api/me"), 401, "who-are-you")


def test_a_blocked_person_stays_out_whatever_the_key(api: ApiClient) -> None:
    eve = api.person("Eve")
    key, code = eve.do("/api/me/recovery")["recovery"], eve.do("/api/me/code")["recovery"]
    [(person, _, _)] = administer(api, lambda admin: admin.persons_named("Eve"))
    administer(api, lambda admin: admin.block_person(person, True))
    eventually(lambda: eve.get("/api/me").status_code == 401)
    for secret in (key, code):
        is_problem(api.stranger().post("/api/me/recover", code=secret), 404, "no-such-recovery")
    administer(api, lambda admin: admin.block_person(person, False))
    assert eve.see("/api/me")["name"] == "Eve"


def test_reports_reach_whoever_runs_the_service(api: ApiClient) -> None:
    ann, eve = api.person("Ann"), api.person("Eve")
    table = ann.open("2-short", ("me", "link"), public=True)
    path = f"/api/tables/{table['id']}"
    eve.do(f"{path}/join")
    said = eve.do(f"{path}/messages", text="something rude")["number"]
    assert ann.post(f"{path}/report", message=said, text="please look").status_code == 204
    assert ann.post(f"{path}/report", seat=1).status_code == 204
    is_problem(ann.post(f"{path}/report", message=1), 404, "no-such-message")
    is_problem(ann.post(f"{path}/report"), 422, "invalid")
    is_problem(api.stranger().post(f"{path}/report", seat=1), 401, "who-are-you")
    database = ["--database", api.client.app.state.server.settings.database]
    listed = CliRunner().invoke(cli, ["admin", "reports", *database])
    assert "something rude" in listed.output and "please look" in listed.output, listed.output
    [(person, _, _)] = administer(api, lambda admin: admin.persons_named("Eve"))
    assert listed.output.count(person) == 2
    first = listed.output.split()[0]
    assert CliRunner().invoke(cli, ["admin", "close-report", first, *database]).exit_code == 0
    assert "something rude" not in CliRunner().invoke(cli, ["admin", "reports", *database]).output
    assert "something rude" in CliRunner().invoke(cli, ["admin", "reports", "--all", *database]).output


def test_a_deleted_person_is_gone_from_the_running_service(api: ApiClient) -> None:
    eve, bob = api.person("Eve-Secret"), api.person("Bob")
    # One table where she sits, one that she has only opened: both are called after her.
    table = eve.open("2-short", ("me", "link"), public=True)
    bots = eve.open("2-short", ("bot:random", "link"), public=True)
    path = f"/api/tables/{table['id']}"
    bob.do(f"{path}/join")
    eve.do(f"{path}/messages", text="my confession")
    eve.play(eve.table(table["id"]), "cut", "0,0", "peat")
    parts = [
        f"/api/tables/{one['id']}{part}"
        for one in (table, bots)
        for part in ("", "/events", "/log", "/record")
    ]
    lists = [f"/api/tables?which={which}" for which in ("running", "open", "mine")]
    [(person, _, _)] = administer(api, lambda admin: admin.persons_named("Eve-Secret"))
    administer(api, lambda admin: admin.delete_person(person))

    def told() -> str:
        return "".join(bob.get(address).text for address in parts + lists)

    eventually(lambda: "Secret" not in told() and "confession" not in told())
    # Writing to the table, and starting anew, bring nothing back.
    bob.do(f"{path}/messages", text="is she gone?")
    assert "Secret" not in told()
    stored = everything(api)
    assert "Secret" not in stored and "confession" not in stored
    assert eve.post(f"{path}/messages", text="still here").status_code == 401
    assert bob.table(table["id"])["seats"][0]["kind"] == "bot"


def everything(api: ApiClient) -> str:
    async def rows() -> str:
        async with api.client.app.state.server.database.reading() as connection:
            names = ("person", "token", "code", "game", "event", "member", "report")
            return "".join(
                [str((await connection.exec_driver_sql(f"SELECT * FROM {name}")).all()) for name in names]
            )

    return str(api.client.portal.call(rows))


def test_a_removed_message_is_gone_although_nobody_follows(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open(public=True)
    said = ann.do(f"/api/tables/{table['id']}/messages", text="rude")["number"]
    administer(api, lambda admin: admin.remove_message(table["id"], said))
    eventually(lambda: "rude" not in ann.get(f"/api/tables/{table['id']}/events").text, 10)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\ufe0f",
        "Ann\ufe0f",
        "a" + "\u0301" * 5,
        "\u0301",
        "An\u200dn",
        "An\u200cn",
        "\u00ad",
    ],
)
def test_names_that_hide_or_overflow_are_refused(sqlite_api: ApiClient, name: str) -> None:
    is_problem(sqlite_api.client.post("/api/me", json={"name": name}), 422, "invalid")


@pytest.mark.parametrize(
    "name",
    [
        "👨\u200d👩\u200d👧\u200d👦",
        "❤️ Ann",
        "🏳️\u200d🌈",
        "Nguyễn",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "Žofie",
        "O'Brien",
    ],
)
def test_names_that_people_have_are_fine(sqlite_api: ApiClient, name: str) -> None:
    ann = sqlite_api.person(name)
    table = ann.open()
    assert table["seats"][0]["name"] == name
    record = ann.see(f"/api/tables/{table['id']}/record")
    assert ann.do("/api/records", record=record)["problem"] is None


def test_messages_are_no_towers(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    path = f"/api/tables/{ann.open()['id']}/messages"
    for text in ("a" + "\n" * 400 + "b", "x" + "\u0300" * 400, "\u3164"):
        is_problem(ann.post(path, text=text), 422, "invalid")


def test_the_database_and_backups_are_for_their_owner_only(tmp_path: Path) -> None:
    file, backup = tmp_path / "labora.db", tmp_path / "backup.gz"
    before = os.umask(0o022)
    try:
        url = f"sqlite+aiosqlite:///{file}"
        with TestClient(create_app(Settings(database=url, rate_limits=False))) as client:
            ApiClient(client).person("Ann").open()
            assert CliRunner().invoke(cli, ["admin", "backup", str(backup), "--database", url]).exit_code == 0
            files = [file, backup, *tmp_path.glob("labora.db-*")]
            assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}
    finally:
        os.umask(before)
