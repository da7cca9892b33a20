"""Records of the first rules and notation: they open up to the first move that a ruling has made illegal."""

import json

import pytest

from labora.rules.constants.versions import NOTATION, RULES
from labora.rules.game import Game
from labora.rules.records.record import Record, Seat, record_text
from labora.rules.records.replay import OpenedRecord, open_record
from labora.rules.state.setup import make_setup

SOLO = make_setup("solo", "france")
CLEARED = ("fell 1,0 wood fell 2,0 wood end", "fell 1,1 wood cut 0,0 peat end", "cut 0,1 peat fell end")
ELEVEN_ROUNDS = (*CLEARED, *["fell fell end"] * 8)


def opened(*lines: str) -> OpenedRecord:
    record = Record(SOLO, 0, (Seat("Anna"),), lines, rules=1)
    return open_record(json.dumps(json.loads(record_text(record)) | {"notation": 1}))


def test_rules_and_notation_have_moved_on() -> None:
    assert (RULES, NOTATION) == (2, 2)


def test_a_record_that_no_ruling_touches_opens_whole() -> None:
    assert opened(*ELEVEN_ROUNDS, "G12 0,0 G01 3,1").problem is None


def test_r35_a_record_ends_where_the_lone_office_was_covered() -> None:
    record = opened(*ELEVEN_ROUNDS, "G12 0,0 G01 4,1 G02 4,1")
    problem = record.problem
    assert problem is not None
    assert (problem.reason, problem.turn, problem.move, problem.text) == ("illegal-move", 12, 4, "4,1")
    assert (problem.arguments["rules"], problem.arguments["age"]) == (1, "old")
    assert problem.obstacle is not None
    assert problem.obstacle.reason == "not-beside-cloister"
    assert record.game.lines == [*ELEVEN_ROUNDS, "G12 0,0 G01"]
    assert record.record.lines[-1] == "G12 0,0 G01 4,1 G02 4,1"


def test_r23_a_record_ends_where_cloister_buildings_were_left_without_a_place() -> None:
    problem = opened(*ELEVEN_ROUNDS, "G12 3,1 end").problem
    assert problem is not None
    assert problem.obstacle is not None
    assert (problem.obstacle.reason, problem.obstacle.arguments["left"]) == ("leaves-without-place", "G01")


def game_without_wood_indicator() -> Game:
    """Nobody has felled trees, so wood is gone in round 13; the joker was used and is still there."""
    game = Game(SOLO)
    for text in ["cut", "0,0", "peat/joker", "cut", "0,1", "peat"]:
        game.play(text)
    while game.position.round < 13 or game.decision.kind != "turn":
        offered = [option.text for option in game.decision.options]
        quiet = [text for text in ("end", "skip", "cut") if text in offered]
        game.play(quiet[0] if quiet else offered[0])
    return game


@pytest.mark.parametrize("choice", ["wood/joker", "nothing"])
def test_r5_what_the_first_notation_did_not_ask_is_written_now(choice: str) -> None:
    game = game_without_wood_indicator()
    problem = opened(*game.lines, "fell 1,0 fell 2,0 end").problem
    assert problem is not None
    assert (problem.reason, problem.text, problem.arguments["age"]) == ("no-move", "fell", "old")
    for text in ("fell", "1,0", choice):
        game.play(text)
    record = Record(SOLO, 0, (Seat("Anna"),), tuple(game.lines))
    again = open_record(record_text(record))
    assert again.problem is None
    assert again.game.position == game.position
