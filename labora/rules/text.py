"""A position as one line of text, and back. Equal positions have equal lines, and only they."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules import kinds
from labora.rules.cards import BIT, BUILDINGS, CARDS, CODE, EMPTY
from labora.rules.errors import LaboraError, NotationError
from labora.rules.landscape import SIDES, Landscape, pile_of, tile, tile_row, tile_side
from labora.rules.notation import goods_option, goods_vector, parse_goods_option
from labora.rules.offers import is_payment, offers
from labora.rules.position import BOARD, INDICATORS, NO_BROTHER, NOT_IN_PLAY, Player, Position
from labora.rules.setup import Setup, make_setup
from labora.rules.table import building_at, in_last_round
from labora.rules.using import payments

EMPTY_TEXT: Final = "."
WITHOUT_QUARRY: Final = "-without-quarry"
_FIELDS: Final = ("round", "start", "step", "turn", "actions", "purchases", "fee", "last")
_USE: Final = ("card", "place", "part", "amount", "held", "cursor", "left", "reached")
_MOST: Final = 9999


def position_text(position: Position) -> str:
    """`4-long/france round=1 ... | 1peat+1grain ... | ...`: the table, then a part for each board."""
    numbers = (
        position.round,
        position.start,
        position.step,
        position.turn,
        position.actions,
        position.purchases,
        2 if position.fee_raised else 1,
        int(position.last),
    )
    use = (
        position.card,
        position.place,
        position.part,
        position.amount,
        position.held,
        position.cursor,
        position.left,
        position.reached,
    )
    table = [
        position.setup.name,
        *(f"{name}={number}" for name, number in zip(_FIELDS, numbers, strict=True)),
        f"wheel={','.join('-' if age == NOT_IN_PLAY else str(age) for age in position.ages)}",
        f"display={_mask_text(position, position.display)}",
        f"placed={_mask_text(position, position.placed)}",
        f"decision={kinds.NAMES[position.kind]}",
        f"use={','.join(str(number) for number in use)}",
    ]
    return " | ".join([" ".join(table), *(_player_text(position, player) for player in position.players)])


def _mask_text(position: Position, mask: i64) -> str:
    cards = [position.setup.cards[code].id for code in range(1, BUILDINGS + 1) if mask & BIT[code]]
    return ",".join(cards) or "-"


def _player_text(position: Position, player: Player) -> str:
    cells = [EMPTY_TEXT if cell == EMPTY else position.setup.cards[cell].id for cell in player.cells]
    tiles = [f"{SIDES[tile_side(code)]}@{tile_row(code)}" for code in player.land.tiles]
    clergymen = [str(place) for place in (player.prior, player.lay_one, player.lay_two)]
    return " ".join(
        (goods_option(player.goods).text, ",".join(tiles) or "-", ",".join(cells), ",".join(clergymen))
    )


# Reading


def parse_position(text: str) -> Position:
    """The position of a line; a NotationError says what is wrong with it."""
    try:
        position = _read(text)
        if not position.over and not (
            payments(position).count if is_payment(position.kind) else len(offers(position))
        ):
            raise NotationError("That position has no options: it cannot come up in a game.")
    except NotationError:
        raise
    except (LaboraError, ValueError, IndexError, KeyError, TypeError) as error:
        raise NotationError(f"That is not the text of a position ({error}).") from error
    return position


def _read(text: str) -> Position:
    table, *boards = text.strip().split(" | ")
    name, *fields = table.split(" ")
    setup = _read_setup(name)
    values = dict(_key_value(field) for field in fields)
    expected = {*_FIELDS, "wheel", "display", "placed", "decision", "use"}
    if set(values) != expected or len(fields) != len(expected):
        raise NotationError(f"A position has the fields {', '.join(sorted(expected))}, each once.")
    if len(boards) != setup.boards:
        raise NotationError(f"{setup.name} has {setup.boards} boards, not {len(boards)}.")
    players = [_read_player(setup, board) for board in boards]
    position = Position(setup, players, _read_wheel(values["wheel"]))
    position.round = _number(values["round"], 1)
    position.start = _number(values["start"], 0, setup.players - 1)
    position.last = _number(values["last"], 0, 1) == 1
    flow = setup.mode.last_flow if in_last_round(position) else setup.mode.flow
    position.step = _number(values["step"], 0, len(flow) - 1)
    position.turn = _number(values["turn"], 0, max(len(setup.mode.turns), int(setup.players)))
    position.actions = _number(values["actions"], 0, 2)
    position.purchases = _number(values["purchases"], 0, 1)
    position.fee_raised = _number(values["fee"], 1, 2) == 2
    position.display = _read_mask(setup, values["display"])
    position.placed = _read_mask(setup, values["placed"])
    if values["decision"] not in kinds.NAMES:
        raise NotationError(f"There is no decision {values['decision']!r}.")
    position.kind = kinds.NAMES.index(values["decision"])
    _read_use(position, values["use"])
    return position


def _read_setup(name: str) -> Setup:
    mode, _, variant = name.removesuffix(WITHOUT_QUARRY).partition("/")
    return make_setup(mode, variant, without_quarry=name.endswith(WITHOUT_QUARRY))


def _key_value(field: str) -> tuple[str, str]:
    key, _, value = field.partition("=")
    return key, value


def _number(text: str, least: int, most: int = _MOST) -> int:
    if re.fullmatch(r"-?\d{1,9}", text) is None or not least <= int(text) <= most:
        raise NotationError(f"{text!r} should be a number from {least} to {most}.")
    return int(text)


def _read_wheel(text: str) -> vec[i64]:
    ages = [NOT_IN_PLAY if age == "-" else _number(age, 0, 12) for age in text.split(",")]
    if len(ages) != len(INDICATORS):
        raise NotationError(f"The wheel has {len(INDICATORS)} indicators, not {len(ages)}.")
    return vec[i64](ages)


def _read_mask(setup: Setup, text: str) -> i64:
    mask: i64 = 0
    for name in text.split(",") if text != "-" else []:
        code = CODE[setup.variant].get(name, 0)
        if not 1 <= code <= BUILDINGS:
            raise NotationError(f"{name!r} is not a building of the variant.")
        mask |= BIT[code]
    return mask


def _read_use(position: Position, text: str) -> None:
    numbers = [_number(number, -1) for number in text.split(",")]
    if len(numbers) != len(_USE):
        raise NotationError(f"The building in use is told by {', '.join(_USE)}.")
    position.card, position.place, position.part, position.amount = numbers[:4]
    position.held, position.cursor, position.left, position.reached = numbers[4:]
    if not 0 <= position.card < len(CARDS[0]) or not 0 <= position.reached <= 15:
        raise NotationError("There is no such building in use.")
    if position.place >= 0 and position.card and building_at(position, position.place) == EMPTY:
        raise NotationError("There is no building where one is in use.")


def _read_player(setup: Setup, text: str) -> Player:
    parts = text.split(" ")
    if len(parts) != 4:
        raise NotationError("A board has goods, tiles, cards and clergymen.")
    option = parse_goods_option(parts[0])
    if option is None:
        raise NotationError(f"{parts[0]!r} is not a text of goods.")
    land = Landscape(vec[i64]())
    for name in parts[1].split(",") if parts[1] != "-" else []:
        side, _, row = name.partition("@")
        if side not in SIDES:
            raise NotationError(f"There is no tile {name!r}.")
        code = tile(SIDES.index(side), _number(row, -40, 40))
        if not land.fits(code) or land.taken_from(pile_of(tile_side(code))) == 9:
            raise NotationError(f"The tile {name!r} does not fit.")
        land = land.with_tile(code)
    cells = [
        EMPTY if cell == EMPTY_TEXT else CODE[setup.variant].get(cell, -1) for cell in parts[2].split(",")
    ]
    if len(cells) != land.size or -1 in cells:
        raise NotationError(
            f"A board with these tiles has {land.size} spaces, each empty ('.') or with a card."
        )
    places = [_number(place, NO_BROTHER, setup.boards * BOARD - 1) for place in parts[3].split(",")]
    if len(places) != 3 or places[1] > places[2]:
        raise NotationError("Clergymen are the prior, then the lay brothers in order.")
    return Player(goods_vector(option), vec[i64](cells), land, places[0], places[1], places[2])
