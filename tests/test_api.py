"""What a program types first works: `import labora`."""

import copy
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import labora
from labora.rules.state.scoring import total_score
from tests.rules.games import random_game

ROOT = Path(__file__).parent.parent
GAMES = [(mode.name, variant) for mode in labora.MODES for variant in labora.VARIANTS]


class FirstOption(labora.Bot):
    """Take the first option."""

    def choose(self, position: labora.Position, clock: labora.Clock) -> labora.Option:
        return labora.Options(position)[0]


def test_a_game_is_played_by_texts() -> None:
    game = labora.Game("3-long", "france")
    taken = game.play("fell")
    assert taken == labora.Decision(labora.Game("3-long", "france").position).parse("fell")
    assert game.decision.kind == "fell" and game.player == 0


def test_a_game_is_played_by_options() -> None:
    game = labora.Game(labora.make_setup("solo", "ireland"))
    for _ in range(200):
        game.play(random.choice(game.options))
    assert game.count == 200


def test_an_illegal_text_is_refused_and_changes_nothing() -> None:
    game = labora.Game("3-long")
    line = game.position.line
    settle = r"'settle' is not possible now: Settlements .*\. Offered: place, contract, fell, cut, build\.$"
    with pytest.raises(labora.IllegalOptionError, match=settle):
        game.play("settle")
    game.play("build")
    with pytest.raises(
        labora.IllegalOptionError,
        match=r"'G02' is not possible now: You still need 1 wood .* Offered: G01, G06",
    ):
        game.play("G02")
    game.undo()
    with pytest.raises(labora.NotationError, match=r"'fel' is not an option .* Did you mean 'fell'"):
        game.play("fel")
    with pytest.raises(labora.NotationError, match=r"'turn'. Offered: place, contract, fell, cut, build"):
        game.play("no such thing")
    assert (game.position.line, game.count) == (line, 0)


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_games_and_positions_travel_by_pickle_and_deepcopy(mode: str, variant: str) -> None:
    game = random_game(mode, variant, 3, decisions=120)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), game.copy()):
        assert again.position == game.position
        assert again.lines == game.lines
    assert pickle.loads(pickle.dumps(game.position)) == game.position
    assert copy.deepcopy(game.position).line == game.position.line


def test_repr_shows_the_line() -> None:
    position = labora.Game("2-long", "ireland").position
    assert repr(position) == f"Position({position.line!r})"
    assert labora.Position.parse(position.line) == position
    assert "2-long/ireland" in repr(labora.Game("2-long", "ireland"))


def test_a_copy_goes_its_own_way() -> None:
    game = random_game("3-short", "france", 5, decisions=40)
    lines, line = game.lines, game.position.line
    other = game.copy()
    for _ in range(30):
        other.play(other.options[0])
    other.undo_to(10)
    assert (game.lines, game.position.line) == (lines, line)


def test_every_moment_can_be_looked_at_and_gone_on_from() -> None:
    game = random_game("2-short", "france", 7, decisions=150)
    texts = [taken.option.text for taken in game.decisions]
    again = labora.Game("2-short", "france", start=game.start)
    for number, text in enumerate(texts):
        assert game.position_at(number) == again.position
        again.play(text)
    assert game.fork(70).position == game.position_at(70)
    assert [taken.option.text for taken in game.fork(70).decisions] == texts[:70]
    assert [taken.option.text for taken in game.since(70)] == texts[70:]
    with pytest.raises(labora.NothingToUndoError):
        game.position_at(len(texts) + 1)


def test_decisions_say_who_and_how() -> None:
    game = labora.Game("3-long", start=1)
    game.play("cut")
    game.play(game.options[0], how="bot")
    assert [(taken.player, taken.how) for taken in game.decisions] == [(1, "hand"), (1, "bot")]


@pytest.mark.parametrize(
    ("mode", "variant"), [("3-short", "france"), ("solo", "france"), ("2-long", "ireland")]
)
def test_scores_by_round_are_those_at_the_end_of_each_round(mode: str, variant: str) -> None:
    game = random_game(mode, variant, 11, round_limit=20)
    seen: dict[int, list[int]] = {}
    walk = labora.Game(mode, variant, start=game.start)
    for taken in game.decisions:
        before = [int(total_score(walk.position, seat)) for seat in range(walk.setup.players)]
        seen[int(walk.position.round)] = before
        walk.play(taken.option)
    seen[game.turns[-1].round] = game.scores
    assert dict(game.scores_by_round()) == seen


def test_bots_play_a_whole_game() -> None:
    game = labora.play(
        labora.Game("3-short", "france"), [FirstOption(), labora.bot("random"), labora.bot("random", 2)]
    )
    assert game.over and len(game.scores) == 3
    assert game.winners == [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
    with pytest.raises(labora.LaboraError, match="3 seats"):
        labora.play(labora.Game("3-short"), [FirstOption()])


def test_a_record_is_opened_up_to_its_last_legal_move(tmp_path: Path) -> None:
    game = random_game("solo", "france", 2, decisions=50)
    file = tmp_path / "evening.json"
    file.write_text(game.record(["Hildegard"]).text)
    assert labora.open(file).position == game.position
    assert labora.open(str(file)).problem is None
    file.write_text(re.sub(r'"turns": \[\n    "[^"]*"', '"turns": [\n    "fell 9,9"', file.read_text()))
    opened = labora.open(file)
    assert opened.count == 1
    assert re.search(r"evening.json: Turn 1, move 2: .*9,9", str(opened.problem)), opened.problem


def test_what_is_no_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    for data, sentence in (
        (b"import labora", "invalid JSON"),
        (b"\xff\xfe", "invalid JSON"),
        (b"{}", "not a"),
    ):
        file.write_bytes(data)
        with pytest.raises(labora.RecordError, match=f"evening.json: .*{sentence}"):
            labora.open(file)
    with pytest.raises(FileNotFoundError, match=r"evning.json'. Did you mean 'evening.json'"):
        labora.open(tmp_path / "evning.json")
    with pytest.raises(FileNotFoundError, match="There is no file"):
        labora.open(tmp_path / "nowhere" / "evening.json")


def test_wrong_names_are_refused_with_the_nearest_one() -> None:
    with pytest.raises(labora.SetupError, match=r"no mode '4long'. Did you mean '4-long'. Modes: solo, "):
        labora.Game("4long")
    with pytest.raises(labora.SetupError, match=r"no mode '3-LONG'. Did you mean '3-long'"):
        labora.Game("3-LONG")
    with pytest.raises(labora.SetupError, match="Did you mean 'ireland'"):
        labora.Game("4-long", "irland")
    with pytest.raises(labora.SetupError, match=r"no mode '17'. Modes: solo"):
        labora.Game("17")
    with pytest.raises(labora.LaboraError, match="3 is not one of 3"):
        labora.Game("3-long", start=3)
    with pytest.raises(labora.NoBotError, match="Did you mean 'novice'"):
        labora.bot("novce")


@pytest.mark.parametrize("wrong", [3, None])
def test_values_that_are_no_names_are_refused_with_what_is_right(wrong: Any) -> None:
    """The compiled engine refuses them by their type."""
    compiled, refused = "object expected; got (int|None)", (labora.SetupError, TypeError)
    with pytest.raises(refused, match=f"no mode {wrong}. .*Modes: solo, |{compiled}"):
        labora.Game(wrong)
    with pytest.raises(refused, match=f"no variant {wrong}. Variants: france, |{compiled}"):
        labora.Game("3-long", wrong)


def test_the_front_door_lists_what_it_has() -> None:
    assert all(hasattr(labora, name) for name in labora.__all__)
    with pytest.raises(AttributeError, match="labora has no 'Gamee'"):
        labora.Gamee  # noqa: B018


def test_the_engine_is_loaded_only_when_somebody_comes_in() -> None:
    script = (
        "import sys, labora; labora.__version__; assert not any('labora.rules' in m for m in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)
