"""Playing: batches, conflicts, repetitions, trying lines, taking back, standing answers."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.rules.games import random_game
from tests.server.games.test_changes import patched
from tests.server.players import ApiClient, Json, Player, is_problem, new_key, ok, some_option


def three(api: ApiClient, mode: str = "3-long", **more: Any) -> tuple[list[Player], Json]:
    """A started table of three persons; seats in the order of the list."""
    players = [api.person(name) for name in ("Ann", "Bob", "Cid")]
    table = players[0].open(mode, ("me", "link", "link"), public=True, **more)
    for player in players[1:]:
        table = player.do(f"/api/tables/{table['id']}/join")
    return players, players[0].table(table["id"])


def play_out(players: list[Player], table: Json, dice: random.Random, most: int = 2000) -> Json:
    for _ in range(most):
        if table["game"]["decision"] is None:
            break
        player = players[table["game"]["decision"]["player"]]
        table = player.play(table, some_option(table, dice))
    return table


def test_a_batch_happens_as_a_whole(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    cell = next(option for option in after_fell(ann, table)["decision"]["options"])
    table = ann.play(table, "fell", cell["text"], "wood")
    assert table["game"]["undo"]["taken"] == 3
    assert table["game"]["position"]["boards"][0]["goods"]["wood"] > 1
    refused = is_problem(ann.decide(table, "cut", "9,9"), 422, "not-possible")
    assert refused["refused"]["index"] == 1
    assert refused["refused"]["obstacle"]["words"]
    assert ann.table(table["id"])["game"]["undo"]["taken"] == 3


def after_fell(player: Player, table: Json) -> Json:
    return player.do(f"/api/tables/{table['id']}/explore", decisions=["fell"])


def test_a_brief_look_tells_what_changes_and_the_rest_is_as_it_was(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.play(ann.open("3-short", ("me", "device", "device")), "cut", "0,1", "peat", "end")
    path = f"/api/tables/{table['id']}/explore"
    asked = {"number": table["number"], "decisions": ["fell", "2,0"], "propose": True}
    whole, brief = ann.do(path, **asked), ann.do(path, **asked, brief=True)
    for one, other in ((whole, brief), (whole["outcome"], brief["outcome"])):
        assert patched(table["game"]["position"], other["position"]) == one["position"]
        assert {**one, "position": 0, "outcome": 0} == {**other, "position": 0, "outcome": 0}
    assert brief["position"]["boards.1.cells.2.card"] is None and "line" in brief["position"]
    assert not any(way.startswith(("boards.0", "timeline")) for way in brief["position"])


def test_a_brief_look_from_an_earlier_moment_is_told_from_there(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("3-short", ("me", "device", "device"))
    ann.play(table, "cut", "0,1", "peat", "end", "fell")
    path = f"/api/tables/{table['id']}/explore"
    brief = ann.do(path, number=table["number"], decisions=[], brief=True)
    assert brief["position"] == {}


def test_two_at_once_one_wins_and_the_other_gets_the_table(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda _: ann.decide(table, "fell"), range(4)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    late = is_problem(next(answer for answer in answers if answer.status_code == 409), 409, "conflict")
    assert late["table"]["game"]["decision"]["kind"] == "fell"


def test_a_repetition_changes_nothing(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    key = new_key()
    first = ok(ann.decide(table, "fell", key=key))
    again = ok(ann.decide(table, "fell", key=key))
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["number"] == first["number"]
    assert again["table"]["game"]["undo"]["taken"] == 1


def test_messages_do_not_get_in_the_way_of_decisions(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    ann.do(f"/api/tables/{table['id']}/messages", text="hello")
    assert ann.decide(table, "fell").status_code == 200


def test_exploring_decides_nothing_and_looks_back(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open()
    path = f"/api/tables/{table['id']}/explore"
    tried = ann.do(path, decisions=["cut"], expand=True)
    assert tried["decision"]["kind"] == "cut"
    assert [one["kind"] for one in tried["expanded"]] == ["indicator"] * 2
    peat = ann.do(path, decisions=["cut", "0,0", "peat"])
    assert peat["changes"][0]["goods"]["peat"] > 0
    wrong = ann.do(path, decisions=["cut", "2,0"])
    assert wrong["decisions"] == ["cut"]
    assert wrong["refused"]["obstacle"]["message"] == "obstacle-no-moor"
    assert ann.table(table["id"])["number"] == table["number"]
    later = ann.play(table, "cut", "0,0", "peat", "fell")
    assert ann.do(path, number=table["number"])["position"] == table["game"]["position"]
    assert ann.do(path)["position"] == later["game"]["position"]
    is_problem(ann.post(path, number=999), 404, "no-such-number")


def test_the_rest_of_an_action_is_proposed_until_something_on_the_table_is_chosen(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("2-long")
    path = f"/api/tables/{table['id']}/explore"
    assert ann.do(path, decisions=["fell"], propose=True)["proposed"] == []
    mound = ann.do(path, decisions=["place", "clay-mound@0"], propose=True)
    assert [(step["decision"]["kind"], step["text"]) for step in mound["proposed"]] == [
        ("clergyman", "lay-brother"),
        ("indicator", "clay"),
    ]
    outcome = mound["outcome"]
    assert outcome["decisions"] == ["place", "clay-mound@0", "lay-brother", "clay"]
    assert outcome["decision"]["kind"] == "turn" and outcome["changes"][0]["goods"] == {"clay": 2}
    # A contract waits for its owner, whose decision is not proposed.
    contract = ann.do(path, decisions=["contract", "clay-mound@1"], propose=True)
    assert [step["decision"]["kind"] for step in contract["proposed"]] == ["fee"]
    assert contract["outcome"]["decision"]["kind"] == "owners-clergyman"


def test_exploring_says_where_an_action_is_complete(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("2-long")
    path = f"/api/tables/{table['id']}/explore"
    tried = ann.do(path, decisions=["place"], expand=True, propose=True)
    assert not tried["complete"] and not any(one["complete"] for one in tried["expanded"])
    mound = ann.do(path, decisions=["place", "clay-mound@0"], expand=True, propose=True)
    assert not mound["complete"] and mound["outcome"]["complete"]
    # A contract's owner decides next: what the player could do is done.
    assert ann.do(path, decisions=["contract", "clay-mound@1"], propose=True)["outcome"]["complete"]
    assert not ann.do(path, decisions=["cut", "2,0"])["complete"]
    ann.play(table, "cut", "0,0", "peat", "fell", "1,0", "wood")
    ends = [one["option"] for one in ann.do(path, expand=True)["expanded"] if one["complete"]]
    assert ends == ["end"]


def test_a_building_that_is_not_there_is_refused_in_words(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("2-long")
    path = f"/api/tables/{table['id']}/explore"
    for nowhere in ("F05@1", "F05@9"):
        refused = ann.do(path, decisions=["place", nowhere])["refused"]
        assert refused["index"] == 1 and refused["words"]


def test_obstacles_say_why_not(api: ApiClient) -> None:
    ann = api.person("Ann")
    decision = ann.open("3-long", ("me", "device", "device"))["game"]["decision"]
    why = {one["option"]["text"]: one for one in decision["obstacles"]}
    assert why["settle"]["message"] == "obstacle-not-in-this-phase"
    assert all(one["words"] for one in decision["obstacles"])


def test_payments_travel_as_their_problem(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("solo", ("me",))
    dice = random.Random(5)
    while table["game"]["decision"] and table["game"]["decision"]["payment"] is None:
        table = ann.play(table, some_option(table, dice))
    payment = table["game"]["decision"]["payment"]
    assert table["game"]["decision"]["options"] == []
    given = payment["proposal"]["amounts"]
    worth = {tile["good"]: tile for tile in payment["tiles"]}
    gives = sum(count * (worth[good]["food"] + worth[good]["energy"]) for good, count in given.items())
    assert gives >= payment["food"] + payment["energy"] > 0
    ann.play(table, payment["proposal"]["text"])


# Taking back


def test_the_own_turn_can_be_taken_back_and_played_again(api: ApiClient) -> None:
    players, table = three(api)
    first = players[0].play(table, "cut", "0,0", "peat")
    assert first["game"]["undo"]["floors"] == [0, None, None]
    undone = ok(players[0].undo(first, 1))
    assert undone["done"] and undone["decisions"] == ["0,0", "peat"]
    again = players[0].play(undone["table"], *undone["decisions"], "end")
    assert again["game"]["decision"]["player"] == 1


def test_one_step_back_leads_before_the_last_batch_by_hand(api: ApiClient) -> None:
    players, table = three(api)
    assert table["game"]["undo"]["steps"] == [None, None, None]
    table = players[0].play(table, "cut", "0,0", "peat")
    assert table["game"]["undo"]["steps"] == [0, None, None]
    table = players[0].play(table, "end")
    assert table["game"]["undo"]["steps"] == [None, None, None]
    table = players[1].play(table, "fell", "1,0")
    table = players[1].play(table, "wood")
    assert table["game"]["undo"]["steps"] == [None, 4 + 2, None]
    table = ok(players[1].undo(table, 6))["table"]
    assert table["game"]["undo"]["steps"] == [None, 4, None]


def test_what_others_decided_is_not_given_back_to_be_played_again(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open("3-long", ("me", "bot:random", "bot:random"))
    follow = f"/api/tables/{table['id']}/follow"
    with sqlite_api.client.websocket_connect(follow, headers=ann.headers) as socket:
        table = ann.play(table, "cut", "0,0", "peat", "end")
        while table["game"]["decision"]["player"] != 0:
            socket.receive_json()
            table = ann.table(table["id"])
    assert table["game"]["undo"]["taken"] > 4 and table["game"]["undo"]["steps"] == [0, None, None]
    undone = ok(ann.undo(table, 0))
    assert undone["done"] and undone["decisions"] == ["cut", "0,0", "peat", "end"]


def test_beyond_the_turn_the_others_are_asked(api: ApiClient) -> None:
    players, table = three(api)
    ann, bob, cid = players
    table = ann.play(table, "cut", "0,0", "peat", "end")
    assert table["game"]["undo"]["floors"] == [None, 0 + 4, None]
    asked = ok(ann.undo(table, 1))
    assert not asked["done"]
    path = f"/api/tables/{table['id']}/undo/answer"
    is_problem(ann.post(path, yes=True), 409, "asked-yourself")
    assert bob.do(path, yes=True)["game"]["undo"]["question"]["waiting"] == [2]
    done = cid.do(path, yes=True)
    assert (done["game"]["undo"]["taken"], done["game"]["undo"]["question"]) == (1, None)
    table = ann.play(ann.table(table["id"]), "0,0", "peat", "end")
    ok(ann.undo(table, 0))
    refused = bob.do(path, yes=False)
    assert (refused["game"]["undo"]["taken"], refused["game"]["undo"]["question"]) == (4, None)
    is_problem(bob.post(path, yes=True), 409, "nobody-asked")


def test_the_chronicle_says_how_far_to_take_back_for_a_turn(api: ApiClient) -> None:
    players, table = three(api)
    table = players[0].play(table, "cut", "0,0", "peat", "end")
    table = players[1].play(table, "fell", "1,0", "wood")
    told = [line for line in table["game"]["chronicle"] if line["name"] in ("cut", "fell")]
    assert [(line["seat"], line["before"]) for line in told] == [(0, 0), (1, 4)]


def test_who_plays_without_other_persons_need_not_ask(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.play(ann.open(), "cut", "0,0", "peat", "fell")
    assert ok(ann.undo(table, 0))["table"]["game"]["undo"]["taken"] == 0


def contract_waiting(players: list[Player], table: Json) -> Json:
    """Ann, Bob and Cid have cut peat; then Ann hires Bob's Farmyard, and Bob is asked."""
    for player in players:
        table = player.play(table, "cut", "0,0", "peat", "end")
    table = players[0].play(table, "contract")
    texts = [option["text"] for option in table["game"]["decision"]["options"]]
    farmyard = next(text for text in texts if text.endswith("@1"))
    return players[0].play(table, farmyard, "coins")


@pytest.mark.parametrize("brief", [False, True])
def test_one_request_brings_all_previews_of_a_turn(sqlite_api: ApiClient, brief: bool) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open()
    path, wide = f"/api/tables/{table['id']}/explore", {"expand": True, "propose": True, "brief": brief}
    found = ann.do(path, decisions=[], branches=True, **wide)
    possible = [option["text"] for option in found["decision"]["options"]]
    behind = [text for text in possible if text in {"place", "contract", "build", "settle"}]
    assert behind == [branch["decisions"][0] for branch in found["branches"]] != []
    for branch in found["branches"]:
        assert branch == ann.do(path, decisions=branch["decisions"], **wide)
    assert {**found, "branches": []} == ann.do(path, decisions=[], **wide)
    inside = ann.do(path, decisions=["fell"], branches=True, **wide)
    assert inside["branches"] == []
    assert ann.do(path, decisions=["nonsense"], branches=True)["branches"] == []


def test_undo_stops_at_what_another_person_decided(api: ApiClient) -> None:
    players, table = three(api)
    table = contract_waiting(players, table)
    assert table["game"]["decision"]["kind"] == "owners-clergyman"
    is_problem(players[0].decide(table, "prior"), 403, "not-your-turn")
    table = players[1].play(table, "lay-brother")
    taken = table["game"]["undo"]["taken"]
    assert table["game"]["undo"]["floors"][0] == taken
    assert not ok(players[0].undo(table, taken - 1))["done"]


def test_a_standing_answer_saves_the_question_and_is_no_obstacle_to_undo(api: ApiClient) -> None:
    players, table = three(api)
    path = f"/api/tables/{table['id']}/standing"
    own = players[1].do(path, seat=1, question="owners-clergyman", answer="lay-brother")
    assert own["seats"][1]["standing"]["owners_clergyman"] == "lay-brother"
    assert players[0].table(table["id"])["seats"][1]["standing"] is None
    table = contract_waiting(players, players[0].table(table["id"]))
    assert table["game"]["decision"]["player"] == 0
    events = players[0].see(f"/api/tables/{table['id']}/events")["events"]
    assert [event["how"] for event in events if event["kind"] == "decided"][-1] == "standing"
    undo = table["game"]["undo"]
    assert undo["floors"][0] == undo["turn_start"]


def test_passing_a_settlement_phase_in_advance(api: ApiClient) -> None:
    players, table = three(api, "3-short")
    dice = random.Random(1)
    while table["game"]["position"]["step"] != "settlement-phase":
        table = play_out(players, table, dice, 1)
    seat = table["game"]["decision"]["player"]
    path = f"/api/tables/{table['id']}/standing"
    after = players[seat].do(path, seat=seat, question="settlement-phase", answer="pass")
    decision = after["game"]["decision"]
    assert decision["player"] != seat or after["game"]["position"]["step"] != "settlement-phase"


@pytest.mark.parametrize("mode, players", [("solo", 1), ("2-long", 2), ("4-short", 4)])
def test_whole_games(sqlite_api: ApiClient, mode: str, players: int) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(mode, ("me",) + ("device",) * (players - 1), variant="ireland")
    dice = random.Random(players)
    table = play_out([ann] * players, table, dice, 90)
    log = ann.see(f"/api/tables/{table['id']}/log")
    assert all(line["words"] for line in log["lines"])
    assert log["lines"][-len(table["game"]["chronicle"]) :] == table["game"]["chronicle"]


def test_the_service_tells_the_scores_of_each_round(api: ApiClient) -> None:
    ann = api.person("Ann")
    game = random_game("3-short", "france", 4)
    record = json.loads(game.record(["Ann", "Bob", "Cid"]).text)
    table = ok(ann.post("/api/records", record=record))["table"]
    told = ok(ann.get(f"/api/tables/{table['id']}/scores"))["rounds"]
    assert [(row["round"], row["scores"]) for row in told] == game.scores_by_round()
