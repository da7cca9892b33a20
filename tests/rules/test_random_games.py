"""Random games to the end: every table possible, nobody stuck, and two scorers of one mind."""

import pytest

from labora.rules.components.modes import MODE
from labora.rules.decision import Options
from labora.rules.invariants.step import check_step
from labora.rules.invariants.table import check
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.scoring import scores
from labora.rules.text.writing import position_text
from tests.rules.naive_scorer import naive_scores
from tests.rules.random_play import GAMES, positions

CHUNK = 50
LONG = 1000


def play_checked(mode: str, variant: str, seed: int) -> None:
    """Half of the games are lively, the others take any option alike."""
    before = None
    for position in positions(mode, variant, seed, lively=seed % 2 == 1):
        check(position)
        if before is not None:
            check_step(before, position)
        assert position.over or len(Options(position)) > 0, "stuck"
        before = position.copy()
    # R28: only two players can go on for ever.
    assert position.over or (MODE[mode].display_ends >= 0 and position.round > ROUND_LIMIT)
    assert not position.over or MODE[mode].last_round in (0, position.round)
    found = [
        (
            score.goods,
            score.economic,
            [(part.card, (part.column, part.row), part.points) for part in score.settlements],
        )
        for score in scores(position)
    ]
    naive = naive_scores(position_text(position))
    assert found == [(score.goods, score.economic, list(score.settlements)) for score in naive]
    assert [score.total for score in scores(position)] == [score.total for score in naive]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_random_games(mode: str, variant: str, seed: int) -> None:
    play_checked(mode, variant, seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_a_thousand_random_games(mode: str, variant: str, first: int) -> None:
    for seed in range(first, first + CHUNK):
        play_checked(mode, variant, 10_000 + seed)
