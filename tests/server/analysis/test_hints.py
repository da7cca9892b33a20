"""Hint from the monk Switched per table, for whoever has to decide."""

from typing import Any

import pytest

from tests.server.players import ApiClient, Json, is_problem
from tests.server.workers.fake_workers import workers_answer


def suggest_path(table: Json) -> str:
    return f"/api/tables/{table['id']}/suggest"


def test_suggested_turns_can_be_played(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(hints=True)
    assert table["hints"]
    answer = ann.do(suggest_path(table), seconds=0.5, n=2)
    assert answer["number"] == table["number"]
    assert len(answer["suggestions"]) == 2
    for suggestion in answer["suggestions"]:
        assert len(suggestion["scores"]) == 2
        assert 0 <= suggestion["confidence"] <= 1
        assert all(
            reason["words"] and reason["words"] != reason["message"] for reason in suggestion["reasons"]
        )
        assert suggestion["lines"][0]["words"]
    best = [option["text"] for option in answer["suggestions"][0]["options"]]
    assert best[-1] == "end"
    ann.play(table, *best)


def test_no_hint_is_told_twice_and_none_expects_more_than_a_better_one(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(hints=True)
    found = ann.do(suggest_path(table), seconds=0.5, n=5)["suggestions"]
    told = [[line["words"] for line in one["lines"]] for one in found]
    assert len({str(lines) for lines in told}) == len(told) > 1
    expected = [one["scores"][0] for one in found]
    assert expected == sorted(expected, reverse=True)


def test_a_turn_in_the_middle_is_suggested_to_its_end(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(hints=True)
    suggestions = ann.do(suggest_path(table), decisions=["fell"], seconds=0.5, n=1)["suggestions"]
    rest = [option["text"] for option in suggestions[0]["options"]]
    ann.play(table, "fell", *rest)


def test_a_tried_decision_that_is_not_possible_is_named(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    answer = ann.post(suggest_path(ann.open(hints=True)), decisions=["settle"])
    assert is_problem(answer, 422, "not-possible")["refused"]["decision"] == "settle"


def test_a_table_without_hints(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open()
    assert not table["hints"]
    is_problem(ann.post(suggest_path(table)), 403, "no-hints")


def test_hints_are_for_whoever_decides(sqlite_api: ApiClient) -> None:
    ann, bert = sqlite_api.person("Ann"), sqlite_api.person("Bert")
    table = ann.open(seats=("me", "link"), hints=True, public=True)
    is_problem(ann.post(suggest_path(table)), 409, "not-started")
    bert.do(f"/api/tables/{table['id']}/join")
    is_problem(bert.post(suggest_path(table)), 403, "not-your-turn")
    is_problem(sqlite_api.stranger().post(suggest_path(table)), 401, "who-are-you")
    assert ann.do(suggest_path(table), seconds=0.2)["suggestions"]


def test_whoever_opened_the_table_switches_hints(sqlite_api: ApiClient) -> None:
    ann, bert = sqlite_api.person("Ann"), sqlite_api.person("Bert")
    table = ann.open(seats=("me", "link"), public=True)
    bert.do(f"/api/tables/{table['id']}/join")
    path = f"/api/tables/{table['id']}/hints"
    is_problem(bert.post(path, on=True), 403, "creator-only")
    assert ann.do(path, on=True)["hints"]
    ann.do(path, on=True)
    switched = [
        event for event in bert.see(f"/api/tables/{table['id']}/events")["events"] if event["kind"] == "hints"
    ]
    assert [event["on"] for event in switched] == [True]
    assert not ann.do(path, on=False)["hints"]
    is_problem(ann.post(suggest_path(table)), 403, "no-hints")


@pytest.mark.parametrize(
    "answer",
    [TimeoutError(), ConnectionError(), {"decisions": [], "problem": "failed", "error": "KeyError()"}],
)
def test_a_hint_that_fails_says_so(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch, answer: Exception | dict[str, Any]
) -> None:
    workers_answer(monkeypatch, answer)
    ann = sqlite_api.person("Ann")
    is_problem(ann.post(suggest_path(ann.open(hints=True))), 503, "no-hint-now")
