"""The timeline of section 1 and the wheel of section 3: what the start of a round brings."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    goods,
    hand,
    idle,
    idle_until,
    kind,
    on_display,
    owned,
    table,
    value,
    wheel,
    why,
)

VARIANTS = ("france", "ireland")
PHASES = {
    "solo": [12, 16, 22, 26, 32],
    "2-short": [7, 14, 21, 28],
    "2-long": [7, 14, 21, 28],
    "3-long": [6, 11, 15, 20, 25],
    "4-long": [7, 10, 16, 19, 25],
    "3-short": [3, 5, 7, 9, 13],
    "4-short": [3, 5, 7, 9, 13],
}
GRAPES = {"2-short": 11, "2-long": 11, "3-long": 8, "4-long": 8, "3-short": 4, "4-short": 4}
STONE = {"2-short": 18, "2-long": 18, "3-long": 13, "4-long": 13, "3-short": 6, "4-short": 6}
ROUND_GOODS = {
    1: {"livestock": 1, "grain": 1},
    2: {"clay": 1, "grain": 1},
    3: {"wood": 1, "grain": 1},
    4: {"stone": 1, "grain": 1},
    5: {"stone": 1, "peat": 1},
    6: {"stone": 1, "clay": 1},
    7: {"stone": 1, "wood": 1},
    8: {"stone": 1, "coin": 5},
    9: {"stone": 1, "meat": 1},
    10: {"book": 1, "grain": 1},
    11: {"ceramic": 1, "clay": 1},
    12: {"ornament": 1, "wood": 1},
    13: {},
}
FRONT = [0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10]
BACK = [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10]
FRONT_MODES = ["2-long", "3-short", "3-long", "4-short", "4-long"]
EARLY = ("clay", "coin", "grain", "livestock", "wood", "peat", "joker")


def idle_table(mode: str, variant: str = "france") -> Position:
    return barren(table(mode, variant))


def in_settlement_phase(position: Position) -> bool:
    return kind(position) == "turn" and why(position, "settle") != "not-in-this-phase"


def with_a_meal(position: Position) -> Position:
    """Everybody can pay for a Shanty Town, so that no settlement turn passes unnoticed."""
    for player in range(position.setup.players):
        goods(position, player, "1grain+1wood")
    return position


def to_phase(position: Position) -> Position:
    while not in_settlement_phase(position):
        idle(position)
    return position


def past_phase(position: Position) -> Position:
    while in_settlement_phase(position):
        idle(position)
    return position


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", PHASES)
def test_settlement_phases_come_in_the_rounds_of_the_timeline(mode: str, variant: str) -> None:
    position = with_a_meal(idle_table(mode, variant))
    rounds: list[int] = []
    while not position.over and position.round < 40:
        if in_settlement_phase(position) and position.round not in rounds:
            rounds.append(int(position.round))
        idle(position)
    assert rounds == PHASES[mode]


@pytest.mark.parametrize("mode", ["2-short", "2-long", "3-long", "4-long", "3-short", "4-short"])
def test_a_phase_a_to_d_comes_before_the_actions_of_its_round(mode: str) -> None:
    position = with_a_meal(idle_table(mode))
    for round in PHASES[mode][:4]:
        idle_until(position, round)
        assert in_settlement_phase(position)


@pytest.mark.parametrize("mode", ["3-long", "4-long", "3-short", "4-short", "solo"])
def test_phase_e_comes_after_the_actions_of_the_last_round_and_ends_the_game(mode: str) -> None:
    position = with_a_meal(idle_table(mode))
    idle_until(position, PHASES[mode][4])
    assert not in_settlement_phase(position)
    past_phase(to_phase(position))
    assert position.over


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", ["2-short", "2-long", "3-long", "4-long", "3-short", "4-short"])
def test_the_letters_buildings_join_the_older_ones_when_the_phase_is_over(mode: str, variant: str) -> None:
    position = with_a_meal(idle_table(mode, variant))
    for letter in "ABCD":
        before = on_display(to_phase(position))
        after = on_display(past_phase(position))
        assert before < after
        decks = {card.deck for card in position.setup.cards if card.id in after - before}
        assert decks == {letter}


def test_in_solo_the_letters_buildings_come_alone_since_the_older_ones_went_to_the_neutral_board() -> None:
    position = with_a_meal(idle_table("solo", "ireland"))
    for letter in "ABCD":
        assert on_display(to_phase(position)) == set()
        after = on_display(past_phase(position))
        assert {card.deck for card in position.setup.cards if card.id in after} == {letter}


@pytest.mark.parametrize("mode", PHASES)
def test_everybody_gets_the_letters_settlement_when_the_phase_is_over(mode: str) -> None:
    position = with_a_meal(idle_table(mode))
    for card in ("artists-colony", "hamlet", "village", "hillside-village"):
        assert card not in hand(to_phase(position), 0)
        past_phase(position)
        for player in range(position.setup.players):
            assert card in hand(position, player)


@pytest.mark.parametrize("mode", ["3-long", "4-long", "3-short", "4-short", "solo"])
def test_phase_e_adds_no_card(mode: str) -> None:
    position = with_a_meal(idle_table(mode))
    idle_until(position, PHASES[mode][4])
    to_phase(position)
    before = (on_display(position), hand(position, 0))
    past_phase(position)
    assert (on_display(position), hand(position, 0)) == before


@pytest.mark.parametrize("mode", FRONT_MODES)
def test_indicators_go_round_the_front_of_the_wheel_and_stay_on_the_last_space(mode: str) -> None:
    position = idle_table(mode)
    for round in range(1, 14):
        idle_until(position, round)
        for indicator in EARLY:
            assert value(position, indicator) == FRONT[min(round, 12)]


def test_the_normal_two_player_game_uses_the_back_of_the_wheel() -> None:
    position = idle_table("2-short")
    for round in range(1, 15):
        idle_until(position, round)
        for indicator in EARLY:
            assert value(position, indicator) == BACK[min(round, 12)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_in_solo_an_indicator_pushed_on_from_the_last_space_leaves_for_good(variant: str) -> None:
    position = idle_table("solo", variant)
    for round in range(1, 13):
        idle_until(position, round)
        assert {value(position, indicator) for indicator in EARLY} == {FRONT[round]}
    idle_until(position, 13)
    assert {value(position, indicator) for indicator in EARLY} == {-1}
    idle_until(position, 15)
    assert {value(position, indicator) for indicator in EARLY} == {-1}


def test_in_solo_only_the_indicators_that_were_not_used_leave() -> None:
    position = idle_table("solo")
    idle_until(position, 10)
    wheel(position, clay=0)
    idle_until(position, 13)
    assert value(position, "clay") == FRONT[3]
    assert value(position, "wood") == -1


@pytest.mark.parametrize("mode", GRAPES)
def test_grapes_enter_at_nothing_after_the_wheel_has_turned(mode: str) -> None:
    position = idle_table(mode)
    spaces = BACK if mode == "2-short" else FRONT
    idle_until(position, GRAPES[mode] - 1)
    assert value(position, "grapes") == -1
    idle_until(position, GRAPES[mode])
    assert value(position, "grapes") == 0
    idle_until(position, GRAPES[mode] + 1)
    assert value(position, "grapes") == spaces[1]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", STONE)
def test_stone_enters_at_nothing_after_the_wheel_has_turned(mode: str, variant: str) -> None:
    position = idle_table(mode, variant)
    spaces = BACK if mode == "2-short" else FRONT
    idle_until(position, STONE[mode] - 1)
    assert value(position, "stone") == -1
    idle_until(position, STONE[mode])
    assert value(position, "stone") == 0
    idle_until(position, STONE[mode] + 1)
    assert value(position, "stone") == spaces[1]


@pytest.mark.parametrize("mode", GRAPES)
def test_ireland_has_no_grapes(mode: str) -> None:
    position = idle_table(mode, "ireland")
    for round in range(1, 13):
        idle_until(position, round)
        assert value(position, "grapes") == -1


@pytest.mark.parametrize("variant", VARIANTS)
def test_solo_has_neither_a_grapes_nor_a_stone_indicator(variant: str) -> None:
    position = idle_table("solo", variant)
    for round in range(1, 33):
        idle_until(position, round)
        assert (value(position, "grapes"), value(position, "stone")) == (-1, -1)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", ["3-short", "4-short"])
def test_the_short_game_gives_everybody_the_goods_of_the_round(mode: str, variant: str) -> None:
    position = idle_table(mode, variant)
    for round in range(2, 14):
        for player in range(position.setup.players):
            goods(position, player, "nothing")
        idle_until(position, round)
        for player in range(position.setup.players):
            assert owned(position, player) == ROUND_GOODS[round]


@pytest.mark.parametrize("mode", ["3-long", "4-long", "2-short", "2-long", "solo"])
def test_no_other_game_has_goods_of_the_round(mode: str) -> None:
    position = idle_table(mode)
    for player in range(position.setup.players):
        goods(position, player, "1book")
    for round in range(2, 14):
        idle_until(position, round)
        assert owned(position, 0) == {"book": 1}


def test_the_goods_of_the_round_come_before_its_settlement_phase() -> None:
    position = idle_table("3-short")
    idle_until(position, 2)
    for player in range(3):
        goods(position, player, "nothing")
    idle_until(position, 3)
    assert in_settlement_phase(position)
    assert owned(position, 0) == {"wood": 1, "grain": 1}
