"""The invariants notice what they are there for: a table with one thing wrong is refused, with a sentence."""

from collections.abc import Callable

import pytest

from labora.rules.components.card import BIT
from labora.rules.components.cards import CODE
from labora.rules.constants.errors import ImpossibleError
from labora.rules.decision import Options, after
from labora.rules.invariants.step import check_step
from labora.rules.invariants.table import check
from labora.rules.state.position import INDICATORS, Position
from tests.rules.random_play import GAMES, position_after
from tests.rules.scene import goods, land, put, table

Change = Callable[[Position], object]


def set_good(good: str, number: int) -> Change:
    def change(position: Position) -> None:
        goods(position, 0, f"{abs(number)}{good}")
        if number < 0:
            board = position.players[0]
            for index in range(len(board.goods)):
                board.goods[index] = -board.goods[index]

    return change


def set_field(name: str, value: int) -> Change:
    return lambda position: setattr(position, name, value)


def set_board(name: str, value: int, player: int = 0) -> Change:
    return lambda position: setattr(position.players[player], name, value)


def set_age(indicator: str, age: int) -> Change:
    def change(position: Position) -> None:
        position.ages[INDICATORS.index(indicator)] = age

    return change


def put_only(card: str, column: int, row: int) -> Change:
    """Puts a card without taking it from the display."""

    def change(position: Position) -> None:
        display = position.display
        put(position, 0, card, column, row)
        position.display = display

    return change


def all_of(*changes: Change) -> Change:
    def change(position: Position) -> None:
        for single in changes:
            single(position)

    return change


def take_away(card: str) -> Change:
    def change(position: Position) -> None:
        position.display &= ~int(BIT[CODE[position.setup.variant][card]])

    return change


def show(card: str) -> Change:
    def change(position: Position) -> None:
        position.display |= int(BIT[CODE[position.setup.variant][card]])

    return change


def cover_bought_land(position: Position) -> None:
    """Land without cells for it."""
    board = position.players[0]
    board.land = board.land.with_tile(board.land.places(0)[0])


def ten_districts(position: Position) -> None:
    for row in range(2, 7):
        land(position, 0, "plains", row)
        land(position, 1, "plains", row)


# Places on board 0 are the numbers of the spaces: 4 Clay Mound, 7 Farmyard, 9 Cloister Office, 3 empty.
WRONG: list[tuple[str, Change]] = [
    ("has -1 clay", set_good("clay", -1)),
    ("other variant", set_good("beer", 1)),
    ("8 Wonders", set_good("wonder", 9)),
    ("no player 4", set_field("start", 4)),
    ("no round 0", set_field("round", 0)),
    ("no round 26", set_field("round", 26)),
    ("no last turn", set_field("last", True)),
    ("no step", set_field("step", 9)),
    ("actions", set_field("actions", 3)),
    ("purchases", set_field("purchases", -1)),
    ("not decided in step", set_field("kind", 27)),
    ("no turn 5", set_field("turn", 5)),
    ("in use", set_field("joined", 1)),
    ("in use", set_field("new_card", 1)),
    ("in use", set_field("space", 1)),
    ("in use", set_field("pile", 1)),
    ("in use", set_field("cleared", 1)),
    ("in use", set_field("reached", 1)),
    ("missing on the wheel", set_age("clay", -1)),
    ("cannot be at 2", set_age("joker", 2)),
    ("cannot be at 0", set_age("grapes", 0)),
    ("cannot be at 0", set_age("stone", 0)),
    ("built and still in the display", put_only("G02", 3, 1)),
    ("stands on two spaces", all_of(lambda p: put(p, 0, "G12", 3, 0), lambda p: put(p, 1, "G12", 3, 0))),
    ("has vanished", take_away("G12")),
    ("not in the game", show("G41")),
    ("not in the game", lambda p: put(p, 0, "G41", 3, 1)),
    ("outside of that step", set_field("placed", 2)),
    ("without the building", set_field("fee_raised", True)),
    ("not as many cells", cover_bought_land),
    ("9 tiles, not 10", ten_districts),
    ("none has ever been", lambda p: put(p, 0, "forest", 3, 0)),
    ("none has ever been", lambda p: put(p, 0, "moor", 1, 0)),
    ("left its space", lambda p: put(p, 0, "farmyard", 3, 0)),
    ("lost a basic building", lambda p: put(p, 0, "empty", 4, 0)),
    ("that terrain", lambda p: put(p, 0, "F11", 3, 0)),
    ("stands apart", lambda p: put(p, 0, "G02", 3, 0)),
    ("not been dealt", lambda p: put(p, 0, "village", 3, 0)),
    (
        "twice",
        all_of(lambda p: put(p, 0, "market-town", 3, 0), lambda p: put(p, 0, "market-town", 3, 1)),
    ),
    ("wrong number of lay brothers", set_board("lay_one", -2)),
    ("out of order", set_board("lay_one", 4)),
    ("no building", set_board("prior", 3)),
    ("no building", set_board("lay_two", 0)),
    ("another board", set_board("prior", 128 + 4)),
    ("Two clergymen", all_of(set_board("prior", 4), set_board("lay_two", 4))),
]


@pytest.mark.parametrize(("sentence", "change"), WRONG)
def test_what_cannot_be_is_noticed(sentence: str, change: Change) -> None:
    position = table("4-long", "france")
    check(position)
    change(position)
    with pytest.raises(ImpossibleError, match=sentence):
        check(position)


WRONG_IN_SOLO: list[tuple[str, Change]] = [
    ("neutral player has clay", lambda p: goods(p, 1, "1clay")),
    ("has bought", lambda p: land(p, 1, "plains", 2)),
    ("has a settlement", lambda p: put(p, 1, "market-town", 3, 0)),
    ("none has ever been", lambda p: put(p, 1, "forest", 1, 0)),
    ("stands apart", lambda p: put(p, 1, "G02", 1, 0)),
    ("stands alone beside an empty space", lambda p: put(p, 1, "G02", 4, 1)),
    ("no cloister building on its space", lambda p: put(p, 1, "G12", 4, 1)),
    ("another board", set_board("prior", 4, player=1)),
    ("missing on the wheel", set_age("clay", -1)),
    ("without the building", set_field("fee_raised", True)),
]


@pytest.mark.parametrize(("sentence", "change"), WRONG_IN_SOLO)
def test_what_cannot_be_in_a_solo_game_is_noticed(sentence: str, change: Change) -> None:
    position = table("solo", "ireland")
    check(position)
    change(position)
    with pytest.raises(ImpossibleError, match=sentence):
        check(position)


WRONG_STEPS: list[tuple[str, Change]] = [
    ("does not follow", set_field("round", 3)),
    ("has lost a Wonder", set_good("clay", 1)),
    ("changed other than by a new tile", lambda p: setattr(p.players[0], "land", p.players[1].land)),
    ("changed into another", lambda p: put(p, 0, "forest", 0, 0)),
    ("changed 2 spaces", all_of(lambda p: put(p, 0, "empty", 0, 0), lambda p: put(p, 0, "empty", 1, 0))),
    ("fallen", set_field("fee_raised", False)),
    ("left the wheel too early", set_age("clay", -1)),
    ("has come back", set_age("stone", 0)),
    ("back to the display", show("G07")),
]


@pytest.mark.parametrize(("sentence", "change"), WRONG_STEPS)
def test_what_no_decision_can_do_is_noticed(sentence: str, change: Change) -> None:
    before = table("4-long", "france")
    goods(before, 0, "1wonder")
    land(before, 0, "hills", 2)
    put(before, 1, "G07", 3, 0)
    before.fee_raised = True
    check_step(before, before.copy())
    result = before.copy()
    change(result)
    with pytest.raises(ImpossibleError, match=sentence):
        check_step(before, result)


def test_r35_alone_only_where_no_cloister_building_could_join_is_noticed() -> None:
    before = table("solo", "france")
    put(before, 1, "G12", 3, 1)
    over = before.copy()
    put(over, 1, "G02", 4, 1)
    check(over)
    check_step(before, over)
    put(before, 1, "empty", 3, 1)
    put(over, 1, "empty", 3, 1)
    with pytest.raises(ImpossibleError, match="without need"):
        check_step(before, over)


def test_a_neutral_building_over_one_of_the_other_kind_is_noticed() -> None:
    before = table("solo", "france")
    result = before.copy()
    put(result, 1, "G02", 4, 0)
    with pytest.raises(ImpossibleError, match="the other kind"):
        check_step(before, result)


def test_nothing_follows_the_end() -> None:
    position = position_after("3-short", "france", 1, 10**6)
    assert position.over
    with pytest.raises(ImpossibleError, match="after the end"):
        check_step(position, position)


def test_games_do_not_mix() -> None:
    with pytest.raises(ImpossibleError, match="never change"):
        check_step(table("4-long", "france"), table("4-long", "ireland"))


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_every_first_table_and_what_follows_is_possible(mode: str, variant: str) -> None:
    position = position_after(mode, variant, 0, 0)
    check(position)
    for option in Options(position):
        result = after(position, option)
        check(result)
        check_step(position, result)
