"""A person's page: results of finished games, what others see of them, taking them along, being deleted."""

import json
import random
import time
from dataclasses import asdict
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from labora.rules.game import Game
from labora.rules.records.record import PERSON, Seat, record_of
from labora.server.account.personal_data import PERSONAL_DATA, PERSONS
from labora.server.account.profile_views import streak, tallies
from labora.server.database.schema import (
    avoided,
    changed_persons,
    channels,
    games,
    invitations,
    members,
    metadata,
    results,
)
from labora.server.games.domain.events import (
    Decided,
    EventBody,
    Opened,
    Seated,
    SeatPlan,
    Started,
    TableEvent,
)
from labora.server.games.domain.results import results_of
from labora.server.games.domain.table import Table
from labora.server.notifications.storage import Channel
from labora.server.ratings.leaderboard_routes import month_of
from labora.server.ratings.leaderboard_views import BEST_MEASURED, board_view
from labora.server.ratings.result_storage import ListedResult
from labora.server.ratings.results import SeatResult
from tests.server.players import ApiClient, Json, Player, eventually, is_problem
from tests.server.processes import SOURCES

MOST_AT_ONCE = 400


def some_game(mode: str, variant: str = "france", seed: int = 1) -> Game:
    """Played to its end, anyhow."""
    game, dice = Game(mode, variant), random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.options))
    return game


def played_to_the_end(player: Player, game: Game, **more: Any) -> Json:
    """The same game at a table of one device."""
    seats = ("me", *("device",) * (game.setup.players - 1))
    table = player.open(game.setup.mode.name, seats, **more)
    texts = [taken.option.text for taken in game.decisions]
    for first in range(0, len(texts), MOST_AT_ONCE):
        table = player.play(table, *texts[first : first + MOST_AT_ONCE])
    assert table["game"]["phase"] == "over"
    return table


def test_a_finished_game_stands_on_the_page(api: ApiClient) -> None:
    ann = api.person("Ann")
    game = some_game("2-short")
    table = played_to_the_end(ann, game)
    page = ann.see("/api/me/page")
    [result] = page["results"]
    mine = game.scores[0]
    place = 1 + (game.scores[1] > mine)
    assert (result["table"], result["points"], result["place"]) == (table["id"], mine, place)
    assert page["games"] == 1 and page["won"] == (place == 1)
    assert page["tallies"] == [
        {"mode": "2-short", "variant": "france", "games": 1, "won": page["won"], "mean": mine, "best": mine}
    ]
    assert page["solo"] == [] and page["mine"] is True and page["shows"] == []


def test_a_game_that_goes_on_after_its_end_counts_when_it_ends_again(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = played_to_the_end(ann, some_game("2-short"))
    last = table["game"]["undo"]["taken"]
    back = ann.undo(table, last - 1).json()
    assert ann.see("/api/me/page")["games"] == 0
    ann.play(back["table"], *back["decisions"])
    assert ann.see("/api/me/page")["games"] == 1


def test_boards_want_games_without_help_and_without_second_thoughts(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    game = some_game("solo")
    played_to_the_end(ann, game, hints=True)
    table = played_to_the_end(ann, game)
    start = next(turn.first for turn in game.turns[::-1] if turn.options)
    undone = ann.undo(table, start - 1).json()
    ann.play(undone["table"], *undone["decisions"])
    played_to_the_end(ann, game)
    found = [result["barred"] for result in ann.see("/api/me/page")["results"]]
    assert found == ["hints", "taken-back", ""]
    assert len(ann.see("/api/me/page")["solo"]) == 3


def test_records_from_elsewhere_are_nobodys_results(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    record = json.loads(record_of(some_game("solo"), (Seat("Ann", PERSON),)).text)
    ann.do("/api/records", record=record, seats=[{"kind": "me"}])
    assert ann.see("/api/me/page")["games"] == 0


def test_whoever_gives_up_comes_last_whatever_the_bot_makes_of_it() -> None:
    game = next(found for seed in range(20) if (found := some_game("2-short", seed=seed)).winners == [1])
    bodies: list[EventBody] = [
        Opened(
            mode="2-short",
            variant="france",
            name="",
            public=True,
            creator="ann",
            seats=[SeatPlan(person="ann", name="Ann"), SeatPlan(person="bob", name="Bob")],
        ),
        Started(order=[0, 1]),
        Seated(seat=1, bot="novice", why="resigned"),
        Decided(seat=0, decisions=[taken.option.text for taken in game.decisions]),
    ]
    table = Table(
        "t", [TableEvent(number=number, at=1.0, body=body) for number, body in enumerate(bodies, 1)]
    )
    mine, given_up = results_of(table, 2.0)
    assert (mine.person, mine.place, mine.won) == ("ann", 1, True)
    assert (given_up.person, given_up.place, given_up.abandoned, given_up.won) == ("bob", 2, True, False)
    assert given_up.points > mine.points


def test_others_see_nothing_until_they_may(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    played_to_the_end(ann, some_game("solo"))
    played_to_the_end(ann, some_game("solo", seed=2), public=True)
    own = ann.see("/api/me/page")["id"]
    is_problem(bob.get(f"/api/persons/{own}"), 404, "no-such-page")
    assert ann.see(f"/api/persons/{own}")["mine"] is True
    assert ann.do("/api/me/shows", shows=["page"])["shows"] == ["page"]
    page = sqlite_api.stranger().see(f"/api/persons/{own}")
    assert (page["name"], page["games"], page["mine"]) == ("Ann", 2, False)
    assert [result["table"] is None for result in page["results"]] == [True, False], "private tables stay so"
    ann.do("/api/me/shows", shows=[])
    is_problem(bob.get(f"/api/persons/{own}"), 404, "no-such-page")


def test_all_that_is_kept_comes_as_one_file(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    game = some_game("2-short")
    table = played_to_the_end(ann, game, public=True)
    ann.do(f"/api/tables/{table['id']}/messages", text="Amen.")
    bob.do(f"/api/tables/{table['id']}/messages", text="Of Bob.")
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["person"]["name"] == "Ann" and len(found["devices"]) == 1
    [kept] = found["tables"]
    assert kept["record"] == ann.see(f"/api/tables/{table['id']}/record")
    assert [message["text"] for message in kept["messages"]] == ["Amen."]
    assert [result["points"] for result in found["results"]] == [game.scores[0]]
    assert "Of Bob." not in answer.text and ann.token not in answer.text


def test_deleting_oneself_leaves_the_games_and_no_name(api: ApiClient) -> None:
    ann, bob = api.person("Annabel"), api.person("Bob")
    table = played_to_the_end(ann, some_game("2-short"), public=True)
    running = ann.open("2-short", ("me", "link"), public=True, name="Running")
    bob.do(f"/api/tables/{running['id']}/join", seat=None)
    is_problem(ann.post("/api/me/delete", name="Anna"), 409, "not-your-name")
    assert ann.post("/api/me/delete", name="Annabel").status_code == 204
    is_problem(ann.get("/api/me"), 401, "who-are-you")

    def forgotten() -> bool:
        seats = bob.table(running["id"])["seats"] + bob.table(table["id"])["seats"]
        return all(seat["name"] != "Annabel" for seat in seats) and seats[0]["kind"] == "bot"

    eventually(forgotten)
    kept = bob.table(table["id"])
    assert kept["game"]["phase"] == "over" and kept["game"]["position"]["over"], "the game itself stays"
    assert "Annabel" not in bob.get(f"/api/tables/{table['id']}/events").text


def test_names_go_from_where_others_play_on(api: ApiClient) -> None:
    """From forks, forks of forks and records that were brought back, also where a seat was given up."""
    zoe, eve = api.person("Zoe"), api.person("Annabel")
    table = zoe.open("2-short", ("me", "link"), public=True)
    eve.do(f"/api/tables/{table['id']}/join", seat=None)
    path = f"/api/tables/{table['id']}"
    typed = [{"kind": "device", "name": "Annabel"}, {"kind": "device", "name": "Me"}]
    fork = zoe.do(f"{path}/fork", moment=0)["id"]
    others = {
        "fork": fork,
        "chosen": zoe.do(f"{path}/fork", moment=0, seats=typed)["id"],
        "again": zoe.do(f"/api/tables/{fork}/fork", moment=0)["id"],
        "record": zoe.do("/api/records", record=zoe.see(f"{path}/record"))["table"]["id"],
    }
    eve.do(f"{path}/resign", seat=1)
    others["resigned"] = zoe.do(f"{path}/fork", moment=0)["id"]
    assert all("Annabel" in zoe.get(f"/api/tables/{one}").text for one in others.values())
    assert eve.post("/api/me/delete", name="Annabel").status_code == 204

    def left() -> set[str]:
        return {what for what, one in others.items() if "Annabel" in zoe.get(f"/api/tables/{one}").text}

    eventually(lambda: not left())
    eventually(lambda: "Annabel" not in zoe.get("/api/tables?which=mine").text)
    eventually(lambda: not stored_with(api, "Annabel"))


def stored_with(api: ApiClient, name: str) -> list[str]:
    """Tables of the database in which it is found."""
    server = api.client.app.state.server

    async def look() -> list[str]:
        async with server.database.reading() as connection:
            found = []
            for table, column in (("event", "body"), ("game", "summary"), ("person", "name")):
                query = text(f"SELECT count(*) FROM {table} WHERE {column} LIKE :name")
                if (await connection.execute(query, {"name": f"%{name}%"})).scalar():
                    found.append(table)
            return found

    found: list[str] = api.client.portal.call(look)
    return found


def test_channels_invitations_and_whom_one_avoids_are_taken_along_and_go(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Annabel"), sqlite_api.person("Bob")
    met = bob.open("2-short", ("me", "device"), public=True)
    identifier = ann.see("/api/me/page")["id"]
    other = bob.see("/api/me/page")["id"]
    server = sqlite_api.client.app.state.server
    now = {"at": 1.0}
    channel = Channel(
        id="c1",
        person=identifier,
        kind="email",
        address="ann@abbey.org",
        site="s",
        secret="hush",
        created=1.0,
    )
    rows = {
        channels: [asdict(channel)],
        invitations: [
            now | {"game": met["id"], "person": identifier, "inviter": other, "declined": False},
            now | {"game": "g2", "person": other, "inviter": identifier, "declined": True},
        ],
        avoided: [now | {"person": identifier, "other": other}, now | {"person": other, "other": identifier}],
    }

    async def write() -> None:
        async with server.database.writing() as connection:
            for table, some in rows.items():
                await connection.execute(insert(table), some)

    async def found() -> set[str]:
        """Where the database names her."""
        async with server.database.reading() as connection:
            return {
                table.name
                for table in metadata.sorted_tables
                for row in (await connection.execute(select(table))).all()
                if identifier in map(str, row) or "Annabel" in str(row)
            }

    sqlite_api.client.portal.call(write)
    ann.post(f"/api/tables/{met['id']}/report", seat=0, text="He is slow.")
    answer = ann.get("/api/me/export")
    kept = answer.json()
    assert [one["address"] for one in kept["channels"]] == ["ann@abbey.org"]
    assert (kept["invitations"][0]["inviter"], kept["invited"][0]["person"]) == ("Bob", "Bob")
    assert [one["other"] for one in kept["avoided"]] == ["Bob"] and len(kept["reports"]) == 1
    assert "hush" not in answer.text and other not in answer.text
    ann.post("/api/me/delete", name="Annabel")
    eventually(lambda: sqlite_api.client.portal.call(found) <= {changed_persons.name})


def test_every_table_with_persons_in_it_is_known_to_exports_and_deletions() -> None:
    """Those of games are forgotten game by game."""
    of_games = {(members.name, "person"), (results.name, "person"), (changed_persons.name, "person")}
    known = {(kept.table.name, kept.by) for kept in PERSONAL_DATA} | of_games
    assert known == {
        (table.name, name) for table in metadata.sorted_tables for name in PERSONS if name in table.c
    }


def test_a_deletion_that_was_interrupted_goes_on_at_the_next_start(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Annabel"), sqlite_api.person("Bob")
    table = ann.open("2-short", ("me", "device"), public=True)
    server = sqlite_api.client.app.state.server
    identifier = ann.see("/api/me/page")["id"]
    sqlite_api.client.portal.call(server.user_deletion.begin, identifier)
    assert bob.table(table["id"])["seats"][0]["name"] == "Annabel"
    sqlite_api.client.portal.call(server.user_deletion.start)
    eventually(lambda: bob.table(table["id"])["seats"][0]["name"] != "Annabel")


def _result(**more: Any) -> SeatResult:
    known: dict[str, Any] = {"game": "g", "seat": 0, "person": "p", "bot": "", "mode": "2-long"}
    known |= {"variant": "france", "points": 100, "place": 1, "players": 2, "abandoned": False}
    return SeatResult(**(known | {"rated": False, "barred": "", "at": 0.0} | more))


def test_sums_and_streaks() -> None:
    places = [1, 1, 2, 1, 1, 1, 3, 1]
    run = [_result(place=place, points=100 - place) for place in places]
    assert (streak(run).now, streak(run).longest) == (1, 3)
    solo = [_result(mode="solo", players=1, points=points) for points in (499, 500, 640)]
    found = {(one.mode, one.variant): one for one in tallies([*run, *solo])}
    assert (found["solo", "france"].won, found["solo", "france"].best) == (2, 640)
    assert (found["2-long", "france"].games, found["2-long", "france"].won) == (8, 6)
    assert found["2-long", "france"].mean == pytest.approx(98.6, abs=0.05)


def test_a_page_of_thousands_of_games_is_quick(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    own = ann.see("/api/me/page")["id"]
    server = sqlite_api.client.app.state.server
    row = {"key": "", "creator": own, "public": False, "phase": "over", "created": 0.0, "updated": 0.0}
    row |= {"number": 1, "deadline": None, "bot_due": False, "summary": "{}", "bots": 0}
    many = [_result(game=f"g{at}", person=own, at=float(at), points=at % 300) for at in range(5000)]

    async def fill() -> None:
        async with server.database.writing() as connection:
            await connection.execute(insert(games), [row | {"id": one.game} for one in many])
            rows = [{name: getattr(one, name) for name in SeatResult.__slots__} for one in many]
            await connection.execute(insert(results), rows)

    sqlite_api.client.portal.call(fill)
    begin = time.process_time()
    page = ann.see("/api/me/page")
    assert (page["games"], len(page["results"]), page["tallies"][0]["best"]) == (5000, 500, 299)
    assert time.process_time() - begin < 2, "thousands of games are one query"


# Boards


def board(player: Player, **asked: str) -> list[Json]:
    found: list[Json] = player.see("/api/boards/solo", **asked)["rows"]
    return found


def test_boards_hold_those_who_want_to_stand_there(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    better, worse = sorted(
        (some_game("solo", seed=seed) for seed in (1, 2)), key=lambda game: -game.scores[0]
    )
    played_to_the_end(ann, worse)
    table = played_to_the_end(ann, better)
    played_to_the_end(bob, better, hints=True)
    stranger = api.stranger()
    assert [row["name"] for row in board(stranger) if row["bot"] is None] == []
    is_problem(stranger.get(f"/api/tables/{table['id']}"), 404, "no-such-table")
    for player in (ann, bob):
        player.do("/api/me/shows", shows=["boards"])
    [row] = [row for row in board(stranger) if row["bot"] is None]
    assert (row["name"], row["points"], row["table"]) == ("Ann", better.scores[0], table["id"])
    assert row["person"] is None, "her page is another matter"
    assert stranger.get(f"/api/tables/{table['id']}/record").status_code == 200, "the game can be looked at"
    assert [row["name"] for row in board(stranger, since="month") if row["bot"] is None] == ["Ann"]
    assert [row["name"] for row in board(stranger, variant="ireland") if row["bot"] is None] == []
    ann.do("/api/me/shows", shows=[])
    assert [row["name"] for row in board(stranger) if row["bot"] is None] == []


def test_a_month_begins_on_its_first_day() -> None:
    assert month_of(1_794_834_000.0) == 1_793_491_200.0, "16 November and 1 November 2026"


def test_what_the_abbot_has_reached_is_what_its_best_game_has() -> None:
    for (variant, bot), points in BEST_MEASURED.items():
        if bot == "abbot":
            games = (SOURCES / "examples" / "solo").glob(f"{variant}-*.json")
            assert points == max(int(game.stem.split("-")[1]) for game in games)


def test_bots_stand_beside_with_the_better_of_measured_and_played() -> None:
    better = BEST_MEASURED["france", "abbot"] + 1
    played = [
        ListedResult(_result(mode="solo", players=1, bot="abbot", person="", points=better, game="t"), True)
    ]
    rows = {row.bot: row for row in board_view("france", "all", [], played).rows}
    assert (rows["abbot"].points, rows["abbot"].table) == (better, "t")
    assert rows["monk"].at is None and rows["monk"].points == BEST_MEASURED["france", "monk"]
