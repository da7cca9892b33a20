"""A whole game of each of the fourteen, played again strictly; scores in the files are the naive scorer's."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from labora.rules.components.modes import STEP_NAMES
from labora.rules.engine.option import Option
from labora.rules.game import Game
from labora.rules.invariants.step import check_step
from labora.rules.invariants.table import check
from labora.rules.records.record import Record, parse_record
from labora.rules.state.position import INDICATORS, JOKER, NOT_IN_PLAY, Position
from labora.rules.state.queries import active, current_step, wonders_left
from labora.rules.state.scoring import scores, winners
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text
from tests.rules.naive_scorer import naive_scores
from tests.rules.random_play import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "games"
SOLO = [game for game in GAMES if game[0] == "solo"]


@dataclass
class Whole:
    """Hold a record with all its turns and scores."""

    record: Record
    turns: list[tuple[int, int, list[str]]]
    """Round, player, texts of the decisions."""
    scores: list[str]


@cache
def read(mode: str, variant: str) -> Whole:
    name = f"{mode}-{variant}"
    record = parse_record((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    expected = json.loads((FOLDER / "expected.json").read_text())[name]
    places = [place.split(":") for place in expected["turns"].split(" ")]
    turns = [
        (int(number), int(player), line.split(" "))
        for (number, player), line in zip(places, record.lines, strict=True)
    ]
    return Whole(record, turns, expected["scores"])


Step = tuple[Position, Option, Position]


@cache
def replay(mode: str, variant: str) -> tuple[Game, list[Step]]:
    """Plays the record, holding each turn against its line; all positions before and after the decisions."""
    whole = read(mode, variant)
    game = Game(mode, variant, start=whole.record.start)
    steps: list[Step] = []
    check(game.position)
    for number, player, texts in whole.turns:
        assert (game.position.round, active(game.position)) == (number, player)
        for text in texts:
            before = game.position.copy()
            option = game.play(text)
            check(game.position)
            check_step(before, game.position)
            steps.append((before, option, game.position.copy()))
    return game, steps


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_whole_game_plays_to_its_end(mode: str, variant: str) -> None:
    record = read(mode, variant).record
    game, _ = replay(mode, variant)
    assert game.over
    assert game.setup == record.setup == make_setup(mode, variant)
    assert game.lines == list(record.lines)


def score_lines(game: Game) -> list[str]:
    lines = []
    for player, score in enumerate(scores(game.position)):
        settlements = [f"{part.card}@{part.column},{part.row}={part.points}" for part in score.settlements]
        numbers = f"score {player} total={score.total} goods={score.goods} economic={score.economic}"
        lines.append(" ".join([numbers, *settlements]))
    return lines


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_final_scores_are_those_of_the_file(mode: str, variant: str) -> None:
    game, _ = replay(mode, variant)
    assert score_lines(game) == read(mode, variant).scores
    totals = [score.total for score in naive_scores(position_text(game.position))]
    assert [score.total for score in scores(game.position)] == totals
    assert winners(game.position) == [player for player, total in enumerate(totals) if total == max(totals)]


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_naive_scorer_agrees_all_the_way(mode: str, variant: str) -> None:
    """Scores can be asked for at any moment."""
    _, steps = replay(mode, variant)
    for _, _, after in steps[::5]:
        expected = naive_scores(position_text(after))
        assert [(score.goods, score.economic, score.total) for score in scores(after)] == [
            (score.goods, score.economic, score.total) for score in expected
        ]


def kinds_of(steps: list[Step]) -> set[str]:
    """The first words of the decisions that were taken, with the steps of the round they were taken in."""
    return {option.text for _, option, _ in steps} | {
        STEP_NAMES[current_step(before)] for before, _, _ in steps
    }


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_games_contain_much_of_the_game(mode: str, variant: str) -> None:
    _, steps = replay(mode, variant)
    seen = kinds_of(steps)
    assert seen >= {"fell", "cut", "build", "place", "contract", "settle", "district", "plot", "prior", "end"}
    assert seen >= {"settlement-phase", "actions"}
    last = {"2-short": "last-action", "2-long": "actions", "solo": "neutral-builds"}
    assert last.get(mode, "bonus-actions") in seen


def test_wonders_are_won_in_both_variants() -> None:
    won = {
        variant
        for mode, variant in GAMES
        if wonders_left(replay(mode, variant)[0].position) < wonders_left(replay(mode, variant)[1][0][0])
    }
    assert won == {"france", "ireland"}


# Solo


def neutral_cards(position: Position) -> list[str]:
    """The neutral board, from the line of the position."""
    return position_text(position).split(" | ")[2].split(" ")[2].split(",")


@pytest.mark.parametrize(("mode", "variant"), SOLO)
def test_solo_overbuilds(mode: str, variant: str) -> None:
    _, steps = replay(mode, variant)
    overbuilt = set()
    for before, _, after in steps:
        pairs = zip(neutral_cards(before), neutral_cards(after), strict=True)
        overbuilt |= {old for old, new in pairs if old not in (".", new)}
    assert len(overbuilt) >= 3
    # Overbuilt cards leave the game.
    end = position_text(steps[-1][2])
    basic = {"clay-mound", "farmyard", "cloister-office"}
    assert all(card not in end for card in overbuilt - basic)
    assert not basic & overbuilt & set(neutral_cards(steps[-1][2]))


@pytest.mark.parametrize(("mode", "variant"), SOLO)
def test_solo_uses_the_neutral_prior(mode: str, variant: str) -> None:
    _, steps = replay(mode, variant)
    in_step = [
        (before, option) for before, option, _ in steps if STEP_NAMES[current_step(before)] == "neutral-prior"
    ]
    # The building, the fee, then at least one decision about its function.
    used = [before for before, option in in_step if before.card and option.text not in ("coins", "gift")]
    assert used
    assert all(before.place // 128 == 1 and before.players[1].prior >= 0 for before in used[:1])


@pytest.mark.parametrize(("mode", "variant"), SOLO)
def test_solo_loses_an_indicator(mode: str, variant: str) -> None:
    game, steps = replay(mode, variant)
    first = steps[0][0].ages
    gone = [
        name
        for number, name in enumerate(INDICATORS)
        if first[number] != NOT_IN_PLAY and game.position.ages[number] == NOT_IN_PLAY
    ]
    assert gone


@pytest.mark.parametrize(("mode", "variant"), SOLO)
def test_r5_solo_keeps_the_joker_once(mode: str, variant: str) -> None:
    _, steps = replay(mode, variant)
    kept = [(before, after) for before, option, after in steps if option.text == "nothing"]
    assert kept
    assert all(before.ages[JOKER] == after.ages[JOKER] != NOT_IN_PLAY for before, after in kept)


@pytest.mark.parametrize(("mode", "variant"), SOLO)
def test_solo_ends_with_phase_e(mode: str, variant: str) -> None:
    """Round 32: two actions, then the neutral player builds, then the settlement phase."""
    _, steps = replay(mode, variant)
    last = [STEP_NAMES[current_step(before)] for before, _, _ in steps if before.round == 32]
    order = list(dict.fromkeys(last))
    assert order[:2] == ["actions", "neutral-builds"]
    assert order[-1] == "settlement-phase"
    assert all(before.round <= 32 for before, _, _ in steps)
