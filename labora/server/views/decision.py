"""The open decision as it travels."""

from typing import Final

from labora.rules.decision import Decision, obstacles
from labora.rules.engine.offers import is_payment
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
from labora.rules.engine.using import payments
from labora.rules.obstacles import Obstacle
from labora.rules.printed import goods as g
from labora.rules.state.payments import Payments, PointPayments, TilePayments
from labora.rules.state.position import INDICATORS, JOKER, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.questions import active, current
from labora.rules.vocabulary import choices
from labora.server.wire.decision import (
    DecisionView,
    ObstacleView,
    OptionType,
    OptionView,
    PaymentTile,
    PaymentView,
)
from labora.words import Words

_NEUTRAL_BOARD: Final = 1
_NEUTRAL_KINDS: Final = (choices.NEUTRAL_SPACE, choices.NEUTRAL_PRIOR)


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
        options=[] if pays else [option_view(position, option, words) for option in decision.options],
        payment=_payment(position, decision, words) if pays else None,
        obstacles=_obstacles(position, words) if with_obstacles and not pays else [],
    )


def option_view(position: Position, option: Option, words: Words | None) -> OptionView:
    said = words.option(position, option) if words else ""
    match option:
        case Building():
            return _building(position, option, said)
        case Space():
            return _space(position, option, said)
        case Indicator():
            return _indicator(position, option, said)
    return _simple(position, option, said)


def _simple(position: Position, option: Option, said: str) -> OptionView:
    """Options that say everything themselves."""
    text = option.text
    match option:
        case Named():
            return OptionView(text=text, type="card", words=said, card=option.card)
        case Times():
            return OptionView(text=text, type="times", words=said, number=option.number)
        case Good():
            return OptionView(text=text, type="good", words=said, good=option.good)
        case Goods():
            return OptionView(text=text, type="goods", words=said, amounts=dict(option.amounts))
        case Tile():
            return OptionView(
                text=text,
                type="tile",
                words=said,
                side=option.side,
                row=option.row,
                board=int(active(position)),
            )
    return OptionView(text=text, type="word", words=said)


def _building(position: Position, option: Building, said: str) -> OptionView:
    player = position.players[option.board]
    kind: OptionType = "building"
    for space, code in enumerate(player.cells):
        if position.setup.cards[code].id == option.card:
            return OptionView(
                text=option.text,
                type=kind,
                words=said,
                card=option.card,
                board=option.board,
                column=int(player.land.column[space]),
                row=int(player.land.row[space]),
            )
    return OptionView(text=option.text, type=kind, words=said, card=option.card, board=option.board)


def _space(position: Position, option: Space, said: str) -> OptionView:
    neutral = position.kind in _NEUTRAL_KINDS
    return OptionView(
        text=option.text,
        type="space",
        words=said,
        board=_NEUTRAL_BOARD if neutral else int(active(position)),
        column=option.column,
        row=option.row,
    )


def _indicator(position: Position, option: Indicator, said: str) -> OptionView:
    indicator = JOKER if option.joker else INDICATORS.index(option.good)
    return OptionView(
        text=option.text,
        type="indicator",
        words=said,
        good=option.good,
        joker=option.joker,
        number=int(indicator_value(position, indicator)),
    )


def obstacle_view(
    position: Position, option: Option | None, obstacle: Obstacle, words: Words | None
) -> ObstacleView:
    return ObstacleView(
        option=None if option is None else option_view(position, option, None),
        message=obstacle.message,
        arguments=dict(obstacle.arguments),
        words=words.obstacle(obstacle, position.setup) if words else "",
    )


def _obstacles(position: Position, words: Words | None) -> list[ObstacleView]:
    return [obstacle_view(position, option, obstacle, words) for option, obstacle in obstacles(position)]


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
