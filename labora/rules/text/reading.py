"""Reading the line of a position: the parts of it, one by one. `text.py` says what a line looks like."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components import goods as g
from labora.rules.components.card import BIT
from labora.rules.components.cards import CODE
from labora.rules.components.codes import BUILDINGS, EMPTY
from labora.rules.components.landscape import PILES, SIDES, Landscape, heartland, pile_of, tile, tile_side
from labora.rules.components.modes import STEP_NAMES
from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import no_position
from labora.rules.engine.decision_kind import A_CARD, A_GOOD, A_PILE
from labora.rules.engine.offers import kind_of
from labora.rules.engine.option import parse_goods
from labora.rules.state.position import (
    BOARD,
    DISPLAY,
    IN_SUPPLY,
    INDICATORS,
    NO_BROTHER,
    NOT_IN_PLAY,
    Player,
    Position,
)
from labora.rules.state.queries import in_last_round
from labora.rules.state.setup import Setup, make_setup

EMPTY_TEXT: Final = "."
NOTHING: Final = "-"
ON_DISPLAY: Final = "display"
WITHOUT_QUARRY: Final = "-without-quarry"
_REQUIRED: Final = (
    "round", "start", "step", "turn", "actions", "purchases", "wheel", "display", "decision",
)  # fmt: skip
_OPTIONAL: Final = (
    "fee", "last", "placed", "use", "part", "times", "held", "cursor", "left", "reached",
)  # fmt: skip
# Here the cursor is the space of the new card.
_MOST_LANDS: Final = 1000
_LANDS: Final[dict[str, Landscape]] = {}
WITH_A_SPACE: Final = (decision_kinds.PRIOR, decision_kinds.SETTLEMENT_PAYMENT)


def read_position(text: str) -> Position:
    """The position of a line. Whether it could come up in a game is not asked here."""
    table, *boards = text.strip().split(" | ")
    name, *fields = table.split(" ")
    setup = _read_setup(name)
    values = _read_fields(fields)
    if len(boards) != setup.boards:
        raise no_position(f"{setup.name} has {setup.boards} boards, not {len(boards)}.", "fields")
    parts = [_board_parts(board) for board in boards]
    players = [_read_player(setup, board) for board in parts]
    position = Position(setup, players, _read_wheel(values["wheel"]))
    for player, board in zip(players, parts, strict=True):
        _read_clergymen(position, player, board[3], board[4])
    position.round = _number(values["round"], 1, 9999)
    position.start = _number(values["start"], 0, setup.players - 1)
    position.last = _number(values.get("last", "0"), 0, 1) == 1
    position.step = _read_step(position, values["step"])
    position.turn = _number(values["turn"], 0, 9)
    position.actions = _number(values["actions"], 0, 2)
    position.purchases = _number(values["purchases"], 0, 1)
    position.fee_raised = _number(values.get("fee", "1"), 1, 2) == 2
    position.display = _read_mask(setup, values["display"])
    position.placed = _read_mask(setup, values.get("placed", NOTHING))
    if values["decision"] not in decision_kinds.NAMES:
        raise no_position(f"There is no decision {values['decision']!r}.", "name", values["decision"])
    position.kind = decision_kinds.NAMES.index(values["decision"])
    _read_use(position, values)
    return position


def mode_and_variant(setup: str) -> tuple[str, str]:
    """Of a setup's name."""
    mode, _, variant = setup.removesuffix(WITHOUT_QUARRY).partition("/")
    return mode, variant


def _read_setup(name: str) -> Setup:
    mode, variant = mode_and_variant(name)
    return make_setup(mode, variant, without_quarry=name.endswith(WITHOUT_QUARRY))


def _read_fields(fields: list[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for field in fields:
        key, _, value = field.partition("=")
        if key in values or not (key in _REQUIRED or key in _OPTIONAL):
            raise no_position(f"A position has no field {key!r}, or has it only once.", "fields")
        values[key] = value
    for key in _REQUIRED:
        if key not in values:
            raise no_position(f"The position lacks the field {key!r}.", "fields")
    return values


# Nearly all numbers of a position.
_SMALL: Final[dict[str, int]] = {str(number): number for number in range(-1, 100)}


def _number(text: str, least: int, most: int) -> int:
    number = _SMALL.get(text)
    if number is None and re.fullmatch(r"-?[0-9]{1,9}", text) is not None:
        number = int(text)
    if number is None or not least <= number <= most:
        raise no_position(f"{text!r} should be a number from {least} to {most}.", "number", text)
    return number


def _read_step(position: Position, name: str) -> int:
    mode = position.setup.mode
    flow = mode.last_flow if in_last_round(position) else mode.flow
    for step in range(len(flow)):
        if STEP_NAMES[flow[step]] == name:
            return step
    raise no_position(f"Round {position.round} of {position.setup.name} has no step {name!r}.", "round")


def _read_wheel(text: str) -> vec[i64]:
    ages = [NOT_IN_PLAY if age == NOTHING else _number(age, 0, 12) for age in text.split(",")]
    if len(ages) != len(INDICATORS):
        raise no_position(f"The wheel has {len(INDICATORS)} indicators, not {len(ages)}.", "wheel")
    return vec[i64](ages)


def _read_mask(setup: Setup, text: str) -> i64:
    mask: i64 = 0
    for name in text.split(",") if text != NOTHING else []:
        code = CODE[setup.variant].get(name, 0)
        if not 1 <= code <= BUILDINGS or mask & BIT[code]:
            raise no_position(
                f"{name!r} is not a building of the variant, or stands there twice.", "name", name
            )
        mask |= BIT[code]
    return mask


def _read_use(position: Position, values: dict[str, str]) -> None:
    if "use" in values:
        name, _, where = values["use"].partition("@")
        position.card = CODE[position.setup.variant].get(name, EMPTY)
        position.place = DISPLAY if where == ON_DISPLAY else _read_place(position, values["use"])
    position.part = _number(values.get("part", "0"), 0, 9)
    position.amount = _number(values.get("times", "0"), 0, 9999)
    _read_held(position, values.get("held", "0"))
    cursor = _number(values.get("cursor", "0"), -1, 999)
    if position.kind in WITH_A_SPACE:
        position.space = cursor
    else:
        position.cursor = cursor
    position.left = _number(values.get("left", "0"), -1, 99)
    for name in values["reached"].split(",") if "reached" in values else []:
        card = position.setup.cards[CODE[position.setup.variant].get(name, EMPTY)]
        if not card.reach_bit or position.reached & card.reach_bit:
            raise no_position(
                f"{name!r} does not reach other buildings, or stands there twice.", "name", name
            )
        position.reached |= card.reach_bit


def _read_held(position: Position, text: str) -> None:
    holds = kind_of(position).holds
    if holds == A_CARD:
        position.new_card = CODE[position.setup.variant].get(text, EMPTY)
    elif holds == A_PILE:
        position.pile = PILES.index(text)
    elif holds == A_GOOD and text != "0":
        position.cleared = g.NUMBER[text]
    else:
        position.joined = _number(text, 0, 9999)


def _read_place(position: Position, text: str) -> i64:
    """`F05@1` as a place; `-` as none."""
    if text == NOTHING:
        return IN_SUPPLY
    name, _, where = text.partition("@")
    board = _number(where, 0, len(position.players) - 1)
    code = CODE[position.setup.variant].get(name, EMPTY)
    cells = position.players[board].cells
    for space in range(len(cells)):
        if cells[space] == code and code != EMPTY:
            return board * BOARD + space
    raise no_position(f"There is no building {name!r} on board {board}.", "name", text)


def _board_parts(text: str) -> list[str]:
    parts = text.split(" ")
    if len(parts) != 5:
        raise no_position("A board has goods, tiles, cards, the prior and the lay brothers.", "fields")
    return parts


def _read_player(setup: Setup, parts: list[str]) -> Player:
    goods = parse_goods(parts[0])
    if goods is None:
        raise no_position(f"{parts[0]!r} is not a text of goods.", "goods")
    land = _read_land(parts[1])
    names = parts[2].split(",")
    cards = CODE[setup.variant]
    codes = [EMPTY if name == EMPTY_TEXT else cards.get(name, -1) for name in names]
    if len(codes) != land.size or -1 in codes:
        raise no_position(f"This land has {land.size} spaces, each empty ('.') or with a card.", "cards")
    return Player(goods, vec[i64](codes), land, IN_SUPPLY, IN_SUPPLY, IN_SUPPLY)


def _read_land(text: str) -> Landscape:
    """Lands never change, so that positions share them; those that were read last are kept."""
    land = _LANDS.get(text)
    if land is None:
        land = _new_land(text)
        if len(_LANDS) >= _MOST_LANDS:
            _LANDS.clear()
        _LANDS[text] = land
    return land


def _new_land(text: str) -> Landscape:
    land = heartland()
    for name in text.split(",") if text != NOTHING else []:
        side, _, row = name.partition("@")
        if side not in SIDES:
            raise no_position(f"There is no tile {name!r}.", "name", name)
        code = tile(SIDES.index(side), _number(row, -40, 40))
        if not land.fits(code) or land.taken_from(pile_of(tile_side(code))) == 9:
            raise no_position(f"The tile {name!r} does not fit.", "land")
        land = land.with_tile(code)
    return land


def _read_clergymen(position: Position, player: Player, prior: str, brothers: str) -> None:
    if not prior.startswith("prior=") or not brothers.startswith("brothers="):
        raise no_position(
            "The clergymen are told by prior=... and brothers=..., '-' where in supply.", "clergymen"
        )
    player.prior = _read_place(position, prior.removeprefix("prior="))
    places = [_read_place(position, text) for text in brothers.removeprefix("brothers=").split(",")]
    if len(places) != position.setup.mode.lay_brothers:
        raise no_position(
            f"Everybody has {position.setup.mode.lay_brothers} lay brothers in this game, not {len(places)}.",
            "clergymen",
        )
    first = places[0] if len(places) == 2 else NO_BROTHER
    player.lay_one = min(first, places[-1])
    player.lay_two = max(first, places[-1])
