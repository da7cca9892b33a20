"""Bots from elsewhere: programs that read and write lines, whatever they do."""

import json
import pickle
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest
from rich.console import Console

from labora.arena.contest import Contest, ContestGame
from labora.arena.result_store import fingerprint
from labora.arena.standings import titles
from labora.bots import Bot, Clock, NoBotError, find_bot
from labora.bots.external import (
    CLOSED,
    EXITED,
    GIVEN_UP,
    KILLED,
    NO_ANSWER,
    SLOW,
    WRONG,
    ExternalBot,
    command_of,
    short_name,
    tell_faults,
)
from labora.bots.play_loop import play
from labora.bots.random_bot import RandomBot
from labora.cli import main
from labora.cli.table_setup import TableSetup, own_bots, read_seats
from labora.rules.decision import apply
from labora.rules.game import Game
from labora.rules.records.record import parse_record
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.state.setup import make_setup
from tools.setup.client import find_node

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
EAGER = f"exec:{shlex.join([str(find_node()), str(EXAMPLES / 'eager.js')])}"
# A bot that takes the first option, and of which single lines are changed.
FIRST = """
    import sys
    def answer(text):
        print(text, flush=True)
    for line in sys.stdin:
        word, *words = line.split()
        if word == "labora":
            answer("name First"); answer("ready")
        if word == "options":
            options = words[1:]
        if word == "go":
            answer("info thinking"); answer("choose " + options[0])
"""
USUAL = 'answer("info thinking"); answer("choose " + options[0])'

Told = list[tuple[str, str, int]]


@pytest.fixture
def told() -> Iterator[Told]:
    found: Told = []
    tell_faults(lambda message, bot, text, count: found.append((message, text, count)))
    yield found
    tell_faults(lambda message, bot, text, count: None)


def bot(folder: Path, instead: str = USUAL, program: str = FIRST) -> ExternalBot:
    """One that does something else when it is asked."""
    file = folder / "bot.py"
    file.write_text(dedent(program).replace(USUAL, instead))
    made = find_bot(f"exec:{shlex.join([sys.executable, '-S', str(file)])}")(3)
    assert isinstance(made, ExternalBot)
    return made


def start() -> Position:
    return Game("3-short", "france").position


def test_a_program_gets_position_options_and_time_and_answers_with_a_text(tmp_path: Path, told: Told) -> None:
    heard = tmp_path / "heard"
    noting = f'open({str(heard)!r}, "a").write(line); '
    player = bot(tmp_path, program=FIRST.replace("word, *words", noting + "word, *words"))
    (option,) = player.choose(start(), Clock(5))
    assert option.text == "place" and not told
    hello, seed, position, decision, options, go = heard.read_text().splitlines()
    assert (hello, seed) == ("labora 1", "seed 3")
    assert Position.parse(position.removeprefix("position ")) == start()
    assert decision == "decision turn 0"
    assert options == "options 5 place contract fell cut build"
    assert 4.5 < float(go.removeprefix("go ")) <= 5


def test_a_whole_turn_may_be_answered_at_once(tmp_path: Path, told: Told) -> None:
    options = bot(tmp_path, 'answer("choose fell 1,1 wood end")').choose(start(), Clock(5))
    assert [option.text for option in options] == ["fell", "1,1", "wood", "end"] and not told


@pytest.mark.parametrize(
    ("instead", "message", "text"),
    [
        ('answer("choose win")', WRONG, "win"),
        ('answer("choose")', WRONG, "choose"),
        ('answer("place")', NO_ANSWER, "place"),
        ("sys.exit(3)", EXITED, "3"),
        ("import os; os.kill(os.getpid(), 9)", KILLED, "SIGKILL"),
        ("import os, time; os.close(1); time.sleep(60)", CLOSED, ""),
        ("import time; time.sleep(60)", SLOW, ""),
        ('sys.stdout.write("x" * 100_000 + chr(10)); sys.stdout.flush()', NO_ANSWER, "x" * 100),
    ],
)
def test_what_goes_wrong_costs_the_turn_and_is_told(
    tmp_path: Path, told: Told, instead: str, message: str, text: str
) -> None:
    player, position = bot(tmp_path, instead), start()
    began = time.monotonic()
    options = player.choose(position, Clock(0.3))
    assert time.monotonic() - began < 5
    assert [fault[:2] for fault in told] == [(message, text)]
    assert options[-1].text == "end", "random has taken all of the turn"
    assert player.lost == 1
    for option in options:
        assert decider(position) == 0
        apply(position, option)


def test_a_wrong_answer_in_the_middle_costs_the_rest_of_the_turn(tmp_path: Path, told: Told) -> None:
    options = bot(tmp_path, 'answer("choose fell 1,1 win")').choose(start(), Clock(5))
    assert [option.text for option in options[:2]] == ["fell", "1,1"] and options[-1].text == "end"
    assert told == [(WRONG, "win", told[0][2])]


def test_a_program_that_does_not_start_is_given_up_and_loses_every_turn(tmp_path: Path, told: Told) -> None:
    starts = tmp_path / "starts"
    player = bot(tmp_path, program=f"open({str(starts)!r}, 'a').write('x'); raise SystemExit(2)")
    game = play(Game("solo", "france"), [player], rounds=4)
    assert game.position.round == 5 and player.lost > 3
    assert starts.read_text() == "xxx", "tried three times: when it was made, and for two turns"
    messages = [message for message, _, _ in told]
    assert messages[:3] == [EXITED, EXITED, GIVEN_UP] and set(messages[2:]) == {GIVEN_UP}


def test_a_program_that_ended_is_started_again(tmp_path: Path, told: Told) -> None:
    once = tmp_path / "once"
    crash = f"import os; os.path.exists({str(once)!r}) or (open({str(once)!r}, 'w'), sys.exit(1)); "
    player = bot(tmp_path, crash + 'answer("choose " + options[0])')
    assert len(player.choose(start(), Clock(5))) > 1 and len(told) == 1
    assert len(player.choose(start(), Clock(5))) == 1 and len(told) == 1


def test_a_copy_starts_a_program_of_its_own(tmp_path: Path, told: Told) -> None:
    player = bot(tmp_path)
    again = pickle.loads(pickle.dumps(player))
    assert again == player
    assert again.choose(start(), Clock(5)) == player.choose(start(), Clock(5)) and not told


def test_no_program_is_left_behind(tmp_path: Path) -> None:
    player = bot(tmp_path)
    player.choose(start(), Clock(5))
    assert player._program is not None
    process = player._program._process
    del player
    assert process.poll() is not None


def test_commands_are_split_without_a_shell_and_programs_are_looked_for(tmp_path: Path) -> None:
    assert command_of("exec:node 'my bot.js' ; rm x") == ["node", "my bot.js", ";", "rm", "x"]
    for name in ("exec:", "exec:./no-such-bot", 'exec:"'):
        with pytest.raises(NoBotError, match="There is no program"):
            find_bot(name)
    (tmp_path / "My Bot.py").write_text("")
    assert short_name(f"exec:'{sys.executable}' '{tmp_path / 'My Bot.py'}'") == "my-bot"


def test_other_programs_are_other_contests(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    contest = Contest(
        (f"exec:{shlex.join([sys.executable, str(file)])}", "random"), "3-short", "france", 0, 1.0
    )
    found = set()
    for text in ("1", "2"):
        file.write_text(text)
        found.add(fingerprint(contest))
    assert len(found) == 2


# The example in JavaScript


def test_the_example_in_javascript_beats_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", EAGER, "random", "--mode", "3-short", "--games", "2", "--json"]
    assert main([*command, "--store", str(tmp_path / "games")]) == 0
    said = capsys.readouterr()
    assert not said.err, "no turn was lost"
    rows = json.loads(said.out)["ratings"]
    scores = {row["bot"]: row["mean_score"] for row in rows}
    assert scores[EAGER] > scores["random"] + 10
    assert {row["bot"]: row["title"] for row in rows} == {EAGER: "Eager", "random": "random"}
    assert main([*command[:-1], "--store", str(tmp_path / "games")]) == 0
    shown = capsys.readouterr().out
    assert "Eager finishes ahead of random in" in shown and "exec:" not in shown


def test_programs_of_one_name_are_told_apart(tmp_path: Path) -> None:
    names = ("exec:./one", "exec:./other", "random")
    contest = Contest(names, "3-short", "france")
    nothing = (0, 0, 0)
    game = ContestGame(0, names, nothing, 13, nothing, nothing, (0.0,) * 3, (0.0,) * 3)
    assert titles(contest, [game]) == {name: name for name in names}
    assert titles(contest, [replace(game, titles=("A", "B", ""))])["exec:./other"] == "B"
    assert titles(contest, [replace(game, titles=("A", "A", ""))])["exec:./other"] == "exec:./other"


def test_a_bot_that_loses_most_of_its_turns_is_not_rated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = bot(tmp_path, 'answer("choose win")').name
    command = ["arena", wrong, "random", "--mode", "3-short", "--games", "2"]
    assert main([*command, "--store", str(tmp_path / "games"), "--json"]) == 1
    said = capsys.readouterr()
    assert "is not rated: it lost more than half of its turns" in said.err
    found = json.loads(said.out)
    rated, unrated = found["ratings"]
    assert (rated["bot"], rated["turns_lost"], found["pairs"]) == ("random", 0, [])
    assert (unrated["rating"], unrated["low"], unrated["high"]) == (None, None, None)
    assert unrated["turns_lost"] == unrated["turns"] > 20
    assert main([*command, "--store", str(tmp_path / "games")]) == 1
    assert str(unrated["turns_lost"]) in capsys.readouterr().out


def test_programs_play_wherever_bots_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "solo.json"
    assert main(["solo", "--bot", EAGER, "--seconds", "60", "--record", str(record), "--json"]) == 0
    assert parse_record(record.read_text()).seats[0].kind == "bot:eager"
    assert main(["simulate", "--bot", EAGER, "--mode", "2-short", "--games", "1", "--limit", "3"]) == 0
    capsys.readouterr()
    assert main(["arena", "exec:./nobody", "random"]) == 2
    assert "exec:./mybot" in capsys.readouterr().err


def test_a_program_sits_at_the_table_in_the_terminal_but_no_record_brings_one(tmp_path: Path) -> None:
    setup, players = make_setup("2-short", "france"), f"Anna,bot:{EAGER}"
    seats = read_seats(setup, players)
    assert [seat.kind for seat in seats] == ["person", "bot:eager"]

    def sitting(named: dict[str, str], file: str) -> Bot:
        session = TableSetup(Console(quiet=True), Dice(1), tmp_path / file, named).open(setup, seats)
        assert session is not None
        return session.bots[1]

    assert isinstance(sitting(own_bots(players), "a"), ExternalBot)
    assert isinstance(sitting({}, "b"), RandomBot), "only the command line names programs"
