"""A position as it travels."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from labora.rules.components import goods as g
from labora.rules.components.card import BIT, DECKS, TERRAINS
from labora.rules.components.codes import BUILDINGS, EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.landscape import PILE_SIZE, PILES, SIDES, prices, tile_row, tile_side
from labora.rules.components.modes import SETTLEMENT_PHASE, STEP_NAMES
from labora.rules.engine.offers import held_card
from labora.rules.state.position import (
    BOARD,
    INDICATORS,
    JOKER,
    LAST_SPACE,
    NO_BROTHER,
    NOT_IN_PLAY,
    Player,
    Position,
)
from labora.rules.state.production import INDICATOR_OF, indicator_value
from labora.rules.state.queries import (
    active,
    card_of,
    current_step,
    decks_out,
    fee,
    in_hand,
    phase_due,
    price,
    worth_in_coins,
)
from labora.rules.state.scoring import goods_points, score, winners
from labora.rules.state.setup import Setup
from labora.rules.text.writing import position_text
from labora.server.games.positions.schemas import (
    BesideView,
    BoardView,
    CellView,
    ClergymanView,
    DeckView,
    IndicatorView,
    PileView,
    PlaceView,
    PositionView,
    ScoreView,
    SettlementScoreView,
    SetupView,
    TileView,
    TotalsView,
    UseView,
    WheelView,
)
from labora.server.games.positions.timeline import PHASES, actions_until_phase, ending, timeline
from labora.tutorial.bot_statistics import usual_actions


@dataclass(frozen=True, slots=True)
class PositionCache:
    """Remember an earlier position of the same game, and how it was seen."""

    position: Position
    view: PositionView


def position_view(position: Position, earlier: PositionCache | None = None) -> PositionView:
    """What has not changed since `earlier` is not looked at again."""
    phase = int(phase_due(position))
    held = held_card(position)
    display, coming = _all_decks(position, earlier)
    return PositionView(
        line=position_text(position),
        setup=setup_view(position.setup) if earlier is None else earlier.view.setup,
        round=int(position.round),
        step=STEP_NAMES[current_step(position)],
        phase=PHASES[phase] if phase >= 0 else None,
        start=int(position.start),
        active=int(active(position)),
        actions=int(position.actions),
        purchases=int(position.purchases),
        fee=int(fee(position)),
        gift=g.NAMES[g.DRINK[position.setup.variant]],
        over=position.over,
        winners=winners(position) if position.over else [],
        wheel=wheel_view(position, earlier),
        clearing={"forest": _cleared(position, g.WOOD), "moor": _cleared(position, g.PEAT)},
        timeline=timeline(position),
        ending=ending(position),
        actions_until_phase=actions_until_phase(position),
        settle_later=_settle_later(position),
        display=display,
        coming=coming,
        piles=[_pile(position, pile) for pile in range(len(PILES))],
        boards=[_board(position, board, earlier) for board in range(len(position.players))],
        use=_use(position),
        held=None if held is None else held.id,
    )


def setup_view(setup: Setup) -> SetupView:
    return SetupView(
        name=setup.name,
        mode=setup.mode.name,
        variant=_literal(g.VARIANTS[setup.variant]),
        without_quarry=setup.without_quarry,
        players=int(setup.players),
        boards=int(setup.boards),
        actions=usual_actions(setup.mode.name),
        goods=goods_of(int(setup.variant)),
    )


@cache
def goods_of(variant: int) -> list[str]:
    return [g.NAMES[good] for good in range(g.KINDS) if g.in_variant(good, variant)]


def _literal(text: str) -> Any:
    """A text that the model checks to be one of its words."""
    return text


def wheel_view(position: Position, earlier: PositionCache | None = None) -> WheelView:
    if (
        earlier is not None
        and position.ages == earlier.position.ages
        and position.round == earlier.position.round
    ):
        return earlier.view.wheel
    wheel = [int(value) for value in position.setup.mode.wheel]
    return WheelView(
        values=wheel,
        indicators=[
            _indicator(position, number, name, wheel)
            for number, name in enumerate(INDICATORS)
            if name == "joker" or g.in_variant(g.NUMBER[name], position.setup.variant)
        ],
    )


def _indicator(position: Position, number: int, name: str, wheel: list[int]) -> IndicatorView:
    age = int(position.ages[number])
    later: int | None = None
    if age != NOT_IN_PLAY:
        if age < LAST_SPACE:
            later = wheel[age + 1]
        else:
            later = None if position.setup.mode.neutral else wheel[LAST_SPACE]
    elif _enters(position, name):
        later = wheel[0]
    return IndicatorView(
        indicator=name,
        age=None if age == NOT_IN_PLAY else age,
        value=int(indicator_value(position, number)),
        next=later,
    )


def _cleared(position: Position, good: int) -> dict[str, int]:
    better = max(indicator_value(position, indicator) for indicator in (INDICATOR_OF[good], JOKER))
    return {g.NAMES[good]: int(better)}


def _settle_later(position: Position) -> list[int]:
    if current_step(position) != SETTLEMENT_PHASE:
        return []
    players = int(position.setup.players)
    return [int(position.start + turn) % players for turn in range(int(position.turn) + 1, players)]


def _enters(position: Position, name: str) -> bool:
    mode = position.setup.mode
    entering = {"grapes": mode.grapes_enter, "stone": mode.stone_enters}.get(name, 0)
    return bool(entering == position.round + 1)


def _all_decks(position: Position, earlier: PositionCache | None) -> tuple[list[DeckView], list[DeckView]]:
    if (
        earlier is not None
        and position.display == earlier.position.display
        and decks_out(position) == decks_out(earlier.position)
    ):
        return earlier.view.display, earlier.view.coming
    return _decks(position, coming=False), _decks(position, coming=True)


def _decks(position: Position, coming: bool) -> list[DeckView]:
    out = int(decks_out(position))
    found: list[DeckView] = []
    for number, deck in enumerate(DECKS):
        if (number >= out) != coming:
            continue
        mask = position.setup.decks[number]
        if not coming:
            mask &= position.display
        cards = [card_of(position, code).id for code in range(1, BUILDINGS + 1) if mask & BIT[code]]
        opens = int(position.setup.mode.phases[number - 1]) if coming else None
        found.append(DeckView(deck=_literal(deck), round=opens, cards=cards))
    return found


def _pile(position: Position, pile: int) -> PileView:
    taken = sum(int(player.land.taken_from(pile)) for player in position.players)
    all_prices = prices(pile)
    left = all_prices[: PILE_SIZE - taken][::-1] if position.setup.mode.neutral else all_prices[taken:]
    now = int(price(position, pile))
    return PileView(pile=_literal(PILES[pile]), price=now if now >= 0 else None, prices=left)


def _is_same_board(now: Position, before: Position, board: int) -> bool:
    """Goods, land, clergymen and hand. Who stands on another board is looked at again with what is there."""
    player = now.players[board]
    away = any(place >= 0 and place // BOARD != board for place in _places(player))
    return player.same(before.players[board]) and not away and bool(decks_out(now) == decks_out(before))


def _is_same_land(now: Player, before: Player) -> bool:
    return bool(now.cells == before.cells and now.land.tiles == before.land.tiles)


def _places(player: Player) -> tuple[int, ...]:
    return tuple(int(place) for place in (player.prior, player.lay_one, player.lay_two))


def _board(position: Position, board: int, earlier: PositionCache | None) -> BoardView:
    if earlier is not None and _is_same_board(position, earlier.position, board):
        return earlier.view.boards[board]
    player = position.players[board]
    neutral = board >= position.setup.players
    cells, tiles = _land(position, board, earlier)
    return BoardView(
        board=board,
        neutral=neutral,
        goods={name: int(player.goods[g.NUMBER[name]]) for name in goods_of(int(position.setup.variant))},
        totals=_totals(position, player),
        cells=cells,
        tiles=tiles,
        clergymen=_clergymen(position, player),
        hand=[] if neutral else _hand(position, player),
        score=None if neutral else score_view(position, board),
    )


def _land(
    position: Position, board: int, earlier: PositionCache | None
) -> tuple[list[CellView], list[TileView]]:
    """Mostly it is goods that change."""
    player = position.players[board]
    if earlier is not None and _is_same_land(player, earlier.position.players[board]):
        return earlier.view.boards[board].cells, earlier.view.boards[board].tiles
    tiles = [
        TileView(side=_literal(SIDES[tile_side(code)]), row=int(tile_row(code))) for code in player.land.tiles
    ]
    return _cells(position, player), tiles


def _totals(position: Position, player: Player) -> TotalsView:
    coins = int(worth_in_coins(position, player))
    grain = int(player.goods[g.GRAIN])
    food = coins + sum(int(player.goods[good] * g.FOOD[good]) for good in range(g.KINDS) if good != g.COIN)
    energy = grain + sum(int(player.goods[good] * g.ENERGY[good]) for good in range(g.KINDS))
    points = int(goods_points(player.goods, position.setup.variant))
    return TotalsView(food=food, energy=energy / 2, coins=coins, points=points)


def _cells(position: Position, player: Player) -> list[CellView]:
    land = player.land
    return [
        CellView(
            space=space,
            column=int(land.column[space]),
            row=int(land.row[space]),
            terrain=_literal(TERRAINS[land.terrain[space]]),
            card=None if player.cells[space] == EMPTY else card_of(position, player.cells[space]).id,
        )
        for space in range(len(player.cells))
    ]


def _clergymen(position: Position, player: Player) -> list[ClergymanView]:
    found = [ClergymanView(kind="prior", place=_place(position, int(player.prior)))]
    for brother in (int(player.lay_one), int(player.lay_two)):
        if brother != NO_BROTHER:
            found.append(ClergymanView(kind="lay-brother", place=_place(position, brother)))
    return found


def _place(position: Position, place: int) -> PlaceView | None:
    if place < 0:
        return None
    board, space = divmod(place, BOARD)
    player = position.players[board]
    return PlaceView(
        board=board,
        column=int(player.land.column[space]),
        row=int(player.land.row[space]),
        card=card_of(position, player.cells[space]).id,
    )


def _hand(position: Position, player: Player) -> list[str]:
    return [
        card_of(position, code).id
        for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)
        if in_hand(position, player, code)
    ]


def score_view(position: Position, board: int) -> ScoreView:
    counted = score(position, board)
    settled = [
        SettlementScoreView(
            card=one.card,
            column=one.column,
            row=one.row,
            points=one.points,
            beside=[BesideView(column=column, row=row, points=points) for column, row, points in one.beside],
        )
        for one in counted.settlements
    ]
    return ScoreView(
        goods=counted.goods,
        economic=counted.economic,
        settlements=sum(one.points for one in settled),
        settled=settled,
        total=counted.total,
    )


def _use(position: Position) -> UseView | None:
    if position.card == EMPTY:
        return None
    return UseView(
        card=card_of(position, position.card).id,
        place=_place(position, int(position.place)),
        part=int(position.part),
        amount=int(position.amount),
    )
