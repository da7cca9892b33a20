"""What lies on the table, by names and typed. Reading changes nothing; the view does not follow the game."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from labora.rules.components.card import TERRAINS
from labora.rules.components.codes import EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT, is_building
from labora.rules.components.goods import KINDS, NAMES, VARIANTS, in_variant
from labora.rules.components.landscape import PILES
from labora.rules.components.modes import STEP_NAMES
from labora.rules.constants import decision_kinds
from labora.rules.state.position import BOARD, INDICATORS, NO_BROTHER, Player, Position
from labora.rules.state.production import in_play, indicator_value
from labora.rules.state.queries import (
    active,
    card_of,
    current_step,
    decider,
    fee,
    in_display,
    in_hand,
    price,
    wonders_left,
)
from labora.rules.state.scoring import score, total_score
from labora.rules.view.amounts import Amounts

PRIOR: Final = "prior"
LAY_BROTHER: Final = "lay-brother"


class Clergyman(NamedTuple):
    """Describe a clergyman on a building: its kind, and the player it belongs to, the neutral one last.

    `kind` is `"prior"` or `"lay-brother"`.
    """

    player: int
    kind: str


class Place(NamedTuple):
    """Describe where a clergyman is: the building, and the board that it belongs to."""

    board: int
    card: str


class BuildingView(NamedTuple):
    """Describe a building on a land, with its space and its clergyman."""

    card: str
    column: int
    row: int
    clergyman: Clergyman | None


class SettlementView(NamedTuple):
    """Describe a settlement on a land, with its space and the points that it scores there now."""

    card: str
    column: int
    row: int
    points: int


class SpaceView(NamedTuple):
    """Describe a space of a land; `card` is a building, a settlement, `"forest"`, `"moor"`, or None.

    Mountains reach over two rows: `row` is the upper one.
    """

    column: int
    row: int
    terrain: str
    card: str | None


class PlayerView(NamedTuple):
    """Show what one player has. The neutral player of the solo game has land and clergymen only.

    `prior` and `lay_brothers` are the places where they stand, None in the supply. `hand` are the settlements
    that can still be built, `points` the score as it is now.
    """

    number: int
    points: int
    goods: Amounts
    buildings: tuple[BuildingView, ...]
    settlements: tuple[SettlementView, ...]
    land: tuple[SpaceView, ...]
    hand: tuple[str, ...]
    prior: Place | None
    lay_brothers: tuple[Place | None, ...]


class PositionView(NamedTuple):
    """Show a position by names.

    `phase` is the step of the round, `decision` the kind of the open decision (None when the game is over),
    `player` the seat that decides, `active` the seat whose turn it is. `display` are the buildings on offer,
    `wheel` what each indicator in play yields now, `land_prices` the prices of the top tiles in coins,
    `fee` that of a work contract.

    >>> from labora.rules.game import Game
    >>> view = Game("3-long").position.view
    >>> view.round, view.phase, view.decision, view.player
    (1, 'actions', 'turn', 0)
    >>> view.wheel["grain"], view.land_prices["plot"], view.players[2].land[1].card
    (2, 3, 'forest')
    """

    mode: str
    variant: str
    round: int
    phase: str
    decision: str | None
    player: int | None
    active: int | None
    start: int
    actions: int
    purchases: int
    fee: int
    wonders: int
    display: tuple[str, ...]
    wheel: Amounts
    land_prices: Amounts
    players: tuple[PlayerView, ...]
    neutral: PlayerView | None

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.decision is None

    def as_dict(self) -> dict[str, object]:
        """Return the view as dictionaries, lists, texts and numbers, as JSON takes them."""
        return _fields(self, self._fields)


def _fields(values: tuple[object, ...], names: tuple[str, ...]) -> dict[str, object]:
    return {name: _as_data(value) for name, value in zip(names, values, strict=True)}


def _as_data(value: object) -> object:
    if isinstance(value, Amounts):
        return dict(value)
    if isinstance(value, (PlayerView, BuildingView, SettlementView, SpaceView, Clergyman, Place)):
        return _fields(value, value._fields)
    if isinstance(value, tuple):
        return [_as_data(part) for part in value]
    return value


# From the numbers of the engine


def view_of(position: Position) -> PositionView:
    """Return the position by names."""
    setup = position.setup
    boards = [_player(position, number) for number in range(setup.boards)]
    return PositionView(
        mode=setup.mode.name,
        variant=VARIANTS[setup.variant],
        round=int(position.round),
        phase=STEP_NAMES[current_step(position)],
        decision=None if position.over else decision_kinds.NAMES[position.kind],
        player=None if position.over else int(decider(position)),
        active=None if position.over else int(active(position)),
        start=int(position.start),
        actions=int(position.actions),
        purchases=int(position.purchases),
        fee=int(fee(position)),
        wonders=int(wonders_left(position)),
        display=tuple(card.id for card in setup.cards if in_display(position, card.code)),
        wheel=Amounts(
            {
                name: int(indicator_value(position, number))
                for number, name in enumerate(INDICATORS)
                if in_play(position, number)
            }
        ),
        land_prices=Amounts(
            {
                name: int(price(position, pile))
                for pile, name in enumerate(PILES)
                if price(position, pile) >= 0
            }
        ),
        players=tuple(boards[: setup.players]),
        neutral=boards[setup.players] if setup.boards > setup.players else None,
    )


def _player(position: Position, number: int) -> PlayerView:
    player = position.players[number]
    is_person = number < position.setup.players
    brothers = [player.lay_two] if player.lay_one == NO_BROTHER else [player.lay_one, player.lay_two]
    return PlayerView(
        number=number,
        points=int(total_score(position, number)) if is_person else 0,
        goods=Amounts(
            {
                NAMES[good]: int(player.goods[good])
                for good in range(KINDS)
                if in_variant(good, position.setup.variant)
            }
        ),
        buildings=_buildings(position, number),
        settlements=tuple(
            SettlementView(one.card, one.column, one.row, one.points)
            for one in score(position, number).settlements
        ),
        land=_land(position, player),
        hand=_hand(position, player) if is_person else (),
        prior=_place(position, player.prior),
        lay_brothers=tuple([_place(position, place) for place in brothers]),
    )


def _buildings(position: Position, number: int) -> tuple[BuildingView, ...]:
    player = position.players[number]
    found: list[BuildingView] = []
    for space in range(len(player.cells)):
        code = player.cells[space]
        if is_building(code):
            column, row = int(player.land.column[space]), int(player.land.row[space])
            clergyman = _clergyman_at(position, number * BOARD + space)
            found.append(BuildingView(card_of(position, code).id, column, row, clergyman))
    return tuple(found)


def _clergyman_at(position: Position, place: i64) -> Clergyman | None:
    for number, player in enumerate(position.players):
        if player.prior == place:
            return Clergyman(number, PRIOR)
        if player.lay_one == place or player.lay_two == place:
            return Clergyman(number, LAY_BROTHER)
    return None


def _land(position: Position, player: Player) -> tuple[SpaceView, ...]:
    found: list[SpaceView] = []
    for space in range(len(player.cells)):
        code = player.cells[space]
        found.append(
            SpaceView(
                int(player.land.column[space]),
                int(player.land.row[space]),
                TERRAINS[player.land.terrain[space]],
                None if code == EMPTY else card_of(position, code).id,
            )
        )
    return tuple(found)


def _hand(position: Position, player: Player) -> tuple[str, ...]:
    codes = range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)
    return tuple([card_of(position, code).id for code in codes if in_hand(position, player, code)])


def _place(position: Position, place: i64) -> Place | None:
    if place < 0:
        return None
    board = place // BOARD
    code = position.players[board].cells[place % BOARD]
    return Place(int(board), card_of(position, code).id)
