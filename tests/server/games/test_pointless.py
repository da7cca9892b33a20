"""Possible but pointless: what is called idle brings nothing, and what is not, does something."""

import pytest

from labora.i18n import Words
from labora.rules.decision import Decision, after
from labora.rules.engine.offers import at_rest
from labora.rules.engine.option import Building, Option
from labora.rules.game import Game
from labora.rules.state.position import Position
from labora.rules.state.queries import active
from labora.server.games.positions.pointless import idle_words
from tests.web.positions import asked, game_until

ENGLISH = Words("en")
WHO = ("clergyman", "fee", "owners-clergyman")


def uses(game: str) -> list[tuple[Position, Option]]:
    """Every use of a building that was possible when one was chosen."""
    found: list[tuple[Position, Option]] = []

    def note(played: Game) -> bool:
        decision = None if played.over else Decision(played.position)
        if decision is not None and decision.kind in ("place", "contract"):
            found.extend((decision.position, option) for option in decision.options)
        return False

    game_until(game, note)
    return found


def used(position: Position, option: Option) -> Position:
    """Until the function asks something, or is over."""
    then = after(position, option)
    while not then.over and Decision(then).kind in WHO:
        then = after(then, Decision(then).options[0])
    return then


@pytest.mark.parametrize("game", ["2-short-france", "3-short-ireland"])
def test_what_is_idle_brings_nothing_and_the_rest_does_something(game: str) -> None:
    reasons = set()
    for position, option in uses(game):
        then = used(position, option)
        why = idle_words(position, option, None)
        asks = not then.over and not at_rest(then)
        if why and why != "idle-nothing-to-build":
            reasons.add(why)
            assert not asks, (option.text, why)
        elif not why:
            player = int(active(position))
            assert asks or list(then.players[player].goods) != list(position.players[player].goods)
    assert {"idle-missing", "idle-wheel", "idle-no-prior"} & reasons


def test_felling_for_nothing_and_a_carpentry_without_anything_to_build() -> None:
    carpentry = next(
        (position, option)
        for position, option in uses("4-long-france")
        if isinstance(option, Building) and option.card == "F10" and position.round == 25
    )
    assert idle_words(*carpentry, ENGLISH) == "nothing can be built"
    felling = game_until("3-long-france", asked("fell"))
    position = felling.position.copy()
    option = Decision(position).options[0]
    assert idle_words(position, option, ENGLISH) == ""
    for indicator in range(len(position.ages)):
        position.ages[indicator] = 0
    assert idle_words(position, option, ENGLISH) == "the wheel gives nothing"
