"""What can never be on the table, and what no decision can do: for `labora simulate --check` and the tests.

Here the rules are told from the table and not from the way to it, so that a slip in the engine shows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules import kinds
from labora.rules.building import NEUTRAL
from labora.rules.card import (
    BIT,
    BUILDERS_MARKET,
    BUILDINGS,
    CLAY_MOUND,
    CLOISTER_OFFICE,
    CODES,
    EMPTY,
    FARMYARD,
    FEE_RAISER,
    FIRST_SETTLEMENT,
    FOREST,
    MOOR,
    is_building,
    is_settlement,
)
from labora.rules.cards import CLOISTER, SETTLEMENT_DECKS
from labora.rules.errors import ImpossibleError
from labora.rules.goods import FRANCE, KINDS, NAMES, WONDER, WONDERS, in_variant
from labora.rules.landscape import (
    COAST_PLOT,
    DISTRICT,
    HEARTLAND,
    NEIGHBOURS,
    PILE_SIZE,
    PILES,
    PLOT,
    cards_on,
    tile_row,
    tile_side,
)
from labora.rules.modes import (
    ACTIONS,
    BONUS_ACTIONS,
    GAME_ENDS,
    LAST_ACTION,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    PRIORS_RETURN,
    ROUND_ENDS,
    SETTLEMENT_PHASE,
    STEP_NAMES,
)
from labora.rules.position import (
    BOARD,
    DISPLAY,
    GRAPES_INDICATOR,
    IN_SUPPLY,
    INDICATORS,
    LAST_SPACE,
    NO_BROTHER,
    NOT_IN_PLAY,
    STONE_INDICATOR,
    Player,
    Position,
)
from labora.rules.table import (
    building_at,
    card_of,
    current_step,
    decks_out,
    holds_prior,
    in_last_round,
    phase_due,
)

HEARTLAND_SPACES: Final = 10
_CLAY_MOUND_SPACE: Final = 4
_FARMYARD_SPACE: Final = 7
_OFFICE_SPACE: Final = 9


def check(position: Position) -> None:
    """Raises an ImpossibleError that says what is wrong with the table; nothing happens if all is well."""
    _check_round(position)
    _check_decision(position)
    _check_wheel(position)
    _check_buildings(position)
    _check_fee(position)
    _check_supplies(position)
    for board in range(len(position.players)):
        _check_goods(position, board)
        _check_land(position, board)
        _check_wilderness(position, board)
        _check_cards(position, board)
        _check_settlements(position, board)
        _check_cloisters(position, board)
        _check_clergymen(position, board)
    _check_company(position)


# The table


def _check_round(position: Position) -> None:
    mode = position.setup.mode
    if len(position.players) != position.setup.boards:
        raise ImpossibleError(f"{position.setup.name} has {position.setup.boards} boards.")
    if not 0 <= position.start < mode.players:
        raise ImpossibleError(f"There is no player {position.start} to start.")
    if position.round < 1 or (mode.last_round and position.round > mode.last_round):
        raise ImpossibleError(f"There is no round {position.round} in {mode.name}.")
    if position.last and (mode.display_ends < 0 or len(mode.last_flow) == 0):
        raise ImpossibleError(f"{mode.name} has no last turn after the end of the display.")
    flow = mode.last_flow if in_last_round(position) else mode.flow
    if not 0 <= position.step < len(flow):
        raise ImpossibleError(f"Round {position.round} has no step {position.step}.")
    if not 0 <= position.actions <= 2 or not 0 <= position.purchases <= 1:
        raise ImpossibleError(
            f"No turn has {position.actions} actions and {position.purchases} purchases left."
        )


def _check_decision(position: Position) -> None:
    step = current_step(position)
    if not _decided_in(position.kind, step):
        raise ImpossibleError(f"{_kind_name(position.kind)!r} is not decided in step {STEP_NAMES[step]!r}.")
    if position.turn < 0 or (position.turn and position.turn >= _turns_of(position, step)):
        raise ImpossibleError(f"Step {STEP_NAMES[step]!r} has no turn {position.turn}.")
    if step == SETTLEMENT_PHASE and phase_due(position) < 0:
        raise ImpossibleError(f"Round {position.round} has no settlement phase.")
    at_rest = position.kind in (kinds.TURN, kinds.OVER, kinds.NEUTRAL_CARD, kinds.NEUTRAL_PRIOR)
    if at_rest and (
        position.card
        or position.place != DISPLAY
        or position.part
        or position.amount
        or position.held
        or position.cursor
        or position.left
        or position.reached
    ):
        raise ImpossibleError(f"A building is in use while {_kind_name(position.kind)!r} is decided.")


def _kind_name(kind: i64) -> str:
    return kinds.NAMES[kind] if 0 <= kind < len(kinds.NAMES) else str(kind)


def _decided_in(kind: i64, step: i64) -> bool:
    if not 0 <= kind < len(kinds.NAMES):
        return False
    if kind == kinds.OVER:
        return step == GAME_ENDS or step == ROUND_ENDS
    if step == NEUTRAL_BUILDS:
        return kind == kinds.NEUTRAL_CARD or kind == kinds.NEUTRAL_SPACE
    if kind in (kinds.NEUTRAL_CARD, kinds.NEUTRAL_SPACE):
        return False
    if step == NEUTRAL_PRIOR:
        return kind != kinds.TURN
    if kind == kinds.NEUTRAL_PRIOR:
        return False
    if step == SETTLEMENT_PHASE:
        return kind in (
            kinds.TURN,
            kinds.SETTLEMENT,
            kinds.SITE,
            kinds.SETTLEMENT_PAYMENT,
            kinds.TILE,
        )
    return step in (ACTIONS, BONUS_ACTIONS, LAST_ACTION)


def _turns_of(position: Position, step: i64) -> i64:
    if step == ACTIONS:
        return len(position.setup.mode.turns)
    if step == BONUS_ACTIONS or step == SETTLEMENT_PHASE:
        return position.setup.players
    return 1


def _check_wheel(position: Position) -> None:
    mode = position.setup.mode
    if len(position.ages) != len(INDICATORS):
        raise ImpossibleError(f"The wheel has {len(INDICATORS)} indicators.")
    for indicator in range(len(position.ages)):
        age = position.ages[indicator]
        entered = _enters(position, indicator)
        if age == NOT_IN_PLAY:
            # Solo: an indicator is pushed off after thirteen turns of the wheel at the earliest.
            gone = mode.neutral and position.round > LAST_SPACE
            if 0 <= entered <= position.round and not gone:
                raise ImpossibleError(f"The indicator {INDICATORS[indicator]!r} is missing on the wheel.")
        elif entered < 0 or not 0 <= age <= min(LAST_SPACE, position.round - entered):
            raise ImpossibleError(
                f"The indicator {INDICATORS[indicator]!r} cannot be at {age} in round {position.round}."
            )


def _enters(position: Position, indicator: i64) -> i64:
    """The round in which an indicator is put on the wheel after its turn; 0: at the start, -1: never."""
    mode = position.setup.mode
    round: i64 = 0
    if indicator == GRAPES_INDICATOR:
        round = mode.grapes_enter if position.setup.variant == FRANCE else 0
    elif indicator == STONE_INDICATOR:
        round = mode.stone_enters
    else:
        return 0
    return round if round else -1


def _dealt(position: Position) -> i64:
    """All buildings that have come into the game so far."""
    dealt = BIT[BUILDERS_MARKET] if position.setup.mode.neutral else 0
    for deck in range(decks_out(position)):
        dealt |= position.setup.decks[deck]
    return dealt


def _built(position: Position) -> i64:
    """The buildings on all boards; each may stand there once."""
    built: i64 = 0
    for player in position.players:
        for cell in player.cells:
            if 1 <= cell <= BUILDINGS:
                if built & BIT[cell]:
                    raise ImpossibleError(f"{card_of(position, cell).id} stands on two spaces.")
                built |= BIT[cell]
    return built


def _check_buildings(position: Position) -> None:
    built = _built(position)
    dealt = _dealt(position)
    for code in range(1, BUILDINGS + 1):
        bit = BIT[code]
        if built & position.display & bit:
            raise ImpossibleError(f"{card_of(position, code).id} is built and still in the display.")
        if (built | position.display) & bit and not dealt & bit:
            raise ImpossibleError(f"{card_of(position, code).id} is not in the game, or not yet.")
        # Solo: overbuilt cards, and those without a place, leave the game.
        if dealt & bit and not (built | position.display) & bit and not position.setup.mode.neutral:
            raise ImpossibleError(f"{card_of(position, code).id} has vanished.")
    if position.display & ~dealt:
        raise ImpossibleError("The display holds something that is not in the game.")
    if position.placed and current_step(position) not in (NEUTRAL_BUILDS, NEUTRAL_PRIOR):
        raise ImpossibleError("Buildings are placed on the neutral board outside of that step.")
    if position.placed & (position.display | ~dealt):
        raise ImpossibleError("Something was placed on the neutral board that cannot be there.")


def _check_fee(position: Position) -> None:
    built = _built(position) & BIT[FEE_RAISER] != 0
    if built and not position.fee_raised:
        raise ImpossibleError("The fee has not risen with the building that raises it.")
    if position.fee_raised and not built:
        overbuilt = position.setup.mode.neutral and not position.display & BIT[FEE_RAISER]
        if not overbuilt or not _dealt(position) & BIT[FEE_RAISER]:
            raise ImpossibleError("The fee has risen without the building that raises it.")


def _check_supplies(position: Position) -> None:
    wonders: i64 = 0
    taken = vec[i64]([0, 0])
    for player in position.players:
        wonders += player.goods[WONDER]
        taken[DISTRICT] += player.land.districts
        taken[PLOT] += player.land.plots
    if wonders > WONDERS:
        raise ImpossibleError(f"There are {WONDERS} Wonders, not {wonders}.")
    for pile in range(len(PILES)):
        if taken[pile] > PILE_SIZE:
            raise ImpossibleError(f"The pile {PILES[pile]!r} has {PILE_SIZE} tiles, not {taken[pile]}.")


# The boards


def _is_neutral(position: Position, board: i64) -> bool:
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
        if goods[good] and _is_neutral(position, board):
            raise ImpossibleError(f"The neutral player has {NAMES[good]}.")


def _check_land(position: Position, board: i64) -> None:
    land = position.players[board].land
    if len(position.players[board].cells) != land.size:
        raise ImpossibleError(f"Board {board} has {land.size} spaces, but not as many cells.")
    if len(land.tiles) and _is_neutral(position, board):
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
        if left_out or (_is_neutral(position, board) and cells[space] in (FOREST, MOOR)):
            cells[space] = EMPTY
    return cells


def _check_wild_space(board: i64, card: i64, first: i64) -> None:
    if card in (FOREST, MOOR) and card != first:
        raise ImpossibleError(f"A forest or moor of board {board} stands where none has ever been.")


def _check_cards(position: Position, board: i64) -> None:
    """Every building and settlement stands on a terrain that it may stand on."""
    player = position.players[board]
    neutral = _is_neutral(position, board)
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
        if _is_neutral(position, board):
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


def _check_company(position: Position) -> None:
    """No two clergymen share a building, but for the priors of the bonus round."""
    taken: list[i64] = []
    for player in position.players:
        for place in (player.lay_one, player.lay_two, player.prior):
            if place < 0:
                continue
            if place in taken and not (_priors_travel(position) and holds_prior(position, place)):
                raise ImpossibleError(f"Two clergymen stand on a building of board {place // BOARD}.")
            taken.append(place)


# From one decision to the next


def check_step(before: Position, after: Position) -> None:
    """Raises an ImpossibleError if no decision can lead from one position to the other."""
    if before.setup != after.setup:
        raise ImpossibleError("Mode, variant and options never change.")
    if before.over:
        raise ImpossibleError("Nothing happens after the end of the game.")
    if not before.round <= after.round <= before.round + 1:
        raise ImpossibleError(f"Round {after.round} does not follow round {before.round}.")
    if before.fee_raised and not after.fee_raised:
        raise ImpossibleError("The fee has fallen.")
    if before.last and not after.last:
        raise ImpossibleError("The last turn was called off.")
    _check_cards_kept(before, after)
    _check_indicators_kept(before, after)
    for board in range(len(before.players)):
        _check_board_step(before, board, before.players[board], after.players[board])


def _check_cards_kept(before: Position, after: Position) -> None:
    old = _built(before) | before.display
    new = _built(after) | after.display
    joined = _dealt(after) & ~_dealt(before)
    if new & ~(old | joined):
        raise ImpossibleError("A card that was out of the game has come back.")
    if joined & ~after.display:
        raise ImpossibleError("A new building has not joined the display.")
    if _built(before) & after.display:
        raise ImpossibleError("A building went back to the display.")


def _check_indicators_kept(before: Position, after: Position) -> None:
    for indicator in range(len(before.ages)):
        old = before.ages[indicator]
        new = after.ages[indicator]
        if old == NOT_IN_PLAY and new != NOT_IN_PLAY and after.round != _enters(after, indicator):
            raise ImpossibleError(f"The indicator {INDICATORS[indicator]!r} has come back.")
        if old != NOT_IN_PLAY and new == NOT_IN_PLAY and old != LAST_SPACE:
            raise ImpossibleError(f"The indicator {INDICATORS[indicator]!r} has left the wheel too early.")


def _check_board_step(position: Position, board: i64, before: Player, after: Player) -> None:
    tiles: i64 = len(before.land.tiles)
    if not tiles <= len(after.land.tiles) <= tiles + 1 or after.land.tiles[:tiles] != before.land.tiles:
        raise ImpossibleError(f"The land of board {board} has changed other than by a new tile.")
    if before.goods[WONDER] > after.goods[WONDER]:
        raise ImpossibleError(f"Board {board} has lost a Wonder.")
    changed: i64 = 0
    for space in range(len(before.cells)):
        old = before.cells[space]
        new = after.cells[space]
        if old == new:
            continue
        changed += 1
        if not _may_follow(old, new, _is_neutral(position, board)):
            raise ImpossibleError(f"A card of board {board} has changed into another.")
    if changed > 1:
        raise ImpossibleError(f"One decision has changed {changed} spaces of board {board}.")


def _may_follow(old: i64, new: i64, neutral: bool) -> bool:
    """Spaces are built on when empty, forests and moors go; the neutral board may be overbuilt."""
    if neutral:
        return 1 <= new <= BUILDINGS
    if old == EMPTY:
        return 1 <= new <= BUILDINGS or is_settlement(new)
    return new == EMPTY and old in (FOREST, MOOR)
