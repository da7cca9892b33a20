"""Obstacles: the reason why an option is not offered, with what a player needs to know about it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from labora.rules.components import goods as g
from labora.rules.components.card import Card
from labora.rules.components.effects import Cost
from labora.rules.components.landscape import DISTRICT, PLOT
from labora.rules.constants import decision_kinds, reasons
from labora.rules.constants.errors import LaboraError
from labora.rules.engine.neutral_player import NEUTRAL, card_left_over, first_legal_space
from labora.rules.engine.offers import held_card
from labora.rules.engine.option import Named, Option, Space
from labora.rules.notation import option_code
from labora.rules.state.payments import ENERGY_TILES, FOOD_TILES, can_pay
from labora.rules.state.position import Position
from labora.rules.state.queries import card_of, current, fee, price, worth_in_coins


class Obstacle:
    """Explain why an option is not offered. `reason` is the message id without its prefix.

    Of the rest, only what the reason speaks of is filled in.
    """

    def __init__(self, reason: str, option: Option, decision: str) -> None:
        self.reason: Final = reason
        self.option: Final = option
        self.decision: Final = decision
        # Ids of the card in question, and of the one that would be left over (R23).
        self.card = ""
        self.left = ""
        # What is missing for the cost, and where the card could stand.
        self.missing: tuple[tuple[str, int], ...] = ()
        self.terrain: tuple[str, ...] = ()
        self.coins = 0
        self.have = 0

    @property
    def message(self) -> str:
        """Return the id of the sentence that explains it."""
        return f"obstacle-{self.reason}"

    @property
    def arguments(self) -> dict[str, str | int]:
        """Return the arguments of that sentence as texts and numbers, as JSON takes them."""
        found: dict[str, str | int] = {"option": self.option.text, "decision": self.decision}
        if self.card:
            found["card"] = self.card
        if self.left:
            found["left"] = self.left
        if self.missing:
            found["missing"] = "+".join(f"{number}{name}" for name, number in self.missing)
        if self.terrain:
            found["terrain"] = "/".join(self.terrain)
        if self.coins:
            found["coins"] = self.coins
            found["have"] = self.have
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Obstacle) and self.reason == other.reason and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Obstacle({self.reason!r}, {self.arguments!r})"

    def __reduce__(self) -> tuple[object, ...]:
        details = (self.card, self.left, self.missing, self.terrain, self.coins, self.have)
        return _obstacle, (self.reason, self.option, self.decision, details)


_Details = tuple[str, str, tuple[tuple[str, int], ...], tuple[str, ...], int, int]


def _obstacle(reason: str, option: Option, decision: str, details: _Details) -> Obstacle:
    """Makes the obstacle of a pickle."""
    found = Obstacle(reason, option, decision)
    found.card, found.left, found.missing, found.terrain, found.coins, found.have = details
    return found


# What says an obstacle as a sentence. The rules know no language: `import labora` brings it along.
_EXPLAINED_BY: Final[list[Callable[[Obstacle], str]]] = []


def explain_with(sentence_of: Callable[[Obstacle], str]) -> None:
    """Lets errors say why an option is refused, by a sentence instead of the reason's id."""
    _EXPLAINED_BY[:] = [sentence_of]


class IllegalOptionError(LaboraError):
    """Report an option that is not offered; `obstacle` says why, `offered` what the decision offers."""

    def __init__(self, offered: str, obstacle: Obstacle) -> None:
        super().__init__(offered)
        self.offered = offered
        self.obstacle = obstacle

    def __str__(self) -> str:
        said = [sentence_of(self.obstacle) for sentence_of in _EXPLAINED_BY]
        because = f": {said[0]}" if said else f" ({self.obstacle.reason})."
        return f"{self.obstacle.option.text!r} is not possible now{because} {self.offered}"

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalOptionError, (self.offered, self.obstacle)


def obstacle_of(position: Position, option: Option, reason: i64) -> Obstacle:
    """The reason with what a player needs to know about it."""
    found = Obstacle(reasons.NAMES[reason], option, decision_kinds.NAMES[position.kind])
    card = _card_of_option(position, option)
    if card is not None:
        found.card = card.id
        if reason == reasons.CANNOT_PAY and position.kind != decision_kinds.AMOUNT:
            found.missing = missing_for(position, card.cost)
        if reason == reasons.WRONG_TERRAIN or reason == reasons.NO_SPACE:
            found.terrain = card.terrain
        if reason == reasons.LEAVES_WITHOUT_PLACE:
            found.left = _left_over(position, card, option)
    if reason == reasons.NO_COINS or reason == reasons.NO_FEE:
        found.coins = int(_coins_needed(position, option))
        found.have = int(worth_in_coins(position, current(position)))
    return found


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


def _left_over(position: Position, card: Card, option: Option) -> str:
    """Return the building that would have no space left (R23). Without a chosen space, try the first one."""
    space = first_legal_space(position, card)
    if isinstance(option, Space):
        space = position.players[NEUTRAL].land.space_at(option.column, option.row)
    return card_of(position, card_left_over(position, card, space)).id


def _coins_needed(position: Position, option: Option) -> i64:
    if option.text == decision_kinds.ACTS[decision_kinds.ACT_DISTRICT]:
        return price(position, DISTRICT)
    if option.text == decision_kinds.ACTS[decision_kinds.ACT_PLOT]:
        return price(position, PLOT)
    return fee(position)


def missing_for(position: Position, cost: Cost) -> tuple[tuple[str, int], ...]:
    """What the active player lacks to pay a cost; half an energy is a whole one here."""
    player = current(position)
    variant = position.setup.variant
    terms: list[tuple[str, int]] = []
    for good in cost.kinds:
        have = player.goods[good]
        if good == g.COIN:
            have = worth_in_coins(position, player)
        elif good == g.STRAW:
            have += player.goods[g.GRAIN] - cost.goods[g.GRAIN]
        if have < cost.goods[good]:
            terms.append((g.NAMES[good], int(cost.goods[good] - have)))
    food = worth_in_coins(position, player) + player.goods[g.GRAIN]
    for good in FOOD_TILES:
        food += player.goods[good] * g.FOOD[good]
    energy = player.goods[g.STRAW]
    for good in ENERGY_TILES:
        energy += player.goods[good] * g.ENERGY[good]
    if food < cost.food:
        terms.append(("food", int(cost.food - food)))
    if energy < cost.energy and (food >= cost.food or energy + player.goods[g.GRAIN] < cost.energy):
        terms.append(("energy", int((cost.energy - energy + 1) // 2)))
    if not terms and not can_pay(player.goods, variant, cost):
        terms.append(("food", 1))
    return tuple(terms)
