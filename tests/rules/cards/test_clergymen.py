"""Bathhouse and Locutory: clergymen come back before the round is over (R10, R16, R17)."""

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import stands_on
from tests.rules.scene import clergymen, display, goods, land, options, owned, play, put, standing, table

HOME = {"prior": ["supply"], "lay": ["supply", "supply"]}


def with_card(card: str, player: int, before: str) -> Position:
    """4-long, the card on a player's board, player 0 to act with these goods, nothing on display."""
    position = table("4-long", "france" if card[0] == "F" else "ireland")
    put(position, player, card, 3, 1)
    display(position)
    goods(position, 0, before)
    return position


# Bathhouse


def test_r16_the_bathhouse_takes_everybody_back_and_the_one_just_placed_too() -> None:
    position = with_card("F23", 0, "1coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    play(position, "place F23@0 x1")
    assert standing(position, 0) == HOME
    assert stands_on(position, "F23@0") == 0
    assert owned(position, 0) == {"book": 1, "ceramic": 1}


def test_r16_clergymen_come_back_from_other_boards() -> None:
    position = with_card("F23", 0, "1coin")
    clergymen(position, 0, prior="farmyard@2", lay=("clay-mound@1",))
    play(position, "place F23@0 x1")
    assert standing(position, 0) == HOME


def test_r16_under_a_contract_the_users_come_back_and_the_owners_stays() -> None:
    position = with_card("F23", 1, "2coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    clergymen(position, 1, lay=("farmyard@1",))
    play(position, "contract F23@1 coins prior x1")
    assert standing(position, 0) == HOME
    assert standing(position, 1) == {"prior": ["F23@1"], "lay": ["farmyard@1", "supply"]}


def test_the_bathhouse_left_unused_brings_nobody_back() -> None:
    position = with_card("F23", 0, "1coin")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place F23@0 x0")
    assert standing(position, 0) == {"prior": ["clay-mound@0"], "lay": ["F23@0", "supply"]}


def test_the_bathhouse_is_of_use_with_all_clergymen_at_home() -> None:
    position = with_card("F23", 1, "2coin")
    play(position, "contract F23@1 coins lay-brother x1")
    assert owned(position, 0) == {"book": 1, "ceramic": 1}


def test_r16_reached_through_the_priory_the_clergyman_on_the_priory_comes_back() -> None:
    position = with_card("F23", 1, "1coin")
    put(position, 0, "G01", 3, 0)
    clergymen(position, 1, prior="F23@1")
    play(position, "place G01@0 lay-brother F23@1 x1")
    assert standing(position, 0) == HOME
    assert standing(position, 1)["prior"] == ["F23@1"]


def test_r16_a_prior_on_the_newly_built_bathhouse_comes_back_at_once() -> None:
    position = table("4-long", "france")
    display(position, "F23")
    goods(position, 0, "1stone+1straw+1coin")
    play(position, "build F23 3,1 prior x1")
    assert standing(position, 0) == HOME


def test_r10_after_the_bathhouse_the_clergymen_can_be_placed_in_the_next_turn() -> None:
    position = with_card("F23", 0, "1coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    play(position, "place F23@0 x1 end fell 1,0 wood end fell 1,0 wood end fell 1,0 wood end place")
    assert set(options(position)) == {"clay-mound@0", "farmyard@0", "cloister-office@0", "F23@0"}


# Locutory


def test_r17_the_locutory_takes_the_prior_back_and_nobody_else() -> None:
    position = with_card("I23", 0, "2coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    play(position, "place I23@0 x1 skip")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["I23@0", "farmyard@0"]}
    assert owned(position, 0) == {}


def test_r17_a_prior_placed_on_the_locutory_comes_back() -> None:
    position = with_card("I23", 0, "2coin")
    play(position, "place I23@0 prior x1 skip")
    assert standing(position, 0) == HOME


def test_r17_the_locutory_is_used_also_with_the_prior_at_home() -> None:
    position = with_card("I23", 0, "4coin+1clay")
    display(position, "G07")
    play(position, "place I23@0 lay-brother x1 G07 3,0 skip")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["I23@0", "supply"]}
    assert owned(position, 0) == {"coin": 2}


def test_r13_under_a_contract_the_users_prior_comes_back_and_the_owners_stays() -> None:
    position = with_card("I23", 1, "3coin+1clay")
    display(position, "G07")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "contract I23@1 coins prior x1 G07 3,0 prior x1")
    assert standing(position, 0) == {"prior": ["G07@0"], "lay": ["supply", "supply"]}
    assert standing(position, 1) == {"prior": ["I23@1"], "lay": ["supply", "supply"]}


def test_r17_where_nothing_can_be_built_the_prior_comes_back_all_the_same() -> None:
    position = with_card("I23", 0, "2coin")
    display(position, "G13")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place I23@0 x1")
    assert options(position) == ["skip"]
    assert standing(position, 0)["prior"] == ["supply"]


def test_the_locutory_left_unused_leaves_the_prior_where_it_is() -> None:
    position = with_card("I23", 0, "2coin")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place I23@0 x0")
    assert standing(position, 0)["prior"] == ["clay-mound@0"]
    assert owned(position, 0) == {"coin": 2}


def test_the_locutorys_coins_are_paid_before_the_building() -> None:
    """Seven coins pay the Locutory and the Quarry, six do not."""
    for coins, offered in ((7, ["G22", "skip"]), (6, ["skip"])):
        position = with_card("I23", 1, f"{coins + 1}coin")
        land(position, 0, "mountain", 0)
        display(position, "G22")
        play(position, "contract I23@1 coins lay-brother x1")
        assert options(position) == offered
