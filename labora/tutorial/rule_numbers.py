"""The numbers that the rules' sentences speak of: taken from the engine, for a mode and a variant."""

from typing import Final

from labora.i18n import Words
from labora.i18n.messages import Argument
from labora.i18n.phrases import counted
from labora.rules.components import goods as g
from labora.rules.components.cards import CARDS
from labora.rules.components.codes import BUILDINGS, FIRST_SETTLEMENT, FOREST, LAST_SETTLEMENT, MOOR
from labora.rules.components.effects import part_cost
from labora.rules.components.modes import BACK, MODE
from labora.rules.engine.table_setup import set_up
from labora.rules.state.position import Position
from labora.rules.state.queries import count_cards, fee
from labora.rules.state.scoring import WATER_DWELLING
from labora.rules.state.setup import Setup, make_setup

GOAL: Final = 500
"""Points that a solo game is played for."""
ROUND_LIMIT: Final = 60
"""Where programs stop a game of two that does not end (R28)."""

_STONES: Final = 3
_STONE_MERCHANT: Final = 12
_INN: Final = 20
_SHIPPING: Final = 33
_REACHER: Final = 27
_GARDENS: Final = (9, 10)
_TOWER_POINTS: Final = int(CARDS[g.IRELAND][35].parts[0].cost.points)
_GUESTHOUSE: Final = 40


def facts(words: Words, mode: str, variant: str) -> dict[str, Argument]:
    """Every variable that a message of the rules may take."""
    setup = make_setup(mode, variant)
    position = set_up(setup, 0)
    return (
        _beginning(words, setup, position)
        | _rounds(setup)
        | _contracts(words, setup, position)
        | _points(setup)
        | _cards(words, setup)
        | _other_games()
    )


def _beginning(words: Words, setup: Setup, position: Position) -> dict[str, Argument]:
    player = position.players[0]
    brothers = int(setup.mode.lay_brothers)
    hand = [card for card in setup.cards[FIRST_SETTLEMENT : LAST_SETTLEMENT + 1] if card.deck == "start"]
    return {
        "forests": int(count_cards(player, FOREST)),
        "moors": int(count_cards(player, MOOR)),
        "brothers": brothers,
        "men": brothers + 1,
        "goods": words.list(words.good(g.NAMES[good]) for good in g.BASIC),
        "cards": words.list(words.card(card.id) for card in hand),
        "start": len(_in_deck(setup, 0)),
        "buildings": len(cards_in(setup)),
    }


def _in_deck(setup: Setup, deck: int) -> list[int]:
    return [code for code in range(1, BUILDINGS + 1) if int(setup.decks[deck]) >> code & 1]


def cards_in(setup: Setup) -> set[str]:
    """The buildings that a game is played with, the neutral player's included."""
    codes = [code for deck in range(len(setup.decks)) for code in _in_deck(setup, deck)]
    return {setup.cards[code].id for code in codes} | ({"G13"} if setup.mode.neutral else set())


def _rounds(setup: Setup) -> dict[str, Argument]:
    mode = setup.mode
    return {
        "wheel": row(mode.wheel),
        "last": int(mode.last_round),
        "grapes": int(mode.grapes_enter),
        "stone": int(mode.stone_enters),
        "left": max(int(mode.display_ends), 0),
    }


def row(numbers: object) -> str:
    assert hasattr(numbers, "__iter__")
    return " ".join(str(int(number)) for number in numbers)


def _contracts(words: Words, setup: Setup, position: Position) -> dict[str, Argument]:
    usual = int(fee(position))
    raised = position.copy()
    raised.fee_raised = True
    drink = g.NAMES[g.DRINK[setup.variant]]
    return {
        "fee": usual,
        "raised": int(fee(raised)),
        "gift": words.amount(drink, 1),
        "drink": words.good(drink),
        "raiser": words.card("F21" if setup.variant == g.FRANCE else "I21"),
    }


def _points(setup: Setup) -> dict[str, Argument]:
    return {
        "reliquary": int(g.POINTS[g.RELIQUARY]),
        "ornament": int(g.POINTS[g.ORNAMENT]),
        "ceramic": int(g.POINTS[g.CERAMIC]),
        "book": int(g.POINTS[g.BOOK]),
        "wonder": int(g.POINTS[g.WONDER]),
        "sip": int(g.POINTS[g.DRINK[setup.variant]]),
        "five": int(g.POINTS[g.FIVE_COINS]),
        "water": WATER_DWELLING,
        "wonders": g.WONDERS,
        "goal": GOAL,
    }


def _cards(words: Words, setup: Setup) -> dict[str, Argument]:
    stones = part_cost(setup.cards[_STONE_MERCHANT].parts[0], _STONES)
    garden = _GARDENS[setup.variant]
    return {
        "food": int(stones.food),
        "energy": counted(int(stones.energy) / 2),
        "inn": max(int(part.limit) for part in setup.cards[_INN].parts),
        "tower": _TOWER_POINTS,
        "worth": int(g.DRINK_WORTH[setup.variant]),
        "each": counted(int(setup.mode.brotherhood_halves) / 2),
        "reacher": words.card(setup.cards[_REACHER].id),
        "garden": words.card(setup.cards[garden].id),
        "guest": words.card(setup.cards[_GUESTHOUSE].id),
        "ship": words.card(setup.cards[_SHIPPING].id),
    }


def _other_games() -> dict[str, Argument]:
    """Return the numbers of the chapters about other modes, for any game."""
    shared = sum(CARDS[0][code].id == CARDS[1][code].id for code in range(1, BUILDINGS + 1))
    return {
        "back": row(BACK),
        "shortend": int(MODE["2-short"].display_ends),
        "longend": int(MODE["2-long"].display_ends),
        "limit": ROUND_LIMIT,
        "rounds": int(MODE["3-short"].last_round),
        "solorounds": int(MODE["solo"].last_round),
        "shared": shared,
        "all": BUILDINGS,
    }
