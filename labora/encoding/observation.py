"""What a player sees, as one vector of numbers for all fourteen games, counted from the player's own seat.

Each entry is a number of the table divided by its scale, so that most lie between 0 and 1. `entries` names
them all in their order; `observe` writes them in the same order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.encoding.actions import MOST_BOARDS, MOST_SPACES, SETTLEMENTS
from labora.encoding.play import Play
from labora.rules.printed.card import (
    BIT,
    BUILDINGS,
    CLOISTER_OFFICE,
    FIRST_SETTLEMENT,
    FOREST,
    LAST_SETTLEMENT,
    MOOR,
    is_building,
)
from labora.rules.printed.effects import REACHES
from labora.rules.printed.goods import COIN, KINDS, NAMES, VARIANTS, WONDERS, WOOD
from labora.rules.printed.landscape import DISTRICT, PILE_SIZE, PILES, PLOT
from labora.rules.printed.modes import MODES, STEP_NAMES
from labora.rules.state.position import BOARD, DISPLAY, IN_SUPPLY, INDICATORS, NO_BROTHER, Player, Position
from labora.rules.state.production import in_play, indicator_value
from labora.rules.state.questions import (
    active,
    current_step,
    decks_out,
    in_hand,
    in_last_round,
    occupied,
    price,
    wonders_left,
)
from labora.rules.state.scoring import total_score
from labora.rules.vocabulary import choices

# Changes whenever an entry gets another place or meaning.
OBSERVATION_VERSION: Final = 1

_FLAG: Final = 1.0
_ROUNDS: Final = 30.0
_TURNS: Final = 5.0
_TIMES: Final = 10.0
_GOODS: Final = 10.0
_COINS: Final = 20.0
_POINTS: Final = 100.0
_SPACES: Final = 90.0
_COLUMNS: Final = 6.0
_ROWS: Final = 10.0
_CODES: Final = 54.0
_TERRAINS: Final = 5.0
_NEEDS: Final = 20.0
_PRICES: Final = 8.0
_NUMBERS: Final = 32.0
_CLERGYMEN: Final[tuple[str, ...]] = ("prior", "lay-brother-1", "lay-brother-2")
_SPACE_ENTRIES: Final = 6


class Entry:
    """One number of the vector: `name`, as `seat-0.goods.grain`, and what it is divided by."""

    def __init__(self, name: str, scale: float) -> None:
        self.name: Final = name
        self.scale: Final = scale

    def __repr__(self) -> str:
        return f"Entry({self.name!r}, {self.scale!r})"


# Names


def _named(prefix: str, names: list[str], scale: float = _FLAG) -> list[Entry]:
    return [Entry(f"{prefix}.{name}", scale) for name in names]


def _cards(prefix: str, last: int) -> list[Entry]:
    return _named(prefix, [f"card-{code}" for code in range(1, last + 1)])


def _seats(prefix: str) -> list[Entry]:
    return _named(prefix, [f"seat-{seat}" for seat in range(MOST_BOARDS)])


def _goods(prefix: str) -> list[Entry]:
    return [Entry(f"{prefix}.{NAMES[good]}", _COINS if good == COIN else _GOODS) for good in range(KINDS)]


def _game_entries() -> list[Entry]:
    return [
        *_named("game.mode", [mode.name for mode in MODES]),
        *_named("game.variant", list(VARIANTS)),
        Entry("game.without-quarry", _FLAG),
        Entry("game.over", _FLAG),
        Entry("game.round", _ROUNDS),
        Entry("game.rounds-to-limit", _ROUNDS),
        Entry("game.rounds-to-phase", _ROUNDS),
        Entry("game.in-last-round", _FLAG),
        Entry("game.last-turn", _FLAG),
        Entry("game.decks-out", _TURNS),
        *_seats("game.start"),
        *_seats("game.active"),
        *_named("game.step", list(STEP_NAMES)),
        Entry("game.turn", _TURNS),
        Entry("game.actions", 2.0),
        Entry("game.purchases", 1.0),
        Entry("game.fee-raised", _FLAG),
    ]


def _decision_entries() -> list[Entry]:
    return [
        *_named("decision.kind", list(choices.NAMES)),
        *_cards("decision.card", CLOISTER_OFFICE),
        Entry("decision.in-display", _FLAG),
        *_seats("decision.place"),
        Entry("decision.place.space", _SPACES),
        Entry("decision.part", _TURNS),
        Entry("decision.amount", _TIMES),
        Entry("decision.joined", _TIMES),
        Entry("decision.cursor", _NUMBERS),
        Entry("decision.left", _TURNS),
        *_cards("decision.new-card", LAST_SETTLEMENT),
        Entry("decision.space", _SPACES),
        *_named("decision.pile", list(PILES)),
        Entry("decision.cleared-wood", _FLAG),
        *_named("decision.reached", ["prior", "occupied", "neighbour", "display"]),
        *_cards("decision.placed", BUILDINGS),
        Entry("decision.need.food", _NEEDS),
        Entry("decision.need.energy", _NEEDS),
        Entry("decision.need.points", _NEEDS),
        *_named("decision.asked", list(NAMES[:KINDS])),
        *_goods("decision.given"),
        Entry("decision.more", _NUMBERS),
    ]


def _table_entries() -> list[Entry]:
    found: list[Entry] = []
    for indicator in INDICATORS:
        found.append(Entry(f"wheel.{indicator}.in-play", _FLAG))
        found.append(Entry(f"wheel.{indicator}.age", 12.0))
        found.append(Entry(f"wheel.{indicator}.value", _TIMES))
    found.extend(_cards("display", BUILDINGS))
    found.extend(_cards("coming", BUILDINGS))
    for pile in PILES:
        found.append(Entry(f"pile.{pile}.price", _PRICES))
        found.append(Entry(f"pile.{pile}.left", float(PILE_SIZE)))
    found.append(Entry("wonders-left", float(WONDERS)))
    return found


def _seat_entries(seat: int) -> list[Entry]:
    name = f"seat-{seat}"
    found = [Entry(f"{name}.there", _FLAG), Entry(f"{name}.neutral", _FLAG), Entry(f"{name}.score", _POINTS)]
    found.extend(_goods(f"{name}.goods"))
    found.extend(_named(f"{name}.hand", [f"settlement-{number}" for number in range(1, SETTLEMENTS + 1)]))
    found.extend(_cards(f"{name}.built", LAST_SETTLEMENT))
    found.extend(_cards(f"{name}.occupied", CLOISTER_OFFICE))
    for clergyman in _CLERGYMEN:
        found.append(Entry(f"{name}.{clergyman}.at-home", _FLAG))
        found.extend(_seats(f"{name}.{clergyman}.on"))
        found.append(Entry(f"{name}.{clergyman}.space", _SPACES))
    found.append(Entry(f"{name}.districts", float(PILE_SIZE)))
    found.append(Entry(f"{name}.plots", float(PILE_SIZE)))
    for space in range(MOST_SPACES):
        place = f"{name}.space-{space}"
        found.append(Entry(f"{place}.terrain", _TERRAINS))
        found.append(Entry(f"{place}.column", _COLUMNS))
        found.append(Entry(f"{place}.row", _ROWS))
        found.append(Entry(f"{place}.card", _CODES))
        found.append(Entry(f"{place}.forest", _FLAG))
        found.append(Entry(f"{place}.moor", _FLAG))
    return found


def entries() -> list[Entry]:
    """All entries of the vector, in order."""
    found = [*_game_entries(), *_decision_entries(), *_table_entries()]
    for seat in range(MOST_BOARDS):
        found.extend(_seat_entries(seat))
    return found


ENTRIES: Final = len(entries())
_SEAT_ENTRIES: Final = len(_seat_entries(0))


# Numbers


class Sheet:
    """Numbers written one after the other into a part of a long row."""

    def __init__(self, numbers: vec[float], at: i64) -> None:
        self.numbers: Final = numbers
        self.at: i64 = at

    def put(self, number: i64, scale: float) -> None:
        self.numbers[self.at] = float(number) / scale
        self.at += 1

    def flag(self, is_so: bool) -> None:
        self.numbers[self.at] = 1.0 if is_so else 0.0
        self.at += 1

    def zeros(self, count: i64) -> None:
        numbers = self.numbers
        first = self.at
        for index in range(first, first + count):
            numbers[index] = 0.0
        self.at = first + count

    def one_of(self, chosen: i64, count: i64) -> None:
        """All zeros but one; only zeros if none is chosen."""
        first = self.at
        self.zeros(count)
        if 0 <= chosen < count:
            self.numbers[first + chosen] = 1.0

    def cards(self, mask: i64) -> None:
        """A set of buildings."""
        numbers = self.numbers
        first = self.at - 1
        for code in range(1, BUILDINGS + 1):
            numbers[first + code] = 1.0 if mask & BIT[code] else 0.0
        self.at += BUILDINGS

    def goods(self, goods: vec[i64]) -> None:
        numbers = self.numbers
        first = self.at
        for good in range(KINDS):
            number = goods[good]
            numbers[first + good] = float(number) / _GOODS if number else 0.0
        numbers[first + COIN] = float(goods[COIN]) / _COINS
        self.at += KINDS


def observe(play: Play, seat: i64, numbers: vec[float], at: i64) -> None:
    """Writes what the player at `seat` sees, from the index `at` on."""
    sheet = Sheet(numbers, at)
    _write_game(sheet, play, seat)
    _write_decision(sheet, play, seat)
    _write_table(sheet, play.position)
    for offset in range(MOST_BOARDS):
        if offset < len(play.position.players):
            _write_seat(sheet, play.position, seat, offset)
        else:
            sheet.zeros(_SEAT_ENTRIES)


def _from(position: Position, seat: i64, board: i64) -> i64:
    """How many seats after `seat` a board is."""
    boards: i64 = len(position.players)
    return (board - seat + boards) % boards


def _write_game(sheet: Sheet, play: Play, seat: i64) -> None:
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
    sheet.put(position.actions, 2.0)
    sheet.put(position.purchases, 1.0)
    sheet.flag(position.fee_raised)


def _rounds_to_phase(position: Position) -> i64:
    """Until the next settlement phase, this round's included; 0 when there is none left."""
    for phase in position.setup.mode.phases:
        if phase >= position.round:
            return phase - position.round
    return 0


def _write_decision(sheet: Sheet, play: Play, seat: i64) -> None:
    position = play.position
    sheet.one_of(position.kind, len(choices.NAMES))
    sheet.one_of(position.card - 1, CLOISTER_OFFICE)
    sheet.flag(position.card > 0 and position.place == DISPLAY)
    on_board = position.card > 0 and position.place >= 0
    sheet.one_of(_from(position, seat, position.place // BOARD) if on_board else -1, MOST_BOARDS)
    sheet.put(position.place % BOARD if on_board else 0, _SPACES)
    sheet.put(position.part, _TURNS)
    sheet.put(position.amount, _TIMES)
    sheet.put(position.joined, _TIMES)
    sheet.put(position.cursor, _NUMBERS)
    sheet.put(position.left, _TURNS)
    sheet.one_of(position.new_card - 1, LAST_SETTLEMENT)
    sheet.put(position.space, _SPACES)
    buying = position.kind == choices.TILE
    sheet.one_of(position.pile if buying else -1, len(PILES))
    sheet.flag(position.cleared == WOOD)
    for bit in range(len(REACHES)):
        sheet.flag(position.reached & BIT[bit] != 0)
    sheet.cards(position.placed)
    _write_pieces(sheet, play)


def _write_pieces(sheet: Sheet, play: Play) -> None:
    """What is to be paid, and what has been said of it."""
    pieces = play.pieces
    if pieces is None:
        sheet.zeros(3 + 2 * KINDS)
    else:
        sheet.put(pieces.food, _NEEDS)
        sheet.put(pieces.energy, _NEEDS)
        sheet.put(pieces.points, _NEEDS)
        sheet.one_of(-1 if pieces.done else pieces.good, KINDS)
        sheet.goods(pieces.given)
    sheet.put(play.base, _NUMBERS)


def _write_table(sheet: Sheet, position: Position) -> None:
    for indicator in range(len(INDICATORS)):
        on_wheel = in_play(position, indicator)
        sheet.flag(on_wheel)
        sheet.put(position.ages[indicator] if on_wheel else 0, 12.0)
        sheet.put(indicator_value(position, indicator), _TIMES)
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
        sheet.put(left, float(PILE_SIZE))
    sheet.put(wonders_left(position), float(WONDERS))


def _write_seat(sheet: Sheet, position: Position, seat: i64, offset: i64) -> None:
    board = (seat + offset) % len(position.players)
    player = position.players[board]
    neutral = board >= position.setup.players
    sheet.flag(True)
    sheet.flag(neutral)
    sheet.put(0 if neutral else total_score(position, board), _POINTS)
    sheet.goods(player.goods)
    for settlement in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
        sheet.flag(not neutral and in_hand(position, player, settlement))
    _write_buildings(sheet, position, player, board)
    _write_clergyman(sheet, position, seat, player.prior)
    _write_clergyman(sheet, position, seat, player.lay_one)
    _write_clergyman(sheet, position, seat, player.lay_two)
    sheet.put(player.land.districts, float(PILE_SIZE))
    sheet.put(player.land.plots, float(PILE_SIZE))
    _write_land(sheet, player)


def _write_buildings(sheet: Sheet, position: Position, player: Player, board: i64) -> None:
    first = sheet.at - 1
    sheet.zeros(LAST_SETTLEMENT + CLOISTER_OFFICE)
    numbers = sheet.numbers
    for space in range(len(player.cells)):
        card = player.cells[space]
        if 0 < card <= LAST_SETTLEMENT:
            numbers[first + card] = 1.0
            if is_building(card) and occupied(position, board * BOARD + space):
                numbers[first + LAST_SETTLEMENT + card] = 1.0


def _write_clergyman(sheet: Sheet, position: Position, seat: i64, place: i64) -> None:
    sheet.flag(place == IN_SUPPLY)
    placed = place != IN_SUPPLY and place != NO_BROTHER
    sheet.one_of(_from(position, seat, place // BOARD) if placed else -1, MOST_BOARDS)
    sheet.put(place % BOARD if placed else 0, _SPACES)


def _write_land(sheet: Sheet, player: Player) -> None:
    land = player.land
    for space in range(land.size):
        card = player.cells[space]
        sheet.put(land.terrain[space] + 1, _TERRAINS)
        sheet.put(land.column[space], _COLUMNS)
        sheet.put(land.row[space], _ROWS)
        sheet.put(card, _CODES)
        sheet.flag(card == FOREST)
        sheet.flag(card == MOOR)
    sheet.zeros(_SPACE_ENTRIES * (MOST_SPACES - land.size))
