"""`labora table`: a person can play, ask, take back, save, load and leave; nothing is lost."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import labora
from labora.bots.bot import Clock, Progress, nobody
from labora.bots.monk import Monk
from labora.cli import main
from labora.cli.bot_progress import Enter, thinking
from labora.i18n import Words
from labora.rules.engine.flow import first_position
from labora.rules.records.record import Record, Seat, record_text
from labora.rules.records.replay import open_record
from labora.rules.state.setup import make_setup
from tests.cli.terminal_player import TerminalPlayer, at_random


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's games lie in a folder of the test."""
    folder = tmp_path / "games"
    monkeypatch.setenv("LABORA_GAMES", str(folder))
    return folder


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> TerminalPlayer:
    return TerminalPlayer(monkeypatch, capsys)


def lines(file: Path) -> list[str]:
    found = json.loads(file.read_text(encoding="utf-8"))["turns"]
    assert isinstance(found, list)
    return found


def test_a_whole_solo_game(
    driver: TerminalPlayer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "solo.json"
    arguments = ["--mode", "solo", "--variant", "france", "--save", file, "--seed", 5]
    code, screen, err = driver.play(arguments, at_random(21))
    assert (code, err) == (0, "")
    assert "Traceback" not in screen
    assert "The game is over. The record was saved to" in screen
    assert "Total" in screen
    opened = open_record(file.read_text(encoding="utf-8"))
    assert opened.problem is None
    assert opened.game.over
    assert main(["check", str(file)]) == 0
    assert "over after round 32" in capsys.readouterr().out


def test_against_bots(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    players = "Anna,bot:random,bot:random"
    code, screen, _ = driver.play(
        ["-m", "3-short", "-v", "ireland", "--players", players, "--seed", 2, "--save", file], at_random(4)
    )
    assert code == 0
    assert "The game is over" in screen
    seats = open_record(file.read_text(encoding="utf-8")).record.seats
    assert seats == (Seat("Anna"), Seat("random bot 2", "bot:random"), Seat("random bot 3", "bot:random"))
    assert "Anna>" in screen
    assert "random bot 2>" not in screen


def start(
    driver: TerminalPlayer, file: Path, *answers: str, mode: str = "solo", players: str = "Anna"
) -> str:
    arguments = ["--mode", mode, "--players", players, "--save", file, "--seed", 1]
    code, screen, err = driver.play(arguments, answers)
    assert (code, err) == (0, "")
    return flat(screen)


def flat(screen: str) -> str:
    """Without the ends of the lines, which depend on the width of the terminal."""
    return " ".join(screen.split())


def test_words_numbers_and_texts_are_answers(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start(driver, file, "fell", "2,0", "1", "peat", "(0, 1)", "joker", "", "q")
    assert lines(file) == ["fell 2,0 wood cut 0,1 peat/joker end"]


def test_what_is_not_understood(driver: TerminalPlayer, tmp_path: Path) -> None:
    screen = start(driver, tmp_path / "game.json", "77", "dance", "t", "", "settle", "F27", "i x", "q")
    assert "There is no option 77. Choose a number from 1 to 3." in screen
    assert "“dance” does not match any option." in screen
    assert "“t” matches several options." in screen
    assert "Type a number from the list" in screen
    assert "Settlements are built in the settlement phases" in screen
    assert "“x” does not match exactly one card." in screen


def test_why_not(driver: TerminalPlayer, tmp_path: Path) -> None:
    screen = start(driver, tmp_path / "game.json", "?", "? district", "q")
    assert "A work contract costs 1 coin. You have 0 coins" in screen
    assert screen.count("That costs 8 coins, but you have 0 coins.") == 2


def test_undo_goes_back_to_the_last_choice_but_not_behind_the_turn(
    driver: TerminalPlayer, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    screen = start(
        driver, file, "fell", "2,0", "u", "u", "u", "cut", "0,0", "1", "fell", "1,0", "1", "", "u", "q"
    )
    assert "Undone: Fell the forest at (2, 0)" in screen
    assert "Undone: Fell trees" in screen
    assert screen.count("There is nothing to undo") == 2
    assert lines(file) == ["cut 0,0 peat fell 1,0 wood end"]


def test_payments_by_proposal_or_typed(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    chosen = ["build", "stone", "3,0", "prior", "x1"]
    paid = ["3 wonders", "1 grain 1 peat", "1 gr", "1 grai 1 peat, 1 coin"]
    screen = start(driver, file, *chosen, *paid, "", "q", mode="3-long", players="Anna,Bert,Carl")
    assert "choose goods to pay 2 food, 1 energy." in screen
    assert "[Enter] pays with the first option." in screen
    assert "Your payment is worth 1 food and 2 energy" in screen
    assert lines(file)[0] == "build G12 3,0 prior x1 1peat+1grain+1coin end"


def test_enter_pays_the_proposal(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    start(driver, file, "build", "stone", "3,0", "prior", "x1", "", "", "q", mode="3-long", players="A,B,C")
    assert lines(file)[0].startswith("build G12 3,0 prior x1 1")


def test_the_owner_of_a_building_is_asked(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text(Record(make_setup("2-long", "france"), 0, (Seat("Anna"), Seat("Bert")), ())))
    answers = ["contract", "farmyard", "coins", "prior", "u", "grain", "fell", "2,0", "1", "", "q"]
    _, screen, _ = driver.play(["--load", file], answers)
    assert "Bert has to decide." in screen
    assert "Bert> prior" in screen
    assert "There is nothing to undo" in screen
    assert lines(file)[0] == "contract farmyard@1 coins prior grain fell 2,0 wood end"


def test_the_end_of_the_input_saves_the_game(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen = start(driver, file, "fell", "2,0")
    assert "The input has ended." in screen
    assert str(file) in screen
    assert lines(file) == ["fell 2,0"]


def test_nothing_played_nothing_saved(driver: TerminalPlayer, games: Path) -> None:
    code, screen, _ = driver.play([], ["q"])
    assert code == 0
    assert "Nothing was played" in screen
    assert not games.exists()


def test_an_unfinished_game_is_offered_again(driver: TerminalPlayer, games: Path) -> None:
    driver.play(["-m", "solo"], ["fell", "2,0", "1", "q"])
    (file,) = games.iterdir()
    assert lines(file) == ["fell 2,0 wood"]
    code, screen, _ = driver.play([], ["", "cut", "0,0", "1", "", "q"])
    assert code == 0
    assert "There is an unfinished game: solo France, round 1" in screen
    assert lines(file) == ["fell 2,0 wood cut 0,0 peat end"]
    _, screen, _ = driver.play([], ["n", "cut", "q"])
    assert len(list(games.iterdir())) == 2
    _, screen, _ = driver.play(["-m", "2-short"], ["q"])
    assert "an unfinished game" not in flat(screen)


def test_saving_and_loading(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    copy = tmp_path / "copy.json"
    start(driver, file, "fell", "2,0", "1", f"s {copy}", f"s {copy}", "n", "cut", f"l {copy}", "fell", "q")
    assert lines(file) == ["fell 2,0 wood cut"]
    assert lines(copy) == ["fell 2,0 wood fell"]
    code, screen, _ = driver.play(["--load", file], ["0,1", "l", f"l {tmp_path / 'no.json'}", "q"])
    assert code == 0
    assert "There is no file" in screen
    assert lines(file) == ["fell 2,0 wood cut 0,1"]


def test_an_illegal_record_goes_on_in_another_file(
    driver: TerminalPlayer, tmp_path: Path, games: Path
) -> None:
    file = tmp_path / "old.json"
    record = Record(make_setup("solo", "france"), 0, (Seat("Anna"),), ("fell 2,0 wood fell 2,0 wood end",))
    text = record_text(record)
    file.write_text(text)
    code, screen, _ = driver.play(["--load", file], ["n"])
    assert (code, file.read_text()) == (0, text)
    assert "Turn 1, move 5: “2,0” is not legal." in screen
    driver.play(["--load", file], ["y", "1,0", "q"])
    assert file.read_text() == text
    (other,) = games.iterdir()
    assert lines(other) == ["fell 2,0 wood fell 1,0"]


def test_a_file_is_not_overwritten_unasked(driver: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    start(driver, file, "fell", "2,0", "q")
    before = file.read_text()
    code, screen, _ = driver.play(["--save", file], ["n", "n"])
    assert (code, file.read_text()) == (0, before)
    assert "The file was not changed." in screen
    other = tmp_path / "note.txt"
    other.write_text("buy bread")
    code, _, err = driver.play(["--save", other], [])
    assert code == 1
    assert "invalid JSON" in err
    assert other.read_text() == "buy bread"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--mode", "5-long"], "There is no mode"),
        (["--variant", "spain"], "There is no variant"),
        (
            ["--mode", "3-long", "--players", "Anna,Bert"],
            "3-long is played by 3 players",
        ),
        (["--mode", "2-long", "--players", "Anna,Anna"], "is not a valid name"),
        (["--mode", "2-long", "--players", "Anna,"], "is not a valid name"),
        (["--mode", "2-long", "--players", "Anna,bot:genius"], "There is no bot"),
        (["--seed", "x"], "--seed must be a whole number"),
        (["--without-quarry"], "only in the short game for four in France"),
        (["--load", "/nowhere/game.json"], "There is no file"),
    ],
)
def test_what_was_asked_in_a_wrong_way(driver: TerminalPlayer, arguments: list[str], sentence: str) -> None:
    code, _, err = driver.play(arguments, [])
    assert code in (1, 2)
    assert sentence in err


def test_a_real_process_with_scripted_input(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    found = subprocess.run(
        [sys.executable, "-m", "labora.cli", "table", "--save", str(file)],
        input="fell\n2,0\n1\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(labora.__file__).parent.parent)},
        timeout=60,
        check=False,
    )
    assert (found.returncode, found.stderr) == (0, "")
    assert "The input has ended." in found.stdout
    assert lines(file) == ["fell 2,0 wood"]


def test_what_would_the_abbot_do(driver: TerminalPlayer, tmp_path: Path) -> None:
    """Turns with what they lead to; another bot can be asked, one without reasons cannot."""
    file = tmp_path / "game.json"
    arguments = ["-m", "2-short", "--players", "Anna,Bert", "--seed", 3, "--save", file, "--seconds", 1]
    _, screen, _ = driver.play(arguments, ["w", "w brother", "w random"])
    assert screen.count("expected final scores: ") == 6
    assert "1. Anna: " in screen or "1. Bert: " in screen
    assert "random cannot give hints. Bots that can: novice, monk, cellarer, abbot." in screen


def test_enter_ends_the_thinking_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as typed, os.fdopen(writing, "w") as keyboard:
        monkeypatch.setattr(sys, "stdin", typed)
        enough = Enter()
        assert not enough()
        print(file=keyboard, flush=True)
        assert enough()
        assert not enough()


def test_the_thinking_of_a_bot_is_drawn_where_somebody_sees_it() -> None:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=100)
    position = first_position(make_setup("2-short", "france"))
    turn = Monk(nodes=200).plans(position, Clock(5))[0].codes
    for score, said in ((None, "Abbo is thinking. So far: "), (540, "Best plan so far, 540 points: ")):
        with thinking(console, Words("en"), position, "Abbo", 9) as clock:
            clock.watcher(Progress(0.5, 1, score, turn))
        assert said in screen.getvalue()
    assert clock.seconds == 9
    with thinking(Console(file=screen, force_terminal=False), Words("en"), position, "Abbo", 9) as clock:
        assert clock.watcher is nobody
