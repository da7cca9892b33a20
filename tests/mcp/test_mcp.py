"""Language models at the tables, with the real client: at a service's door, and over the standard streams."""

import asyncio
import json
import os
import re
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

from labora.cli import main
from labora.cli.embedded_service import service_beside
from labora.i18n import LANGUAGES, Words
from labora.mcp.api_client import ApiClient
from labora.mcp.connections import LocalSession, Tokens
from labora.mcp.server import make_server
from labora.rules.components.modes import MODE
from labora.rules.records.record import parse_record
from labora.rules.records.replay import replay
from labora.server.core.rate_limits import LIMITS
from labora.server.core.settings import Settings
from tests.mcp.model import OVER, Model, options_in, table_in
from tests.server.processes import free_port

SOURCES = Path(__file__).resolve().parents[2]


@contextmanager
def service(folder: Path, **more: Any) -> Iterator[str]:
    """A service beside the test; gives its address."""
    database = f"sqlite+aiosqlite:///{folder / 'labora.db'}"
    settings = Settings(database=database, port=free_port(), log_level="error", **more)
    running, ended = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with service_beside(settings):
            running.set()
            await ended.wait()

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    assert running.wait(60)
    try:
        yield f"http://127.0.0.1:{settings.port}"
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service(tmp_path_factory.mktemp("service"), rate_limits=False) as found:
        yield found


@asynccontextmanager
async def visiting(address: str, token: str = "", mode: str = "auto", **headers: str) -> AsyncIterator[Model]:
    """A model that comes to a service's door; `legacy` as programs did before the protocol of 2026."""
    if token:
        headers["Authorization"] = f"Bearer {token}"
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as http,
        Client(streamable_http_client(f"{address}/mcp", http_client=http), mode=mode) as client,
    ):
        yield Model(client)


@asynccontextmanager
async def started(folder: Path, *arguments: str) -> AsyncIterator[Model]:
    """A model that has started `labora mcp` itself, as desktop programs do."""
    surroundings = os.environ | {"LABORA_GAMES": str(folder / "games"), "PYTHONPATH": str(SOURCES)}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "labora.cli", "mcp", *arguments], env=surroundings
    )
    async with Client(command) as client:
        yield Model(client)


async def person(address: str, name: str) -> httpx2.AsyncClient:
    async with httpx2.AsyncClient(base_url=address, timeout=60) as stranger:
        token = (await stranger.post("/api/me", json={"name": name})).json()["token"]
    return httpx2.AsyncClient(base_url=address, timeout=60, headers={"Authorization": f"Bearer {token}"})


async def introduced(model: Model, name: str = "Ada") -> str:
    said = await model.call("introduce", name=name)
    found = re.search(r"token is (\S+):", said)
    assert found is not None
    return found.group(1)


# Over HTTP, at a service


def test_a_whole_game_against_bots_over_http(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as stranger:
            assert "introduce" in await stranger.wrong("open_table", mode="3-short")
            token = await introduced(stranger)
        async with visiting(address, token, "legacy") as model:
            assert "No tables found" in await model.call("tables")
        async with visiting(address, token) as model:
            seen = await model.call("open_table", mode="3-short", others=["random", "random"])
            table = table_in(seen)
            seen, longest = await model.play(seen)
            assert OVER in seen and longest < 4_500
            assert f"{table} “Ada’s table”" in await model.call("tables", which="finished")
            text = await model.call("record", table=table)
            opened = replay(parse_record(text))
            assert opened.problem is None and opened.game.over
            read = (await model.client.read_resource(f"labora://tables/{table}/record")).contents[0]
            assert json.loads(read.text) == json.loads(text)  # type: ignore[union-attr]

    asyncio.run(story())


@pytest.mark.long
def test_a_whole_long_game_for_four_in_short_answers(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as newcomer:
            model = Model(newcomer.client, token=await introduced(newcomer))
            seen = await model.call("open_table", mode="4-long", others=["novice", "random", "novice"])
            # It builds and uses what it can, so that late in the game there is much to tell.
            seen, longest = await model.play(seen, preferred=("settle", "build", "place"))
            assert OVER in seen and longest < 4_500

    asyncio.run(story())


def test_inside_a_turn_answers_are_brief(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as newcomer:
            model = Model(newcomer.client, token=await introduced(newcomer))
            seen = await model.call("open_table", mode="3-short", others=["random", "random"])
            table = table_in(seen)
            seen = await model.call("look", table=table, wait=50)
            while "fell" not in options_in(seen):
                # The others began, and one of them has a contract for Ada.
                seen = await model.call("decide", table=table, decisions=options_in(seen)[:1], wait=50)
            said = await model.call("decide", table=table, decisions=["fell"])
            assert said.startswith("Decided: fell\nYou (Ada) decide.") and options_in(said)
            assert len(said) < 1_000 and "Wheel:" not in said
            said = await model.call("decide", table=table, decisions=[options_in(said)[0], "wood"])
            assert re.search(r"^Ada: \+\d wood; points: \+0$", said, re.M) and "Wheel:" not in said
            # The turn is over: everything is shown, as the others have played.
            seen = await model.call("decide", table=table, decisions=["end"], wait=50)
            assert "Wheel:" in seen and table_in(seen) == table

    asyncio.run(story())


def test_the_bots_are_waited_for_with_one_request(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ask = ApiClient._ask

    async def counted(self: ApiClient, method: str, path: str, *rest: Any) -> Any:
        asked.append(f"{method} {path.rsplit('/', 1)[-1]}")
        return await ask(self, method, path, *rest)

    async def story() -> None:
        ada = await person(address, "Ada")
        seats = [
            {"kind": "me", "model": True},
            *({"kind": "bot", "bot": bot} for bot in ("random", "novice")),
        ]
        asked_for = {"mode": "3-short", "seats": seats, "random_order": False}
        table = (await ada.post("/api/tables", json=asked_for)).json()["id"]
        async with visiting(address, ada.headers["Authorization"].removeprefix("Bearer ")) as model:
            seen = await model.call("decide", table=table, decisions=["fell", "1,1", "wood", "end"], wait=50)
            assert "You (Ada) decide" in seen and OVER not in seen
            assert asked == [f"GET {table}", "POST decide", "GET events"]

    monkeypatch.setattr(ApiClient, "_ask", counted)
    asyncio.run(story())


def test_a_card_that_is_misspelled_is_found(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as stranger:
            model = Model(stranger.client, token=await introduced(stranger))
            assert "Did you mean F05 Bakery?" in await model.wrong("cards", card="Bakry")
            assert "Did you mean I05 Brewery?" in await model.wrong("cards", card="brewry", variant="ireland")
            assert "Meinst du F05 Bäckerei?" in await model.wrong("cards", card="Bäkerei", language="de")
            assert "Use an id such as" in await model.wrong("cards", card="xxxxxxxx")

    asyncio.run(story())


def test_a_prompt_asks_for_a_game(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as stranger:
            (prompt,) = (await stranger.client.list_prompts()).prompts
            assert (prompt.name, prompt.title) == ("play", "Play a game")
            assert prompt.arguments and "2-short" in str(prompt.arguments[0].description)
            (message,) = (await stranger.client.get_prompt("play", {"mode": "2-long"})).messages
            assert message.role == "user" and "Open a table (2-long)" in str(message.content)
        async with visiting(address, **{"Accept-Language": "de"}) as stranger:
            (message,) = (await stranger.client.get_prompt("play")).messages
            assert "(2-short)" in str(message.content) and "Spiel mit mir" in str(message.content)

    asyncio.run(story())


def test_rules_are_those_of_the_table(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as stranger:
            assert "4-long/france" in (await stranger.call("rules")).splitlines()[0]
            newcomer = Model(stranger.client, token=await introduced(stranger))
            first = table_in(await newcomer.call("open_table", mode="solo", variant="ireland"))
            second = table_in(await newcomer.call("open_table", mode="3-short", others=["random"] * 2))
            asked: dict[str, dict[str, Any]] = {
                "3-short/france": {},
                "solo/ireland": {"table": first},
                "2-long/ireland": {"table": first, "mode": "2-long"},
                "3-short/ireland": {"variant": "ireland"},
            }
            for setup, arguments in asked.items():
                said = await newcomer.call("rules", chapter="wheel", **arguments)
                assert f" {setup} " in said.splitlines()[0]
                mode = MODE[setup.partition("/")[0]]
                grapes = bool(mode.grapes_enter) and setup.endswith("france")
                assert (f"Grapes enter in round {mode.grapes_enter}," in said) == grapes
            # The table that was played at last is the one at hand.
            await newcomer.call("decide", table=first, decisions=["fell 1,0 wood"])
            assert "solo/ireland" in (await newcomer.call("rules")).splitlines()[0]
            assert second != first

    asyncio.run(story())


def test_what_a_hint_writes_can_be_decided(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as newcomer:
            model = Model(newcomer.client, token=await introduced(newcomer))
            table = table_in(await model.call("open_table", mode="solo", hints=True))
            turn = (await model.call("hint", table=table, level="novice")).partition(": ")[0]
            assert " " in turn
            assert f"After: {turn}" in await model.call("explore", table=table, decisions=[turn])
            assert f"Decided: {turn}" in await model.call("decide", table=table, decisions=[turn])
            again = (await model.call("hint", table=table, level="novice")).partition(": ")[0]
            start, *rest = again.split()
            seen = await model.call("decide", table=table, decisions=[start, " ".join(rest)])
            assert f"Decided: {again}" in seen

    asyncio.run(story())


def logged_by(name: str, seen: str) -> bool:
    """Whether one of the latest lines of the log, which a look shows, is of that player."""
    _, _, latest = seen.partition("Recent events:")
    return f"\n{name}: " in latest.partition("\n\n")[0]


def test_two_bots_of_a_kind_have_different_names(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as newcomer:
            model = Model(newcomer.client, token=await introduced(newcomer))
            others = ["novice", "random", "novice"]
            seen = await model.call("open_table", mode="4-short", others=others, wait=50)
            names = re.findall(r"[:,] \d ([^,(“”]+) \(a bot\)", seen.splitlines()[0])
            assert sorted(names) == ["novice", "novice 2", "random"]
            table = table_in(seen)
            listed = (await model.call("tables")).splitlines()[0]
            record = json.loads(await model.call("record", table=table))
            for name in names:
                assert name in listed and name in [seat["name"] for seat in record["seats"]]
            for _ in range(60):
                if logged_by("novice 2", seen):
                    break
                # Inside a turn answers are brief: they do not show the table.
                seen, _ = await model.play(await model.call("look", table=table), steps=1)
            assert logged_by("novice 2", seen)
            german = await model.call("look", table=table, language="de")
            assert "Novize 2" in german.splitlines()[0]

    asyncio.run(story())


def test_a_model_plays_beside_people_and_has_their_rights(address: str) -> None:
    async def story() -> None:
        ann = await person(address, "Ann")
        seats = [{"kind": "me"}, {"kind": "link"}]
        body = {"mode": "2-short", "seats": seats, "random_order": False, "hints": False}
        opened = (await ann.post("/api/tables", json=body)).json()
        table = opened["id"]
        async with visiting(address) as newcomer:
            model = Model(newcomer.client, token=await introduced(newcomer))
            assert "not been invited" in await model.wrong("look", table=table)
            link = f"{address}/table/{table}#{opened['invitation']}"
            seen = await model.call("join", link=link)
            assert "1 Ann (a person), 2 Ada (you)" in seen and "Ann decides" in seen
            seats = (await ann.get(f"/api/tables/{table}")).json()["seats"]
            assert [seat["model"] for seat in seats] == [False, True]
            # What is for others to decide, is; what the table does not allow, is not.
            assert "not your turn to decide" in await model.wrong("decide", table=table, decisions=["fell"])
            assert "Hints are turned off" in await model.wrong("hint", table=table)
            await model.call("say", table=table, text="Good morning")
            turn = {"decisions": ["cut", "0,1", "peat", "fell", "1,1", "wood", "end"], "key": "a-key-of-ann"}
            number = (await ann.get(f"/api/tables/{table}")).json()["number"]
            done = await ann.post(f"/api/tables/{table}/decide", json={"based_on": number, **turn})
            assert done.status_code == 200, done.text
            seen = await model.call("look", table=table, wait=5)
            assert "Ada says: Good morning" in seen and "You (Ada) decide" in seen
            # The table's creator alone may do some things, and no tool does what an address refuses.
            await explores_and_takes_back(model, table)
        await ann.aclose()

    asyncio.run(story())


async def explores_and_takes_back(model: Model, table: str) -> None:
    seen = await model.call("explore", table=table, decisions="cut 0,1 peat")
    assert "Ada: +" in seen and "Options:" in seen
    assert "Ada: +" not in (await model.call("look", table=table)).split("Recent events:")[0]
    seen = await model.call("decide", table=table, decisions=["cut", "0,1", "peat"])
    assert "Decided: cut 0,1 peat" in seen
    assert "Undone: cut 0,1 peat" in await model.call("undo", table=table)
    assert "0,1: Cut the moor at (0, 1)" in await model.call("options", table=table, decisions=["cut"])
    assert "Farmyard. " in await model.call("options", table=table, decisions=["place"])


def test_a_person_hands_no_seat_to_a_model(address: str) -> None:
    async def story() -> None:
        ann = await person(address, "Ann")
        body = {"mode": "solo", "seats": [{"kind": "me"}]}
        table = (await ann.post("/api/tables", json=body)).json()["id"]
        async with visiting(address, ann.headers["Authorization"].removeprefix("Bearer ")) as model:
            assert "This seat was taken by a person" in await model.wrong(
                "decide", table=table, decisions=["fell"]
            )
        await ann.aclose()

    asyncio.run(story())


def test_wrong_calls_are_told_what_would_be_right(address: str) -> None:
    async def story() -> None:
        async with visiting(address) as newcomer:
            model = Model(newcomer.client, token=await introduced(newcomer))
            table = table_in(await model.call("open_table", mode="solo"))
            wrong: dict[str, tuple[str, dict[str, Any]]] = {
                "There is no mode “9-short”": ("open_table", {"mode": "9-short"}),
                "one of france, ireland": ("open_table", {"mode": "solo", "variant": "spain"}),
                "This game has one seat, not 2": ("open_table", {"mode": "solo", "others": ["random"]}),
                "Bots: random, novice": ("open_table", {"mode": "2-short", "others": ["deepmind"]}),
                "needs “table”": ("look", {}),
                "takes: table, wait, language, token": ("look", {"tabel": table}),
                "must be in the range 0–50": ("look", {"table": table, "wait": 99}),
                "as “tables” lists it": ("look", {"table": "no such table!"}),
                "no such table": ("look", {"table": "elsewhere"}),
                "Possible now: place, fell, cut": ("decide", {"table": table, "decisions": []}),
                "Possible there: 0,0, 0,1": ("decide", {"table": table, "decisions": "cut 9,9"}),
                "Decision 1 (“win”) is not possible": ("explore", {"table": table, "decisions": ["win"]}),
                "set “keep” to the number": ("undo", {"table": table}),
                "There is no chapter “9”": ("rules", {"chapter": "9"}),
                "Did you mean G28 Castle?": ("cards", {"card": "Casino"}),
                "not a table link": ("join", {"link": "see you there"}),
                "leads to elsewhere.org": ("join", {"link": "https://elsewhere.org/table/x"}),
                "Languages: de, en, fr, pl, ru": ("tables", {"language": "tlh"}),
            }
            for sentence, (tool, arguments) in wrong.items():
                if tool == "explore":
                    assert sentence in await model.call(tool, **arguments)
                else:
                    assert sentence in await model.wrong(tool, **arguments)
            with pytest.raises(MCPError, match="no such table"):
                await model.client.read_resource(f"labora://tables/{table}/record")
            with pytest.raises(MCPError, match="no variant “spain”"):
                await model.client.read_resource("labora://cards/spain/F05")

    asyncio.run(story())


@pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(code, marks=pytest.mark.long) for code in LANGUAGES if code != "ru")]
)
def test_answers_are_in_the_language_that_is_asked_for_and_descriptions_in_english(
    address: str, language: str
) -> None:
    async def story() -> None:
        words = Words(language, hyphens=False)
        async with visiting(address, **{"Accept-Language": f"{language}-XX, en;q=0.5"}) as model:
            tools = (await model.client.list_tools()).tools
            look = next(tool for tool in tools if tool.name == "look")
            assert look.description == Words().text("mcp-tool-look")
            told = look.input_schema["properties"]["table"]["description"]
            assert told == Words().text("mcp-argument-table")
            assert words.card("F05") in await model.call("cards", card="F05")
            listed = (await model.client.list_resources()).resources
            for resource in listed:
                assert resource.description and not resource.description.startswith("mcp-")
            read = (await model.client.read_resource("labora://cards/ireland")).contents[0]
            assert words.function("I08") in read.text  # type: ignore[union-attr]
            title = words.text("rules-chapter-wheel")
            assert title in await model.call("rules", mode="solo")
            chapter = (await model.client.read_resource("labora://rules/wheel")).contents[0]
            assert chapter.text == await model.call("rules", chapter="wheel")  # type: ignore[union-attr]
            first, second = chapter.text.splitlines()[:2]  # type: ignore[union-attr]
            assert first == words.text(
                "mcp-rules-for",
                setup="4-long/france",
                mode=words.mode("4-long"),
                variant=words.variant("france"),
            )
            assert second == title
            assert words.text("mcp-who-are-you") == await model.wrong("open_table", mode="solo")
        async with visiting(address) as model:
            assert words.card("F05") in await model.call("cards", card="F05", language=language)

    asyncio.run(story())


# The service's limits


def test_the_limits_of_the_service_hold_for_models_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    headers = {"Accept": "application/json, text/event-stream"}
    with service(tmp_path) as address, httpx2.Client(base_url=address, headers=headers, timeout=60) as client:
        assert client.post("/mcp", json=call, headers={"Host": "evil.example"}).status_code == 421
        assert client.post("/mcp", json=call, headers={"Origin": "https://evil.example"}).status_code == 403
        assert client.post("/mcp", json=call | {"pad": "x" * 70_000}).status_code == 413
        assert client.post("/mcp", json=call | {"pad": "x" * 5_000}).status_code == 401, "of a stranger"
        answer = client.post("/mcp", json=call)
        assert answer.status_code == 200, answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-store"
        assert client.get("/mcp").status_code == 405
        # Of a person, whoever carries the requests: messages are the fewest.
        asyncio.run(_talks_too_much(address))
        monkeypatch.setitem(LIMITS, "address", (1, 0.01))
        asked = [client.post("/mcp", json=call).status_code for _ in range(2)]
        assert asked[-1] == 429, "of an address"


async def _talks_too_much(address: str) -> None:
    async with visiting(address) as newcomer:
        model = Model(newcomer.client, token=await introduced(newcomer))
        table = table_in(await model.call("open_table", mode="solo"))
        for _ in range(10):
            await model.call("say", table=table, text="more")
        assert "Too many requests" in await model.wrong("say", table=table, text="and more")


def test_the_door_stays_shut_where_the_operator_wants_it(tmp_path: Path) -> None:
    with service(tmp_path, mcp=False) as address:
        assert httpx2.post(f"{address}/mcp", json={}, timeout=60).status_code == 404


# A program that one model has started


def test_labora_mcp_has_its_own_tables_and_lets_people_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with started(tmp_path, "--name", "Ada", "--port", "0") as model:
            names = {tool.name for tool in (await model.client.list_tools()).tools}
            assert {"look", "decide", "explore", "hint"} <= names and "introduce" not in names
            seen = await model.call("open_table", mode="2-short", others=["person"], hints=True)
            found = re.search(r"(http://127\.0\.0\.1:\d+)/table/\S+#(\S+)", seen)
            assert found is not None
            ann = await person(found.group(1), "Ann")
            table = table_in(seen)
            await ann.post(f"/api/tables/{table}/enter", json={"key": found.group(2)})
            joined = await ann.post(f"/api/tables/{table}/join", json={})
            assert [seat["model"] for seat in joined.json()["seats"]].count(True) == 1
            await ann.aclose()
            seen, _ = await model.play(await model.call("open_table", mode="solo"), steps=4)
            assert options_in(seen)

    asyncio.run(story())


@pytest.mark.long
def test_a_whole_solo_game_over_the_standard_streams(tmp_path: Path) -> None:
    async def story() -> None:
        async with started(tmp_path, "--port", "0") as model:
            seen, longest = await model.play(await model.call("open_table", mode="solo"))
            assert OVER in seen and longest < 4_500
        async with started(tmp_path, "--port", "0") as model:
            listed = await model.call("tables", which="finished")
            assert f"{table_in(seen)} “Model’s table”, solo/france" in listed, "tables are kept"

    asyncio.run(story())


@pytest.mark.long
def test_labora_mcp_at_a_service(tmp_path: Path, address: str) -> None:
    async def story() -> None:
        async with started(tmp_path, "--server", f"{address}/", "--name", "Ada") as model:
            assert "Ada (you)" in await model.call("open_table", mode="solo")

    asyncio.run(story())


def test_a_model_is_the_same_player_every_time(tmp_path: Path, address: str) -> None:
    file = tmp_path / "models.json"

    def program(language: str = "en") -> Any:
        known = Tokens(file)
        return make_server(
            LocalSession(httpx2.AsyncHTTPTransport(), address, known, address, name="Ada", language=language)
        )

    async def story() -> None:
        async with Client(program()) as client:
            model = Model(client)
            table = table_in(await model.call("open_table", mode="solo", hints=True))
            assert "Expected scores" in await model.call("hint", table=table, seconds=0.1)
        assert file.stat().st_mode & 0o077 == 0, "nobody else reads the token"
        async with Client(program("de")) as client:
            listed = await Model(client).call("tables")
            assert f"{table} „Tisch von Ada“, solo/france, Runde 1, du bist am Zug" in listed
        file.write_text(json.dumps({address: "a-token-that-is-gone"}))
        async with Client(program()) as client:
            assert "No tables found" in await Model(client).call("tables")

    asyncio.run(story())


def test_a_service_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    sessions = LocalSession(
        httpx2.AsyncHTTPTransport(), nowhere, Tokens(tmp_path / "x"), nowhere, name="", language="pl"
    )

    async def story() -> None:
        async with Client(make_server(sessions)) as client:
            assert await Model(client).wrong("tables") == Words("pl").text("mcp-unreachable")

    asyncio.run(story())


def test_only_addresses_of_services_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--server", "ftp://x"]) == 2
    assert "Example: https://play.example.org" in capsys.readouterr().err
