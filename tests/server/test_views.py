"""What clients draw: every position that play leads to makes a view that agrees with itself."""

import random

import pytest

from labora.rules.decision import Decision, apply
from labora.rules.engine.flow import first_position
from labora.rules.printed.modes import MODES
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.server.views.decision import decision_view
from labora.server.views.position import position_view
from labora.server.views.proposals import proposed
from labora.server.wire.decision import DecisionView, OptionView
from labora.server.wire.position import PositionView
from labora.words import Words

DECISIONS = 160
GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]


@pytest.mark.parametrize("mode, variant", GAMES)
def test_positions_on_the_way(mode: str, variant: str) -> None:
    words = Words("en", strict=True)
    position = first_position(make_setup(mode, variant))
    dice = random.Random(11)
    for number in range(DECISIONS):
        if position.over:
            break
        decision = Decision(position)
        if number % 4 == 0:
            check(position, words)
        apply(position, decision.options[dice.randrange(len(decision.options))])


def option(text: str, number: int | None = None) -> OptionView:
    return OptionView(text=text, type="word" if number is None else "times", words="", number=number)


def decision_of(kind: str, *options: OptionView) -> DecisionView:
    return DecisionView(
        kind=kind,
        player=0,
        message="",
        words="",
        count=len(options),
        options=list(options),
        payment=None,
        obstacles=[],
    )


def test_proposals_take_as_much_as_possible_and_keep_the_prior_at_home() -> None:
    assert proposed(decision_of("amount", option("x0", 0), option("x2", 2), option("x1", 1))) == "x2"
    assert proposed(decision_of("clergyman", option("prior"), option("lay-brother"))) == "lay-brother"
    assert proposed(decision_of("clergyman", option("prior"))) == "prior"
    assert proposed(decision_of("prior", option("prior"), option("skip"))) == "skip"


def check(position: Position, words: Words) -> None:
    view = position_view(position)
    assert PositionView.model_validate_json(view.model_dump_json()) == view
    decision = decision_view(position, words)
    assert decision is not None
    assert decision.words and all(option.words for option in decision.options)
    assert all(obstacle.words for obstacle in decision.obstacles)
    assert (decision.payment is None) == bool(decision.options)
    boards = {board.board: board for board in view.boards}
    for option in decision.options:
        if option.column is not None and option.board is not None:
            spaces = {(cell.column, cell.row): cell for cell in boards[option.board].cells}
            cell = spaces[option.column, option.row or 0]
            assert option.card in (None, cell.card)
    for board in view.boards:
        if board.score is not None:
            parts = board.score.goods + board.score.economic + board.score.settlements
            assert board.score.total == parts
            assert board.totals.points == board.score.goods
        places = [clergyman.place for clergyman in board.clergymen if clergyman.place is not None]
        for place in places:
            cells = {(cell.column, cell.row): cell.card for cell in boards[place.board].cells}
            assert cells[place.column, place.row] == place.card


def test_the_first_round_of_three(  # an example in full, for whoever draws
) -> None:
    view = position_view(first_position(make_setup("3-long", "france")))
    assert [one.indicator for one in view.wheel.indicators][-1] == "joker"
    clay = view.wheel.indicators[0]
    assert (clay.age, clay.value, clay.next) == (1, 2, 3)
    assert [(one.round, one.phase) for one in view.timeline if one.phase] == [
        (6, "A"), (11, "B"), (15, "C"), (20, "D"), (25, "E"),
    ]  # fmt: skip
    assert [one.round for one in view.timeline if one.grapes or one.stone] == [8, 13]
    assert view.timeline[-1].bonus and view.timeline[-1].last
    assert [deck.deck for deck in view.display] == ["start"]
    assert [(deck.deck, deck.round) for deck in view.coming] == [("A", 6), ("B", 11), ("C", 15), ("D", 20)]
    assert [(pile.pile, pile.price) for pile in view.piles] == [("district", 2), ("plot", 3)]
    assert view.boards[0].hand == ["shanty-town", "farming-village", "market-town", "fishing-village"]
    # Five rounds until phase A; the start player of a round acts twice: first and last.
    assert view.actions_until_phase == 7
