"""Records: they replay exactly, say what is wrong with them, and open up to the last legal move."""

import json
from typing import Any

import pytest

from labora.rules.components.modes import MODES
from labora.rules.constants.versions import NOTATION, RULES
from labora.rules.game import Game
from labora.rules.records.problems import RecordError
from labora.rules.records.record import Record, Seat, parse_record, record_of, record_text
from labora.rules.records.replay import open_record, replay, strict_replay
from labora.rules.state.setup import make_setup
from tests.rules.games import random_game, random_record

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]
SEATS = (Seat("Anna"), Seat("Zoë [red]", "bot:random"), Seat("Łukasz"))


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_a_game_comes_back_from_its_record(mode: str, variant: str) -> None:
    game = random_game(mode, variant, seed=4, decisions=700)
    seats = tuple(Seat(f"Seat {number}") for number in range(game.setup.players))
    text = record_text(record_of(game, seats))
    opened = open_record(text)
    assert opened.problem is None
    assert opened.game.position == game.position
    assert opened.game.lines == game.lines
    assert record_text(record_of(opened.game, opened.record.seats)) == text
    assert strict_replay(parse_record(text)).position == game.position


def test_a_record_is_readable_and_says_what_it_is() -> None:
    record = Record(make_setup("3-long", "france"), 2, SEATS, ("fell 1,0 wood end", "build G07 3,0 skip end"))
    data = json.loads(record_text(record))
    assert data == {
        "format": "labora-record",
        "notation": NOTATION,
        "rules": RULES,
        "mode": "3-long",
        "variant": "france",
        "options": [],
        "start": 2,
        "seats": [
            {"name": "Anna", "kind": "person"},
            {"name": "Zoë [red]", "kind": "bot:random"},
            {"name": "Łukasz", "kind": "person"},
        ],
        "turns": ["fell 1,0 wood end", "build G07 3,0 skip end"],
    }
    assert parse_record(record_text(record)) == record


def test_the_option_of_the_set_up_is_kept() -> None:
    setup = make_setup("4-short", "france", without_quarry=True)
    record = Record(setup, 0, tuple(Seat(name) for name in "abcd"), ())
    again = parse_record(record_text(record))
    assert again == record
    assert again.setup.without_quarry


def test_an_unfinished_turn_is_kept() -> None:
    game = Game(make_setup("solo", "ireland"))
    for text in ("fell", "1,0"):
        game.play(text)
    opened = open_record(record_text(record_of(game, (Seat("Anna"),))))
    assert opened.problem is None
    assert opened.game.position == game.position
    assert opened.game.can_undo


def edited(**changes: Any) -> str:
    data = json.loads(record_text(Record(make_setup("3-long", "france"), 0, SEATS, ("fell 1,0 wood end",))))
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value != "MISSING"})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-json"),
        ("{", "no-json"),
        ("[" * 100_000, "no-json"),
        ('{"a": 1, "a": 2}', "field-twice"),
        ("[]", "no-record"),
        ("17", "no-record"),
        ("{}", "no-record"),
        ('{"format": "chess"}', "no-record"),
        (" " * 4_000_001, "too-long"),
        (edited(notation=NOTATION + 1, colour="green"), "newer-notation"),
        (edited(notation="1"), "wrong-field"),
        (edited(notation=True), "wrong-field"),
        (edited(rules=0), "wrong-field"),
        (edited(rules="MISSING"), "missing-field"),
        (edited(colour="green"), "unknown-field"),
        (edited(mode="5-long"), "wrong-setup"),
        (edited(mode=["solo"]), "wrong-field"),
        (edited(variant="spain"), "wrong-setup"),
        (edited(options=["without-quarry"]), "wrong-setup"),
        (edited(options=["with-cream"]), "wrong-field"),
        (edited(options=None), "wrong-field"),
        (edited(start=3), "wrong-field"),
        (edited(start=-1), "wrong-field"),
        (edited(seats=[]), "wrong-seats"),
        (edited(seats=[{"name": "A"}] * 3), "wrong-field"),
        (edited(seats=[{"name": "A\n", "kind": "person"}] * 3), "wrong-field"),
        (edited(seats=[{"name": "\ud800", "kind": "person"}] * 3), "wrong-field"),
        (edited(seats=[{"name": "A", "kind": "Person!"}] * 3), "wrong-field"),
        (edited(turns="fell"), "wrong-field"),
        (edited(turns=[["fell"]]), "wrong-field"),
    ],
)
def test_what_is_no_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        open_record(text)
    assert caught.value.problem.reason == reason
    assert caught.value.problem.turn == 0


@pytest.mark.parametrize(
    ("turns", "reason", "turn", "move", "text"),
    [
        (["fell 1,0 wood end", "fell 0,0 wood end"], "illegal-move", 2, 2, "0,0"),
        (["fell 1,0 wood end", "build F27"], "illegal-move", 2, 2, "F27"),
        (["fell 1,0 wood wood end"], "no-move", 1, 4, "wood"),
        (["dance"], "no-move", 1, 1, "dance"),
        (["fell 1,0 wood end cut"], "turn-ended", 1, 5, "cut"),
        (["fell 1,0 wood", "end"], "turn-open", 1, 3, "wood"),
        (["fell  1,0 wood end"], "no-line", 1, 1, "fell  1,0 wood end"),
        ([""], "no-line", 1, 1, ""),
        (["fell 1,0\u0007 wood end"], "no-line", 1, 1, "'fell 1,0\\x07 wood end'"),
    ],
)
def test_illegal_moves_are_named(turns: list[str], reason: str, turn: int, move: int, text: str) -> None:
    problem = open_record(edited(turns=turns)).problem
    assert problem is not None
    assert (problem.reason, problem.turn, problem.move, problem.text) == (reason, turn, move, text)
    assert (problem.obstacle is not None) == (reason == "illegal-move")
    with pytest.raises(RecordError):
        strict_replay(parse_record(edited(turns=turns)))


def test_nothing_comes_after_the_end_of_the_game() -> None:
    record = random_record("solo", "france", 1)
    longer = Record(record.setup, record.start, record.seats, (*record.lines, "fell"))
    problem = replay(longer).problem
    assert problem is not None
    assert problem.reason in ("after-end", "turn-open")


def test_an_old_record_opens_up_to_the_last_legal_move_and_goes_on_from_there() -> None:
    """As if a corrected rule had made a move of an old game illegal."""
    lines = ("fell 1,0 wood end", "build G07 3,0 prior x1 x9 end", "fell 1,0 wood end")
    opened = replay(Record(make_setup("3-long", "france"), 0, SEATS, lines, rules=RULES - 1))
    problem = opened.problem
    assert problem is not None
    assert (problem.turn, problem.move, problem.text) == (2, 6, "x9")
    assert problem.arguments["age"] == "old"
    assert opened.record.lines == lines
    assert opened.game.lines == ["fell 1,0 wood end", "build G07 3,0 prior x1"]
    for text in ("x1", "end"):
        opened.game.play(text)
    again = open_record(record_text(record_of(opened.game, opened.record.seats)))
    assert again.problem is None
    assert again.record.rules == RULES


def test_a_record_can_be_replayed_to_any_moment() -> None:
    record = random_record("3-long", "ireland", 2)
    game = Game(record.setup, start=record.start)
    for number, line in enumerate(record.lines[:20]):
        for move, text in enumerate(line.split(" ")):
            assert replay(record, number, move).game.position == game.position
            game.play(text)
    assert replay(record, 10_000).game.position == strict_replay(record).position
