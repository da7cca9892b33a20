"""What a player sees, as one vector of numbers for all fourteen games, counted from the player's own seat.

Each entry is a number of the table divided by its scale, so that most lie between 0 and 1. `entries` names
them all in their order; `observe` writes them in the same order.
"""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from labora.environments.encoding.action_game import ActionGame
from labora.environments.encoding.actions import MOST_BOARDS, MOST_SPACES, SETTLEMENTS
from labora.rules.components.card import BIT
from labora.rules.components.cards import SETTLEMENT_DECKS
from labora.rules.components.codes import (
    BUILDINGS,
    CLOISTER_OFFICE,
    FIRST_SETTLEMENT,
    FOREST,
    LAST_SETTLEMENT,
    MOOR,
)
from labora.rules.components.effects import REACHES
from labora.rules.components.goods import COIN, KINDS, NAMES, VARIANTS, WOOD
from labora.rules.components.landscape import DISTRICT, PILE_SIZE, PILES, PLOT
from labora.rules.components.modes import MODES, STEP_NAMES
from labora.rules.constants import decision_kinds
from labora.rules.state.position import BOARD, DISPLAY, IN_SUPPLY, INDICATORS, NO_BROTHER, Player, Position
from labora.rules.state.production import in_play, indicator_value
from labora.rules.state.queries import active, current_step, decks_out, in_last_round, price, wonders_left
from labora.rules.state.scoring import total_score

# Changes whenever an entry gets another place or meaning.
OBSERVATION_VERSION: Final = 1

# Numbers from here on, so many of them, are looked up.
_LOOKED_UP_FROM: Final = -64
_LOOKED_UP: Final = 2112


def _bits(number: float) -> int:
    """The bits of a float32, as an integer: compiled code has no floats of that width."""
    found: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return found


class Scale:
    """Divide numbers of the observation, and keep the bits of the results."""

    def __init__(self, divisor: float) -> None:
        self.divisor: Final = divisor
        self.bits: Final = vec[i32]([_bits((_LOOKED_UP_FROM + row) / divisor) for row in range(_LOOKED_UP)])

    def bits_of(self, number: i64) -> i32:
        row = number - _LOOKED_UP_FROM
        if 0 <= row < _LOOKED_UP:
            return self.bits[row]
        return i32(_bits(float(number) / self.divisor))


_ONE: Final = 1065353216
_FLAG: Final = Scale(1.0)
_PAIR: Final = Scale(2.0)
_TURNS: Final = Scale(5.0)
_COLUMNS: Final = Scale(6.0)
_PRICES: Final = Scale(8.0)
_PILES: Final = Scale(9.0)
_TENS: Final = Scale(10.0)
_AGES: Final = Scale(12.0)
_TWENTIES: Final = Scale(20.0)
_ROUNDS: Final = Scale(30.0)
_NUMBERS: Final = Scale(32.0)
_CODES: Final = Scale(54.0)
_SPACES: Final = Scale(90.0)
_POINTS: Final = Scale(100.0)
_CLERGYMEN: Final[tuple[str, ...]] = ("prior", "lay-brother-1", "lay-brother-2")
_SPACE_ENTRIES: Final = 6


class ObservationEntry:
    """Describe one number of the vector: `name`, as `seat-0.goods.grain`, and what it is divided by."""

    def __init__(self, name: str, scale: Scale) -> None:
        self.name: Final = name
        self.scale: Final = scale.divisor

    def __repr__(self) -> str:
        return f"ObservationEntry({self.name!r}, {self.scale!r})"


# Names


def _named(prefix: str, names: list[str], scale: Scale = _FLAG) -> list[ObservationEntry]:
    return [ObservationEntry(f"{prefix}.{name}", scale) for name in names]


def _cards(prefix: str, last: int) -> list[ObservationEntry]:
    return _named(prefix, [f"card-{code}" for code in range(1, last + 1)])


def _seats(prefix: str) -> list[ObservationEntry]:
    return _named(prefix, [f"seat-{seat}" for seat in range(MOST_BOARDS)])


def _goods(prefix: str) -> list[ObservationEntry]:
    return [
        ObservationEntry(f"{prefix}.{NAMES[good]}", _TWENTIES if good == COIN else _TENS)
        for good in range(KINDS)
    ]


def _game_entries() -> list[ObservationEntry]:
    return [
        *_named("game.mode", [mode.name for mode in MODES]),
        *_named("game.variant", list(VARIANTS)),
        ObservationEntry("game.without-quarry", _FLAG),
        ObservationEntry("game.over", _FLAG),
        ObservationEntry("game.round", _ROUNDS),
        ObservationEntry("game.rounds-to-limit", _ROUNDS),
        ObservationEntry("game.rounds-to-phase", _ROUNDS),
        ObservationEntry("game.in-last-round", _FLAG),
        ObservationEntry("game.last-turn", _FLAG),
        ObservationEntry("game.decks-out", _TURNS),
        *_seats("game.start"),
        *_seats("game.active"),
        *_named("game.step", list(STEP_NAMES)),
        ObservationEntry("game.turn", _TURNS),
        ObservationEntry("game.actions", _PAIR),
        ObservationEntry("game.purchases", _FLAG),
        ObservationEntry("game.fee-raised", _FLAG),
    ]


def _decision_entries() -> list[ObservationEntry]:
    return [
        *_named("decision.kind", list(decision_kinds.NAMES)),
        *_cards("decision.card", CLOISTER_OFFICE),
        ObservationEntry("decision.in-display", _FLAG),
        *_seats("decision.place"),
        ObservationEntry("decision.place.space", _SPACES),
        ObservationEntry("decision.part", _TURNS),
        ObservationEntry("decision.amount", _TENS),
        ObservationEntry("decision.joined", _TENS),
        ObservationEntry("decision.cursor", _NUMBERS),
        ObservationEntry("decision.left", _TURNS),
        *_cards("decision.new-card", LAST_SETTLEMENT),
        ObservationEntry("decision.space", _SPACES),
        *_named("decision.pile", list(PILES)),
        ObservationEntry("decision.cleared-wood", _FLAG),
        *_named("decision.reached", ["prior", "occupied", "neighbour", "display"]),
        *_cards("decision.placed", BUILDINGS),
        ObservationEntry("decision.need.food", _TWENTIES),
        ObservationEntry("decision.need.energy", _TWENTIES),
        ObservationEntry("decision.need.points", _TWENTIES),
        *_named("decision.asked", list(NAMES[:KINDS])),
        *_goods("decision.given"),
        ObservationEntry("decision.more", _NUMBERS),
    ]


def _table_entries() -> list[ObservationEntry]:
    found: list[ObservationEntry] = []
    for indicator in INDICATORS:
        found.append(ObservationEntry(f"wheel.{indicator}.in-play", _FLAG))
        found.append(ObservationEntry(f"wheel.{indicator}.age", _AGES))
        found.append(ObservationEntry(f"wheel.{indicator}.value", _TENS))
    found.extend(_cards("display", BUILDINGS))
    found.extend(_cards("coming", BUILDINGS))
    for pile in PILES:
        found.append(ObservationEntry(f"pile.{pile}.price", _PRICES))
        found.append(ObservationEntry(f"pile.{pile}.left", _PILES))
    found.append(ObservationEntry("wonders-left", _PRICES))
    return found


def _seat_entries(seat: int) -> list[ObservationEntry]:
    name = f"seat-{seat}"
    found = [
        ObservationEntry(f"{name}.there", _FLAG),
        ObservationEntry(f"{name}.neutral", _FLAG),
        ObservationEntry(f"{name}.score", _POINTS),
    ]
    found.extend(_goods(f"{name}.goods"))
    found.extend(_named(f"{name}.hand", [f"settlement-{number}" for number in range(1, SETTLEMENTS + 1)]))
    found.extend(_cards(f"{name}.built", LAST_SETTLEMENT))
    found.extend(_cards(f"{name}.occupied", CLOISTER_OFFICE))
    for clergyman in _CLERGYMEN:
        found.append(ObservationEntry(f"{name}.{clergyman}.at-home", _FLAG))
        found.extend(_seats(f"{name}.{clergyman}.on"))
        found.append(ObservationEntry(f"{name}.{clergyman}.space", _SPACES))
    found.append(ObservationEntry(f"{name}.districts", _PILES))
    found.append(ObservationEntry(f"{name}.plots", _PILES))
    for space in range(MOST_SPACES):
        place = f"{name}.space-{space}"
        found.append(ObservationEntry(f"{place}.terrain", _TURNS))
        found.append(ObservationEntry(f"{place}.column", _COLUMNS))
        found.append(ObservationEntry(f"{place}.row", _TENS))
        found.append(ObservationEntry(f"{place}.card", _CODES))
        found.append(ObservationEntry(f"{place}.forest", _FLAG))
        found.append(ObservationEntry(f"{place}.moor", _FLAG))
    return found


def entries() -> list[ObservationEntry]:
    """All entries of the vector, in order."""
    found = [*_game_entries(), *_decision_entries(), *_table_entries()]
    for seat in range(MOST_BOARDS):
        found.extend(_seat_entries(seat))
    return found


ENTRIES: Final = len(entries())
_SEAT_ENTRIES: Final = len(_seat_entries(0))
# Everything but the boards of the others.
OWN_ENTRIES: Final = ENTRIES - (MOST_BOARDS - 1) * _SEAT_ENTRIES


# Numbers


class ObservationWriter:
    """Write one observation, entry after entry, into a part of a long row of zeros.

    Entries are the bits of float32 numbers. What is written is remembered where it may not be written again.
    """

    def __init__(self, numbers: vec[i32], first: i64) -> None:
        self.numbers: Final = numbers
        self.first: Final = first
        self.at: i64 = first
        # Of each seat, how many spaces were written: 0 if it was not there.
        self.spaces: Final = vec[i64]([0] * MOST_BOARDS)

    def put(self, number: i64, scale: Scale) -> None:
        self.numbers[self.at] = scale.bits_of(number)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        self.numbers[self.at] = _ONE if is_so else 0
        self.at += 1

    def zeros(self, count: i64) -> None:
        numbers = self.numbers
        first = self.at
        for index in range(first, first + count):
            numbers[index] = 0
        self.at = first + count

    def one_of(self, chosen: i64, count: i64) -> None:
        """All zeros but one; only zeros if none is chosen."""
        first = self.at
        self.zeros(count)
        if 0 <= chosen < count:
            self.numbers[first + chosen] = _ONE

    def cards(self, mask: i64) -> None:
        """A set of buildings."""
        numbers = self.numbers
        first = self.at - 1
        for code in range(1, BUILDINGS + 1):
            numbers[first + code] = _ONE if mask & BIT[code] else 0
        self.at += BUILDINGS

    def goods(self, goods: vec[i64]) -> None:
        numbers = self.numbers
        first = self.at
        for good in range(KINDS):
            numbers[first + good] = _TENS.bits_of(goods[good])
        numbers[first + COIN] = _TWENTIES.bits_of(goods[COIN])
        self.at += KINDS


def observe(play: ActionGame, seat: i64, sheet: ObservationWriter, boards: i64 = MOST_BOARDS) -> None:
    """Writes what the player at `seat` sees; of the boards, so many."""
    sheet.at = sheet.first
    _write_game(sheet, play, seat)
    _write_decision(sheet, play, seat)
    _write_table(sheet, play.position)
    for offset in range(boards):
        if offset < len(play.position.players):
            _write_seat(sheet, play.position, seat, offset)
        elif sheet.spaces[offset]:
            sheet.zeros(_SEAT_ENTRIES)
            sheet.spaces[offset] = 0
        else:
            sheet.at += _SEAT_ENTRIES


def _from(position: Position, seat: i64, board: i64) -> i64:
    """How many seats after `seat` a board is."""
    boards: i64 = len(position.players)
    return (board - seat + boards) % boards


def _write_game(sheet: ObservationWriter, play: ActionGame, seat: i64) -> None:
    position = play.position
    mode = position.setup.mode
    sheet.one_of(mode.number, len(MODES))
    sheet.one_of(position.setup.variant, len(VARIANTS))
    sheet.flag(position.setup.without_quarry)
    sheet.flag(play.over)
    sheet.put(position.round, _ROUNDS)
    sheet.put(0 if mode.last_round else play.round_limit - position.round, _ROUNDS)
    sheet.put(_rounds_to_phase(position), _ROUNDS)
    sheet.flag(in_last_round(position))
    sheet.flag(position.last)
    sheet.put(decks_out(position), _TURNS)
    sheet.one_of(_from(position, seat, position.start), MOST_BOARDS)
    sheet.one_of(_from(position, seat, active(position)), MOST_BOARDS)
    sheet.one_of(current_step(position), len(STEP_NAMES))
    sheet.put(position.turn, _TURNS)
    sheet.put(position.actions, _PAIR)
    sheet.put(position.purchases, _FLAG)
    sheet.flag(position.fee_raised)


def _rounds_to_phase(position: Position) -> i64:
    """Until the next settlement phase, this round's included; 0 when there is none left."""
    for phase in position.setup.mode.phases:
        if phase >= position.round:
            return phase - position.round
    return 0


def _write_decision(sheet: ObservationWriter, play: ActionGame, seat: i64) -> None:
    position = play.position
    sheet.one_of(position.kind, len(decision_kinds.NAMES))
    sheet.one_of(position.card - 1, CLOISTER_OFFICE)
    sheet.flag(position.card > 0 and position.place == DISPLAY)
    on_board = position.card > 0 and position.place >= 0
    sheet.one_of(_from(position, seat, position.place // BOARD) if on_board else -1, MOST_BOARDS)
    sheet.put(position.place % BOARD if on_board else 0, _SPACES)
    sheet.put(position.part, _TURNS)
    sheet.put(position.amount, _TENS)
    sheet.put(position.joined, _TENS)
    sheet.put(position.cursor, _NUMBERS)
    sheet.put(position.left, _TURNS)
    sheet.one_of(position.new_card - 1, LAST_SETTLEMENT)
    sheet.put(position.space, _SPACES)
    buying = position.kind == decision_kinds.TILE
    sheet.one_of(position.pile if buying else -1, len(PILES))
    sheet.flag(position.cleared == WOOD)
    for bit in range(len(REACHES)):
        sheet.flag(position.reached & BIT[bit] != 0)
    sheet.cards(position.placed)
    _write_pieces(sheet, play)


def _write_pieces(sheet: ObservationWriter, play: ActionGame) -> None:
    """What is to be paid, and what has been said of it."""
    pieces = play.pieces
    if pieces is None:
        sheet.zeros(3 + 2 * KINDS)
    else:
        sheet.put(pieces.food, _TWENTIES)
        sheet.put(pieces.energy, _TWENTIES)
        sheet.put(pieces.points, _TWENTIES)
        sheet.one_of(-1 if pieces.done else pieces.good, KINDS)
        sheet.goods(pieces.given)
    sheet.put(play.base, _NUMBERS)


def _write_table(sheet: ObservationWriter, position: Position) -> None:
    for indicator in range(len(INDICATORS)):
        on_wheel = in_play(position, indicator)
        sheet.flag(on_wheel)
        sheet.put(position.ages[indicator] if on_wheel else 0, _AGES)
        sheet.put(indicator_value(position, indicator), _TENS)
    sheet.cards(position.display)
    coming: i64 = 0
    decks = position.setup.decks
    for deck in range(decks_out(position), len(decks)):
        coming |= decks[deck]
    sheet.cards(coming)
    for pile in range(DISTRICT, PLOT + 1):
        left: i64 = PILE_SIZE
        for player in position.players:
            left -= player.land.taken_from(pile)
        sheet.put(price(position, pile) if left else 0, _PRICES)
        sheet.put(left, _PILES)
    sheet.put(wonders_left(position), _PRICES)


def _write_seat(sheet: ObservationWriter, position: Position, seat: i64, offset: i64) -> None:
    board = (seat + offset) % len(position.players)
    player = position.players[board]
    neutral = board >= position.setup.players
    sheet.flag(True)
    sheet.flag(neutral)
    sheet.put(0 if neutral else total_score(position, board), _POINTS)
    sheet.goods(player.goods)
    built: i64 = 0
    for card in player.cells:
        built |= BIT[card]
    decks = 0 if neutral else decks_out(position)
    for settlement in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
        dealt = SETTLEMENT_DECKS[settlement - FIRST_SETTLEMENT] < decks
        sheet.flag(dealt and built & BIT[settlement] == 0)
    _write_buildings(sheet, position, player, board)
    _write_clergyman(sheet, position, seat, player.prior)
    _write_clergyman(sheet, position, seat, player.lay_one)
    _write_clergyman(sheet, position, seat, player.lay_two)
    sheet.put(player.land.districts, _PILES)
    sheet.put(player.land.plots, _PILES)
    _write_land(sheet, player, offset)


def _write_buildings(sheet: ObservationWriter, position: Position, player: Player, board: i64) -> None:
    first = sheet.at - 1
    sheet.zeros(LAST_SETTLEMENT + CLOISTER_OFFICE)
    numbers = sheet.numbers
    for card in player.cells:
        if 0 < card <= LAST_SETTLEMENT:
            numbers[first + card] = _ONE
    for other in position.players:
        _write_occupied(sheet, first, player, board, other.prior)
        _write_occupied(sheet, first, player, board, other.lay_one)
        _write_occupied(sheet, first, player, board, other.lay_two)


def _write_occupied(sheet: ObservationWriter, first: i64, player: Player, board: i64, place: i64) -> None:
    """A clergyman stands at the place: is it on this board?"""
    if place >= 0 and place // BOARD == board:
        sheet.numbers[first + LAST_SETTLEMENT + player.cells[place % BOARD]] = _ONE


def _write_clergyman(sheet: ObservationWriter, position: Position, seat: i64, place: i64) -> None:
    sheet.flag(place == IN_SUPPLY)
    placed = place != IN_SUPPLY and place != NO_BROTHER
    sheet.one_of(_from(position, seat, place // BOARD) if placed else -1, MOST_BOARDS)
    sheet.put(place % BOARD if placed else 0, _SPACES)


def _write_land(sheet: ObservationWriter, player: Player, offset: i64) -> None:
    land = player.land
    for space in range(land.size):
        card = player.cells[space]
        sheet.put(land.terrain[space] + 1, _TURNS)
        sheet.put(land.column[space], _COLUMNS)
        sheet.put(land.row[space], _TENS)
        sheet.put(card, _CODES)
        sheet.flag(card == FOREST)
        sheet.flag(card == MOOR)
    end = sheet.at + _SPACE_ENTRIES * (MOST_SPACES - land.size)
    sheet.zeros(_SPACE_ENTRIES * (sheet.spaces[offset] - land.size))
    sheet.spaces[offset] = land.size
    sheet.at = end
