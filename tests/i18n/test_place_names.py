"""Places have names that people see: nobody reads coordinates, and no two of a choice are called alike."""

import re

import pytest

from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.i18n.messages import LANGUAGES
from labora.rules.decision import Decision
from labora.rules.game import Game
from labora.rules.log.log import log_of_turn
from tests.web.positions import game_until

COORDINATES = re.compile(r"\(-?\d+, -?\d+\)|-\d")
ON_THE_LAND = ("fell", "cut", "space", "site", "forest", "tile", "neutral-space", "neutral-prior")
SEEN = 40


def choices_of(name: str) -> list[Decision]:
    """Choices among places, spread over a game."""
    found: list[Decision] = []

    def note(game: Game) -> bool:
        decision = None if game.over else Decision(game.position)
        if decision is not None and decision.kind in ON_THE_LAND:
            found.append(decision)
        return False

    game_until(name, note)
    return found[:: max(1, len(found) // SEEN)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["2-long-france", "solo-ireland"])
def test_options_name_a_place_by_what_stands_beside_it(name: str, language: str) -> None:
    words = Words(language, by_place=True, strict=True)
    for decision in choices_of(name):
        said = [words.option(decision.position, option) for option in decision.options]
        assert not [text for text in said if COORDINATES.search(text)]
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_names_places_too(language: str) -> None:
    words = Words(language, by_place=True, strict=True)
    game = game_until("3-short-france", lambda _: False)
    lines = [
        event_words(words, game.setup, event, start=turn.start)
        for turn in game.turns
        for event in log_of_turn(turn)
    ]
    assert not [line for line in lines if COORDINATES.search(line)]


def test_in_english() -> None:
    words = Words("en", by_place=True)
    game = game_until("3-long-france", lambda played: Decision(played.position).kind == "fell")
    said = [words.option(game.position, option) for option in Decision(game.position).options]
    assert said[0].startswith("Fell the forest ")
    assert re.search("(left of|right of|above|below) the ", said[0])
    plain = Words("en")
    assert plain.option(game.position, Decision(game.position).options[0]).startswith("Fell the forest at (")
