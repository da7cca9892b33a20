"""What can never be on a board: for `invariants.py`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.cards import CLOISTER, SETTLEMENT_DECKS
from labora.rules.components.codes import (
    CLAY_MOUND,
    CLOISTER_OFFICE,
    CODES,
    EMPTY,
    FARMYARD,
    FIRST_SETTLEMENT,
    FOREST,
    MOOR,
    is_building,
    is_settlement,
)
from labora.rules.components.goods import KINDS, NAMES, in_variant
from labora.rules.components.landscape import COAST_PLOT, HEARTLAND, NEIGHBOURS, cards_on, tile_row, tile_side
from labora.rules.components.modes import PRIORS_RETURN
from labora.rules.constants.errors import ImpossibleError
from labora.rules.engine.neutral_player import NEUTRAL
from labora.rules.state.position import (
    BOARD,
    IN_SUPPLY,
    NO_BROTHER,
    Position,
)
from labora.rules.state.queries import building_at, card_of, decks_out, holds_prior, in_last_round

HEARTLAND_SPACES: Final = 10
_CLAY_MOUND_SPACE: Final = 4
_FARMYARD_SPACE: Final = 7
_OFFICE_SPACE: Final = 9


def check_board(position: Position, board: i64) -> None:
    _check_goods(position, board)
    _check_land(position, board)
    _check_wilderness(position, board)
    _check_cards(position, board)
    _check_settlements(position, board)
    _check_cloisters(position, board)
    _check_clergymen(position, board)


def is_neutral(position: Position, board: i64) -> bool:
    return position.setup.mode.neutral and board == NEUTRAL


def _check_goods(position: Position, board: i64) -> None:
    goods = position.players[board].goods
    if len(goods) != KINDS:
        raise ImpossibleError(f"There are {KINDS} kinds of goods, not {len(goods)}.")
    for good in range(KINDS):
        if goods[good] < 0:
            raise ImpossibleError(f"Board {board} has {goods[good]} {NAMES[good]}.")
        if goods[good] and not in_variant(good, position.setup.variant):
            raise ImpossibleError(f"Board {board} has {NAMES[good]}, a good of the other variant.")
        if goods[good] and is_neutral(position, board):
            raise ImpossibleError(f"The neutral player has {NAMES[good]}.")


def _check_land(position: Position, board: i64) -> None:
    land = position.players[board].land
    if len(position.players[board].cells) != land.size:
        raise ImpossibleError(f"Board {board} has {land.size} spaces, but not as many cells.")
    if len(land.tiles) and is_neutral(position, board):
        raise ImpossibleError("The neutral player has bought a landscape.")
    top: i64 = 0
    bottom: i64 = 1
    for number in range(len(land.tiles)):
        row = tile_row(land.tiles[number])
        if tile_side(land.tiles[number]) >= COAST_PLOT:
            if not _plot_fits(land.tiles, number, top, bottom):
                raise ImpossibleError(f"A plot of board {board} lies where it does not fit.")
        elif row == top - 1:
            top = row
        elif row == bottom + 1:
            bottom = row
        else:
            raise ImpossibleError(f"A district of board {board} lies off the block.")


def _plot_fits(tiles: vec[i64], number: i64, top: i64, bottom: i64) -> bool:
    """Does this plot touch the block or an earlier plot of its side, without lying on one?"""
    row = tile_row(tiles[number])
    touches = row <= bottom and row + 1 >= top
    for other in range(number):
        if tile_side(tiles[other]) != tile_side(tiles[number]):
            continue
        distance = tile_row(tiles[other]) - row
        if -2 < distance < 2:
            return False
        touches = touches or distance == 2 or distance == -2
    return touches


def _check_wilderness(position: Position, board: i64) -> None:
    """Forests and moors are where they came with the land, or gone."""
    player = position.players[board]
    first = _heartland(position, board)
    for space in range(len(first)):
        _check_wild_space(board, player.cells[space], first[space])
    start: i64 = HEARTLAND_SPACES
    for code in player.land.tiles:
        cards = cards_on(tile_side(code))
        for space in range(len(cards)):
            _check_wild_space(board, player.cells[start + space], cards[space])
        start += len(cards)


def _heartland(position: Position, board: i64) -> vec[i64]:
    cells = HEARTLAND[:]
    for space in range(len(cells)):
        left_out = position.setup.mode.short and space <= 1
        if left_out or (is_neutral(position, board) and cells[space] in (FOREST, MOOR)):
            cells[space] = EMPTY
    return cells


def _check_wild_space(board: i64, card: i64, first: i64) -> None:
    if card in (FOREST, MOOR) and card != first:
        raise ImpossibleError(f"A forest or moor of board {board} stands where none has ever been.")


def _check_cards(position: Position, board: i64) -> None:
    """Every building and settlement stands on a terrain that it may stand on."""
    player = position.players[board]
    neutral = is_neutral(position, board)
    for space in range(len(player.cells)):
        code = player.cells[space]
        if not 0 <= code < CODES:
            raise ImpossibleError(f"There is no card {code}.")
        if CLAY_MOUND <= code <= CLOISTER_OFFICE:
            if space >= HEARTLAND_SPACES or HEARTLAND[space] != code:
                raise ImpossibleError(f"{card_of(position, code).id} has left its space.")
        elif is_building(code) or is_settlement(code):
            terrain = player.land.terrain[space]
            if not neutral and card_of(position, code).terrain_mask & BIT[terrain] == 0:
                raise ImpossibleError(f"{card_of(position, code).id} may not stand on that terrain.")
    if not neutral and not (
        player.cells[_CLAY_MOUND_SPACE] == CLAY_MOUND
        and player.cells[_FARMYARD_SPACE] == FARMYARD
        and player.cells[_OFFICE_SPACE] == CLOISTER_OFFICE
    ):
        raise ImpossibleError(f"Board {board} has lost a basic building.")


def _check_settlements(position: Position, board: i64) -> None:
    decks = decks_out(position)
    found: i64 = 0
    for cell in position.players[board].cells:
        if not is_settlement(cell):
            continue
        if is_neutral(position, board):
            raise ImpossibleError("The neutral player has a settlement.")
        if found & BIT[cell]:
            raise ImpossibleError(f"Board {board} has {card_of(position, cell).id} twice.")
        if SETTLEMENT_DECKS[cell - FIRST_SETTLEMENT] >= decks:
            raise ImpossibleError(f"{card_of(position, cell).id} has not been dealt yet.")
        found |= BIT[cell]


def _check_cloisters(position: Position, board: i64) -> None:
    """From the space of the Cloister Office all cloister buildings can be reached through each other."""
    player = position.players[board]
    cloister = CLOISTER[position.setup.variant]
    seen = vec[i64]([0] * len(player.cells))
    seen[_OFFICE_SPACE] = 1
    open_spaces = vec[i64]([_OFFICE_SPACE])
    next_space: i64 = 0
    while next_space < len(open_spaces):
        first = NEIGHBOURS * open_spaces[next_space]
        next_space += 1
        for index in range(first, first + NEIGHBOURS):
            neighbour = player.land.neighbours[index]
            if neighbour >= 0 and cloister[player.cells[neighbour]] and not seen[neighbour]:
                seen[neighbour] = 1
                open_spaces = append(open_spaces, neighbour)
    for space in range(len(player.cells)):
        if cloister[player.cells[space]] and not seen[space]:
            raise ImpossibleError(f"A cloister building of board {board} stands apart from the others.")
    if not cloister[player.cells[_OFFICE_SPACE]]:
        raise ImpossibleError(f"The Cloister Office of board {board} has no cloister building on its space.")
    if len(open_spaces) == 1 and player.cells[_OFFICE_SPACE] != CLOISTER_OFFICE:
        _check_lone_cloister(position, board)


def _check_lone_cloister(position: Position, board: i64) -> None:
    """R35: it went there because there was no room beside it; and what is built on stays so."""
    player = position.players[board]
    first = NEIGHBOURS * _OFFICE_SPACE
    for index in range(first, first + NEIGHBOURS):
        neighbour = player.land.neighbours[index]
        if neighbour >= 0 and player.cells[neighbour] == EMPTY:
            raise ImpossibleError("A neutral cloister building stands alone beside an empty space.")


# Clergymen


def _check_clergymen(position: Position, board: i64) -> None:
    player = position.players[board]
    brothers = position.setup.mode.lay_brothers
    if (player.lay_one == NO_BROTHER) != (brothers == 1) or player.lay_two == NO_BROTHER:
        raise ImpossibleError(f"Board {board} has the wrong number of lay brothers: there are {brothers}.")
    if player.lay_one > player.lay_two:
        raise ImpossibleError(f"The lay brothers of board {board} are out of order.")
    _check_place(position, board, player.lay_one, True)
    _check_place(position, board, player.lay_two, True)
    _check_place(position, board, player.prior, not _priors_travel(position))


def _check_place(position: Position, board: i64, place: i64, at_home: bool) -> None:
    if place == IN_SUPPLY or place == NO_BROTHER:
        return
    if building_at(position, place) == EMPTY:
        raise ImpossibleError(f"A clergyman of board {board} stands where there is no building.")
    if at_home and place // BOARD != board:
        raise ImpossibleError(f"A clergyman of board {board} stands on another board.")


def _priors_travel(position: Position) -> bool:
    """In the bonus round, once the priors are back, they go anywhere."""
    flow = position.setup.mode.last_flow
    if not in_last_round(position):
        return False
    return any(flow[step] == PRIORS_RETURN for step in range(position.step))


def check_company(position: Position) -> None:
    """No two clergymen share a building, but for the priors of the bonus round."""
    taken: list[i64] = []
    for player in position.players:
        for place in (player.lay_one, player.lay_two, player.prior):
            if place < 0:
                continue
            if place in taken and not (_priors_travel(position) and holds_prior(position, place)):
                raise ImpossibleError(f"Two clergymen stand on a building of board {place // BOARD}.")
            taken.append(place)
