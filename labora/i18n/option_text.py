"""An option in words, in the context of the decision that offers it."""

from labora.i18n.decision_arguments import arguments_of
from labora.i18n.messages import Argument
from labora.i18n.names import NONE, Names
from labora.i18n.place_names import space_words, tile_words, where_words
from labora.i18n.trade_text import cost_words, trade_words
from labora.rules.components import goods as g
from labora.rules.components.card import TERRAINS, Card
from labora.rules.components.cards import CODE
from labora.rules.components.codes import EMPTY
from labora.rules.components.effects import SHIP
from labora.rules.components.landscape import PILES, SIDES, pile_of
from labora.rules.constants import decision_kinds
from labora.rules.engine.abilities import IMPROVED, part_in_use
from labora.rules.engine.building_use import choice_in_use
from labora.rules.engine.option import (
    Building,
    Good,
    Goods,
    Indicator,
    Named,
    Option,
    Space,
    Tile,
    Times,
    Word,
)
from labora.rules.state.position import INDICATORS, JOKER, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.queries import active, card_of

_NEUTRAL_SPACES = (decision_kinds.NEUTRAL_SPACE, decision_kinds.NEUTRAL_PRIOR)


def option_words(names: Names, position: Position, option: Option) -> str:
    message = f"option-{decision_kinds.NAMES[position.kind]}{_which(position, option)}"
    own = _own_arguments(names, position, option)
    return names.sentence(message, arguments_of(names, position, own))


def _which(position: Position, option: Option) -> str:
    """What the message id has after the kind of decision."""
    match option:
        case Word():
            return f"-{option.text}"
        case Indicator(joker=True):
            return "-joker"
        case Named() if position.kind == decision_kinds.TARGET:
            return "-display"
        case Tile():
            return f"-{PILES[pile_of(SIDES.index(option.side))]}"
    return ""


def _own_arguments(names: Names, position: Position, option: Option) -> dict[str, Argument]:
    own: dict[str, Argument] = {}
    match option:
        case Named():
            own = _named(names, position, option)
        case Building():
            own = _building(names, position, option)
        case Space():
            own = _space(names, position, option)
        case Times():
            own = _times(names, position, option)
        case Indicator():
            own = _indicator(names, position, option)
        case Goods():
            own = {"goods": names.goods(option.amounts)}
        case Good():
            own = _good(names, position, option)
        case Tile():
            own = {"side": names.text(f"side-{option.side}"), "where": tile_words(names, position, option)}
    return own


def _named(names: Names, position: Position, option: Named) -> dict[str, Argument]:
    card = _card(position, option.card)
    return {"building": names.card_apart(position.setup, card), "price": cost_words(names, card.cost)}


def _building(names: Names, position: Position, option: Building) -> dict[str, Argument]:
    card = _card(position, option.card)
    return {
        "building": names.card_apart(position.setup, card),
        "player": names.player(position.setup, option.board),
    }


def _space(names: Names, position: Position, option: Space) -> dict[str, Argument]:
    number = 1 if position.kind in _NEUTRAL_SPACES else int(active(position))
    board = position.players[number]
    at = (number, option.column, option.row)
    said: dict[str, Argument] = {
        "space": space_words(names, position, *at),
        "where": where_words(names, position, *at),
        "terrain": NONE,
        "covered": NONE,
        "building": NONE,
    }
    space = board.land.space_at(option.column, option.row)
    if space < 0:
        return said
    there = NONE if board.cells[space] == EMPTY else names.card(card_of(position, board.cells[space]).id)
    return said | {
        "terrain": names.terrain(TERRAINS[board.land.terrain[space]]),
        "covered": there,
        "building": there,
    }


def _times(names: Names, position: Position, option: Times) -> dict[str, Argument]:
    trade = trade_words(names, position, part_in_use(position), option.number) if option.number else NONE
    return {"times": option.number, "trade": trade}


def _indicator(names: Names, position: Position, option: Indicator) -> dict[str, Argument]:
    number = JOKER if option.joker else INDICATORS.index(option.good)
    return {"goods": names.amount(option.good, int(indicator_value(position, number)))}


def _good(names: Names, position: Position, option: Good) -> dict[str, Argument]:
    good = names.good(option.good)
    if position.kind == decision_kinds.GIVE:
        return {"good": names.amount(option.good, 1)}
    if position.kind == decision_kinds.IMPROVEMENT:
        better = dict(IMPROVED)[g.NUMBER[option.good]]
        return {"good": good, "better": names.good(g.NAMES[better])}
    part = part_in_use(position)
    if part.goal == SHIP:
        count = int(indicator_value(position, JOKER))
    else:
        count = int(choice_in_use(position, part).amount)
    return {"goods": names.amount(option.good, count)}


def _card(position: Position, card: str) -> Card:
    return card_of(position, CODE[position.setup.variant][card])
