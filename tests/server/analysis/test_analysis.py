"""Games are judged in the background, once, and never where a table forbids aids."""

import json
from typing import Any

import pytest
from sqlalchemy import text

from labora.server.analysis.analyst import versions
from labora.server.workers.process import WorkerProcess
from tests.server.games.test_follow import connect, next_of
from tests.server.players import ApiClient, Json, Player, eventually, is_problem
from tests.server.workers.fake_workers import workers_answer

MISTAKE = ("build", "G12", "0,0", "skip", "end")
"""As the first turn of a short game for three: far from the cloister office, and nothing comes of it."""
TURN = ("cut", "0,1", "peat", "end")


def begun(ann: Player, *turns: tuple[str, ...], aids: bool = True) -> Json:
    table = ann.open("3-short", ("me", "device", "device"), aids=aids)
    for turn in turns:
        table = ann.play(table, *turn)
    return table


def judgement(task: Json) -> Json:
    """A worker that thinks well of every turn."""
    turn = {"number": task["turn"], "round": 1, "player": task["turn"], "played": task["line"]}
    rest = {"best": "end", "loss": 0.0, "gain": 0.0, "choice": True, "settlement": False}
    return {"judged": turn | rest | {"expected": [1.0, 2.0, 3.0]}}


def path_of(table: Json) -> str:
    return f"/api/tables/{table['id']}/analysis"


def judged(ann: Player, table: Json) -> Json:
    def done() -> Json | None:
        found = ann.see(path_of(table))
        assert found["state"] in {"working", "done"}
        return found if found["state"] == "done" else None

    found: Json = eventually(done, 120)
    return found


def test_a_planted_mistake_is_found_and_the_analysis_is_kept(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sqlite_api.person("Ann")
    table = begun(ann, MISTAKE, TURN)
    assert ann.see(path_of(table))["state"] == "none"
    working = ann.do(path_of(table))
    assert working["total"] == 2 and working["state"] == "working"
    found = judged(ann, table)["game"]
    first = found["turns"][0]
    assert first["turn"] == 1 and first["mark"] == "mistake" and first["loss"] > 5
    assert first["better"] and first["better"] != first["played"]
    assert [point["turn"] for point in found["turning_points"]] == [1]
    assert len(found["course"]) == 3 and len(found["accuracy"]) == 3

    def nobody_is_asked(*args: Any, **more: Any) -> None:
        raise AssertionError("it was judged twice")

    monkeypatch.setattr(WorkerProcess, "ask", nobody_is_asked)
    sqlite_api.client.app.state.server.analyst._works.clear()
    assert ann.do(path_of(table))["game"] == found
    german = ann.see(path_of(table), lang="de")["game"]["turns"][0]
    assert german["better"] != first["better"] and german["loss"] == first["loss"]


def test_a_game_that_goes_on_is_judged_on_from_there(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sqlite_api.person("Ann")
    table = begun(ann)
    asked: list[int] = []

    async def ask(self: WorkerProcess, task: Json, seconds: float) -> Json:
        asked.append(task["turn"])
        return judgement(task)

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    is_problem(ann.post(path_of(table)), 409, "not-playing")
    table = ann.play(table, *TURN)
    ann.do(path_of(table))
    assert judged(ann, table)["total"] == 1
    table = ann.play(table, *TURN)
    assert ann.see(path_of(table))["state"] == "none"
    ann.do(path_of(table))
    assert judged(ann, table)["total"] == 2 and asked == [0, 1]


def test_a_table_without_aids_is_judged_when_it_is_over(sqlite_api: ApiClient) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = begun(ann, TURN, aids=False)
    is_problem(ann.get(path_of(table)), 403, "no-aids")
    is_problem(ann.post(path_of(table)), 403, "no-aids")
    private = ann.open(hints=True)
    is_problem(bob.get(path_of(private)), 404, "no-such-table")
    is_problem(sqlite_api.stranger().post(path_of(private)), 401, "who-are-you")


def test_what_goes_wrong_can_be_asked_again(sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = sqlite_api.person("Ann")
    table = begun(ann, TURN)
    workers_answer(monkeypatch, OSError("gone"))
    ann.do(path_of(table))
    eventually(lambda: ann.see(path_of(table))["state"] == "failed")
    workers_answer(monkeypatch, judgement({"turn": 0, "line": " ".join(TURN)}))
    ann.do(path_of(table))
    assert judged(ann, table)["game"]["turns"][0]["mark"] == "good"
    table = ann.play(table, *TURN)
    server = sqlite_api.client.app.state.server
    monkeypatch.setattr("labora.server.analysis.analyst.MOST_WAITING", 0)
    assert server.analyst.busy
    is_problem(ann.post(path_of(table)), 503, "no-analysis-now")


def test_progress_is_told_to_those_who_follow_the_table(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sqlite_api.person("Ann")
    table = begun(ann, TURN, TURN, TURN)

    async def ask(self: WorkerProcess, task: Json, seconds: float) -> Json:
        return judgement(task)

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    with connect(sqlite_api, ann, table) as socket:
        next_of(socket, "hello")
        ann.do(path_of(table))
        heard = [next_of(socket, "analysis") for _ in range(4)]
    assert [message["done"] for message in heard] == [1, 2, 3, 3]
    assert {message["total"] for message in heard} == {3}
    assert [message["state"] for message in heard] == ["working"] * 3 + ["done"]
    assert ann.see(path_of(table))["state"] == "done"


def test_that_it_failed_is_told_as_well(sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = sqlite_api.person("Ann")
    table = begun(ann, TURN)
    workers_answer(monkeypatch, OSError("gone"))
    with connect(sqlite_api, ann, table) as socket:
        next_of(socket, "hello")
        ann.do(path_of(table))
        assert next_of(socket, "analysis") == {"type": "analysis", "state": "failed", "done": 0, "total": 1}


EARLIER = ("monk-1", "brother-1", "brother-bdbe3e76")


@pytest.mark.parametrize("version", EARLIER)
def test_what_was_stored_under_earlier_names_is_kept(sqlite_api: ApiClient, version: str) -> None:
    """The digest is that of the sources when the number took its place: the same judgements."""
    ann = sqlite_api.person("Ann")
    table = begun(ann, TURN)
    store(sqlite_api, table, version)
    found = ann.see(path_of(table))
    assert found["state"] == "done" and found["game"]["turns"][0]["turn"] == 1
    assert stored(sqlite_api, table) == [version]


def test_what_older_sources_judged_is_judged_again(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Digests of other sources stood for other judgements, and did so when they were stored."""
    ann = sqlite_api.person("Ann")
    table = begun(ann, TURN)
    store(sqlite_api, table, "brother-0123abcd")
    assert ann.see(path_of(table))["state"] == "none"
    workers_answer(monkeypatch, judgement({"turn": 0, "line": " ".join(TURN)}))
    ann.do(path_of(table))
    assert judged(ann, table)["state"] == "done"
    assert stored(sqlite_api, table) == ["monk-1"]


def test_the_version_is_a_number_that_no_file_changes() -> None:
    """Who changes how turns are judged raises it; who moves or edits files does not."""
    assert versions() == EARLIER


def store(api: ApiClient, table: Json, version: str) -> None:
    """One turn, judged by the bot as it was then."""
    turns = json.dumps([judgement({"turn": 0, "line": " ".join(TURN)})["judged"]])
    api.client.portal.call(api.client.app.state.server.analyst._rows.keep, table["id"], version, turns)


def stored(api: ApiClient, table: Json) -> list[str]:
    """By which names analyses of the table are stored."""

    async def work() -> list[str]:
        async with api.client.app.state.server.database.reading() as connection:
            query = text("SELECT version FROM analysis WHERE game = :game")
            return list((await connection.execute(query, {"game": table["id"]})).scalars())

    found: list[str] = api.client.portal.call(work)
    return found
