"""Cards and modes as they travel."""

from typing import Final, Literal

from labora.bots.registry import BOT_ROWS, LEVELS, BotRow
from labora.i18n import Words
from labora.i18n.messages import LANGUAGES
from labora.rules.components import effects
from labora.rules.components import goods as g
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS
from labora.rules.components.codes import BUILDINGS, EMPTY, FOREST, is_settlement
from labora.rules.components.effects import HERD_COINS, Cost, Part
from labora.rules.components.goods import VARIANTS, Variant
from labora.rules.components.modes import MODES, Mode
from labora.server.games.positions.views import goods_of
from labora.server.tutorial.card_schemas import (
    CardsView,
    CardView,
    ChoiceView,
    CostView,
    LevelView,
    ModeView,
    OffersView,
    PartView,
)
from labora.tutorial.bot_statistics import kind_played, usual_actions

_GOALS: Final[dict[int, str]] = {
    effects.PRODUCE: "produce",
    effects.SHIP: "ship",
    effects.USE_PRIOR: "use-prior",
    effects.USE_OCCUPIED: "use-occupied",
    effects.USE_NEIGHBOUR: "use-neighbour",
    effects.USE_DISPLAY: "use-display",
    effects.BUILD: "build",
    effects.SETTLE: "settle",
    effects.TAKE_LAND: "take-land",
    effects.CLEAR_LAND: "clear-land",
    effects.IMPROVE: "improve",
    effects.REWARD_CLOISTERS: "reward-cloisters",
    effects.REWARD_WILDERNESS: "reward-wilderness",
}
_RECALLS: Final[dict[int, Literal["own-prior", "all-own"]]] = {
    effects.OWN_PRIOR: "own-prior",
    effects.ALL_OWN: "all-own",
}


def cards_view(variant: Variant, words: Words) -> CardsView:
    number = VARIANTS.index(variant)
    cards = [card for card in CARDS[number] if card.code != EMPTY]
    return CardsView(
        variant=variant,
        language=words.language,
        goods=goods_of(number),
        cards=[_card(card, words) for card in cards],
    )


def _card(card: Card, words: Words) -> CardView:
    return CardView(
        id=card.id,
        kind=_kind(card),
        number=int(card.code) if card.code <= BUILDINGS else None,
        message=f"card-{card.id}",
        name=words.card(card.id),
        function=words.function(card.id),
        deck=card.deck,
        players=card.players,
        cost=_cost(card.cost),
        terrain=list(card.terrain),
        cloister=card.cloister,
        economic=int(card.economic),
        dwelling=int(card.dwelling),
        parts=[_part(part) for part in card.parts],
    )


def _kind(card: Card) -> Literal["building", "heartland", "settlement", "wilderness"]:
    if card.code <= BUILDINGS:
        return "building"
    if is_settlement(card.code):
        return "settlement"
    return "wilderness" if card.code >= FOREST else "heartland"


def _cost(cost: Cost) -> CostView:
    return CostView(
        goods={g.NAMES[good]: int(cost.goods[good]) for good in cost.kinds},
        food=int(cost.food),
        energy=int(cost.energy) / 2,
        points=int(cost.points),
    )


def _part(part: Part) -> PartView:
    return PartView(
        cost=_cost(part.cost),
        gain={g.NAMES[good]: int(part.gain[good]) for good in range(g.KINDS) if part.gain[good]},
        choices=[
            ChoiceView(
                goods=[g.NAMES[good] for good in choice.goods],
                amount=int(choice.amount),
                another=choice.another,
            )
            for choice in part.choices
        ],
        limit=None if part.limit >= effects.ANY_NUMBER else int(part.limit),
        different=int(part.different),
        forests=int(part.forests),
        goal=_GOALS.get(int(part.goal)),
        wheel=[g.NAMES[good] for good in part.wheel],
        recall=_RECALLS.get(int(part.recall)),
        tiers=[int(coins) for coins in part.tiers],
        rebate=int(part.rebate),
        herd=[list(pair) for pair in HERD_COINS] if part.herd else [],
        joined=part.joined,
        shares_limit=part.shares_limit,
        any_food=part.any_food,
    )


def offers_view(words: Words) -> OffersView:
    return OffersView(
        modes=[_mode(mode, words) for mode in MODES],
        bots=list(LEVELS),
        languages=list(LANGUAGES),
        levels=[_level(row) for row in BOT_ROWS if row.offered],
    )


def _level(row: BotRow) -> LevelView:
    alone = {} if row.strength is None else row.strength.alone
    points = {variant: round(median) for variant, median in alone.items()}
    return LevelView(id=row.id, points_alone=points, time_chosen=row.time_chosen)


def _mode(mode: Mode, words: Words) -> ModeView:
    played = {variant: kind_played(mode.name, variant) for variant in VARIANTS}
    return ModeView(
        mode=mode.name,
        players=int(mode.players),
        name=words.mode(mode.name),
        about=words.text(f"mode-about-{mode.name}"),
        variants=list(VARIANTS),
        rounds=int(mode.last_round) or None,
        actions=usual_actions(mode.name),
        usual={variant: [one.low, one.high] for variant, one in played.items()},
        options={"france": ["without_quarry"]} if mode.name == "4-short" else {},
    )
