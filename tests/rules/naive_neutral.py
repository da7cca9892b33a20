"""Section 10 told naively: every placement on the neutral board is carried out on a copy, then looked at."""

from itertools import product

from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDINGS
from labora.rules.state.position import BOARD, Position

Space = tuple[int, int]
Placement = tuple[str, Space]
SPACES = list(product(range(5), range(2)))


class Board:
    """Which kind of building stands where ("cloister" or "other"), and where clergymen stand."""

    def __init__(self, buildings: dict[Space, str], occupied: set[Space]) -> None:
        self.buildings = buildings
        self.occupied = occupied

    def has_cloister_beside(self, space: Space) -> bool:
        column, row = space
        around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        return any(self.buildings.get(neighbour) == "cloister" for neighbour in around)

    def places(self, kind: str) -> list[Space]:
        """Where a building of the kind may go, R35 apart."""
        return [space for space in self._takers(kind) if kind == "other" or self.has_cloister_beside(space)]

    def _takers(self, kind: str) -> list[Space]:
        """Empty spaces, and unoccupied buildings of the same kind."""
        return [
            space
            for space in SPACES
            if self.buildings.get(space) in (None, kind) and space not in self.occupied
        ]

    def places_by_r35(self, kind: str) -> list[Space]:
        if kind == "other" or self.places(kind):
            return []
        return [space for space in self._takers(kind) if self.buildings.get(space) == kind]

    def with_building(self, kind: str, space: Space) -> "Board":
        return Board(self.buildings | {space: kind}, self.occupied)


def board_of(position: Position) -> Board:
    cells = position.players[1].cells
    buildings = {
        SPACES_BY_NUMBER[space]: "cloister" if position.setup.cards[code].cloister else "other"
        for space, code in enumerate(cells)
        if code
    }
    standing = [
        int(place)
        for player in position.players
        for place in (player.prior, player.lay_one, player.lay_two)
        if place >= BOARD
    ]
    return Board(buildings, {SPACES_BY_NUMBER[place % BOARD] for place in standing})


SPACES_BY_NUMBER = [(column, row) for row in range(2) for column in range(5)]


def cards_to_place(position: Position) -> dict[str, str]:
    """The cards of the display with their kinds."""
    cards = [position.setup.cards[code] for code in range(1, BUILDINGS + 1) if position.display & BIT[code]]
    return {card.id: "cloister" if card.cloister else "other" for card in cards}


def offered_placements(position: Position) -> set[Placement]:
    """R23: of all legal placements those after which the fewest kinds that still have cards have no place."""
    board = board_of(position)
    cards = cards_to_place(position)
    without: dict[Placement, int] = {}
    for card, kind in cards.items():
        for space in board.places(kind) + board.places_by_r35(kind):
            rest = {other for name, other in cards.items() if name != card}
            after = board.with_building(kind, space)
            without[card, space] = sum(not after.places(other) for other in rest)
    fewest = min(without.values(), default=0)
    return {placement for placement, number in without.items() if number == fewest}
