"""R23 and R35: what the engine offers without trying is what trying every placement finds."""

from collections.abc import Iterator

import pytest

from labora.rules.components.cards import CODE
from labora.rules.components.codes import BUILDINGS
from labora.rules.constants.decision_kinds import NEUTRAL_CARD
from labora.rules.decision import Options, apply, obstacles
from labora.rules.search.dice import Dice
from labora.rules.state.position import BOARD, Position
from tests.rules.naive_neutral import (
    SPACES_BY_NUMBER,
    Placement,
    board_of,
    cards_to_place,
    offered_placements,
)
from tests.rules.random_play import positions
from tests.rules.scene import barren, display, goods, idle_until, table

VARIANTS = ["france", "ireland"]


def offered_by_engine(position: Position) -> set[Placement]:
    found = set()
    for card in Options(position):
        then = position.copy()
        apply(then, card)
        spaces = [option.text.split(",") for option in Options(then)]
        assert spaces, f"{card.text} is offered without a space"
        found |= {(card.text, (int(column), int(row))) for column, row in spaces}
    return found


def phases_of_random_games(variant: str, seeds: range) -> Iterator[Position]:
    for seed in seeds:
        yield from (
            position for position in positions("solo", variant, seed) if position.kind == NEUTRAL_CARD
        )


@pytest.mark.parametrize("variant", VARIANTS)
def test_r23_in_random_games_every_placement_offered_is_one_that_leaves_the_fewest(variant: str) -> None:
    seen = 0
    for position in phases_of_random_games(variant, range(12)):
        assert offered_by_engine(position) == offered_placements(position)
        seen += 1
    assert seen > 100


def random_board(variant: str, dice: Dice) -> Position:
    """A round before the phase: a neutral board as full as the dice will, and a few cards for it."""
    position = barren(table("solo", variant, round=11))
    goods(position, 0, "nothing")
    cards = [card.id for card in position.setup.cards if 1 <= card.code <= BUILDINGS]
    neutral = position.players[1]
    emptiness = dice.below(4)
    for space in range(len(neutral.cells)):
        if dice.below(4) > emptiness:
            code = CODE[variant == "ireland"][cards.pop(int(dice.below(len(cards))))]
            neutral.cells[space] = code
            position.fee_raised = True
    built = [space for space in range(len(neutral.cells)) if neutral.cells[space]]
    neutral.prior, neutral.lay_one, neutral.lay_two = -1, -1, BOARD + built[int(dice.below(len(built)))]
    display(position, *(cards.pop(int(dice.below(len(cards)))) for _ in range(1 + int(dice.below(4)))))
    return position


@pytest.mark.parametrize("variant", VARIANTS)
def test_r23_and_r35_on_random_boards(variant: str) -> None:
    dice = Dice(23)
    reasons = set()
    for _ in range(250):
        position = random_board(variant, dice)
        placements = offered_placements(position)
        idle_until(position, 12)
        assert (position.kind == NEUTRAL_CARD) == bool(placements)
        if placements:
            assert offered_by_engine(position) == placements
            reasons |= {obstacle.reason for _, obstacle in obstacles(position)}
    assert reasons >= {"leaves-without-place", "no-space"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_r23_the_building_said_to_be_left_over_would_have_no_place(variant: str) -> None:
    dice = Dice(35)
    told = 0
    for _ in range(250):
        position = idle_until(random_board(variant, dice), 12)
        if position.kind != NEUTRAL_CARD:
            continue
        for card in Options(position):
            then = position.copy()
            apply(then, card)
            kinds = cards_to_place(then)
            for space, obstacle in obstacles(then):
                if obstacle.reason != "leaves-without-place":
                    continue
                left = str(obstacle.arguments["left"])
                assert left != card.text
                column, row = (int(number) for number in space.text.split(","))
                after = board_of(then).with_building(kinds[card.text], (column, row))
                assert not after.places(kinds[left])
                told += 1
    assert told


def test_the_spaces_of_the_naive_board_are_the_engines() -> None:
    land = table("solo").players[1].land
    assert [(int(land.column[space]), int(land.row[space])) for space in range(10)] == SPACES_BY_NUMBER
