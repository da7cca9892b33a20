"""Every number and every function of every card equals the reference (tests/reference/*.csv)."""

import csv
from pathlib import Path
from typing import Any

import pytest

from labora.rules.components import effects
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS
from labora.rules.components.goods import KINDS, NAMES
from tests.rules.cards.function_texts import read_function

REFERENCE = Path(__file__).resolve().parents[2] / "reference"
VARIANTS = ("france", "ireland")

GOALS = {
    effects.PRODUCE: "produce",
    effects.SHIP: "ship",
    effects.USE_PRIOR: "use a prior's building",
    effects.USE_OCCUPIED: "use an occupied building",
    effects.USE_NEIGHBOUR: "use a neighbour",
    effects.USE_DISPLAY: "use the display",
    effects.BUILD: "build",
    effects.SETTLE: "settle",
    effects.TAKE_LAND: "take land",
    effects.CLEAR_LAND: "clear land",
    effects.IMPROVE: "improve",
    effects.REWARD_CLOISTERS: "reward for cloisters",
    effects.REWARD_WILDERNESS: "reward for wilderness",
}
LAST = {
    "use a prior's building",
    "use an occupied building",
    "use a neighbour",
    "use the display",
    "build",
}


def rows(name: str) -> list[dict[str, str]]:
    with (REFERENCE / name).open(newline="") as file:
        return list(csv.DictReader(file))


BUILDINGS = [
    pytest.param(row, variant, id=f"{variant} {row['id']}")
    for row in rows("buildings.csv")
    for variant in VARIANTS
    if row["variant"] in (variant, "both")
]
SETTLEMENTS = [
    pytest.param(row, variant, id=f"{variant} {row['id']}")
    for row in rows("settlements.csv")
    for variant in VARIANTS
]


def card_named(variant: str, identifier: str) -> Card:
    (card,) = [card for card in CARDS[VARIANTS.index(variant)] if card.id == identifier]
    return card


def cost_text(card: Card) -> str:
    return " + ".join(
        f"{card.cost.goods[good]} {NAMES[good]}" for good in range(KINDS) if card.cost.goods[good]
    )


def named_goods(amounts: Any) -> dict[str, int]:
    return {NAMES[good]: int(amounts[good]) for good in range(KINDS) if amounts[good]}


def described(part: effects.Part) -> dict[str, Any]:
    """A part of the engine in the words of `read_function`: only what differs from doing nothing once."""
    cost = named_goods(part.cost.goods)
    for name, amount in (
        ("food", part.cost.food),
        ("energy", part.cost.energy),
        ("points", part.cost.points),
    ):
        if amount:
            cost[name] = int(amount)
    limit: int | str = "any" if part.limit == effects.ANY_NUMBER else int(part.limit)
    everything = {
        "cost": cost,
        "gain": named_goods(part.gain),
        "limit": limit if limit != 1 else None,
        "different": int(part.different),
        "forests": int(part.forests),
        "choices": [
            (int(choice.amount), tuple(sorted(NAMES[good] for good in choice.goods)), choice.another)
            for choice in part.choices
        ],
        "goal": GOALS.get(int(part.goal)),
        "wheel": tuple(NAMES[good] for good in part.wheel),
        "recall": {effects.OWN_PRIOR: "prior", effects.ALL_OWN: "all"}.get(int(part.recall)),
        "tiers": tuple(part.tiers),
        "rebate": int(part.rebate),
        "herd": part.herd,
        "joined": part.joined,
        "shares_limit": part.shares_limit,
        "any_food": part.any_food,
    }
    return {name: value for name, value in everything.items() if value}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_buildings_of_a_variant_are_those_of_the_reference(variant: str) -> None:
    listed = {row["id"] for row in rows("buildings.csv") if row["variant"] in (variant, "both")}
    basic = {"clay-mound", "farmyard", "cloister-office"}
    assert len(listed) == 41
    assert {card.id for card in CARDS[VARIANTS.index(variant)] if card.is_building} == listed | basic


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_settlements_are_those_of_the_reference(variant: str) -> None:
    listed = {row["id"] for row in rows("settlements.csv")}
    assert {card.id for card in CARDS[VARIANTS.index(variant)] if card.is_settlement} == listed


@pytest.mark.parametrize(("row", "variant"), BUILDINGS)
def test_every_number_of_a_building_equals_the_reference(row: dict[str, str], variant: str) -> None:
    card = card_named(variant, row["id"])
    assert {
        "number": str(card.code),
        "name": card.name,
        "deck": card.deck,
        "players": card.players,
        "never_in": ", ".join(card.never_in),
        "terrain": sorted(card.terrain),
        "cloister": "yes" if card.cloister else "no",
        "economic": str(card.economic),
        "dwelling": str(card.dwelling),
    } == {
        "number": row["number"],
        "name": row["name"],
        "deck": row["deck"],
        "players": row["players"],
        "never_in": row["never_in"],
        "terrain": sorted(row["terrain"].split("/")),
        "cloister": row["cloister"],
        "economic": row["economic"],
        "dwelling": row["dwelling"],
    }


@pytest.mark.parametrize(("row", "variant"), BUILDINGS)
def test_a_building_costs_what_the_reference_says(row: dict[str, str], variant: str) -> None:
    card = card_named(variant, row["id"])
    assert sorted(cost_text(card).split(" + ")) == sorted(row["cost"].split(" + "))
    assert not card.cost.by_choice


@pytest.mark.parametrize(("row", "variant"), BUILDINGS)
def test_the_function_of_a_building_is_that_of_the_reference(row: dict[str, str], variant: str) -> None:
    expected = read_function(row["function"])
    if row["id"] == "G18":
        # R29: both crafts of the Workshop are paid together.
        expected[0]["joined"] = True
    assert [described(part) for part in card_named(variant, row["id"]).parts] == expected


@pytest.mark.parametrize(("row", "variant"), SETTLEMENTS)
def test_every_number_of_a_settlement_equals_the_reference(row: dict[str, str], variant: str) -> None:
    card = card_named(variant, row["id"])
    assert (card.name, card.deck, sorted(card.terrain)) == (
        row["name"],
        row["deck"],
        sorted(row["terrain"].split("/")),
    )
    assert (card.cost.food, card.cost.energy) == (int(row["food"]), 2 * int(row["energy"]))
    assert (card.economic, card.dwelling) == (int(row["economic"]), int(row["dwelling"]))
    assert cost_text(card) == ""
    assert card.parts == ()


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("identifier", "economic", "dwelling", "cloister", "goods"),
    [
        ("clay-mound", 0, 3, False, ("clay",)),
        ("farmyard", 0, 2, False, ("grain", "livestock")),
        ("cloister-office", 0, 2, True, ("coin",)),
    ],
)
def test_the_basic_buildings_are_those_of_section_4(
    variant: str, identifier: str, economic: int, dwelling: int, cloister: bool, goods: tuple[str, ...]
) -> None:
    card = card_named(variant, identifier)
    assert (card.economic, card.dwelling, card.cloister) == (economic, dwelling, cloister)
    assert [described(part) for part in card.parts] == [{"goal": "produce", "wheel": goods}]


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_card_has_a_part_after_a_reach_or_a_build(variant: str) -> None:
    early = [
        card.id
        for card in CARDS[VARIANTS.index(variant)]
        for part in card.parts[:-1]
        if described(part).get("goal") in LAST
    ]
    assert early == []


def test_the_reference_has_no_part_after_a_reach_or_a_build() -> None:
    early = [
        row["id"]
        for row in rows("buildings.csv")
        for part in read_function(row["function"])[:-1]
        if part.get("goal") in LAST
    ]
    assert early == []
