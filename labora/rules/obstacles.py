"""Obstacles: the reason why an option is not offered, as a message id with arguments."""

from typing import Final

from mypy_extensions import i64

from labora.rules.engine.neutral import NEUTRAL, card_left_over, first_legal_space
from labora.rules.engine.offers import held_card
from labora.rules.engine.option import Named, Option, Space
from labora.rules.notation import option_code
from labora.rules.printed import goods as g
from labora.rules.printed.card import Card
from labora.rules.printed.effects import Cost
from labora.rules.printed.landscape import DISTRICT, PLOT
from labora.rules.state.payments import ENERGY_TILES, FOOD_TILES, can_pay
from labora.rules.state.position import Position
from labora.rules.state.questions import card_of, current, fee, price, worth_in_coins
from labora.rules.vocabulary import choices, reasons


class Obstacle:
    """`reason` is the message id without its prefix; `arguments` are ids, numbers and texts of goods."""

    def __init__(self, reason: str, arguments: dict[str, str | int]) -> None:
        self.reason: Final = reason
        self.arguments: Final = arguments

    @property
    def message(self) -> str:
        return f"obstacle-{self.reason}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Obstacle) and self.reason == other.reason and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Obstacle({self.reason!r}, {self.arguments!r})"


def obstacle_of(position: Position, option: Option, reason: i64) -> Obstacle:
    """The reason with what a player needs to know about it."""
    arguments: dict[str, str | int] = {"option": option.text, "decision": choices.NAMES[position.kind]}
    card = _card_of_option(position, option)
    if card is not None:
        arguments["card"] = card.id
        _describe_card(position, card, reason, arguments)
        if reason == reasons.LEAVES_WITHOUT_PLACE:
            arguments["left"] = _left_over(position, card, option)
    if reason == reasons.NO_COINS or reason == reasons.NO_FEE:
        arguments["coins"] = int(_coins_needed(position, option))
        arguments["have"] = int(worth_in_coins(position, current(position)))
    return Obstacle(reasons.NAMES[reason], arguments)


def _card_of_option(position: Position, option: Option) -> Card | None:
    if isinstance(option, Named):
        code = option_code(position, option)
        return None if code is None else card_of(position, code)
    held = held_card(position)
    if held is not None:
        return held
    if position.card:
        return card_of(position, position.card)
    return None


def _describe_card(position: Position, card: Card, reason: i64, arguments: dict[str, str | int]) -> None:
    if reason == reasons.CANNOT_PAY and position.kind != choices.AMOUNT:
        arguments["missing"] = missing_text(position, card.cost)
    if reason in (reasons.WRONG_TERRAIN, reasons.NO_SPACE):
        arguments["terrain"] = "/".join(card.terrain)


def _left_over(position: Position, card: Card, option: Option) -> str:
    """R23: a building that would have no place. For a card without its space, whichever place it took."""
    space = first_legal_space(position, card)
    if isinstance(option, Space):
        space = position.players[NEUTRAL].land.space_at(option.column, option.row)
    return card_of(position, card_left_over(position, card, space)).id


def _coins_needed(position: Position, option: Option) -> i64:
    if option.text == choices.ACTS[choices.ACT_DISTRICT]:
        return price(position, DISTRICT)
    if option.text == choices.ACTS[choices.ACT_PLOT]:
        return price(position, PLOT)
    return fee(position)


def missing_text(position: Position, cost: Cost) -> str:
    """What the active player lacks to pay a cost, as a text of goods; energy in halves is said in halves."""
    player = current(position)
    variant = position.setup.variant
    terms: list[str] = []
    for good in cost.kinds:
        have = player.goods[good]
        if good == g.COIN:
            have = worth_in_coins(position, player)
        elif good == g.STRAW:
            have += player.goods[g.GRAIN] - cost.goods[g.GRAIN]
        if have < cost.goods[good]:
            terms.append(f"{cost.goods[good] - have}{g.NAMES[good]}")
    food = worth_in_coins(position, player) + player.goods[g.GRAIN]
    for good in FOOD_TILES:
        food += player.goods[good] * g.FOOD[good]
    energy = player.goods[g.STRAW]
    for good in ENERGY_TILES:
        energy += player.goods[good] * g.ENERGY[good]
    if food < cost.food:
        terms.append(f"{cost.food - food}food")
    if energy < cost.energy and (food >= cost.food or energy + player.goods[g.GRAIN] < cost.energy):
        terms.append(f"{(cost.energy - energy + 1) // 2}energy")
    if not terms and not can_pay(player.goods, variant, cost):
        terms.append("1food")
    return "+".join(terms)
