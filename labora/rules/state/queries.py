"""Questions about a position, and the small changes that everything else is made of."""

from mypy_extensions import i64

from labora.rules.components.card import BIT, Card
from labora.rules.components.cards import SETTLEMENT_DECKS
from labora.rules.components.codes import (
    BUILDINGS,
    EMPTY,
    FEE_RAISER,
    FIRST_SETTLEMENT,
    LAST_SETTLEMENT,
    is_building,
)
from labora.rules.components.goods import COIN, DRINK, DRINK_WORTH, GRAIN, STRAW, WONDER, WONDERS
from labora.rules.components.landscape import NEIGHBOURS, NOWHERE, PILE_SIZE, PRICES
from labora.rules.components.modes import SETTLEMENT_PHASE
from labora.rules.constants.decision_kinds import OWNERS_CLERGYMAN
from labora.rules.state.position import BOARD, IN_SUPPLY, Player, Position


def active(position: Position) -> i64:
    """The player whose turn it is."""
    return (position.start + position.turn) % position.setup.players


def current(position: Position) -> Player:
    return position.players[active(position)]


def decider(position: Position) -> i64:
    """Who takes the open decision: the active player, or the owner in a contract."""
    if position.kind == OWNERS_CLERGYMAN and not position.setup.mode.neutral:
        return position.place // BOARD
    return active(position)


def card_of(position: Position, code: i64) -> Card:
    return position.setup.cards[code]


def in_display(position: Position, code: i64) -> bool:
    return is_building(code) and position.display & BIT[code] != 0


# Rounds and phases


def current_step(position: Position) -> i64:
    mode = position.setup.mode
    if position.last or position.round == mode.last_round:
        return mode.last_flow[position.step]
    return mode.flow[position.step]


def in_last_round(position: Position) -> bool:
    return position.last or position.round == position.setup.mode.last_round


def phase_due(position: Position) -> i64:
    """The number of this round's settlement phase (0 is A), or -1."""
    phases = position.setup.mode.phases
    for phase in range(len(phases)):
        if phases[phase] == position.round:
            return phase
    return -1


def decks_out(position: Position) -> i64:
    """How many decks have joined the display: 1 at the start, 5 when D is out."""
    mode = position.setup.mode
    decks: i64 = 1
    for phase in range(min(len(mode.phases), 4)):
        if mode.phases[phase] < position.round or (
            mode.phases[phase] == position.round and _phase_is_past(position)
        ):
            decks += 1
    return decks


def _phase_is_past(position: Position) -> bool:
    flow = position.setup.mode.last_flow if in_last_round(position) else position.setup.mode.flow
    for step in range(position.step, len(flow)):
        if flow[step] == SETTLEMENT_PHASE:
            return False
    return True


def buildings_left(position: Position) -> i64:
    """How many buildings the display holds."""
    left: i64 = 0
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            left += 1
    return left


# Boards


def occupied(position: Position, place: i64) -> bool:
    for player in position.players:
        if player.prior == place or player.lay_one == place or player.lay_two == place:
            return True
    return False


def holds_prior(position: Position, place: i64) -> bool:
    for player in position.players:
        if player.prior == place:
            return True
    return False


def space_of_card(position: Position, board: i64, card: i64) -> i64:
    """The space of a board with this card, or NOWHERE."""
    if not 0 <= board < len(position.players):
        return NOWHERE
    cells = position.players[board].cells
    for space in range(len(cells)):
        if cells[space] == card:
            return space
    return NOWHERE


def building_at(position: Position, place: i64) -> i64:
    """The code of the building at a place, or 0."""
    if place < 0 or place // BOARD >= len(position.players):
        return EMPTY
    player = position.players[place // BOARD]
    space = place % BOARD
    if space >= len(player.cells) or not is_building(player.cells[space]):
        return EMPTY
    return player.cells[space]


def beside_cloister(position: Position, player: Player, space: i64) -> bool:
    cloister = position.setup.cloister
    cells = player.cells
    neighbours = player.land.neighbours
    for index in range(NEIGHBOURS * space, NEIGHBOURS * space + NEIGHBOURS):
        neighbour = neighbours[index]
        if neighbour < 0:
            return False
        if cloister[cells[neighbour]]:
            return True
    return False


def count_cards(player: Player, code: i64) -> i64:
    count: i64 = 0
    for cell in player.cells:
        if cell == code:
            count += 1
    return count


def in_hand(position: Position, player: Player, settlement: i64) -> bool:
    """Hands are what has been dealt and is not on the board."""
    if not FIRST_SETTLEMENT <= settlement <= LAST_SETTLEMENT:
        return False
    if SETTLEMENT_DECKS[settlement - FIRST_SETTLEMENT] >= decks_out(position):
        return False
    return count_cards(player, settlement) == 0


def price(position: Position, pile: i64) -> i64:
    """What the top tile of a pile costs, or -1 when the pile is empty."""
    taken: i64 = 0
    for player in position.players:
        taken += player.land.taken_from(pile)
    if taken >= PILE_SIZE:
        return -1
    # Solo: the dearest tile lies on top.
    if position.setup.mode.neutral:
        taken = PILE_SIZE - 1 - taken
    return PRICES[PILE_SIZE * pile + taken]


# Clergymen


def has_lay_brother(player: Player) -> bool:
    return player.lay_one == IN_SUPPLY or player.lay_two == IN_SUPPLY


def has_prior(player: Player) -> bool:
    return player.prior == IN_SUPPLY


def has_clergyman(player: Player) -> bool:
    return has_prior(player) or has_lay_brother(player)


def place_prior(player: Player, place: i64) -> None:
    player.prior = place


def place_lay_brother(player: Player, place: i64) -> None:
    other = player.lay_two if player.lay_one == IN_SUPPLY else player.lay_one
    player.lay_one = min(place, other)
    player.lay_two = max(place, other)


def take_all_back(player: Player) -> None:
    player.prior = IN_SUPPLY
    player.lay_one = min(player.lay_one, IN_SUPPLY)
    player.lay_two = min(player.lay_two, IN_SUPPLY)


# Goods


def worth_in_coins(position: Position, player: Player) -> i64:
    """Coins, and what wine or whiskey would give (R1)."""
    variant = position.setup.variant
    return player.goods[COIN] + DRINK_WORTH[variant] * player.goods[DRINK[variant]]


def pay_coins(position: Position, player: Player, coins: i64) -> None:
    """Coins first, then wine or whiskey, change given (R1)."""
    variant = position.setup.variant
    missing = coins - player.goods[COIN]
    if missing > 0:
        worth = DRINK_WORTH[variant]
        drinks = (missing + worth - 1) // worth
        player.goods[DRINK[variant]] -= drinks
        player.goods[COIN] += drinks * worth
    player.goods[COIN] -= coins


def pay_straw(player: Player, straw: i64) -> None:
    """Straw tiles first, then grain (R1)."""
    tiles = min(straw, player.goods[STRAW])
    player.goods[STRAW] -= tiles
    player.goods[GRAIN] -= straw - tiles


def fee(position: Position) -> i64:
    return 2 if position.fee_raised else 1


def raise_fee_for(position: Position, code: i64) -> None:
    if code == FEE_RAISER:
        position.fee_raised = True


def wonders_left(position: Position) -> i64:
    left: i64 = WONDERS
    for player in position.players:
        left -= player.goods[WONDER]
    return left
