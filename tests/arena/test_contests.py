"""The arena pairs seats and seeds, keeps what is finished, and tells how sure it is."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from labora.arena.contest import Contest, ContestGame
from labora.arena.contest_runner import counted, run
from labora.arena.result_store import ResultStore, default_store
from labora.arena.standings import interval, is_sure, pairs, summary
from labora.cli import main
from labora.i18n import LANGUAGES
from labora.parallel.executors import InProcess

EXAMPLE = f"{Path(__file__).resolve().parents[2] / 'examples' / 'my_bot.py'}:MyBot"
TWO = Contest(("random", EXAMPLE), "2-short", "france", limit=3)


def game(number: int, lineup: tuple[str, ...], scores: tuple[int, ...]) -> ContestGame:
    zeros = (0,) * len(lineup)
    times = (0.0,) * len(lineup)
    return ContestGame(number, lineup, scores, 25, zeros, zeros, times, times)


def test_everybody_sits_everywhere() -> None:
    assert Contest(("a", "b"), "2-long", "france").lineups == [("a", "b"), ("b", "a")]
    assert Contest(("a", "b"), "4-long", "france").lineups == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(Contest(("a", "b", "c"), "2-long", "france").lineups) == 6
    assert Contest(("a", "b"), "solo", "france").lineups == [("a",), ("b",)]


def test_finished_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    store = ResultStore(tmp_path / "games.jsonl")
    first = run(TWO, store, 4, InProcess())
    assert [next(first), next(first)] == [0, 1]
    first.close()
    again = ResultStore(store.path)
    assert [known.number for known in again.games] == [0]
    assert list(run(TWO, again, 4, InProcess())) == [1, 2, 3, 4]
    assert ResultStore(store.path).games == again.games
    assert len(store.path.read_text().splitlines()) == 4


def test_it_is_clear_by_the_first_games_whichever_were_finished_first(tmp_path: Path) -> None:
    contest = Contest(("a", "b"), "2-long", "france")
    store = ResultStore(tmp_path / "games.jsonl")
    for number in reversed(range(60)):
        store.add(game(number, ("a", "b"), (2, 1) if number < 40 else (1, 2)))
    clear = counted(contest, store, 60, until_sure=True)
    assert [known.number for known in clear] == list(range(len(clear)))
    assert is_sure(contest, clear) and not is_sure(contest, clear[:-2])
    assert len(counted(contest, store, 60)) == 60
    assert list(run(contest, store, 100, InProcess(), until_sure=True)) == [60]


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(game(0, ("random", EXAMPLE), (1, 2)).as_json()) + '\n{"number": 1, "li')
    assert [known.number for known in ResultStore(path).games] == [0]


def test_shares_count_pairs_of_seats_and_ties_half() -> None:
    contest = Contest(("a", "b"), "4-long", "france")
    games = [game(0, ("a", "b", "a", "b"), (10, 5, 1, 7)), game(1, ("b", "a", "b", "a"), (3, 3, 3, 3))]
    [pair] = pairs(contest, games)
    assert (pair.games, pair.a_ahead) == (2, 0.5)
    assert pair.low < 0.5 < pair.high


def test_solo_games_are_compared_by_seed() -> None:
    contest = Contest(("a", "b"), "solo", "france")
    games = [game(number, ("ab"[number % 2],), ((100, 50)[number % 2],)) for number in range(6)]
    [pair] = pairs(contest, games)
    assert (pair.games, pair.a_ahead) == (3, 1.0)


def test_the_answer_is_clear_when_the_interval_says_so() -> None:
    contest = Contest(("a", "b"), "2-long", "france")
    clear = [game(number, ("a", "b"), (2, 1)) for number in range(20)]
    assert is_sure(contest, clear)
    assert not is_sure(contest, clear[:5])
    assert not is_sure(contest, [game(n, ("a", "b"), (n % 2, 1 - n % 2)) for n in range(20)])


def test_intervals_are_those_of_the_books() -> None:
    low, high = interval(0.9, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)
    assert interval(0.5, 0) == (0.0, 1.0)


def test_ratings_follow_the_results() -> None:
    contest = Contest(("a", "b"), "2-long", "france")
    found = summary(contest, [game(number, ("a", "b"), (2, 1)) for number in range(20)])
    best, worst = found["ratings"]
    assert (best["bot"], worst["bot"]) == ("a", "b")
    assert best["low"] < best["rating"] < best["high"]
    assert found["pairs"][0]["a_ahead"] == 1.0


def test_lost_turns_are_counted_and_who_lost_half_of_them_is_still_rated() -> None:
    contest = Contest(("a", "b", "c"), "3-short", "france")
    games = [
        replace(game(number, ("a", "b", "c"), (2, 9, 1)), turns=(10, 10, 10), lost=(5, 6, 0))
        for number in range(20)
    ]
    found = summary(contest, games)
    assert [(row["bot"], row["turns_lost"], row["turns"]) for row in found["ratings"]] == [
        ("a", 100, 200),
        ("c", 0, 200),
        ("b", 120, 200),
    ]
    assert [row["rating"] is None for row in found["ratings"]] == [False, False, True]
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [("a", "c")]


def test_games_of_older_files_say_nothing_about_lost_turns(tmp_path: Path) -> None:
    data = game(0, ("random", EXAMPLE), (1, 2)).as_json()
    del data["turns"], data["lost"]
    (tmp_path / "games").write_text(json.dumps(data))
    found = summary(TWO, ResultStore(tmp_path / "games").games)
    assert [(row["turns"], row["turns_lost"], row["rating"] is None) for row in found["ratings"]] == [
        (0, 0, False),
        (0, 0, False),
    ]


def test_other_bots_have_another_store() -> None:
    assert default_store(TWO) == default_store(TWO)
    assert default_store(TWO) != default_store(Contest(("random", EXAMPLE), "2-long", "france", limit=3))


def test_the_command_writes_json_csv_and_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / name for name in ("games.jsonl", "games.csv", "games.svg")]
    arguments = ["arena", "random", EXAMPLE, "--mode", "3-short", "--games", "3", "--json"]
    arguments += ["--store", str(files[0]), "--csv", str(files[1]), "--plot", str(files[2])]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"a", "b", "games", "a_ahead", "low", "high"} == set(found["pairs"][0])
    assert len(found["ratings"]) == 2
    assert len(files[1].read_text().splitlines()) == 1 + 3 * 3
    assert files[2].read_text().lstrip().startswith("<?xml")


def test_one_bot_alone_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random"]) == 2
    assert "two different bots" in capsys.readouterr().err
    assert main(["arena", "random", "nobody.py:Bot"]) == 2
    assert "nobody.py" in capsys.readouterr().err


@pytest.mark.parametrize(("form", "is_said"), [("plain", True), ("compiled", False)])
def test_a_slower_engine_is_mentioned(
    form: str,
    is_said: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("labora.cli.arena.engine_form", lambda: form)
    arguments = ["arena", "random", EXAMPLE, "--mode", "3-short", "--games", "1"]
    assert main([*arguments, "--store", str(tmp_path / "games.jsonl")]) == 0
    assert ("The engine is not compiled here" in capsys.readouterr().err) == is_said


RAISING = """
from labora import Bot

class Careless(Bot):
    def choose(self, position, clock):
        return [][0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_raises_stops_the_contest_with_a_sentence(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("labora.cli.arena.engine_form", lambda: "compiled")  # says nothing about it
    file = tmp_path / "careless.py"
    file.write_text(RAISING)
    arguments = ["arena", "random", f"{file}:Careless", "--mode", "3-short", "--games", "2", "--jobs", jobs]
    for language in LANGUAGES if jobs == "1" else ("en",):
        assert main([*arguments, "--language", language, "--store", str(tmp_path / "games.jsonl")]) == 1
        said = capsys.readouterr().err.strip()
        assert said.count("\n") == 0 and "Careless" in said, said
        assert "IndexError: list index out of range (careless.py:6)" in said
