"""Scenes for the rules tests: a table in the state that a rule is about, and turns played in texts."""

from librt.vecs import extend
from mypy_extensions import i64

from labora.rules.cards import BIT, CODE
from labora.rules.flow import first_position
from labora.rules.landscape import SIDES, cards_on, tile
from labora.rules.notation import Goods, goods_vector, parse_goods_option
from labora.rules.options import Decision, apply, why_not
from labora.rules.position import BOARD, INDICATORS, NOT_IN_PLAY, Position
from labora.rules.setup import make_setup


def table(mode: str = "4-long", variant: str = "france", *, start: int = 0, round: int | None = None) -> Position:
    """A new game; `round` only sets the number of the round (nothing is dealt, no wheel turned)."""
    position = first_position(make_setup(mode, variant), start)
    if round is not None:
        position.round = round
    return position


def goods(position: Position, player: int, text: str) -> None:
    """Sets a player's goods: exactly these."""
    option = parse_goods_option(text)
    assert isinstance(option, Goods), text
    position.players[player].goods = goods_vector(option)


def owned(position: Position, player: int) -> dict[str, int]:
    from labora.rules.notation import goods_option

    return dict(goods_option(position.players[player].goods).amounts)


def put(position: Position, player: int, card: str, column: int, row: int) -> int:
    """Puts a card (or "empty", "forest", "moor") on a space, taking it out of the display; gives the place."""
    board = position.players[player]
    space = int(board.land.space_at(column, row))
    assert space >= 0, f"no space {column},{row}"
    code = 0 if card == "empty" else CODE[position.setup.variant][card]
    board.cells[space] = code
    if 1 <= code <= 41:
        position.display &= ~int(BIT[code])
    return player * BOARD + space


def land(position: Position, player: int, side: str, row: int) -> None:
    """Adds a landscape tile to a player's land."""
    board = position.players[player]
    code: i64 = tile(SIDES.index(side), row)
    assert board.land.fits(code), f"{side}@{row} does not fit"
    board.land = board.land.with_tile(code)
    board.cells = extend(board.cells, cards_on(SIDES.index(side)))


def display(position: Position, *cards: str) -> None:
    """The display: exactly these cards."""
    position.display = sum(int(BIT[CODE[position.setup.variant][card]]) for card in cards)


def wheel(position: Position, **values: int) -> None:
    """Sets indicators so that they yield these values (-1: not in play)."""
    for name, value in values.items():
        spaces = list(position.setup.mode.wheel)
        position.ages[INDICATORS.index(name)] = NOT_IN_PLAY if value < 0 else spaces.index(value)


def value(position: Position, indicator: str) -> int:
    age = int(position.ages[INDICATORS.index(indicator)])
    return -1 if age == NOT_IN_PLAY else int(position.setup.mode.wheel[age])


def place_of(position: Position, text: str) -> int:
    """`"F05@1"` as a place, for putting clergymen."""
    card, _, board = text.partition("@")
    cells = list(position.players[int(board)].cells)
    return int(board) * BOARD + cells.index(CODE[position.setup.variant][card])


def clergymen(position: Position, player: int, prior: str = "", lay: tuple[str, ...] = ()) -> None:
    """Puts a player's clergymen on buildings (`"F05@1"`); those not named are in supply."""
    board = position.players[player]
    board.prior = place_of(position, prior) if prior else -1
    missing = -2 if position.setup.mode.lay_brothers == 1 else -1
    brothers = [place_of(position, building) for building in lay]
    brothers += [-1] * (position.setup.mode.lay_brothers - len(lay))
    if len(brothers) == 1:
        brothers.append(missing)
    board.lay_one, board.lay_two = sorted(brothers)


def kind(position: Position) -> str:
    return "over" if position.over else Decision(position).kind


def options(position: Position) -> list[str]:
    return [option.text for option in Decision(position).options]


def play(position: Position, line: str) -> Position:
    """Plays options given as texts in a row; each must be offered."""
    for text in line.split():
        apply(position, Decision(position).parse(text))
    return position


def why(position: Position, text: str) -> str:
    """The reason why an option is not offered; "" if it is."""
    obstacle = why_not(position, Decision(position).parse(text))
    return "" if obstacle is None else obstacle.reason
