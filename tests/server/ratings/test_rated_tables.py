"""Rated tables: who may sit there, what a game there makes of ratings, who sees them, and finding one."""

from typing import Any

import pytest
from sqlalchemy import insert, select, update
from typer.testing import CliRunner

from labora.cli.app import app as cli
from labora.server.core.settings import Settings
from labora.server.database.schema import games, ratings, results
from labora.server.games.domain.events import Decided, EventBody, Undone
from labora.server.matchmaking import queue_routes
from labora.server.matchmaking.preferences import GameChoice, Preferences, QueueEntry, group
from labora.server.ratings.calculation import FORMULA
from tests.server.account.test_profile import some_game
from tests.server.matchmaking.test_matchmaking import met, seeker, waits
from tests.server.players import ApiClient, Json, Player, eventually, execute, is_problem
from tests.server.ratings.test_calculation import won_by

PEOPLE = ("me", "link")


def opened(player: Player, **more: Any) -> Json:
    return player.open("2-short", PEOPLE, public=True, rated=True, **more)


def id_of(player: Player) -> str:
    return str(player.see("/api/me/page")["id"])


def ratings_of(player: Player) -> list[Json]:
    found: list[Json] = player.see("/api/me/page")["ratings"]
    return found


def played(api: ApiClient, *games_: tuple[Player, Player]) -> None:
    """Rated games of two, won by the first, as if they had been played here one after the other."""
    server = api.client.app.state.server
    rows = [
        {name: getattr(one, name) for name in type(one).__slots__}
        for number, (winner, loser) in enumerate(games_)
        for one in won_by(number, id_of(winner), id_of(loser))
    ]

    async def store() -> None:
        async with server.database.writing() as connection:
            for number in range(len(games_)):
                row = {"id": f"g{number:03}", "key": "k", "creator": "", "public": False, "phase": "over"}
                times = {"created": 1.0, "updated": 1.0, "number": 1, "bot_due": False, "summary": "{}"}
                await connection.execute(insert(games).values(row | times))
            await connection.execute(insert(results), rows)
        await server.ratings.settle()

    api.client.portal.call(store)


# Who may sit there


def test_a_rated_table_is_for_people_at_their_own_devices(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")

    def refused(mode: str, *seats: str) -> str:
        kinds = [{"kind": "bot"} if seat == "bot" else {"kind": seat} for seat in seats]
        answer = ann.post("/api/tables", mode=mode, seats=kinds, rated=True)
        return str(is_problem(answer, 422, "unratable")["detail"])

    assert "two people" in refused("solo", "me")
    assert "two people" in refused("2-short", "me", "bot")
    assert "one device" in refused("2-short", "me", "device")
    assert "one device" in refused("3-short", "me", "link", "device")
    model = ann.post(
        "/api/tables", mode="2-short", seats=[{"kind": "me", "model": True}, {"kind": "link"}], rated=True
    )
    assert "Language models" in is_problem(model, 422, "unratable")["detail"]


def test_everybody_sees_that_it_is_rated_before_sitting_down_and_has_no_aids(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = opened(ann, hints=True)
    assert (table["rated"], table["aids"], table["hints"]) == (True, False, False)
    path = f"/api/tables/{table['id']}"
    assert bob.table(table["id"])["rated"] is True
    assert bob.see("/api/tables", which="open")["tables"][0]["rated"] is True
    is_problem(bob.post(f"{path}/join", model=True), 422, "unratable")
    is_problem(ann.post(f"{path}/replace", seat=1), 422, "unratable")
    bob.do(f"{path}/join")
    is_problem(ann.post(f"{path}/suggest"), 403, "no-hints")
    is_problem(ann.post(f"{path}/fork", moment=0, trial=True), 403, "no-aids")
    assert ann.open(seats=PEOPLE)["rated"] is False, "unless it is chosen"


# What a game makes of ratings


def act(api: ApiClient, table: Json, *bodies: EventBody) -> None:
    """As if all of it had been asked for, one request after the other."""
    server = api.client.app.state.server
    for body in bodies:
        api.client.portal.call(server.registry.act, table["id"], lambda draft, body=body: draft.add(body))


def test_a_game_counts_when_it_ends_and_not_while_it_goes_on_again(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = opened(ann)
    bob.do(f"/api/tables/{table['id']}/join")
    game = some_game("2-short")
    texts = [taken.option.text for taken in game.decisions]
    act(api, table, Decided(seat=0, decisions=texts[:-1]))
    assert ratings_of(ann) == []
    act(api, table, Decided(seat=0, decisions=texts[-1:]))
    [mine], [theirs] = ratings_of(ann), ratings_of(bob)
    assert (mine["modes"], mine["variant"], mine["games"], mine["provisional"]) == ("two", "france", 1, True)
    assert (mine["rating"] > theirs["rating"]) == (game.scores[0] > game.scores[1])
    assert mine["course"][0]["table"] == table["id"] and mine["course"][0]["rating"] == mine["rating"]
    act(api, table, Undone(seat=0, to=len(texts) - 1))
    assert ratings_of(ann) == ratings_of(bob) == []
    act(api, table, Decided(seat=0, decisions=texts[-1:]))
    assert ratings_of(ann)[0]["rating"] == mine["rating"]


@pytest.mark.long
def test_whoever_gives_up_first_loses_though_the_others_do_not_play_on(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = opened(ann)
    bob.do(f"/api/tables/{table['id']}/join")
    for player, seat in ((bob, 1), (ann, 0)):
        player.do(f"/api/tables/{table['id']}/resign", seat=seat)
    [mine] = eventually(lambda: ratings_of(ann))
    [theirs] = ratings_of(bob)
    assert mine["rating"] > 1500 > theirs["rating"]
    assert (mine["course"][0]["won"], theirs["course"][0]["won"]) == (True, False)


def test_recomputing_repairs_whatever_is_stored_and_says_what_changed(
    settings: Settings, api: ApiClient
) -> None:
    ann, bob, cleo = (api.person(name) for name in ("Ann", "Bob", "Cleo"))
    played(api, (ann, bob), (bob, cleo), (cleo, ann), (ann, bob))
    server = api.client.app.state.server

    async def stored() -> list[Any]:
        async with server.database.reading() as connection:
            query = select(ratings).order_by(ratings.c.game, ratings.c.person)
            return [tuple(row) for row in (await connection.execute(query)).all()]

    async def spoil() -> None:
        async with server.database.writing() as connection:
            await connection.execute(update(ratings).where(ratings.c.newest.is_(True)).values(mu=1.0))

    def recomputed() -> str:
        done = CliRunner().invoke(cli, ["admin", "ratings", "--database", settings.database])
        assert done.exit_code == 0, done.output
        return done.output

    right = api.client.portal.call(stored)
    assert len(right) == 8
    assert recomputed().strip() == "Ratings recomputed: 3. None changed."
    api.client.portal.call(spoil)
    told = recomputed()
    assert "Changed: 3." in told and f"{id_of(ann)} two france 540 ± " in told
    assert api.client.portal.call(stored) == right


def test_what_is_added_after_another_formula_or_an_earlier_game_is_computed_anew(
    sqlite_api: ApiClient,
) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    played(sqlite_api, *[(ann, bob)] * 3)
    server = sqlite_api.client.app.state.server
    [before] = ratings_of(ann)
    execute(sqlite_api, f"UPDATE rating SET formula = {FORMULA - 1}, mu = 2.0")
    sqlite_api.client.portal.call(server.ratings.settle)
    assert ratings_of(ann) == [before]
    execute(sqlite_api, "DELETE FROM rating WHERE game = 'g001'")
    sqlite_api.client.portal.call(server.ratings.settle)
    assert ratings_of(ann) == [before]


def test_whoever_is_deleted_stays_an_opponent_without_a_rating(api: ApiClient) -> None:
    ann, bob, cleo = (api.person(name) for name in ("Ann", "Bob", "Cleo"))
    played(api, (ann, bob), (bob, cleo))
    before = ratings_of(bob)
    assert ann.get("/api/me/export").json()["ratings"][0]["games"] == 1
    gone = id_of(ann)
    assert ann.post("/api/me/delete", name="Ann").status_code == 204
    server = api.client.app.state.server

    async def recomputed() -> set[str]:
        await server.ratings.settle(anew=True)
        async with server.database.reading() as connection:
            return {row.person for row in (await connection.execute(select(ratings.c.person))).all()}

    assert gone not in api.client.portal.call(recomputed)
    assert ratings_of(bob) == before


# Who sees them


def test_leaderboards_have_those_who_want_to_stand_there_and_mark_few_games(sqlite_api: ApiClient) -> None:
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    played(sqlite_api, *[(ann, bob)] * 10, (bob, cleo))
    board = "/api/boards/ratings"

    def people() -> list[tuple[str, bool, str | None]]:
        rows = sqlite_api.stranger().see(board, modes="two", variant="france")["rows"]
        return [(row["name"], row["provisional"], row["person"]) for row in rows if row["bot"] is None]

    bots = [row["bot"] for row in ann.see(board)["rows"]]
    assert people() == [] and bots == ["abbot", "cellarer", "monk", "novice", "random"]
    for player in (bob, cleo):
        player.do("/api/me/shows", shows=["ratings"])
    ann.do("/api/me/shows", shows=["ratings", "page"])
    assert people() == [("Ann", False, id_of(ann)), ("Bob", False, None), ("Cleo", True, None)]
    rows = ann.see(board)["rows"]
    assert [row["name"] for row in rows][-1] == "Cleo", "few games come after bots as well"
    assert ann.see(board, variant="ireland")["rows"][0]["bot"] == "abbot"
    ann.do("/api/me/shows", shows=["page"])
    assert people()[0][0] == "Bob"


def test_others_see_ratings_on_a_page_if_they_may(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    played(sqlite_api, (ann, bob))
    page = f"/api/persons/{id_of(ann)}"
    ann.do("/api/me/shows", shows=["page"])
    assert bob.see(page)["ratings"] == []
    ann.do("/api/me/shows", shows=["page", "ratings"])
    [shown] = bob.see(page)["ratings"]
    assert shown["rating"] == ratings_of(ann)[0]["rating"] and shown["course"][0]["table"] is None


# Finding one


def test_open_tables_are_found_by_rating_where_it_may_be_seen(sqlite_api: ApiClient) -> None:
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    played(sqlite_api, *[(ann, bob)] * 6)
    opened(ann, name="strong")
    opened(cleo, name="new")
    cleo.open("2-short", PEOPLE, public=True, name="for fun")

    def names(**filters: Any) -> set[str]:
        return {one["name"] for one in bob.see("/api/tables", which="open", **filters)["tables"]}

    def shown(name: str) -> Any:
        tables = bob.see("/api/tables", which="open")["tables"]
        return next(one["seats"][0]["rating"] for one in tables if one["name"] == name)

    assert names(rated=True) == {"strong", "new"} and names(rated=False) == {"for fun"}
    assert names(within=5000) == set() and shown("strong") is None, "nobody shows a rating"
    for player in (ann, cleo):
        player.do("/api/me/shows", shows=["ratings"])
    assert shown("strong")["rating"] == ratings_of(ann)[0]["rating"]
    assert (shown("new")["rating"], shown("new")["games"], shown("for fun")) == (1500, 0, None)
    apart = 1500 - ratings_of(bob)[0]["rating"]
    assert names(within=apart) == {"new"} and names(within=apart - 1) == set()
    assert names(within=5000) == {"strong", "new"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_routes, "LOOK_SECONDS", 0.05)


@pytest.mark.usefixtures("quick")
def test_rated_seekers_meet_at_a_rated_table_and_only_each_other(sqlite_api: ApiClient) -> None:
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    with seeker(ann, rated=True, within=100) as first:
        waits(first)
        with seeker(bob) as second:
            waits(second)
            with seeker(cleo, rated=True) as third:
                table = met(first)
                assert met(third) == table
    view = ann.table(table)
    assert (view["rated"], view["aids"]) == (True, False)


@pytest.mark.usefixtures("quick")
def test_an_open_rated_table_comes_first_for_whoever_is_near(sqlite_api: ApiClient) -> None:
    ann, bob, cleo = (sqlite_api.person(name) for name in ("Ann", "Bob", "Cleo"))
    played(sqlite_api, *[(ann, bob)] * 6)
    table = opened(ann)
    path = f"/api/tables/{table['id']}/follow"
    with sqlite_api.client.websocket_connect(path, headers=ann.headers) as watching:
        watching.receive_json()
        with seeker(bob, rated=True, within=100) as far:
            waits(far)
        with seeker(cleo, rated=True) as anybody:
            assert met(anybody) == table["id"]


def test_ratings_are_as_near_as_both_of_two_want_it() -> None:
    game = GameChoice("2-short", "france", "live", rated=True)

    def waiting(name: str, rating: int, within: int | None = None) -> QueueEntry:
        return QueueEntry(name, name, Preferences((game,), within), {"two/france": rating})

    strong, new = waiting("strong", 1900), QueueEntry("new", "new", Preferences((game,), 200))
    assert group([strong, new], ()) is None
    near = waiting("near", 1650, 400)
    found = group([strong, new, near], ())
    assert found is not None and [one.id for one in found[1]] == ["strong", "near"]
    found = group([new, near], ())
    assert found is not None and len(found[1]) == 2
    other = GameChoice("2-short", "ireland", "live", rated=True)
    assert waiting("w", 1900).rating(other) == 1500
