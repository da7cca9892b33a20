"""Fair play: replacing, taking back, clocks, and events only where something changes."""

import asyncio
import random

import pytest

from labora.server.moderation.administration import Admin
from tests.server.games.test_play import contract_waiting, three
from tests.server.players import (
    ApiClient,
    Json,
    Player,
    a_clock,
    away,
    eventually,
    is_problem,
    ok,
    older,
    some_option,
)

# Two players have two actions each.
TURN = ("cut", "0,0", "peat", "fell", "1,0", "wood", "end")


def two(api: ApiClient, **more: object) -> tuple[Player, Player, Json]:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True, **more)
    return ann, bob, bob.do(f"/api/tables/{table['id']}/join")


# Replacing


def test_who_was_replaced_still_counts_when_something_is_taken_back(api: ApiClient) -> None:
    ann, bob, table = two(api)
    table = ann.play(table, *TURN)
    table = bob.play(table, *TURN)
    path = f"/api/tables/{table['id']}"
    away(api, table["id"], 601)
    table = ann.do(f"{path}/replace", seat=1, bot="random")
    assert table["game"]["undo"]["floors"][0] != 0
    undone = ok(ann.undo(ann.table(table["id"]), 0))
    assert not undone["done"] and undone["table"]["game"]["undo"]["question"]["waiting"] == [1]
    # The replaced player sees whose place it is, comes back, and answers.
    assert bob.table(table["id"])["seats"][1]["kept"] and not ann.table(table["id"])["seats"][1]["kept"]
    refused = bob.do(f"{path}/undo/answer", yes=False)
    assert refused["game"]["undo"]["taken"] >= 2 * len(TURN)
    assert bob.do(f"{path}/join")["seats"][1]["mine"]


def test_nobody_can_take_back_what_a_player_who_gave_up_has_played(api: ApiClient) -> None:
    ann, bob, table = two(api)
    table = ann.play(table, *TURN)
    table = bob.play(table, *TURN)
    bob.do(f"/api/tables/{table['id']}/resign", seat=1)
    is_problem(ann.undo(ann.table(table["id"]), 0), 409, "nobody-to-ask")


def test_with_a_day_for_each_turn_nobody_is_replaced_within_it(api: ApiClient) -> None:
    ann, _bob, table = two(api, **a_clock(24 * 3600))
    path = f"/api/tables/{table['id']}/replace"
    away(api, table["id"], 3600)
    is_problem(ann.post(path, seat=1), 409, "not-absent-long-enough")
    away(api, table["id"], 24 * 3600)
    assert ann.do(path, seat=1)["seats"][1]["replaced"]


def test_who_lost_a_turn_to_the_clock_can_be_replaced_when_away(api: ApiClient) -> None:
    ann, _bob, table = two(api, **a_clock(1000))
    table = ann.play(table, *TURN)
    older(api, table["id"], 1001)
    eventually(lambda: ann.table(table["id"])["game"]["decision"]["player"] == 0)
    assert ann.do(f"/api/tables/{table['id']}/replace", seat=1)["seats"][1]["replaced"]


# Clocks


def test_contract_and_undo_give_no_time_again(api: ApiClient) -> None:
    players, table = three(api, **a_clock(100))
    table = contract_waiting(players, table)
    taken = table["game"]["undo"]["turn_start"]
    for used in (30, 60, 90):
        table = ok(players[0].undo(players[0].table(table["id"]), taken))["table"]
        older(api, table["id"], 30)
        table = hire(players[0], players[0].table(table["id"]))
        assert table["game"]["turn"]["seat"] == 1
        assert table["game"]["turn"]["left"][0] == pytest.approx(100 - used, abs=8)
    table = ok(players[0].undo(players[0].table(table["id"]), taken))["table"]
    turn = table["game"]["turn"]
    assert turn["deadline"] - turn["since"] == pytest.approx(10, abs=8)


def hire(player: Player, table: Json) -> Json:
    table = player.play(table, "contract")
    texts = [option["text"] for option in table["game"]["decision"]["options"]]
    return player.play(table, next(text for text in texts if text.endswith("@1")), "coins")


def test_a_budget_shrinks_and_each_turn_adds_to_it(api: ApiClient) -> None:
    clock = {"kind": "budget", "seconds": 600, "increment": 20}
    ann, bob, table = two(api, clock=clock)
    assert table["game"]["turn"]["left"] == [600, 600]
    older(api, table["id"], 100)
    table = ann.play(ann.table(table["id"]), *TURN)
    assert table["game"]["turn"]["left"] == [pytest.approx(520, abs=8), 600]
    # Ending the turn again after taking it back adds nothing.
    ok(ann.undo(table, len(TURN) - 1))
    table = bob.do(f"/api/tables/{table['id']}/undo/answer", yes=True)
    table = ann.play(ann.table(table["id"]), "end")
    assert table["game"]["turn"]["left"][0] == pytest.approx(520, abs=10)


def test_the_clock_takes_the_seat_where_that_was_agreed(api: ApiClient) -> None:
    ann, bob, table = two(api, clock={"seconds": 1000, "end": "seat"})
    assert table["clock"]["end"] == "seat"
    older(api, table["id"], 1001)
    late = eventually(lambda: (now := bob.table(table["id"]))["seats"][0]["replaced"] and now)
    assert late["seats"][0]["kind"] == "bot"
    whys = [event.get("why") for event in bob.see(f"/api/tables/{table['id']}/events")["events"]]
    assert "late" in whys
    back = ann.do(f"/api/tables/{table['id']}/join")
    assert back["seats"][0]["mine"]


def test_the_list_of_tables_knows_the_clock(api: ApiClient) -> None:
    ann = api.person("Ann")
    ann.open(clock={"kind": "budget", "seconds": 3600, "increment": 30, "end": "seat"})
    [listed] = ann.see("/api/tables")["tables"]
    assert listed["clock"] == {"kind": "budget", "seconds": 3600, "increment": 30, "end": "seat"}


# No event where nothing changes


def test_standing_and_hints_change_nothing_on_closed_tables(api: ApiClient) -> None:
    ann, _bob, table = two(api)
    path = f"/api/tables/{table['id']}"
    standing = {"seat": 0, "question": "owners-clergyman", "answer": "prior"}
    number = ann.do(f"{path}/standing", **standing)["number"]
    assert ann.do(f"{path}/standing", **standing)["number"] == number
    assert ann.do(f"{path}/standing", **standing | {"seat": 0, "answer": None})["number"] == number + 1
    assert ann.do(f"{path}/standing", **standing | {"seat": 0, "answer": None})["number"] == number + 1
    database = api.client.app.state.server.settings.database

    async def close() -> None:
        async with Admin(database) as admin:
            await admin.close_table(table["id"])

    asyncio.run(close())
    eventually(lambda: ann.table(table["id"])["game"]["phase"] == "closed")
    closed = ann.table(table["id"])["number"]
    is_problem(ann.post(f"{path}/standing", **standing), 409, "not-playing")
    is_problem(ann.post(f"{path}/hints", on=True), 409, "not-playing")
    assert ann.table(table["id"])["number"] == closed


def test_a_finished_game_is_left_as_it_is(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open("3-short", ("me", "device", "device"))
    dice = random.Random(3)
    while table["game"]["decision"] is not None:
        table = ann.play(table, some_option(table, dice))
    is_problem(ann.post(f"/api/tables/{table['id']}/hints", on=True), 409, "not-playing")
