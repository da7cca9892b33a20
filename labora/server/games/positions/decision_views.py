"""The open decision as it travels."""

from typing import Any, Final

from labora.i18n import Words
from labora.rules.components import goods as g
from labora.rules.components.landscape import NOWHERE, PILES, SIDES, pile_of
from labora.rules.constants import decision_kinds, reasons
from labora.rules.decision import Decision, obstacles
from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import candidates, is_payment, test
from labora.rules.engine.option import (
    Building,
    Good,
    Goods,
    Indicator,
    Named,
    Option,
    Space,
    Tile,
    Times,
)
from labora.rules.notation import option_of
from labora.rules.obstacles import Obstacle
from labora.rules.state.payments import Payments, PointPayments, TilePayments
from labora.rules.state.position import INDICATORS, JOKER, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.queries import active, current
from labora.server.games.positions.decision_schemas import (
    BuildingOption,
    CardOption,
    DecisionView,
    GoodOption,
    GoodsOption,
    IndicatorOption,
    ObstacleView,
    OptionView,
    PaymentTile,
    PaymentView,
    SeveralView,
    SpaceOption,
    TileOption,
    TimesOption,
    WordOption,
)
from labora.server.games.positions.pointless import idle_words

_NEUTRAL_BOARD: Final = 1
_ONE_BY_ONE: Final = (decision_kinds.GIVE, decision_kinds.FOREST)
# Not now, only because something before it would be left out.
_PERHAPS_LATER: Final = (reasons.OFFERED, reasons.TOO_FEW_KINDS, reasons.OUT_OF_ORDER)
# Where no card at all can be built or settled, each says why.
_CARDS_BEHIND: Final = {
    "nothing-to-build": decision_kinds.CARD,
    "nothing-to-settle": decision_kinds.SETTLEMENT,
}
_NEUTRAL_KINDS: Final = (decision_kinds.NEUTRAL_SPACE, decision_kinds.NEUTRAL_PRIOR)


def decision_view(
    position: Position, words: Words | None, *, with_obstacles: bool = True
) -> DecisionView | None:
    """None when the game is over. Without words only ids travel."""
    if position.over:
        return None
    decision = Decision(position)
    pays = is_payment(position.kind)
    return DecisionView(
        kind=decision.kind,
        player=decision.player,
        message=f"decision-{decision.kind}",
        words=words.decision(decision) if words else "",
        count=len(decision.options),
        options=[] if pays else [judged_view(position, option, words) for option in decision.options],
        payment=_payment(position, decision, words) if pays else None,
        several=_several(position, words),
        obstacles=_obstacles(position, words) if with_obstacles and not pays else [],
    )


def _several(position: Position, words: Words | None) -> SeveralView | None:
    """Goods, forests: the engine asks for one after the other, in its order; people pick them together."""
    if position.kind not in _ONE_BY_ONE or position.left < 2:
        return None
    found = [
        option_view(position, option_of(position, code), words)
        for code in candidates(position)
        if test(position, code) in _PERHAPS_LATER
    ]
    return SeveralView(count=int(position.left), options=found)


def judged_view(
    position: Position, option: Option, words: Words | None, *, silent: bool = False
) -> OptionView:
    """Show an option, and whether it would have an effect. If silent, only that is in words."""
    idle = idle_words(position, option, words) if isinstance(option, Building | Space) else ""
    return option_view(position, option, None if silent else words, idle)


def option_view(position: Position, option: Option, words: Words | None, idle: str = "") -> OptionView:
    said = words.option(position, option) if words else ""
    match option:
        case Building():
            return _building(position, option, said, idle)
        case Space():
            return _space(position, option, said, idle)
        case Tile():
            return _tile_option(position, option, said)
        case Indicator():
            return _indicator(position, option, said)
    return _simple(option, said)


def _simple(option: Option, said: str) -> OptionView:
    """Options that say everything themselves."""
    text = option.text
    match option:
        case Named():
            return CardOption(text=text, words=said, card=option.card)
        case Times():
            return TimesOption(text=text, words=said, number=option.number)
        case Good():
            return GoodOption(text=text, words=said, good=option.good)
        case Goods():
            return GoodsOption(text=text, words=said, amounts=dict(option.amounts))
    return WordOption(text=text, words=said)


def _building(position: Position, option: Building, said: str, idle: str) -> BuildingOption:
    land = position.players[option.board].land
    return BuildingOption(
        text=option.text,
        words=said,
        card=option.card,
        board=option.board,
        column=int(land.column[option.space]),
        row=int(land.row[option.space]),
        idle=idle,
    )


def _space(position: Position, option: Space, said: str, idle: str) -> SpaceOption:
    neutral = position.kind in _NEUTRAL_KINDS
    return SpaceOption(
        text=option.text,
        words=said,
        board=_NEUTRAL_BOARD if neutral else int(active(position)),
        column=option.column,
        row=option.row,
        idle=idle,
    )


def _tile_option(position: Position, option: Tile, said: str) -> TileOption:
    side: Any = option.side
    pile: Any = PILES[pile_of(SIDES.index(option.side))]
    board = int(active(position))
    return TileOption(text=option.text, words=said, board=board, side=side, row=option.row, pile=pile)


def _indicator(position: Position, option: Indicator, said: str) -> IndicatorOption:
    indicator = JOKER if option.joker else INDICATORS.index(option.good)
    return IndicatorOption(
        text=option.text,
        words=said,
        good=option.good,
        joker=option.joker,
        number=int(indicator_value(position, indicator)),
    )


def obstacle_view(
    position: Position, option: Option | None, obstacle: Obstacle, words: Words | None
) -> ObstacleView:
    stands = not isinstance(option, Building) or option.space != NOWHERE
    return ObstacleView(
        option=option_view(position, option, None) if option is not None and stands else None,
        message=obstacle.message,
        arguments=dict(obstacle.arguments),
        words=words.obstacle(obstacle, position.setup) if words else "",
    )


def _obstacles(position: Position, words: Words | None) -> list[ObstacleView]:
    found = obstacles(position)
    for _, obstacle in list(found):
        kind = _CARDS_BEHIND.get(obstacle.reason)
        if kind is not None and position.kind == decision_kinds.TURN:
            found += _of_cards(position, kind)
    return [obstacle_view(position, option, obstacle, words) for option, obstacle in found]


def _of_cards(position: Position, kind: int) -> list[tuple[Option, Obstacle]]:
    """What each card lacks, though the turn does not even lead to the question which."""
    asking = position.copy()
    asking.kind = kind
    return obstacles(asking)


def _payment(position: Position, decision: Decision, words: Words | None) -> PaymentView:
    problem = payments(position)
    proposal = option_view(position, decision.options[0], words)
    if isinstance(problem, PointPayments):
        needs = {"food": 0, "energy": 0.0, "points": int(problem.points)}
    else:
        assert isinstance(problem, TilePayments)
        needs = {"food": int(problem.food), "energy": int(problem.energy) / 2, "points": 0}
    return PaymentView(
        food=int(needs["food"]),
        energy=needs["energy"],
        points=int(needs["points"]),
        coins_in_fives=isinstance(problem, PointPayments),
        tiles=_tiles(position, problem),
        proposal=proposal,
    )


def _tiles(position: Position, problem: Payments) -> list[PaymentTile]:
    """The goods of the payer's that count at all, and what each gives."""
    player = current(position)
    in_points = isinstance(problem, PointPayments)
    money = int(problem.money) if isinstance(problem, (PointPayments, TilePayments)) else 0
    found: list[PaymentTile] = []
    for good in range(g.KINDS):
        have = money if good == g.COIN else int(player.goods[good])
        tile = _tile(good, have, in_points)
        needed = tile.points if in_points else _helps(tile, problem)
        if have and needed:
            found.append(tile)
    return found


def _helps(tile: PaymentTile, problem: Payments) -> bool:
    assert isinstance(problem, TilePayments)
    return bool((tile.food and problem.food) or (tile.energy and problem.energy))


def _tile(good: int, have: int, in_points: bool) -> PaymentTile:
    if in_points:
        points = g.POINTS[g.FIVE_COINS] if good == g.COIN else g.POINTS[good]
        usable = good in (g.COIN, g.WHISKEY, *g.POINT_GOODS)
        return PaymentTile(
            good=g.NAMES[good], have=have, food=0, energy=0, points=int(points) if usable else 0
        )
    # Grain may be straw (R1).
    energy = 1 if good == g.GRAIN else int(g.ENERGY[good])
    return PaymentTile(good=g.NAMES[good], have=have, food=int(g.FOOD[good]), energy=energy / 2, points=0)
