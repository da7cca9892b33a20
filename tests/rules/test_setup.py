"""Section 1 of the reference: what lies on the table before the first action, in all fourteen games."""

import pytest

from labora.rules.constants.errors import SetupError
from labora.rules.engine.flow import first_position
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from tests.rules.scene import (
    barren,
    card_at,
    hand,
    idle_until,
    on_display,
    owned,
    standing,
    table,
    terrain_at,
    who,
)

MODES = ("solo", "2-short", "2-long", "3-short", "3-long", "4-short", "4-long")
SHORT = ("3-short", "4-short")
VARIANTS = ("france", "ireland")
GAMES = [(mode, variant) for mode in MODES for variant in VARIANTS]

ALL = {
    "france": "G02 F04 F05 G07 F08 F11 G12 F14 F17 G18 G19 F21 G22 F24 G26 F27 G28 F30 F33 G34 F35 F37 F38"
    " G41",
    "ireland": "G02 I04 I05 G07 I08 I11 G12 I14 I17 G18 G19 I21 G22 I24 G26 I27 G28 I30 I33 G34 I35 I37 I38"
    " G41",
}
FROM_THREE = {
    "france": "G01 G06 F09 G16 F20 F29 F32 F36 F40",
    "ireland": "G01 G06 I09 G16 I20 I29 I32 I36 I40",
}
FOUR = {"france": "F03 F10 G13 F15 F23 F25 F31 G39", "ireland": "I03 I10 G13 I15 I23 I25 I31 G39"}

START = {
    ("2-short", "france"): "G02 F04 F05 G07 F08 F11 G12",
    ("2-short", "ireland"): "G02 I04 I05 G07 I08 I11 G12",
    ("3-short", "france"): "G02 F04 F05 G07 F08 F11 G12",
    ("3-short", "ireland"): "G02 I04 I05 G07 I08 I11 G12",
    ("3-long", "france"): "G01 G02 F04 F05 G06 G07 F08 F09 F11 G12",
    ("3-long", "ireland"): "G01 G02 I04 I05 G06 G07 I08 I09 I11 G12",
    ("4-short", "france"): "G01 G02 F04 F05 G06 G07 F08 F09 F11 G12",
    ("4-short", "ireland"): "G01 G02 I04 I05 G06 G07 I08 I09 I11 G12",
    ("4-long", "france"): "G01 G02 F03 F04 F05 G06 G07 F08 F09 F10 F11 G12 G13",
    ("4-long", "ireland"): "G01 G02 I03 I04 I05 G06 G07 I08 I09 I10 I11 G12 G13",
    ("2-long", "france"): "G01 G02 F03 F04 F05 G06 G07 F08 F09 F11 G12 G13",
    ("2-long", "ireland"): "G01 G02 I03 I04 I05 G06 G07 I08 I09 I10 I11 G12 G13",
    ("solo", "france"): "G01 G02 F03 F04 F05 G06 G07 F08 F09 F11 G12",
    ("solo", "ireland"): "G01 G02 I03 I04 I05 G06 G07 I08 I09 I10 I11 G12",
}
AFTER_D = {"solo": 27, "2-short": 29, "2-long": 29, "3-short": 10, "4-short": 10, "3-long": 21, "4-long": 20}
HEARTLAND = [
    ["moor", "forest", "forest", "empty", "clay-mound"],
    ["moor", "forest", "farmyard", "empty", "cloister-office"],
]


def board(position: Position, player: int) -> list[list[str]]:
    return [[card_at(position, player, column, row) for column in range(5)] for row in (0, 1)]


def cards_of(mode: str, variant: str) -> set[str]:
    cards = set(ALL[variant].split())
    if mode in ("3-long", "4-short", "4-long", "2-long", "solo"):
        cards |= set(FROM_THREE[variant].split())
    if mode in ("4-long", "2-long", "solo"):
        cards |= set(FOUR[variant].split())
    if mode in ("2-long", "solo"):
        cards -= {"F10", "F29", "F31"}
    if mode == "solo":
        cards -= {"F14"}
    return cards


def cards_dealt(position: Position) -> set[str]:
    """Everything that is seen in the display (solo: or on the neutral board at the start) until D is out."""
    seen = on_display(position)
    if position.setup.mode.name == "solo":
        seen |= {card_at(position, 1, 0, 0)}
    barren(position)
    while position.round < AFTER_D[position.setup.mode.name]:
        idle_until(position, int(position.round) + 1)
        seen |= on_display(position)
    return seen


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_each_game_has_exactly_the_cards_of_its_mode(mode: str, variant: str) -> None:
    assert cards_dealt(table(mode, variant)) == cards_of(mode, variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_has_41_cards(variant: str) -> None:
    assert len(ALL[variant].split()) == 24
    assert len(FROM_THREE[variant].split()) == 9
    assert len(FOUR[variant].split()) == 8
    assert len(cards_dealt(table("4-long", variant))) == 41


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_display_holds_the_start_cards(mode: str, variant: str) -> None:
    assert on_display(table(mode, variant)) == set(START[mode, variant].split())


def test_the_c_quarry_may_be_left_out_of_4_short_france() -> None:
    with_it = cards_dealt(table("4-short", "france"))
    without = cards_dealt(first_position(make_setup("4-short", "france", without_quarry=True)))
    assert with_it - without == {"F29"}
    assert without < with_it


@pytest.mark.parametrize(("mode", "variant"), [game for game in GAMES if game != ("4-short", "france")])
def test_the_c_quarry_may_be_left_out_nowhere_else(mode: str, variant: str) -> None:
    with pytest.raises(SetupError):
        make_setup(mode, variant, without_quarry=True)


@pytest.mark.parametrize(("mode", "variant"), [("5-long", "france"), ("4-long", "germany"), ("", "")])
def test_other_modes_and_variants_do_not_exist(mode: str, variant: str) -> None:
    with pytest.raises(SetupError):
        make_setup(mode, variant)


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_number_of_players_is_that_of_the_mode(mode: str, variant: str) -> None:
    position = table(mode, variant)
    assert position.setup.players == (1 if mode == "solo" else int(mode[0]))
    assert len(position.players) == (2 if mode == "solo" else int(mode[0]))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", ["2-short", "2-long", "3-long", "4-long"])
def test_everybody_starts_with_one_of_each_basic_good(mode: str, variant: str) -> None:
    position = table(mode, variant)
    for player in range(position.setup.players):
        assert owned(position, player) == {
            "clay": 1,
            "wood": 1,
            "peat": 1,
            "livestock": 1,
            "grain": 1,
            "coin": 1,
        }


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", SHORT)
def test_the_short_game_adds_the_goods_of_its_first_round(mode: str, variant: str) -> None:
    position = table(mode, variant)
    for player in range(position.setup.players):
        assert owned(position, player) == {
            "clay": 1,
            "wood": 1,
            "peat": 1,
            "livestock": 2,
            "grain": 2,
            "coin": 1,
        }


@pytest.mark.parametrize("variant", VARIANTS)
def test_solo_starts_with_nothing(variant: str) -> None:
    position = table("solo", variant)
    assert owned(position, 0) == {}
    assert owned(position, 1) == {}


@pytest.mark.parametrize(("mode", "variant"), [game for game in GAMES if game[0] not in SHORT])
def test_the_heartland_has_its_cards(mode: str, variant: str) -> None:
    position = table(mode, variant)
    for player in range(position.setup.players):
        assert board(position, player) == HEARTLAND


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mode", SHORT)
def test_the_short_game_leaves_out_the_upper_moor_and_the_forest_beside_it(mode: str, variant: str) -> None:
    position = table(mode, variant)
    for player in range(position.setup.players):
        assert board(position, player) == [["empty", "empty", *HEARTLAND[0][2:]], HEARTLAND[1]]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_neutral_player_has_plains_for_wilderness_and_the_builders_market(variant: str) -> None:
    assert board(table("solo", variant), 1) == [
        ["G13", "empty", "empty", "empty", "clay-mound"],
        ["empty", "empty", "farmyard", "empty", "cloister-office"],
    ]


def test_the_heartland_is_plains_but_for_the_hillside_under_the_clay_mound() -> None:
    position = table()
    hillsides = {
        (column, row)
        for column in range(5)
        for row in (0, 1)
        if terrain_at(position, 0, column, row) == "hillside"
    }
    assert hillsides == {(4, 0)}
    assert terrain_at(position, 0, 0, 0) == terrain_at(position, 0, 1, 1) == "plains"


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_the_short_game_has_one_lay_brother_each_every_other_two(mode: str, variant: str) -> None:
    position = table(mode, variant)
    brothers = ["supply"] * (1 if mode in SHORT else 2)
    for player in range(len(position.players)):
        assert standing(position, player) == {"prior": ["supply"], "lay": brothers}


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_everybody_holds_the_four_start_settlements(mode: str, variant: str) -> None:
    position = table(mode, variant)
    for player in range(position.setup.players):
        assert hand(position, player) == {
            "shanty-town",
            "farming-village",
            "market-town",
            "fishing-village",
        }


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_any_player_may_be_the_start_player(start: int) -> None:
    assert who(table("4-long", start=start)) == start
