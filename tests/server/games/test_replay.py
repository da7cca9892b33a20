"""Looking back: courses and moments, links to them, forks, and lines that are tried out."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from labora.rules.game import Game
from labora.rules.records.record import parse_record
from labora.rules.records.replay import strict_replay
from labora.rules.text.writing import position_text
from labora.server.games.domain.moments import at_of, number_at
from labora.server.games.domain.results import was_brought
from tests.server.games.test_changes import patched
from tests.server.players import ApiClient, Json, Player, is_problem

GAMES = Path(__file__).resolve().parents[2] / "games"


def imported(player: Player, name: str = "2-short-france", **more: Any) -> tuple[Json, Game]:
    text = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    record = json.loads(text) | more
    return player.do("/api/records", record=record)["table"], strict_replay(parse_record(json.dumps(record)))


def test_the_course_tells_turns_points_and_settlement_phases(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table, game = imported(ann)
    course = ann.see(f"/api/tables/{table['id']}/course")
    assert course["count"] == game.count
    assert [turn["end"] for turn in course["turns"]] == [turn.end for turn in game.turns]
    assert course["turns"][-1]["points"] == game.scores
    phases = [turn["phase"] for turn in course["turns"] if turn["phase"]]
    assert sorted(phases) == phases and set(phases) >= {"A", "B", "C"}


def test_moments_put_together_are_the_positions_of_a_replay(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table, game = imported(ann)
    seen = 0
    for first in range(0, game.count, 100):
        page = ann.see(f"/api/tables/{table['id']}/moments", first=first)
        position = page["position"]
        assert position["line"] == position_text(game.position_at(first))
        for number, moment in enumerate(page["moments"], first + 1):
            position = patched(position, moment["changes"])
            assert position["line"] == position_text(game.position_at(number))
            assert moment["words"]
            seen += 1
    assert seen == game.count
    whole = ann.see(f"/api/tables/{table['id']}")["game"]["position"]
    assert position == whole
    is_problem(ann.get(f"/api/tables/{table['id']}/moments", first=game.count + 1), 404, "no-such-number")


def test_addresses_of_moments() -> None:
    game = Game("2-short", "france")
    dice = random.Random(4)
    while len(game.turns) < 6:
        game.play(dice.choice(list(game.options)))
    for number in range(game.count + 1):
        assert number_at(game, at_of(game, number)) == number
    second = game.turns[1]
    assert number_at(game, "0") == 0
    assert number_at(game, "2") == second.end
    assert number_at(game, "2.1") == second.first + 1
    for wrong in ("", "x", "-1", "999", "2.999", "2.", "1.1.1"):
        assert number_at(game, wrong) is None


def test_a_line_of_the_chronicle_leads_to_the_moment_in_which_it_was_told(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table, game = imported(ann)
    lines = ann.see(f"/api/tables/{table['id']}/log")["lines"]
    assert all(line["before"] <= line["after"] <= game.turns[line["turn"]].end for line in lines)
    built = next(line for line in lines if line["name"] == "build")
    card = built["cards"][0]
    owner = built["player"]
    then = ann.see(f"/api/tables/{table['id']}/moments", first=built["after"])["position"]["boards"][owner]
    before = ann.see(f"/api/tables/{table['id']}/moments", first=built["before"])["position"]["boards"][owner]
    assert card in [cell["card"] for cell in then["cells"]]
    assert card not in [cell["card"] for cell in before["cells"]]


# Forks


def test_a_fork_goes_on_and_the_game_stays_as_it_is(api: ApiClient) -> None:
    ann = api.person("Ann")
    table, game = imported(ann)
    moment = game.turns[3].first + 1
    before = ann.see(f"/api/tables/{table['id']}/record")
    made = ann.do(f"/api/tables/{table['id']}/fork", moment=moment)
    assert made["origin"] == {
        "table": table["id"],
        "at": at_of(game, moment),
        "trial": False,
        "problem": None,
    }
    assert made["game"]["position"]["line"] == position_text(game.position_at(moment))
    option = game.decisions[moment].option.text
    ann.play(made, option)
    assert ann.see(f"/api/tables/{table['id']}/record") == before
    listed = [one["id"] for one in ann.see("/api/tables", which="mine")["tables"]]
    assert made["id"] in listed


def test_a_fork_against_bots_and_one_with_wrong_seats(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open()
    path = f"/api/tables/{table['id']}/fork"
    made = ann.do(path, moment=0, seats=[{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]
    is_problem(ann.post(path, moment=0, seats=[{"kind": "me"}]), 422, "wrong-seats")
    is_problem(ann.post(path, moment=0, seats=[{"kind": "me"}, {"kind": "link"}]), 422, "seats-of-record")
    is_problem(ann.post(path, moment=1), 404, "no-such-number")


def test_nobody_forks_what_they_cannot_see_and_nothing_after_the_end(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table, game = imported(ann)
    path = f"/api/tables/{table['id']}/fork"
    is_problem(bob.post(path, moment=0), 404, "no-such-table")
    is_problem(ann.post(path, moment=game.count), 409, "over")


# Trying out


def two_at_a_table(api: ApiClient, **more: Any) -> tuple[Player, Player, Json]:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open(seats=("me", "link"), public=True, **more)
    return ann, bob, bob.do(f"/api/tables/{table['id']}/join")


def test_a_line_is_tried_out_while_another_is_to_move_and_nobody_learns_of_it(api: ApiClient) -> None:
    ann, bob, table = two_at_a_table(api)
    line = bob.do(f"/api/tables/{table['id']}/fork", moment=0, trial=True)
    assert line["origin"]["trial"] and line["invitation"] is None
    assert all(seat["mine"] for seat in line["seats"])
    bob.play(line, "fell", "1,0", "wood")
    # Meanwhile the game itself goes on, and knows nothing.
    ann.play(ann.table(table["id"]), "cut", "0,0", "peat")
    after = bob.table(table["id"])
    assert after["game"]["undo"]["taken"] == 3
    events = ann.see(f"/api/tables/{table['id']}/events")["events"]
    assert line["id"] not in json.dumps(events)
    is_problem(ann.get(f"/api/tables/{line['id']}"), 404, "no-such-table")
    assert ann.see(f"/api/tables/{table['id']}/lines")["tables"] == []


def test_several_lines_side_by_side_named_with_their_scores(api: ApiClient) -> None:
    ann, _, table = two_at_a_table(api)
    path = f"/api/tables/{table['id']}"
    first = ann.do(f"{path}/fork", moment=0, trial=True, name="wood first")
    ann.do(f"{path}/fork", moment=0, trial=True)
    ann.play(first, "fell", "1,0", "wood")
    lines = ann.see(f"{path}/lines")["tables"]
    assert [line["name"] for line in lines] == ["wood first", "Variation 2"]
    assert [seat["points"] for seat in lines[0]["seats"]] == [0, 0]
    mine = [one["id"] for one in ann.see("/api/tables", which="mine")["tables"]]
    assert mine == [table["id"]]
    ann.do(f"/api/tables/{first['id']}/remove")
    assert len(ann.see(f"{path}/lines")["tables"]) == 1
    is_problem(ann.post(f"{path}/remove"), 409, "not-a-line")


def test_lines_are_not_endless(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open()
    for _ in range(12):
        ann.do(f"/api/tables/{table['id']}/fork", moment=0, trial=True)
    is_problem(ann.post(f"/api/tables/{table['id']}/fork", moment=0, trial=True), 409, "too-many-lines")


def test_a_table_without_aids_has_no_trying_out_and_no_hints_until_its_end(sqlite_api: ApiClient) -> None:
    ann, bob, table = two_at_a_table(sqlite_api, hints=True, aids=False)
    assert table["aids"] is False and table["hints"] is False
    for trial in (True, False):
        answer = bob.post(f"/api/tables/{table['id']}/fork", moment=0, trial=trial)
        is_problem(answer, 403, "no-aids")
    is_problem(ann.post(f"/api/tables/{table['id']}/hints", on=True), 403, "no-aids")
    is_problem(ann.post(f"/api/tables/{table['id']}/suggest"), 403, "no-hints")


# Records


def test_a_record_with_a_problem_keeps_telling_it(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    record = json.loads((GAMES / "2-short-france.json").read_text(encoding="utf-8"))
    record["turns"][2] = "cut 9,9"
    opened = ann.do("/api/records", record=record)
    again = ann.table(opened["table"]["id"])
    assert again["origin"]["problem"] == opened["problem"] != ""
    assert again["origin"]["table"] is None


# Links


def test_a_moment_as_a_picture(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table, _ = imported(ann)
    path = f"/api/tables/{table['id']}/picture.png"
    first = ann.get(path, at="3.1")
    assert first.headers["content-type"] == "image/png"
    assert first.content.startswith(b"\x89PNG")
    assert first.content == ann.get(path, at="3.1").content != ann.get(path, at="9").content
    is_problem(ann.get(path, at="99999"), 404, "no-such-number")
    is_problem(sqlite_api.stranger().get(path, at="3.1"), 404, "no-such-table")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<html><head></head><body></body></html>")
    return tmp_path / "web"


def test_a_pasted_link_tells_title_description_and_picture(tmp_path: Path, page: Path) -> None:
    from starlette.testclient import TestClient  # noqa: PLC0415

    from labora.server.app.application import create_app  # noqa: PLC0415
    from labora.server.core.settings import Settings  # noqa: PLC0415

    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    settings = Settings(database=database, rate_limits=False, web=str(page))
    with TestClient(create_app(settings)) as client:
        api = ApiClient(client)
        ann, bob, table = two_at_a_table(api, name='<Ann & "Bob">')
        ann.play(ann.table(table["id"]), "fell", "1,0", "wood")
        told = client.get(f"/table/{table['id']}?at=1.2").text
        assert '<meta property="og:title" content="&lt;Ann &amp; &quot;Bob&quot;&gt;: round 1" />' in told
        assert "Ann 0, Bob 0" in told or "Bob 0, Ann 0" in told
        picture = told.split('og:image" content="')[1].split('"')[0].replace("&amp;", "&")
        assert "at=1.2" in picture
        answer = client.get(picture.removeprefix("http://testserver"))
        assert answer.content.startswith(b"\x89PNG")
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "og:title" not in client.get(f"/table/{ann.open()['id']}").text
        assert "og:title" not in client.get("/table/nothing").text
        del bob


def test_what_is_tried_out_is_no_result(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    line = ann.do(f"/api/tables/{ann.open()['id']}/fork", moment=0, trial=True)
    server = sqlite_api.client.app.state.server
    assert was_brought(server.registry.in_memory(line["id"]).table)
