"""Sections 5, 6 and 8: who acts when, when clergymen come home, what contracts cost, the bonus round."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    card_at,
    clergymen,
    display,
    goods,
    hand,
    idle,
    idle_until,
    kind,
    land,
    on_display,
    options,
    owned,
    play,
    put,
    standing,
    table,
    value,
    wheel,
    who,
    why,
)

LAST = {"3-long": 25, "4-long": 25, "3-short": 13, "4-short": 13}


def actors(position: Position) -> list[int]:
    """Who takes the main actions of the round, in order."""
    found: list[int] = []
    round = position.round
    while not position.over and position.round == round:
        if "fell" in options(position):
            found.append(who(position))
        idle(position)
    return found


def before_bonus_round(mode: str = "4-long", variant: str = "france") -> Position:
    """The last round of actions, on a barren table without goods; player 0 starts the bonus round."""
    position = barren(table(mode, variant, start=int(mode[0]) - 1, round=LAST[mode] - 1))
    for player in range(position.setup.players):
        goods(position, player, "nothing")
    return position


def bonus_round(mode: str = "4-long", variant: str = "france") -> Position:
    return idle_until(before_bonus_round(mode, variant), LAST[mode])


# Who acts when


@pytest.mark.parametrize("variant", ["france", "ireland"])
@pytest.mark.parametrize(
    ("mode", "rounds"),
    [
        ("3-long", [[0, 1, 2, 0], [1, 2, 0, 1], [2, 0, 1, 2], [0, 1, 2, 0]]),
        ("3-short", [[0, 1, 2, 0], [1, 2, 0, 1], [2, 0, 1, 2], [0, 1, 2, 0]]),
        ("4-long", [[0, 1, 2, 3, 0], [1, 2, 3, 0, 1], [2, 3, 0, 1, 2], [3, 0, 1, 2, 3]]),
        ("4-short", [[0, 1, 2, 3, 0], [1, 2, 3, 0, 1], [2, 3, 0, 1, 2], [3, 0, 1, 2, 3]]),
        ("2-short", [[0, 0], [1, 1], [0, 0], [1, 1]]),
        ("2-long", [[0, 0, 1], [1, 1, 0], [0, 0, 1], [1, 1, 0]]),
        ("solo", [[0, 0], [0, 0], [0, 0], [0, 0]]),
    ],
)
def test_the_players_act_in_the_order_of_the_mode(mode: str, variant: str, rounds: list[list[int]]) -> None:
    position = barren(table(mode, variant))
    assert [actors(position) for _ in rounds] == rounds


@pytest.mark.parametrize("mode", ["3-long", "4-long", "3-short", "4-short"])
def test_the_start_player_acts_again_in_a_turn_of_its_own(mode: str) -> None:
    position = barren(table(mode))
    for _ in range(int(mode[0])):
        play(position, "fell end")
    assert (position.round, who(position)) == (1, 0)


# Clergymen come home


@pytest.mark.parametrize("mode", ["2-short", "2-long", "3-long", "4-long", "solo"])
def test_whoever_has_placed_all_clergymen_takes_them_back_at_the_start_of_a_round(mode: str) -> None:
    position = barren(table(mode))
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1",))
    idle_until(position, 2)
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}
    assert standing(position, 1) == {"prior": ["clay-mound@1"], "lay": ["farmyard@1", "supply"]}


@pytest.mark.parametrize("mode", ["3-short", "4-short"])
def test_in_the_short_game_all_are_the_prior_and_one_lay_brother(mode: str) -> None:
    position = barren(table(mode))
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    clergymen(position, 1, prior="clay-mound@1")
    idle_until(position, 2)
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply"]}
    assert standing(position, 1) == {"prior": ["clay-mound@1"], "lay": ["supply"]}


def test_clergymen_stay_out_until_the_round_is_over() -> None:
    position = barren(table("3-long"))
    clergymen(position, 0, lay=("farmyard@0", "cloister-office@0"))
    play(position, "place clay-mound@0 skip end fell end fell end")
    assert (position.round, who(position)) == (1, 0)
    assert why(position, "place") == "no-clergyman"
    play(position, "fell end")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}


def test_in_the_long_two_player_game_nobody_comes_home_between_the_turns_of_a_round() -> None:
    position = barren(table("2-long"))
    clergymen(position, 0, lay=("farmyard@0",))
    play(position, "place clay-mound@0 lay-brother skip place cloister-office@0 skip end")
    assert who(position) == 1
    assert standing(position, 0)["prior"] == ["cloister-office@0"]
    assert why(position, "contract") == "no-contract"


def test_in_the_normal_two_player_game_both_take_theirs_back_before_each_turn() -> None:
    position = barren(table("2-short"))
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "cloister-office@1"))
    clergymen(position, 0, lay=("farmyard@0",))
    play(position, "place clay-mound@0 lay-brother skip place cloister-office@0 skip end")
    assert standing(position, 0)["prior"] == ["supply"]
    assert standing(position, 1)["prior"] == ["supply"]


@pytest.mark.parametrize("mode", ["2-short", "2-long", "3-long", "4-long", "3-short", "4-short", "solo"])
def test_the_wheel_turns_once_a_round(mode: str) -> None:
    position = barren(table(mode))
    wheel(position, clay=0)
    spaces = list(position.setup.mode.wheel)
    while position.round == 1:
        assert value(position, "clay") == spaces[0]
        idle(position)
    assert value(position, "clay") == spaces[1]


# Settlement phases


def settlement_phase(mode: str = "3-long") -> Position:
    """Phase A, player 0 first; everybody could build a Shanty Town."""
    first = {"3-long": 6, "4-long": 7, "2-short": 7, "2-long": 7}[mode]
    position = barren(table(mode, start=int(mode[0]) - 1, round=first - 1))
    for player in range(position.setup.players):
        goods(position, player, "1grain+1wood")
    return idle_until(position, first)


@pytest.mark.parametrize(
    ("mode", "order"),
    [("3-long", [0, 1, 2]), ("4-long", [0, 1, 2, 3]), ("2-short", [0, 1]), ("2-long", [0, 1])],
)
def test_a_settlement_phase_goes_in_player_order_from_the_start_player(mode: str, order: list[int]) -> None:
    position = settlement_phase(mode)
    seen = []
    while "settle" in options(position):
        seen.append(who(position))
        idle(position)
    assert seen == order
    assert who(position) == 0


def test_everybody_builds_at_most_one_settlement_in_a_phase() -> None:
    position = settlement_phase()
    goods(position, 0, "9grain+9wood")
    play(position, "settle shanty-town 3,0 1grain+1wood")
    assert why(position, "settle") == "already-settled"
    assert card_at(position, 0, 3, 0) == "shanty-town"
    assert "shanty-town" not in hand(position, 0)


def test_a_settlement_is_paid_in_food_and_energy() -> None:
    position = settlement_phase()
    goods(position, 0, "2grain+3wood+1livestock")
    play(position, "settle farming-village 3,1")
    assert set(options(position)) == {"1livestock+1grain+3wood"}
    play(position, "1livestock+1grain+3wood")
    assert owned(position, 0) == {"grain": 1}


def test_a_settlement_needs_its_cost() -> None:
    position = play(settlement_phase(), "settle")
    assert options(position) == ["shanty-town"]
    assert why(position, "market-town") == "cannot-pay"
    assert why(position, "hamlet") == "not-in-hand"
    assert why(position, "G12") == "not-in-hand"


def test_nobody_has_to_settle() -> None:
    position = play(settlement_phase(), "end")
    assert "shanty-town" in hand(position, 0)
    assert who(position) == 1


# The fee


def test_the_fee_is_two_coins_once_the_winery_is_built() -> None:
    position = table()
    goods(position, 0, "2clay+2straw+3coin")
    display(position, "F21")
    play(position, "build F21 3,0 skip end")
    goods(position, 1, "2coin")
    play(position, "contract farmyard@2 coins")
    assert owned(position, 1) == {}
    assert owned(position, 2)["coin"] == 1 + 2


def test_the_fee_is_two_coins_once_the_whiskey_distillery_is_built() -> None:
    position = table("3-long", "ireland")
    goods(position, 0, "2clay+2straw")
    display(position, "I21")
    play(position, "build I21 3,0 skip end")
    goods(position, 1, "1coin")
    assert why(position, "contract") == "no-fee"


def test_the_builder_pays_the_raised_fee_too() -> None:
    position = table("2-short")
    goods(position, 0, "2clay+2straw+1coin")
    display(position, "F21")
    play(position, "build F21 3,0 skip")
    assert why(position, "contract") == "no-fee"


def test_using_the_winery_from_the_display_raises_nothing() -> None:
    position = table()
    put(position, 0, "F40", 3, 1)
    display(position, "F21")
    goods(position, 0, "1wine+1coin")
    play(position, "place F40@0 lay-brother F21 x1 end")
    goods(position, 1, "1coin")
    play(position, "contract farmyard@2 coins")
    assert owned(position, 2)["coin"] == 1 + 1


def test_a_winery_built_through_the_carpentry_raises_the_fee() -> None:
    position = table()
    put(position, 0, "F10", 3, 0)
    display(position, "F21")
    goods(position, 0, "2clay+2straw")
    play(position, "place F10@0 lay-brother 1,0 F21 1,0 skip end")
    goods(position, 1, "1coin")
    assert why(position, "contract") == "no-fee"


@pytest.mark.parametrize(("variant", "drink"), [("france", "wine"), ("ireland", "whiskey")])
@pytest.mark.parametrize("raised", [False, True])
def test_one_drink_replaces_the_fee_and_goes_to_the_supply(variant: str, drink: str, raised: bool) -> None:
    position = table("3-long", variant)
    position.fee_raised = raised
    goods(position, 0, f"2{drink}")
    play(position, "contract farmyard@1 gift lay-brother skip")
    assert owned(position, 0) == {drink: 1}
    assert owned(position, 1).get(drink, 0) == 0
    assert owned(position, 1)["coin"] == 1


# The bonus round


@pytest.mark.parametrize("mode", LAST)
def test_in_the_bonus_round_everybody_has_one_action_from_the_start_player(mode: str) -> None:
    position = bonus_round(mode)
    seen = []
    while not position.over:
        if "place" in options(position):
            seen.append(who(position))
        idle(position)
    assert seen == list(range(int(mode[0])))


def test_the_bonus_round_turns_the_wheel() -> None:
    position = before_bonus_round()
    wheel(position, clay=4, joker=0)
    idle_until(position, 25)
    assert (value(position, "clay"), value(position, "joker")) == (5, 2)


def test_the_bonus_round_starts_with_the_return_of_complete_sets_then_of_the_priors() -> None:
    position = before_bonus_round()
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1",))
    clergymen(position, 2, lay=("farmyard@2",))
    idle_until(position, 25)
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}
    assert standing(position, 1) == {"prior": ["supply"], "lay": ["farmyard@1", "supply"]}
    assert standing(position, 2) == {"prior": ["supply"], "lay": ["farmyard@2", "supply"]}


def test_fell_cut_and_contracts_are_not_available_in_the_bonus_round() -> None:
    position = bonus_round()
    goods(position, 0, "9coin")
    for act in ("fell", "cut", "contract"):
        assert why(position, act) == "not-in-this-phase"


def test_landscapes_may_be_bought_in_the_bonus_round() -> None:
    position = bonus_round()
    goods(position, 0, "2coin")
    play(position, "district plains@2")
    assert options(position) == ["place"]


def test_in_the_bonus_round_the_prior_uses_any_building_of_anybody_free_of_charge() -> None:
    position = bonus_round()
    wheel(position, clay=10)
    clergymen(position, 1, lay=("clay-mound@1",))
    play(position, "place clay-mound@1 clay")
    assert owned(position, 0) == {"clay": 10}
    assert owned(position, 1) == {}
    assert standing(position, 0) == {"prior": ["clay-mound@1"], "lay": ["supply", "supply"]}
    assert standing(position, 1)["lay"] == ["clay-mound@1", "supply"]


def test_a_building_may_hold_several_priors_in_the_bonus_round() -> None:
    position = bonus_round()
    play(position, "place clay-mound@3 clay end place clay-mound@3 clay/joker end")
    assert standing(position, 0)["prior"] == standing(position, 1)["prior"] == ["clay-mound@3"]


def test_a_building_of_the_display_is_not_a_target_in_the_bonus_round() -> None:
    position = play(bonus_round(), "place")
    assert {text.partition("@")[0] for text in options(position)} == {
        "clay-mound",
        "farmyard",
        "cloister-office",
    }


def test_building_in_the_bonus_round_has_the_priors_privilege() -> None:
    position = bonus_round()
    goods(position, 0, "1clay")
    play(position, "build G07 3,0 prior x1")
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}
    assert options(position) == ["end"]


def test_phase_e_follows_in_the_same_order_with_land_and_settlements() -> None:
    position = bonus_round("3-long")
    for player in range(3):
        goods(position, player, "9coin+1wood")
    for _ in range(3):
        play(position, "place clay-mound@0 skip end")
    for player in range(3):
        assert who(position) == player
        assert {"district", "plot", "settle", "end"} == set(options(position))
        play(position, "district hills@2 end")
    assert position.over


def test_the_castle_settles_in_the_bonus_round_and_phase_e_still_follows() -> None:
    position = bonus_round("3-long")
    land(position, 0, "mountain", 0)
    put(position, 0, "G28", 6, 0)
    goods(position, 0, "9coin+9wood")
    play(position, "place G28@0 shanty-town 3,0 1coin+1wood end")
    play(position, "place clay-mound@0 skip end place clay-mound@0 skip end")
    play(position, "settle market-town 3,1 7coin")
    assert (card_at(position, 0, 3, 0), card_at(position, 0, 3, 1)) == ("shanty-town", "market-town")


@pytest.mark.parametrize("mode", LAST)
def test_nothing_joins_the_display_in_the_bonus_round(mode: str) -> None:
    position = before_bonus_round(mode)
    display(position, "G12")
    while not position.over:
        assert on_display(position) == {"G12"}
        idle(position)
    assert kind(position) == "over"
