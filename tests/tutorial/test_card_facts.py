"""Every card and good as newcomers read of them: from the engine's tables, with examples that it plays."""

import pytest

from labora.rules.components import goods as g
from labora.rules.components.cards import CARDS, CODE
from labora.rules.components.codes import BUILDINGS, EMPTY
from labora.rules.components.modes import MODES
from labora.server.tutorial.card_fact_views import catalogue_view
from labora.tutorial.bot_statistics import card_played, kind_played, run
from labora.tutorial.card_facts import catalogue
from tests.cli.commands import run as in_terminal

VARIANTS = list(enumerate(g.VARIANTS))


@pytest.mark.parametrize(("number", "variant"), VARIANTS)
def test_every_card_is_there_and_what_it_names_exists(number: int, variant: str) -> None:
    facts = catalogue(number)
    assert set(facts) == {card.id for card in CARDS[number] if card.code != EMPTY}
    known = {g.NAMES[good] for good in range(g.KINDS) if g.in_variant(good, number)}
    for one in facts.values():
        assert set(one.makes) <= known and set(one.needs) <= known | {"food", "energy"}, one.card
        assert all(companion.card in facts and companion.card != one.card for companion in one.companions)


@pytest.mark.parametrize(("number", "variant"), VARIANTS)
def test_every_building_that_does_something_has_an_example(number: int, variant: str) -> None:
    for name, one in catalogue(number).items():
        if CARDS[number][CODE[number][name]].is_building:
            assert one.example is not None, name


@pytest.mark.parametrize(("number", "variant"), VARIANTS)
def test_an_example_gives_only_what_was_there(number: int, variant: str) -> None:
    for one in catalogue(number).values():
        if one.example is not None:
            had = dict(one.example.had)
            assert all(count <= had[good] for good, count in one.example.gave), one.card


def test_examples_are_what_the_engine_plays() -> None:
    bakery = catalogue(g.FRANCE)["F05"].example
    assert bakery is not None
    assert dict(bakery.gave) == {"flour": 3, "wood": 2} and dict(bakery.got) == {"bread": 1, "coin": 8}
    sacristy = catalogue(g.IRELAND)["G34"].example
    assert sacristy is not None and dict(sacristy.got) == {"wonder": 1}


@pytest.mark.parametrize("card", ["F10", "G28", "I23", "I37"])
def test_what_brings_no_goods_is_shown_without_an_example(
    card: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = in_terminal(capsys, f"cards {card}").out
    assert "For example" not in shown and "nothing" not in shown


def test_what_goes_well_with_a_card_shares_goods_with_it() -> None:
    for number, _ in VARIANTS:
        facts = catalogue(number)
        for one in facts.values():
            for companion in one.companions:
                other = facts[companion.card]
                if companion.why == "gives":
                    assert set(companion.goods) <= set(other.makes) & set(one.needs)
                elif companion.why == "takes":
                    assert set(companion.goods) <= set(other.needs) & set(one.makes)
                else:
                    assert companion.value == CARDS[number][CODE[number][companion.card]].dwelling


def test_goods_come_from_their_makers_and_go_to_their_users() -> None:
    view = catalogue_view("france")
    bread = next(good for good in view.goods if good.good == "bread")
    assert (bread.food, bread.back, bread.wheel) == (3, "flour", False)
    assert "F05" in bread.makers and "F24" in bread.users
    stone = next(good for good in view.goods if good.good == "stone")
    assert "G28" in stone.builders and stone.wheel
    quarry = next(card for card in view.cards if card.card == "F29")
    assert quarry.modes == ["3-long", "4-short", "4-long"]


def test_figures_of_bots_are_of_the_stored_run() -> None:
    assert run()["command"].startswith("python -m tools.dev.bot_statistics --bot")
    for number, variant in VARIANTS:
        built = [card_played(variant, card.id) for card in CARDS[number] if 0 < card.code <= BUILDINGS]
        assert sum(one is not None for one in built) > BUILDINGS / 2
        assert all(0 < one.percent <= 100 for one in built if one is not None)
    for mode in MODES:
        kind = kind_played(mode.name, "france")
        assert kind.low <= kind.high and kind.actions > 5
        assert not mode.last_round or kind.rounds == mode.last_round
    lengths = {mode.name: kind_played(mode.name, "ireland").actions for mode in MODES if mode.last_round}
    assert lengths == {"solo": 64, "3-short": 17, "3-long": 33, "4-short": 16, "4-long": 31}


def test_the_terminal_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    card = " ".join(in_terminal(capsys, "cards F05").out.replace("│", " ").split())
    assert "For example 3 flour, 2 wood → 1 bread, 8 coins" in card or "2 wood, 3 flour" in card
    assert "Windmill" in card and "tools.dev.bot_statistics" in card
