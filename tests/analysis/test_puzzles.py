"""Puzzles: one turn is clearly better, the bot finds it again, and all of it is data."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from labora.analysis.puzzle_answers import answer, solves
from labora.analysis.puzzle_collection import Collection, make
from labora.analysis.puzzle_search import MARGIN, Source, puzzles_of
from labora.analysis.puzzles import GRADES, Puzzle, graded, read_puzzles, shipped
from labora.analysis.whole_turns import after_turn, player_of, read_turn
from labora.bots.explanation import TERMS
from labora.cli import main
from labora.parallel.executors import executor
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.game import Game
from labora.rules.text.writing import parse_position, position_text

ROOT = Path(__file__).resolve().parents[2]
SOLVED_AGAIN = 4


def test_all_modes_and_both_variants_have_puzzles_from_easy_to_hard() -> None:
    puzzles = shipped()
    assert {puzzle.game for puzzle in puzzles} == {(mode.name, one) for mode in MODES for one in VARIANTS}
    assert [puzzle.missed for puzzle in puzzles] == sorted(puzzle.missed for puzzle in puzzles)
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)
    assert len({puzzle.id for puzzle in puzzles}) == len({one.position for one in puzzles}) == len(puzzles)


def test_every_margin_is_clear_and_confirmed() -> None:
    for puzzle in shipped():
        assert min(puzzle.margin, puzzle.confirmed) >= MARGIN
        assert {term for term, _ in puzzle.why} <= set(TERMS)


def test_the_turns_before_lead_to_the_position_and_both_turns_are_legal() -> None:
    for puzzle in shipped()[::9]:
        game = Game(*puzzle.game, start=puzzle.start)
        for text in " ".join(puzzle.before).split():
            game.play(text)
        assert position_text(game.position) == puzzle.position
        player = player_of(game.position)
        for line in (puzzle.best, puzzle.other):
            after = after_turn(game.position, read_turn(game.position, line))
            assert after.over or player_of(after) != player or line.endswith("end")


def some() -> list[Puzzle]:
    """Spread from easy to hard."""
    puzzles = shipped()
    return [puzzles[number * len(puzzles) // SOLVED_AGAIN] for number in range(SOLVED_AGAIN)]


@pytest.mark.parametrize("puzzle", some(), ids=lambda puzzle: puzzle.id)
def test_the_bot_solves_it_again(puzzle: Puzzle) -> None:
    assert solves(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", shipped(), ids=lambda puzzle: puzzle.id)
def test_the_bot_solves_all_of_them_again(puzzle: Puzzle) -> None:
    assert solves(puzzle)


def test_the_answer_shows_both_lines() -> None:
    puzzle = max(shipped(), key=lambda one: (one.game[0] == "3-short", len(one.before)))
    found = answer(puzzle, puzzle.other)
    assert not found.solved and found.loss > puzzle.margin / 2
    assert [found.best[0].line, found.played[0].line] == [puzzle.best, puzzle.other]
    assert found.best[0].position == found.played[0].position == puzzle.position
    own = player_of(parse_position(puzzle.position))
    assert sum(step.player == own for step in found.best) <= 4


def test_grades_are_thirds() -> None:
    one = shipped()[0]
    found = graded(replace(one, id=f"{one.id}-{number}", missed=float(9 - number)) for number in range(9))
    assert [puzzle.grade for puzzle in found] == [grade for grade in GRADES for _ in range(3)]


def test_what_was_found_is_kept_when_it_is_broken_off(tmp_path: Path) -> None:
    first = Source("solo", "france", 0)
    second = Source("solo", "france", 1)
    collection = Collection(tmp_path / "puzzles.jsonl")
    collection.add(first, [shipped()[0]])
    with (tmp_path / "puzzles.jsonl.part").open("a") as file:
        file.write('{"game": "half a li')
    again = Collection(tmp_path / "puzzles.jsonl")
    assert first in again and second not in again
    assert [puzzle.id for puzzle in again.finish([first], 7)] == [shipped()[0].id]
    assert len(read_puzzles((tmp_path / "puzzles.jsonl").read_text())) == 1
    assert not (tmp_path / "puzzles.jsonl.part").exists()


@pytest.mark.long
def test_the_same_puzzles_are_found_by_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        record = ROOT / "tests" / "games" / "3-short-france.json"
        command = ["puzzles", "--from", str(record), "--out", str(out), "--jobs", jobs]
        assert main(command) == 0
        files.append(out.read_text())
    assert files[0] == files[1]
    assert "puzzle" in capsys.readouterr().out


@pytest.mark.long
def test_puzzles_of_a_game_are_found_again(tmp_path: Path) -> None:
    """Those that are shipped, in the game that they come from."""
    puzzle = next(one for one in shipped() if one.game == ("3-short", "ireland"))
    seed, number, _ = puzzle.id.rpartition(".")[2].split("-")
    source = Source(*puzzle.game, int(number), int(seed))
    with executor() as here:
        collection = Collection(tmp_path / "puzzles.jsonl")
        assert [*make(collection, [source], here)] == [0, 1]
    assert puzzle.id in {one.id for one in collection.puzzles([source], 9)}
    assert json.dumps(puzzles_of(source)[0].best)
