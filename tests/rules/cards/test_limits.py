"""How often, and which choices: the options of a decision, all of them and no others."""

import pytest

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import OWN, Scene, enter, one_forest, only_a_moor, plain, used
from tests.rules.scene import kind, options, play, wheel, why

# Card, hand, what is decided before, and everything that is then offered.
OFFERS: list[tuple[str, str, str, str]] = [
    # The wheel: own indicator and joker for each good
    ("clay-mound", "", "", "clay clay/joker skip"),
    ("farmyard", "", "", "grain grain/joker livestock livestock/joker skip"),
    ("cloister-office", "", "", "coin coin/joker skip"),
    ("G22", "", "", "stone stone/joker skip"),
    ("F14", "", "", "grapes grapes/joker skip"),
    # Once, however rich
    ("G13", "90coin", "", "x1 x0"),
    ("G16", "", "", "x1 x0"),
    ("G26", "90wood", "", "x1 x0"),
    ("G34", "9book+9ceramic+9ornament+9reliquary", "", "x1 x0"),
    ("F03", "90coin", "", "x1 x0"),
    ("F11", "", "", "x1 x0"),
    ("F15", "90coin", "", "x1 x0"),
    ("F23", "90coin", "", "x1 x0"),
    ("F30", "90ceramic", "", "x1 x0"),
    ("F32", "90coin", "", "x1 x0"),
    ("F33", "90wood", "", "x1 x0"),
    ("I03", "90coin", "", "x1 x0"),
    ("I08", "", "", "x1 x0"),
    ("I09", "90livestock", "", "x1 x0"),
    ("I11", "", "", "x1 x0"),
    ("I14", "", "", "x1 x0"),
    ("I15", "90book", "", "x1 x0"),
    ("I17", "90coin", "", "x1 x0"),
    ("I23", "90coin", "", "x1 x0"),
    ("I25", "90reliquary", "", "x1 x0"),
    ("I33", "90wood", "", "x1 x0"),
    ("I35", "90coin+90whiskey+90reliquary", "", "x1 x0"),
    ("I37", "90book", "", "x1 x0"),
    ("I38", "90beer", "", "x1 x0"),
    # Up to a number
    ("G06", "90wood", "", "x3 x2 x1 x0"),
    ("G06", "8wood", "", "x2 x1 x0"),
    ("G12", "90coin+90wood", "", "x5 x4 x3 x2 x1 x0"),
    ("G12", "5coin+90wood", "", "x2 x1 x0"),
    ("G12", "90coin+1wood", "", "x1 x0"),
    ("F04", "90grain", "", "x7 x6 x5 x4 x3 x2 x1 x0"),
    ("F04", "2grain", "", "x2 x1 x0"),
    ("F24", "90bread+90wine", "", "x2 x1 x0"),
    ("I31", "90peat-coal", "", "x3 x2 x1 x0"),
    ("I36", "90book+90ceramic", "", "x2 x1 x0"),
    ("F38", "", "", "x4 x3 x2 x1 x0"),
    # Any number
    ("G07", "3peat", "x1", "x3 x2 x1 x0"),
    ("G19", "4livestock+2straw+1grain", "", "x3 x2 x1 x0"),
    ("F35", "44coin", "", "x4 x3 x2 x1 x0"),
    ("F35", "45coin", "", "x5 x4 x3 x2 x1 x0"),
    ("F37", "2straw+3wood", "x1", "x2 x1 x0"),
    ("I04", "3grain", "", "x3 x2 x1 x0"),
    ("I21", "3malt+2wood+9peat", "", "x2 x1 x0"),
    # Several parts
    ("G18", "9clay+9stone+9wood", "", "x3 x2 x1 x0"),
    ("G18", "9clay+9stone+9wood", "x3", "x1 x0"),
    ("G39", "90coin+90wood", "", "x2 x1 x0"),
    ("G39", "90coin+90wood", "x1", "x1 x0"),
    ("G39", "90coin+90wood", "x0", "x2 x1 x0"),
    ("F05", "3flour+9wood", "", "x3 x2 x1 x0"),
    ("F05", "3flour+2bread", "", "x2 x1 x0"),
    ("F05", "9bread", "", "x2 x1 x0"),
    ("F17", "90coin", "", "x3 x2 x1 x0"),
    ("F17", "90coin", "x3", "x1 x0"),
    ("F20", "9wine", "", "x1 x0"),
    ("F20", "1meat+1livestock", "", "x7 x5 x2 x0"),
    ("F20", "9grain", "", "x7 x6 x5 x4 x3 x2 x1 x0"),
    ("F21", "2grapes+9wine", "", "x2 x1 x0"),
    ("F21", "2grapes+9wine", "x2", "x1 x0"),
    ("I05", "3malt+2grain+9beer", "", "x2 x1 x0"),
    ("I05", "3malt+2grain+9beer", "x2", "x1 x0"),
    ("I20", "9beer+9whiskey", "", "x1 x0"),
    ("I20", "9beer+9whiskey", "x1", "x1 x0"),
    ("I24", "90coin+9beer+9whiskey", "", "x1 x0"),
    ("I24", "90coin+9beer+9whiskey", "x1", "x3 x2 x1 x0"),
    ("I30", "", "", "x1 x0"),
    ("I30", "9meat", "x1", "x4 x3 x2 x1 x0"),
    # Choices
    ("G02", "1peat+1wood+1clay", "x1 peat wood clay", "clay wood peat livestock grain coin"),
    ("I08", "", "x1", "beer whiskey"),
    ("I14", "", "x1", "grain malt"),
    ("I14", "", "x1 malt", "beer whiskey"),
    ("I15", "1book", "x1", "clay wood peat livestock grain coin"),
    ("I15", "1book", "x1 grain", "clay wood peat livestock coin"),
    ("F33", "3wood", "x1 3wood", "meat bread wine"),
    ("I33", "3wood", "x1", "beer whiskey"),
    ("F36", "1book+1ceramic+1ornament+1reliquary", "", "book ceramic ornament skip"),
    ("F36", "1book", "book", "ceramic skip"),
    ("F32", "1coin", "x1", "fell cut"),
    ("F32", "1coin", "x1 fell 1,0 wood", "cut skip"),
    ("F32", "1coin", "x1 cut 0,0 peat", "fell skip"),
    ("F32", "1coin", "x1 fell", "1,0 2,0 1,1 0,2"),
    ("F32", "1coin", "x1 cut", "0,0 0,1"),
    ("F32", "1coin", "x1 fell 1,0", "wood wood/joker"),
    ("F10", "", "", "1,0 2,0 1,1 0,2 skip"),
    ("I29", "", "", "1,0 2,0 1,1 0,2 skip"),
    ("I37", "1book", "x1", "district plot"),
    ("I37", "1book", "x1 plot coast@0", "district skip"),
    ("I37", "1book", "x1 district", "hills@-1 hills@3 plains@-1 plains@3"),
]


def at(card: str, hand: str, line: str, scene: Scene = plain) -> Position:
    return play(enter(used(card, hand, "", "", scene)[0], OWN), line)


@pytest.mark.parametrize(
    ("card", "hand", "line", "expected"), OFFERS, ids=[" ".join(row[:3]) or "?" for row in OFFERS]
)
def test_exactly_these_options_are_offered(card: str, hand: str, line: str, expected: str) -> None:
    assert set(options(at(card, hand, line))) == set(expected.split())


@pytest.mark.parametrize(
    ("card", "hand", "line", "refused", "reason"),
    [
        ("F04", "90grain", "", "x8", "over-limit"),
        ("F04", "2grain", "", "x3", "cannot-pay"),
        ("G12", "90coin+90wood", "", "x6", "over-limit"),
        ("G39", "90coin+90wood", "x1", "x2", "over-limit"),
        ("F33", "3wood", "x1 3wood", "beer", "not-on-list"),
        ("G02", "1peat+1wood+1clay", "x1 peat wood clay", "stone", "not-on-list"),
        ("I15", "1book", "x1 grain", "grain", "same-good"),
        ("F36", "1book", "", "ornament", "not-owned"),
        ("F32", "1coin", "x1", "skip", "must-choose"),
        ("I37", "1book", "x1", "skip", "must-choose"),
        ("F38", "", "x2", "skip", "must-choose"),
        ("F38", "", "", "x5", "over-limit"),
        ("F10", "", "", "0,0", "no-forest"),
        ("I29", "", "", "3,0", "no-forest"),
    ],
)
def test_what_is_beyond_the_card_is_refused_with_its_reason(
    card: str, hand: str, line: str, refused: str, reason: str
) -> None:
    assert why(at(card, hand, line), refused) == reason


def test_the_printing_office_cannot_remove_more_forests_than_there_are() -> None:
    position = at("F38", "", "", one_forest)
    assert options(position) == ["x1", "x0"]
    assert why(position, "x2") == "no-forest"


def test_r15_the_calefactory_cannot_fell_where_no_forest_is_left() -> None:
    position = at("F32", "1coin", "x1", only_a_moor)
    assert options(position) == ["cut"]
    assert why(position, "fell") == "no-forest"
    play(position, "cut 0,1 peat")
    assert kind(position) == "turn"


@pytest.mark.parametrize(
    ("card", "indicators", "expected"),
    [
        ("clay-mound", {"clay": 0}, ["clay/joker", "skip"]),
        ("clay-mound", {"joker": 0}, ["clay", "skip"]),
        ("farmyard", {"grain": 0, "joker": 0}, ["livestock", "skip"]),
        ("G22", {"stone": -1}, ["stone/joker", "skip"]),
        ("F14", {"grapes": 0}, ["grapes/joker", "skip"]),
    ],
)
def test_r4_a_building_does_not_produce_with_an_indicator_that_yields_nothing(
    card: str, indicators: dict[str, int], expected: list[str]
) -> None:
    def turned(position: Position) -> None:
        wheel(position, **indicators)

    assert options(at(card, "", "", turned)) == expected
