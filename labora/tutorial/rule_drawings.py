"""Small positions for the drawings of the rules, scored by the engine."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import append

from labora.rules.components.card import TERRAINS
from labora.rules.components.cards import CODE
from labora.rules.components.codes import EMPTY
from labora.rules.components.landscape import HILLS_DISTRICT, cards_on, tile
from labora.rules.engine.table_setup import set_up
from labora.rules.state.position import Player
from labora.rules.state.scoring import scores
from labora.rules.state.setup import Setup

SETTLEMENT: Final = "hamlet"
_SITE: Final = (3, 0)
_NEIGHBOURS: Final = {(2, 0): ("F05", "I05"), (3, -1): ("G19", "G19"), (3, 1): ("G18", "G18")}


@dataclass(frozen=True)
class Spot:
    """Describe a space of a drawing."""

    column: int
    row: int
    terrain: str
    # Empty where nothing lies.
    card: str
    # What it adds to the settlement; None: it does not count.
    adds: int | None = None


@dataclass(frozen=True)
class Scene:
    """Draw a settlement among its neighbors."""

    settlement: str
    points: int
    own: int
    spots: tuple[Spot, ...]


def heartland_of(setup: Setup) -> tuple[Spot, ...]:
    player = set_up(setup, 0).players[0]
    return tuple(_spot(setup, player, space) for space in range(len(player.cells)))


def settlement_scene(setup: Setup) -> Scene:
    """The spaces around a settlement, corners included, and what it scores there."""
    position = set_up(setup, 0)
    player = position.players[0]
    player.land = player.land.with_tile(tile(HILLS_DISTRICT, -1))
    for card in cards_on(HILLS_DISTRICT):
        player.cells = append(player.cells, card)
    for (column, row), cards in _NEIGHBOURS.items():
        player.cells[player.land.space_at(column, row)] = CODE[setup.variant][cards[setup.variant]]
    player.cells[player.land.space_at(*_SITE)] = CODE[setup.variant][SETTLEMENT]
    found = scores(position)[0].settlements[0]
    adds = {(column, row): points for column, row, points in found.beside}
    spaces = [
        player.land.space_at(_SITE[0] + right, _SITE[1] + down) for down in (-1, 0, 1) for right in (-1, 0, 1)
    ]
    own = found.points - sum(adds.values())
    return Scene(
        SETTLEMENT, found.points, own, tuple(_spot(setup, player, int(space), adds) for space in spaces)
    )


def _spot(setup: Setup, player: Player, space: int, adds: dict[tuple[int, int], int] | None = None) -> Spot:
    place = int(player.land.column[space]), int(player.land.row[space])
    code = player.cells[space]
    return Spot(
        *place,
        TERRAINS[player.land.terrain[space]],
        "" if code == EMPTY else setup.cards[code].id,
        None if adds is None else adds.get(place),
    )
