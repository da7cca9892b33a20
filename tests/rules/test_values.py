"""Everything that `import labora` gives is a value: it pickles, copies, compares and shows itself."""

import copy
import multiprocessing
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import labora
from labora.bots.cellarer import Cellarer
from labora.rules.engine.option import Building, Good, Goods, Indicator, Named, Space, Tile, Times, Word
from labora.rules.records.replay import open_record
from tests.rules.games import random_game
from tests.rules.scene import goods, land, play, put, table

MY_BOT = f"{Path(__file__).resolve().parents[2] / 'examples' / 'my_bot.py'}:MyBot"


def game_under_way() -> labora.Game:
    game = labora.Game("3-short", "ireland", start=1)
    game.play("fell", how="bot")
    game.play(game.options[0])
    return game


def broken_game() -> labora.Game:
    record = labora.Game("solo").record(["Anna"]).text.replace('"turns": []', '"turns": ["fell 9,9"]')
    return open_record(record).game


def refusal() -> labora.IllegalOptionError:
    with pytest.raises(labora.IllegalOptionError) as refused:
        labora.Game("3-long").play("settle")
    return refused.value


def settled_scores() -> list[labora.Score]:
    position = table("2-long")
    put(position, 0, "shanty-town", 3, 0)
    return labora.scores(position)


GAME = game_under_way()
POSITION = GAME.position
BROKEN = broken_game()
REFUSAL = refusal()
assert isinstance(BROKEN.problem, labora.RecordError)

# By what `labora` calls them. Classes that cannot change have a hash.
VALUES: dict[str, Sequence[object]] = {
    "Bot": [*(labora.bot(name, seed=3) for name in ("random", "monk", MY_BOT))],
    "CardInfo": [labora.CARDS["F05"], labora.CARDS["shanty-town"]],
    "Clock": [labora.Clock(2.0)],
    "Decision": [labora.Decision(POSITION), labora.Decision(labora.Game("solo").position)],
    "Delta": [labora.Delta(1, (("grain", -1), ("straw", 1)))],
    "Dice": [labora.Dice(3)],
    "Difference": labora.diff(labora.Game(GAME.setup, start=1).position, POSITION)[:2],
    "Game": [GAME, BROKEN, labora.Game("4-short", without_quarry=True)],
    "GoodInfo": [labora.GOODS["grain"], labora.GOODS["wine"]],
    "LogEvent": labora.log_of(GAME)[:3],
    "Mode": labora.MODES,
    "Obstacle": [REFUSAL.obstacle],
    "Option": [
        *(labora.Option("fell"), Word("fell"), Named("F05"), Building("F05", 1, 7), Space(3, -1), Times(3)),
        *(Good("grain"), Indicator("clay", True), Goods((("grain", 2), ("peat", 1))), Tile("hills", -1)),
    ],
    "Options": [GAME.options, labora.Game("solo").options],
    "PlayerView": POSITION.view.players,
    "Position": [POSITION],
    "PositionView": [POSITION.view],
    "Record": [GAME.record(["Anna", "Bert", "Cleo"])],
    "RecordProblem": [BROKEN.problem.problem],
    "Report": [labora.report_of(GAME)],
    "Score": settled_scores(),
    "Seat": [labora.Seat("Anna")],
    "Setup": [GAME.setup, labora.make_setup("4-short", "france", without_quarry=True)],
    "Suggestion": labora.suggest(POSITION, seconds=0.01, n=1, level="novice"),
    "Taken": GAME.decisions[:1],
    "Turn": GAME.turns[:1],
    "WholeTurn": labora.turns(POSITION, most=2),
    "Words": [labora.Words("de", players=["Anna"])],
    # What comes out of functions.
    "scores": [*settled_scores()[0].settlements],
}
CHANGING = {"Bot", "Dice", "Game", "Report", "Turn"}
ERRORS: dict[str, labora.LaboraError] = {
    "GameOverError": labora.GameOverError("It is over."),
    "IllegalOptionError": REFUSAL,
    "LaboraError": labora.LaboraError("What?", "error-other", {"text": "x"}),
    "NoBotError": labora.NoBotError("There is no bot 'x'."),
    "NotationError": labora.NotationError("What?"),
    "NothingToUndoError": labora.NothingToUndoError("Nothing to undo."),
    "RecordError": BROKEN.problem,
    "SetupError": labora.SetupError("There is no mode 'x'."),
}


def copies(value: object) -> list[object]:
    pickled = [pickle.loads(pickle.dumps(value, protocol)) for protocol in (2, pickle.HIGHEST_PROTOCOL)]
    return [*pickled, copy.copy(value), copy.deepcopy(value)]


def test_no_public_class_is_forgotten() -> None:
    classes = {name for name in labora.__all__ if isinstance(getattr(labora, name), type)}
    assert classes == {name for name in VALUES if name[0].isupper()} | ERRORS.keys()


@pytest.mark.parametrize("name", labora.__all__)
def test_public_names_pickle_and_copy(name: str) -> None:
    public = getattr(labora, name)
    assert all(again == public for again in copies(public))


@pytest.mark.parametrize("name", VALUES)
def test_values_pickle_copy_compare_and_show_themselves(name: str) -> None:
    assert VALUES[name]
    for value in VALUES[name]:
        for again in copies(value):
            assert type(again).__name__ == type(value).__name__
            assert again == value
            assert not again != value  # noqa: SIM202 -- what != says is asked here
            assert name == "Clock" or repr(again) == repr(value)
            if name not in CHANGING:
                assert hash(again) == hash(value)
        assert value != "something else"
        assert " object at 0x" not in repr(value)


@pytest.mark.parametrize("name", VALUES)
def test_different_values_are_not_equal(name: str) -> None:
    values = VALUES[name]
    # The texts of options decide.
    assert (
        [values.index(value) for value in values] == [0, 0, *range(2, 10)]
        if name == "Option"
        else [*range(len(values))]
    )


@pytest.mark.parametrize("name", ERRORS)
def test_errors_pickle_and_copy(name: str) -> None:
    error = ERRORS[name]
    for again in copies(error):
        assert isinstance(again, labora.LaboraError) and type(again) is type(error)
        assert (str(again), again.message, again.arguments) == (str(error), error.message, error.arguments)
        if isinstance(again, labora.IllegalOptionError):
            assert again.obstacle == REFUSAL.obstacle


def test_a_copy_of_a_game_knows_how_its_decisions_came_about_and_what_is_wrong_with_its_record() -> None:
    assert [again.decisions for again in map(as_game, copies(GAME))] == [GAME.decisions] * 4
    assert all(str(game.problem) == str(BROKEN.problem) for game in map(as_game, copies(BROKEN)))


def as_game(value: object) -> labora.Game:
    assert isinstance(value, labora.Game)
    return value


def test_a_copy_of_a_bot_goes_on_as_the_bot_does() -> None:
    position = labora.Game("4-long").position
    for bot in (labora.bot("random", seed=5), labora.bot("monk", seed=5)):
        bot.choose(position, labora.Clock(5))
        again: labora.Bot = pickle.loads(pickle.dumps(bot))
        assert again == bot
        assert bot.choose(position, labora.Clock(5)) == again.choose(position, labora.Clock(5))


def test_a_copy_of_a_bot_has_the_plan_of_the_bot() -> None:
    position = random_game("solo", "france", 3, round_limit=31).position
    bot = Cellarer(seed=1)
    options = bot.choose(position, labora.Clock(0.01))
    assert isinstance(options, list)
    for option in options:
        labora.apply(position, option)
    for again in copies(bot):
        assert again == bot != labora.bot("cellarer", seed=1)
        assert isinstance(again, Cellarer) and again.knows(position)


def test_games_are_equal_if_they_were_played_alike() -> None:
    game, other = labora.Game("3-long"), labora.Game("3-long")
    assert game == other
    game.play("fell")
    assert game != other
    other.play("fell")
    assert game == other != labora.Game("3-long", start=1)


class Counted(labora.Game):
    """A game that a program has made its own."""

    def __init__(self, *game: Any, **more: Any) -> None:
        super().__init__(*game, **more)
        self.asked: list[str] = []

    def play(self, option: labora.Option | str, how: str = "hand") -> labora.Option:
        self.asked.append(str(option))
        return super().play(option, how)


def test_a_game_can_be_subclassed() -> None:
    game = Counted("3-long", "ireland", start=2)
    game.play("fell")
    labora.play(game, [labora.bot("random", seat) for seat in range(3)], rounds=1)
    assert len(game.asked) == game.count > 3
    assert not hasattr(labora.Game("3-long"), "asked")
    for again in (*copies(game), game.copy(), game.fork(game.count)):
        assert isinstance(again, Counted)
        assert again == game and (again.asked, again.decisions) == (game.asked, game.decisions)


def test_whole_turns_say_what_they_are() -> None:
    for turn in labora.turns(POSITION, most=5):
        position = POSITION.copy()
        for text in turn.line.split(" "):
            labora.apply(position, labora.Decision(position).parse(text))
        assert position == turn.position and turn.start == POSITION
        assert repr(turn) == f"<WholeTurn: {turn.line}>"


def answers_of_another_process(text: str) -> tuple[object, ...]:
    game = labora.Game("3-long")
    return game.play(text), game.options, game.decision, game.turns[-1]


def refused_in_another_process(text: str) -> None:
    labora.Game("3-long").play(text)


def test_other_processes_give_back_values_and_errors() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        asked = pool.map_async(answers_of_another_process, ["fell"])
        refused = pool.apply_async(refused_in_another_process, ["settle"])
        assert asked.get(timeout=300) == [answers_of_another_process("fell")]
        with pytest.raises(labora.IllegalOptionError, match="settle"):
            refused.get(timeout=300)


# Options as a sequence


def test_texts_of_options_are_members() -> None:
    game = labora.Game("3-long")
    for text in ("fell", "settle", "skip", "no such thing", "1,1"):
        try:
            game.copy().play(text)
        except labora.LaboraError:
            assert text not in game.options and game.options.count(text) == 0
        else:
            assert text in game.options and game.options.count(text) == 1
    assert 7 not in game.options


def test_very_many_payments_are_made_only_when_they_are_asked_for() -> None:
    position = table("4-long", "france", round=24)
    land(position, 0, "mountain", 0)
    put(position, 0, "G28", 3, 0)
    goods(position, 0, "9grain+9straw+9coin+9livestock+9meat+9bread+9wood+9peat+9flour")
    options = labora.Options(play(position, "place G28@0 lay-brother hillside-village 5,0"))
    assert len(options) > 10_000
    late = options[-100]
    assert late in options and late.text in options
    assert options[-100:][0] == next(iter(options[len(options) - 100 :])) == late
    assert options.index(options[99].text) == 99
    backwards = late.text.split("+")[::-1]
    assert "+".join(backwards) in options, "goods in any order, as play takes them"


def test_options_are_a_sequence() -> None:
    options = labora.Game("3-long").options
    listed = list(options)
    assert isinstance(options, Sequence)
    for part in (slice(2), slice(1, 4), slice(None, None, -1), slice(-2, None), slice(9, 99)):
        assert options[part] == listed[part]
    assert list(reversed(options)) == listed[::-1]
    assert [options.index(option) for option in listed] == [*range(len(listed))]
    assert options.index(listed[2].text) == options.index(listed[2], 1) == options.index(listed[2], -3) == 2
    for missing in ("no such thing", "settle", 7):
        with pytest.raises(ValueError, match="is not among"):
            options.index(missing)
    with pytest.raises(ValueError, match="is not among"):
        options.index(listed[0], 1)
    match options:
        case [first, *_]:
            assert first == listed[0]
        case _:
            pytest.fail("no sequence pattern matches")
