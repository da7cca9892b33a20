"""Puts a part of a function, done several times, into words: `6 food, 3 energy → 3 stone`."""

from collections.abc import Sequence
from typing import Final

from labora.i18n.names import Names
from labora.i18n.phrases import Phrase, joined
from labora.rules.components import effects
from labora.rules.components import goods as g
from labora.rules.components.effects import Choice, Cost, Part, herd_coins, part_cost
from labora.rules.engine.abilities import reward_limit
from labora.rules.state.position import Position
from labora.rules.state.queries import current

_GOALS: Final = {
    effects.USE_OCCUPIED: "part-use-occupied",
    effects.BUILD: "part-build",
    effects.TAKE_LAND: "part-land",
    effects.CLEAR_LAND: "part-clear",
}
_RECALLS: Final = {effects.ALL_OWN: "part-own-clergymen", effects.OWN_PRIOR: "part-own-prior"}


def trade_words(names: Names, position: Position, part: Part, times: int) -> str:
    give = _given(names, part, times)
    get = names.list(_gained(names, position, part, times))
    if not give:
        return names.text("trade-gain", get=get)
    return names.text("trade", give=names.list(give), get=get)


def cost_words(names: Names, cost: Cost, *, by_choice_only: bool = False) -> Phrase:
    """A cost as a list of amounts; `by_choice_only`: just what the payer has a choice in."""
    goods = [] if by_choice_only else [(g.NAMES[good], int(cost.goods[good])) for good in cost.kinds]
    by_choice = (("food", cost.food), ("energy", cost.energy / 2), ("points", cost.points))
    return names.goods([*goods, *((name, count) for name, count in by_choice if count)])


def _given(names: Names, part: Part, times: int) -> list[str]:
    found: list[str] = []
    if part.any_food:
        return [names.amount("food", times)]
    cost = part_cost(part, times)
    if not cost.free:
        found.append(cost_words(names, cost))
    if part.different:
        found.append(names.name("part-different", count=int(part.different)))
    if part.forests:
        found.append(names.name("part-forests", count=times))
    return found


def _gained(names: Names, position: Position, part: Part, times: int) -> list[str]:
    found: list[str] = [
        names.amount(g.NAMES[good], int(part.gain[good]) * times)
        for good in range(g.KINDS)
        if part.gain[good]
    ]
    if part.tiers:
        found.append(names.amount("coin", part.tiers[times - 1]))
    if part.herd:
        found.append(names.amount("coin", int(herd_coins(current(position).goods))))
    found += [_chosen(names, choice) for choice in part.choices]
    if part.recall in _RECALLS:
        found.append(names.name(_RECALLS[part.recall]))
    if part.goal == effects.SHIP:
        found.append(
            names.name("part-ship", goods=_either(names, [names.good(g.NAMES[good]) for good in part.wheel]))
        )
    if part.goal in (effects.REWARD_CLOISTERS, effects.REWARD_WILDERNESS):
        points = names.amount("points", int(reward_limit(position, part.goal)))
        found.append(names.name("part-reward", points=points))
    if part.goal in _GOALS:
        found.append(names.name(_GOALS[part.goal]))
    return found


def _chosen(names: Names, choice: Choice) -> str:
    if choice.goods == g.BASIC:
        message = "part-another-basic-good" if choice.another else "part-basic-good"
        return names.name(message, count=int(choice.amount))
    return _either(names, [names.amount(g.NAMES[good], int(choice.amount)) for good in choice.goods])


def _either(names: Names, items: Sequence[str]) -> Phrase:
    return joined(names.text("part-or"), items)
