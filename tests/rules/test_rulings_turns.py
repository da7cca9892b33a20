"""R7 to R10, R28 and R31: turns, contracts and the clergymen in them."""

import pytest

from labora.rules.constants.errors import NothingToUndoError
from labora.rules.game import Game
from labora.rules.search.dice import Dice
from labora.rules.search.playout import playout
from labora.rules.state.scoring import scores
from labora.rules.state.setup import make_setup
from tests.rules.scene import (
    barren,
    clergymen,
    display,
    goods,
    idle,
    idle_until,
    kind,
    options,
    owned,
    play,
    put,
    standing,
    table,
    wheel,
    who,
    why,
)

GAMES = [
    (mode, variant)
    for mode in ("solo", "2-short", "2-long", "3-short", "3-long", "4-short", "4-long")
    for variant in ("france", "ireland")
]


def game(line: str, mode: str = "3-long") -> Game:
    started = Game(make_setup(mode, "france"))
    for text in line.split():
        started.play(text)
    return started


# R7


def test_r7_a_turn_ends_only_when_its_player_says_so() -> None:
    position = barren(table("3-long"))
    goods(position, 0, "nothing")
    play(position, "fell")
    assert (options(position), who(position)) == (["end"], 0)
    assert who(play(position, "end")) == 1


def test_r7_a_turn_can_be_taken_back_to_its_start() -> None:
    played = game("fell 1,0 wood")
    start = Game(make_setup("3-long", "france")).position
    while played.can_undo:
        played.undo()
    assert played.position == start


def test_r7_one_decision_is_taken_back_at_a_time() -> None:
    played = game("fell 1,0 wood")
    assert played.undo().text == "wood"
    assert played.decision.kind == "indicator"


def test_r7_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    played = game("fell 1,0 wood end")
    assert not played.can_undo
    with pytest.raises(NothingToUndoError):
        played.undo()


def test_r7_nothing_is_taken_back_past_a_decision_of_another_player() -> None:
    played = game("contract clay-mound@1 coins lay-brother clay")
    played.undo()
    assert played.decision.kind == "indicator"
    assert not played.can_undo


def test_r7_the_fee_can_be_taken_back_while_the_owner_has_not_decided() -> None:
    played = game("contract clay-mound@1 coins")
    assert played.undo().text == "coins"
    assert played.undo().text == "clay-mound@1"


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_r7_nobody_is_ever_without_a_legal_move(mode: str, variant: str) -> None:
    """Here: without goods, without forests and moors, from the first decision to the end or round 35."""
    position = barren(table(mode, variant))
    for player in range(position.setup.players):
        goods(position, player, "nothing")
    while not position.over and position.round < 35:
        assert options(position)
        idle(position)


# R8


@pytest.mark.parametrize(
    ("prior", "lay", "asked"),
    [
        ("", (), True),
        ("", ("farmyard@1",), True),
        ("farmyard@1", (), False),
        ("farmyard@1", ("cloister-office@1",), False),
        ("", ("farmyard@1", "cloister-office@1"), False),
    ],
)
def test_r8_the_owner_is_asked_only_if_both_kinds_are_available(
    prior: str, lay: tuple[str, ...], asked: bool
) -> None:
    position = table("3-long")
    clergymen(position, 1, prior=prior, lay=lay)
    play(position, "contract clay-mound@1 coins")
    assert kind(position) == ("owners-clergyman" if asked else "indicator")
    assert who(position) == (1 if asked else 0)


def test_r8_with_one_kind_available_that_one_goes() -> None:
    position = table("3-long")
    clergymen(position, 1, lay=("farmyard@1", "cloister-office@1"))
    play(position, "contract clay-mound@1 coins")
    assert standing(position, 1)["prior"] == ["clay-mound@1"]


def test_r8_in_the_short_game_the_one_lay_brother_counts_as_a_kind() -> None:
    position = table("3-short")
    play(position, "contract clay-mound@1 coins")
    assert kind(position) == "owners-clergyman"
    play(position, "lay-brother skip")
    assert standing(position, 1)["lay"] == ["clay-mound@1"]


# R9


def test_r9_no_fee_for_the_own_building() -> None:
    position = table()
    goods(position, 0, "nothing")
    wheel(position, clay=4)
    play(position, "place clay-mound@0 lay-brother clay")
    assert owned(position, 0) == {"clay": 4}


def test_r9_no_fee_for_a_function_reached_through_another_building() -> None:
    position = table()
    put(position, 0, "G01", 3, 1)
    goods(position, 0, "nothing")
    clergymen(position, 1, prior="clay-mound@1")
    wheel(position, clay=4)
    play(position, "place G01@0 lay-brother clay-mound@1 clay")
    assert owned(position, 0) == {"clay": 4}
    assert owned(position, 1)["coin"] == 1


def test_r9_one_fee_only_when_a_contract_reaches_on() -> None:
    position = table()
    put(position, 1, "G01", 3, 1)
    goods(position, 0, "1coin")
    clergymen(position, 2, prior="clay-mound@2")
    wheel(position, clay=4)
    play(position, "contract G01@1 coins lay-brother clay-mound@2 clay")
    assert owned(position, 0) == {"clay": 4}
    assert (owned(position, 1)["coin"], owned(position, 2)["coin"]) == (2, 1)


def test_r9_no_fee_in_the_bonus_round() -> None:
    position = barren(table("3-long", start=2, round=24))
    idle_until(position, 25)
    goods(position, 0, "nothing")
    wheel(position, clay=4)
    play(position, "place clay-mound@1 clay")
    assert owned(position, 0) == {"clay": 4}


# R10


def test_r10_nobody_uses_the_buildings_of_somebody_whose_clergymen_are_all_placed() -> None:
    position = table("3-long")
    put(position, 1, "G12", 3, 0)
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "cloister-office@1"))
    play(position, "contract")
    assert why(position, "G12@1") == "owner-has-no-clergyman"
    assert set(options(position)) == {"clay-mound@2", "farmyard@2", "cloister-office@2"}


def test_r10_functions_that_reach_buildings_still_can() -> None:
    position = table()
    put(position, 0, "F27", 3, 1)
    goods(position, 0, "1wine")
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "cloister-office@1"))
    play(position, "place F27@0 lay-brother x1")
    assert {"clay-mound@1", "farmyard@1", "cloister-office@1"} <= set(options(position))


def test_r10_the_bathhouse_returns_clergymen_before_all_are_placed() -> None:
    position = barren(table())
    put(position, 0, "F23", 3, 1)
    goods(position, 0, "1coin")
    clergymen(position, 0, lay=("clay-mound@0",))
    play(position, "place F23@0 lay-brother x1")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}


def test_r10_the_locutory_returns_the_prior_before_all_are_placed() -> None:
    position = table("4-long", "ireland")
    put(position, 0, "I23", 3, 1)
    goods(position, 0, "2coin")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place I23@0 x1 skip")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["I23@0", "supply"]}


# R28


@pytest.mark.parametrize("mode", ["2-short", "2-long"])
def test_r28_a_two_player_game_goes_on_while_nobody_builds(mode: str) -> None:
    position = barren(table(mode))
    idle_until(position, 100)
    assert (position.over, position.round) == (False, 100)


@pytest.mark.parametrize(("round", "stops_in"), [(59, 61), (60, 61)])
@pytest.mark.parametrize("mode", ["2-short", "2-long"])
def test_r28_simulations_stop_after_round_60_unless_told_otherwise(
    mode: str, round: int, stops_in: int
) -> None:
    position = barren(table(mode, round=round))
    display(position, "F27", "G28", "F24", "F33", "G26")
    playout(position, Dice(1))
    assert (position.over, position.round) == (False, stops_in)
    assert len(scores(position)) == 2


def test_r28_simulations_take_another_round_limit() -> None:
    position = table("2-short")
    playout(position, Dice(1), 3)
    assert (position.over, position.round) == (False, 4)


# R31


def test_r31_a_clergyman_may_stand_where_the_function_cannot_be_used() -> None:
    position = table()
    put(position, 0, "G34", 3, 1)
    play(position, "place G34@0 lay-brother")
    assert options(position) == ["end"]
    assert standing(position, 0)["lay"] == ["G34@0", "supply"]


def test_r31_a_clergyman_may_stand_where_the_function_is_not_wanted() -> None:
    position = table()
    put(position, 0, "G16", 3, 1)
    before = owned(position, 0)
    play(position, "place G16@0 lay-brother x0")
    assert owned(position, 0) == before
    assert options(position) == ["end"]


@pytest.mark.parametrize("card", ["clay-mound", "farmyard", "cloister-office"])
def test_r31_the_wheel_stays_when_a_basic_building_is_not_used(card: str) -> None:
    position = table()
    before = list(position.ages)
    play(position, f"place {card}@0 lay-brother skip")
    assert list(position.ages) == before


def test_r31_the_prior_may_go_to_a_new_building_that_it_cannot_use() -> None:
    position = table()
    goods(position, 0, "2wood+2clay")
    display(position, "G19")
    play(position, "build G19 3,0 prior")
    assert standing(position, 0)["prior"] == ["G19@0"]
    assert options(position) == ["end"]


def test_r31_a_contract_may_be_made_for_a_building_that_cannot_be_used() -> None:
    position = table()
    put(position, 1, "G34", 3, 1)
    goods(position, 0, "1coin")
    play(position, "contract G34@1 coins prior")
    assert standing(position, 1)["prior"] == ["G34@1"]
    assert options(position) == ["end"]
