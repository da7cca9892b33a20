"""Every card and good, as it travels."""

from labora.rules.components import goods as g
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS, CODE
from labora.rules.components.codes import BUILDINGS
from labora.rules.components.goods import Variant
from labora.rules.components.modes import MODES
from labora.rules.state.position import INDICATORS
from labora.rules.state.setup import make_setup
from labora.server.tutorial.rulebook_schemas import (
    CardFactsView,
    CatalogueView,
    CompanionView,
    ExampleView,
    GoodFactsView,
    PlayedView,
    RunView,
)
from labora.tutorial.bot_statistics import card_played, run
from labora.tutorial.card_facts import CardFacts, Example, catalogue
from labora.tutorial.rule_numbers import cards_in
from labora.tutorial.rulebook_tables import BACK, ORDER, coins_of, food_of


def catalogue_view(variant: Variant) -> CatalogueView:
    number = g.VARIANTS.index(variant)
    facts = catalogue(number)
    stored = run()
    return CatalogueView(
        variant=variant,
        cards=[_card(variant, CARDS[number][CODE[number][name]], one) for name, one in facts.items()],
        goods=[_good(number, good, facts) for good in ORDER if g.in_variant(good, number)],
        run=RunView.model_validate({name: stored[name] for name in RunView.model_fields}),
    )


def _card(variant: Variant, card: Card, facts: CardFacts) -> CardFactsView:
    played = card_played(variant, card.id)
    return CardFactsView(
        card=card.id,
        makes=list(facts.makes),
        needs=list(facts.needs),
        modes=[mode.name for mode in MODES if _is_in(mode.name, variant, card)],
        example=None if facts.example is None else _example(facts.example),
        companions=[CompanionView.model_validate(one) for one in facts.companions],
        played=None if played is None else PlayedView.model_validate(played),
    )


def _is_in(mode: str, variant: Variant, card: Card) -> bool:
    return card.code > BUILDINGS or card.id in cards_in(make_setup(mode, variant))


def _example(example: Example) -> ExampleView:
    return ExampleView(had=dict(example.had), gave=dict(example.gave), got=dict(example.got))


def _good(variant: int, good: int, facts: dict[str, CardFacts]) -> GoodFactsView:
    name = g.NAMES[good]
    back = BACK.get(good)
    cards = [card for card in CARDS[variant] if card.id in facts]
    return GoodFactsView(
        good=name,
        food=food_of(good),
        energy=int(g.ENERGY[good]) / 2,
        coins=coins_of(good),
        points=int(g.POINTS[good]),
        back=g.NAMES[back] if back is not None and g.in_variant(back, variant) else "",
        wheel=name in INDICATORS,
        makers=[one.card for one in facts.values() if name in one.makes],
        users=[card.id for card in cards if card.is_building and name in facts[card.id].needs],
        builders=[card.id for card in cards if good < g.KINDS and card.cost.goods[good]],
    )
