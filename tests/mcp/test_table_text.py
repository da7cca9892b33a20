"""What a model reads of a table: everything that matters, in few characters."""

from itertools import pairwise
from pathlib import Path

import pytest

from labora.i18n import LANGUAGES, Words
from labora.mcp.decision_text import explained
from labora.mcp.table_snapshot import LONGEST, LONGEST_NEWS
from labora.mcp.table_text import look
from labora.rules.decision import Decision
from labora.rules.game import Game
from labora.rules.records.replay import open_record
from tests.rules.scene import table

GAMES = Path(__file__).resolve().parents[1] / "games"
NAMES = ("Anastasia Nikolajewna", "Benedictus", "Maximilian", "Claude")
MOST = 4_500


def late_moments(game: Game, most: int) -> list[int]:
    """In the last quarter of the game, in the middle of turns too; and the end."""
    first = game.count * 3 // 4
    return [*range(first, game.count, max(1, (game.count - first) // most)), game.count]


def test_there_is_a_game_of_each_of_the_fourteen() -> None:
    assert len(list(GAMES.glob("*-*ce.json")) + list(GAMES.glob("*-ireland.json"))) == 14


@pytest.mark.parametrize("file", sorted(GAMES.glob("*-*.json")), ids=lambda file: str(file.stem))
def test_a_late_look_is_short(file: Path) -> None:
    game = open_record(file.read_text()).game
    words = [Words(language, players=NAMES, hyphens=False) for language in ("en", "ru")]
    for moment in late_moments(game, most=3):
        position = game.position_at(moment)
        for language in words:
            # With what is said around it.
            assert len(look(language, position, 0, LONGEST - LONGEST_NEWS)) < MOST - LONGEST_NEWS
        assert len(look(words[0], position, 0, LONGEST)) < MOST


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(GAMES.glob("*-*.json")), ids=lambda file: str(file.stem))
def test_every_late_look_is_short_in_every_language(file: Path, language: str) -> None:
    game = open_record(file.read_text()).game
    words = Words(language, players=NAMES, hyphens=False)
    for moment in late_moments(game, most=10_000):
        assert len(look(words, game.position_at(moment), 0, LONGEST)) < MOST


def test_a_look_tells_everything_that_can_be_decided() -> None:
    words = Words("en", players=("Ann", "Ben", "Claude"), hyphens=False)
    position = table("3-long", "france")
    seen = look(words, position, 0, LONGEST)
    for option in Decision(position).options:
        assert f"\n{option.text}: {words.option(position, option)}" in seen
    for expected in (
        "You (Ann) decide",
        "Ben: 0 points",
        "Wheel: clay 2→3",
        "*G07 (1 clay)",
        "G07 Peat Coal Kiln",
    ):
        assert expected in seen
    assert "\nend: You still have a main action" in seen, "what is not possible, and why"
    assert "Ann decides. " in look(words, position, 1, LONGEST), "for somebody else"


def test_what_does_not_fit_is_counted() -> None:
    words = Words("en", hyphens=False)
    position = table("3-long", "france")
    sizes = [len(look(words, position, 0, api)) for api in range(2_000, 3_000, 50)]
    assert all(one <= other for one, other in pairwise(sizes))
    short = look(words, position, 0, sizes[-1] - 400)
    assert "more: the tool “options” lists them all." in short
    assert "you cannot pass." in explained(words, position)
