"""Scenes for the rules tests: a table in the state that a rule is about, and turns played in texts."""

from librt.vecs import extend
from mypy_extensions import i64

from labora.rules.components.card import BIT, TERRAINS
from labora.rules.components.cards import CODE
from labora.rules.components.codes import FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.landscape import NEIGHBOURS, SIDES, cards_on, tile
from labora.rules.decision import Decision, apply, why_not
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Goods, goods_option, goods_vector, parse_goods_option
from labora.rules.state.position import BOARD, INDICATORS, NOT_IN_PLAY, Position
from labora.rules.state.queries import in_hand
from labora.rules.state.setup import make_setup


def table(
    mode: str = "4-long", variant: str = "france", *, start: int = 0, round: int | None = None
) -> Position:
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
    return dict(goods_option(position.players[player].goods).amounts)


def put(position: Position, player: int, card: str, column: int, row: int) -> int:
    """Puts a card (or "empty", "forest", "moor") on a space, out of the display; gives the place."""
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


def who(position: Position) -> int:
    """The player who takes the open decision."""
    return Decision(position).player


def on_display(position: Position) -> set[str]:
    return {
        card.id for card in position.setup.cards if 1 <= card.code <= 41 and position.display & BIT[card.code]
    }


def hand(position: Position, player: int) -> set[str]:
    """The settlements that a player has in hand."""
    board = position.players[player]
    return {
        position.setup.cards[code].id
        for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)
        if in_hand(position, board, code)
    }


def card_at(position: Position, player: int, column: int, row: int) -> str:
    """The card on a space, or "empty"."""
    board = position.players[player]
    code = board.cells[board.land.space_at(column, row)]
    return position.setup.cards[code].id if code else "empty"


def terrain_at(position: Position, player: int, column: int, row: int) -> str:
    """The terrain of a space, or "" where there is none."""
    shape = position.players[player].land
    space = int(shape.space_at(column, row))
    return "" if space < 0 else TERRAINS[shape.terrain[space]]


def beside(position: Position, player: int, column: int, row: int) -> set[tuple[int, int]]:
    """The spaces adjacent to a space."""
    shape = position.players[player].land
    first = NEIGHBOURS * int(shape.space_at(column, row))
    around = [int(space) for space in shape.neighbours[first : first + NEIGHBOURS]]
    return {(int(shape.column[space]), int(shape.row[space])) for space in around if space >= 0}


def standing(position: Position, player: int) -> dict[str, list[str]]:
    """Where a player's prior and lay brothers stand (`"F05@1"`, `"supply"`)."""
    board = position.players[player]
    brothers = [int(place) for place in (board.lay_one, board.lay_two) if place >= -1]
    return {
        "prior": [_place_text(position, int(board.prior))],
        "lay": sorted(_place_text(position, place) for place in brothers),
    }


def _place_text(position: Position, place: int) -> str:
    if place < 0:
        return "supply"
    code = position.players[place // BOARD].cells[place % BOARD]
    return f"{position.setup.cards[code].id}@{place // BOARD}"


def barren(position: Position) -> Position:
    """Takes all forests and moors away, so that felling and cutting do nothing."""
    wild = {CODE[position.setup.variant][card] for card in ("forest", "moor")}
    for player in position.players:
        for space in range(len(player.cells)):
            if player.cells[space] in wild:
                player.cells[space] = 0
    return position


def idle(position: Position) -> Position:
    """One decision that does as little as possible: on a barren table, nothing at all."""
    offered = options(position)
    quiet = [text for text in ("end", "skip", "fell", "x0") if text in offered]
    return play(position, quiet[0] if quiet else offered[0])


def idle_until(position: Position, round: int) -> Position:
    """Idles to the first decision of a round, or to the end of the game."""
    while not position.over and position.round < round:
        idle(position)
    return position
