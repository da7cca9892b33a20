"""What clients draw: every position that play leads to makes a view that agrees with itself."""

import random

import pytest

from labora.i18n import Words
from labora.rules.components import goods as g
from labora.rules.components.modes import MODES
from labora.rules.decision import Decision, apply
from labora.rules.engine.flow import first_position
from labora.rules.game import Game
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.server.games.positions.decision_schemas import (
    BuildingOption,
    DecisionView,
    OptionView,
    SpaceOption,
    TileOption,
    TimesOption,
    WordOption,
)
from labora.server.games.positions.decision_views import decision_view
from labora.server.games.positions.defaults import proposals, proposed
from labora.server.games.positions.schemas import PositionView
from labora.server.games.positions.views import position_view
from tests.rules.test_rulings_functions import using
from tests.web.positions import game_until

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
    if number is None:
        return WordOption(text=text, words="")
    return TimesOption(text=text, words="", number=number)


def decision_of(kind: str, *options: OptionView) -> DecisionView:
    return DecisionView(
        kind=kind,
        player=0,
        message="",
        words="",
        count=len(options),
        options=list(options),
        payment=None,
        several=None,
        obstacles=[],
    )


def test_proposals_take_as_much_as_possible_and_keep_the_prior_at_home() -> None:
    assert proposed(decision_of("amount", option("x0", 0), option("x2", 2), option("x1", 1))) == "x2"
    assert proposed(decision_of("clergyman", option("prior"), option("lay-brother"))) == "lay-brother"
    assert proposed(decision_of("clergyman", option("prior"))) == "prior"
    assert proposed(decision_of("prior", option("prior"), option("skip"))) == "skip"


def test_several_things_are_one_choice_with_a_proposal_that_is_possible() -> None:
    words, seen = Words("en"), set()

    def look(game: Game) -> bool:
        position = game.position.copy()
        decision = None if position.over else decision_view(position, words)
        if decision is not None and decision.several is not None:
            seen.add(decision.kind)
            steps = proposals(position, decision.player, words)[: decision.several.count]
            texts = [step.text for step in steps]
            assert len(set(texts)) == decision.several.count
            assert set(texts) <= {option.text for option in decision.several.options}
        return False

    game_until("2-short-france", look)
    assert seen == {"give", "forest"}


def check(position: Position, words: Words) -> None:
    view = position_view(position)
    assert PositionView.model_validate_json(view.model_dump_json()) == view
    decision = decision_view(position, words)
    assert decision is not None
    assert decision.words and all(option.words for option in decision.options)
    assert all(obstacle.words for obstacle in decision.obstacles)
    assert (decision.payment is None) == bool(decision.options)
    assert DecisionView.model_validate_json(decision.model_dump_json()) == decision
    boards = {board.board: board for board in view.boards}
    for option in decision.options:
        if isinstance(option, BuildingOption | SpaceOption):
            spaces = {(cell.column, cell.row): cell for cell in boards[option.board].cells}
            cell = spaces[option.column, option.row]
            assert not isinstance(option, BuildingOption) or option.card == cell.card
    check_settlements(position, view)
    check_settling(view)
    for board in view.boards:
        if board.score is not None:
            parts = board.score.goods + board.score.economic + board.score.settlements
            assert board.score.total == parts
            assert board.totals.points == board.score.goods
        places = [clergyman.place for clergyman in board.clergymen if clergyman.place is not None]
        for place in places:
            cells = {(cell.column, cell.row): cell.card for cell in boards[place.board].cells}
            assert cells[place.column, place.row] == place.card


def check_settlements(position: Position, view: PositionView) -> None:
    """What a settlement gets adds up to its points."""
    dwelling = {card.id: card.dwelling for card in position.setup.cards}
    for board in view.boards:
        for one in board.score.settled if board.score else ():
            assert one.points == dwelling[one.card] + sum(space.points for space in one.beside)
            cells = {(cell.column, cell.row): cell for cell in board.cells}
            for space in one.beside:
                cell = cells[space.column, space.row]
                open_water = 3 if cell.terrain == "water" else 0
                assert space.points == (open_water if cell.card is None else dwelling[cell.card])


def check_settling(view: PositionView) -> None:
    """The settlement phase goes once round the table, from the start player on."""
    order = [(view.start + turn) % view.setup.players for turn in range(view.setup.players)]
    later = order[order.index(view.active) + 1 :]
    assert view.settle_later == (later if view.step == "settlement-phase" else [])


def test_wild_land_yields_what_the_better_indicator_shows() -> None:
    position = first_position(make_setup("3-long", "france"))
    assert position_view(position).clearing == {"forest": {"wood": 2}, "moor": {"peat": 2}}
    apply(position, parse_option(position, "fell"))
    apply(position, parse_option(position, "1,0"))
    apply(position, parse_option(position, "wood"))
    # The wood indicator is at 0 now, the joker still at 2.
    assert position_view(position).clearing == {"forest": {"wood": 2}, "moor": {"peat": 2}}


def test_landscapes_say_which_pile_they_come_from() -> None:
    position = first_position(make_setup("3-long", "france"))
    position.players[0].goods[g.COIN] = 10
    piles: dict[str, set[str]] = {}
    for pile in ("district", "plot"):
        buying = position.copy()
        apply(buying, parse_option(buying, pile))
        decision = decision_view(buying, None)
        assert decision is not None
        tiles = [option for option in decision.options if isinstance(option, TileOption)]
        assert len(tiles) == len(decision.options) and {tile.pile for tile in tiles} == {pile}
        piles[pile] = {tile.side for tile in tiles}
    assert piles == {"district": {"hills", "plains"}, "plot": {"coast", "mountain"}}


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


def test_the_round_tower_asks_once_for_its_goods_and_proposes_some() -> None:
    position = using("I35", "9coin+2whiskey+3book+3ornament+2reliquary", "ireland")
    steps = proposals(position, 0, None)
    assert [step.decision.kind for step in steps] == ["amount", "payment"]
    payment = steps[1].decision.payment
    assert payment is not None and payment.points == 14
    assert steps[1].text == "5coin+2book+2ornament"
