"""A bot judges turns: its own lose next to nothing, planted mistakes are found."""

import json
import re
from pathlib import Path

import pytest

from labora.analysis.judged_game import LEAD, LOSS, TurningPoint, questions, report
from labora.analysis.judging import JudgedTurn, TurnQuestion, judge_turn
from labora.analysis.parallel_judging import judged
from labora.analysis.turn_marks import (
    BRILLIANT,
    FORCED,
    GOOD,
    INACCURATE,
    MARKS,
    MISSED_SETTLEMENT,
    MISTAKE,
    Thresholds,
    mark_of,
    measured,
    thresholds,
)
from labora.analysis.whole_turns import codes_of, deeds, line_of, read_turn, turn_of
from labora.bots import Clock, NoBotError, find_bot
from labora.bots.play_loop import by_bots, play, play_until
from labora.cli import main
from labora.parallel.executors import executor
from labora.rules.components.modes import MODES
from labora.rules.game import Game
from labora.rules.records.record import Record, parse_record
from labora.rules.records.replay import replay

GAMES = Path(__file__).resolve().parent.parent / "games"
LIMITS = Thresholds(inaccurate=2.0, mistake=8.0, brilliant=4.0, usual=4.0)


def record(name: str) -> Record:
    return parse_record((GAMES / f"{name}.json").read_text())


def after(name: str, turns: int) -> Game:
    return replay(record(name), turns).game


def played_on(game: Game, bot: str, turns: int, seconds: float = 1.0) -> list[JudgedTurn]:
    """As many turns more by this bot, judged by itself."""
    seats = [find_bot(bot)(seat) for seat in range(game.setup.players)]
    begun = len(game.turns) - 1
    stop = begun + turns
    play_until(lambda: len(game.turns) > stop, game.position, seats, by_bots(game), lambda: Clock(seconds))
    asked = questions(game)[begun : begun + turns]
    return [judge_turn(bot, seconds, question) for question in asked]


def test_the_bots_own_turns_lose_next_to_nothing() -> None:
    found = played_on(after("3-short-france", 60), "monk", 2)
    assert sum(turn.loss for turn in found) / len(found) < 0.5
    assert {mark_of(turn, thresholds("3-short")) for turn in found} == {GOOD}


@pytest.mark.long
@pytest.mark.parametrize("mode", ["solo", "2-short", "3-short", "4-long"])
@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_whole_games_of_the_bot_lose_next_to_nothing(mode: str, variant: str) -> None:
    game = Game(mode, variant)
    play(game, [find_bot("monk")(seat + 5) for seat in range(game.setup.players)])
    with executor() as here:
        found = report(game, judged(game, "monk", 1.0, here), "monk", 1.0)
    losses = [turn.judged.loss for turn in found.turns]
    assert sum(losses) / len(losses) < 0.3
    assert all(accuracy is not None and accuracy > 95 for accuracy in found.accuracy)
    assert found.course[-1] == tuple(map(float, game.scores))


def test_a_planted_mistake_is_found() -> None:
    """The first turn of a short game for three builds where nothing comes of it."""
    start = Game("3-short", "france").position
    found = judge_turn("monk", 1.0, TurnQuestion(0, start.line, "build G12 0,0 skip end"))
    assert found.loss > thresholds("3-short").mistake
    assert mark_of(found, thresholds("3-short")) == MISTAKE and not found.best.startswith("build G12")


@pytest.mark.parametrize("mode", ["solo", "3-short"])
def test_bots_that_plan_and_foresee_judge_too(mode: str) -> None:
    """Alone by whole games, against others by their replies; here with next to no time."""
    found = played_on(after(f"{mode}-france", len(record(f"{mode}-france").lines) - 2), "cellarer", 1, 0.02)
    assert found[0].loss < thresholds(mode).inaccurate


def test_a_settlement_that_was_not_built_is_missed() -> None:
    lines = record("3-short-france").lines
    number = next(number for number, line in enumerate(lines) if line.startswith("settle "))
    position = after("3-short-france", number).position
    found = judge_turn("monk", 1.0, TurnQuestion(number, position.line, "end"))
    assert found.settlement and mark_of(found, thresholds("3-short")) == MISSED_SETTLEMENT


def test_where_nothing_can_be_done_nothing_is_lost() -> None:
    lines = record("3-short-france").lines
    position = after("3-short-france", len(lines) - 1).position
    position.actions = 0
    position.purchases = 0
    found = judge_turn("novice", 1.0, TurnQuestion(0, position.line, "end"))
    assert not found.choice and found.loss == 0 and mark_of(found, LIMITS) == FORCED


def turn(number: int, player: int, loss: float, expected: tuple[float, ...], **more: object) -> JudgedTurn:
    given = {"gain": 0.0, "choice": True, "settlement": False, **more}
    return JudgedTurn(number, 1, player, "end", "end", loss, expected=expected, **given)  # type: ignore[arg-type]


def test_marks_come_from_losses_and_gains() -> None:
    even = (0.0,)
    assert mark_of(turn(0, 0, 2.0, even), LIMITS) == GOOD
    assert mark_of(turn(0, 0, 2.1, even), LIMITS) == INACCURATE
    assert mark_of(turn(0, 0, 8.1, even), LIMITS) == MISTAKE
    assert mark_of(turn(0, 0, 2.1, even, settlement=True), LIMITS) == MISSED_SETTLEMENT
    assert mark_of(turn(0, 0, 0.0, even, gain=4.1), LIMITS) == BRILLIANT
    assert mark_of(turn(0, 0, 9.0, even, choice=False), LIMITS) == FORCED


def test_the_thresholds_are_measured_for_every_mode() -> None:
    assert measured()["command"].startswith("python -m labora.training.measure_losses ")
    for mode in MODES:
        found = thresholds(mode.name)
        assert 0 < found.inaccurate < found.mistake and 0 < found.usual < found.mistake
        own = measured()["modes"][mode.name]["monk"]
        assert own["loss"]["0.99"] < found.inaccurate, "what the judge loses itself is no inaccuracy"
        assert own["gain"]["0.99"] < found.brilliant


def test_accuracy_and_turning_points() -> None:
    """Half of a usual loss, a costly turn, and a lead that changes for good."""
    game = Game("2-short", "france")
    usual, mistake = thresholds("2-short").usual, thresholds("2-short").mistake
    far = 2 * mistake
    turns = [
        turn(0, 0, 0.0, (100 + far, 100.0)),
        turn(1, 1, usual, (100 + far, 100.0)),
        turn(2, 0, mistake + 1, (100.0, 101.0)),
        turn(3, 1, 0.0, (100.0, 100 + far)),
    ]
    found = report(game, turns, "novice", 1.0)
    assert found.accuracy[1] == 75.0
    assert found.turning_points == (
        TurningPoint(2, 0, LOSS, mistake + 1),
        TurningPoint(2, 1, LEAD, round(far, 1)),
    )
    assert len(found.course) == 5 and [one.mark for one in found.turns][2] == MISTAKE
    assert {one.mark for one in found.turns} <= set(MARKS)


def test_turns_are_the_same_as_codes_and_as_text() -> None:
    for number, line in enumerate(record("2-long-ireland").lines[:30]):
        position = after("2-long-ireland", number).position
        found = read_turn(position, line)
        assert line_of(found) == line
        assert turn_of(position, codes_of(position, found)) == found


def test_deeds_are_what_a_turn_is_about() -> None:
    game = after("3-short-france", 8)
    line = record("3-short-france").lines[8]
    assert line == "settle farming-village 3,1 1peat+2livestock+2grain end"
    assert deeds(read_turn(game.position, line)) == ("settle farming-village",)


def test_a_bot_without_reasons_judges_nothing() -> None:
    with pytest.raises(NoBotError, match="novice, monk, cellarer, abbot"):
        judge_turn("random", 1.0, questions(after("solo-france", 1))[0])


def test_the_command_judges_a_record_the_same_by_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(after("3-short-ireland", 2).record(["Ann", "Bo", "Cy"]).text)
    answers = []
    for jobs in ("1", "2"):
        assert main(["analyze", str(file), "--bot", "novice", "--json", "--jobs", jobs]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0] == answers[1]
    assert [one["number"] for one in answers[0]["turns"]] == [0, 1]
    assert main(["analyze", str(file), "--bot", "novice"]) == 0
    shown = capsys.readouterr().out
    # Turns are told in words: the notation of every turn finishes with "end".
    assert "accuracy" in shown and not re.search(r"\bend\b", shown)


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(Game("solo").record().text)
    assert main(["analyze", str(file)]) == 1
    assert "no turns to analyze" in capsys.readouterr().err
    file.write_text(after("solo-france", 2).record().text)
    assert main(["analyze", str(file), "--bot", "random"]) == 2
    assert "random cannot analyze games. Bots that can: novice" in capsys.readouterr().err
    assert main(["puzzles"]) == 2
    assert "either --from or --games" in capsys.readouterr().err
