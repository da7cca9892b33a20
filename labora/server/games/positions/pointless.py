"""What is possible but pointless: a building whose function would do nothing, felling when the wheel is at 0.

The rules allow it, so it is offered; a click first shows that it has no effect, and why.
"""

from typing import Final

from labora.i18n import Words
from labora.rules.components import goods as g
from labora.rules.components.card import Card
from labora.rules.components.effects import BUILD, PRODUCE, SETTLE, SHIP, USE_PRIOR, Part, part_cost
from labora.rules.constants import decision_kinds, reasons
from labora.rules.decision import Decision, after
from labora.rules.engine.abilities import amount_test, part_in_use, production_value, usable
from labora.rules.engine.offers import at_rest
from labora.rules.engine.option import SKIP_WORD, Building, Named, Option, Space
from labora.rules.obstacles import missing_for
from labora.rules.state.position import BOARD, Position
from labora.rules.state.queries import building_at, card_of, current, fee, pay_coins, worth_in_coins

_USING: Final = (decision_kinds.PLACE, decision_kinds.CONTRACT)
_CLEARING: Final = {decision_kinds.FELL: g.WOOD, decision_kinds.CUT: g.PEAT}
JUDGED: Final = (*_USING, *_CLEARING)
_WHO_GOES: Final = (decision_kinds.CLERGYMAN, decision_kinds.FEE, decision_kinds.OWNERS_CLERGYMAN)
_BY_REASON: Final = {
    reasons.TOO_FEW_KINDS: "idle-too-few-kinds",
    reasons.NO_FOREST: "idle-no-forest",
    reasons.NO_WONDER_LEFT: "idle-no-wonder",
    reasons.NOTHING_PRODUCED: "idle-wheel",
}
_MOST_FORESTS: Final = 3


def idle_words(position: Position, option: Option, words: Words | None) -> str:
    """Why an offered option would bring nothing; empty where it is useful. Without words: a message id."""
    reason, missing = _idle(position, option)
    if not reason or words is None:
        return reason
    return words.text(reason, missing=words.goods(missing))


Reason = tuple[str, tuple[tuple[str, int], ...]]
_USEFUL: Final[Reason] = ("", ())


def _idle(position: Position, option: Option) -> Reason:
    good = _CLEARING.get(int(position.kind))
    if good is not None and isinstance(option, Space):
        return _USEFUL if production_value(position, good) else ("idle-wheel", ())
    if position.kind not in _USING or not isinstance(option, Building):
        return _USEFUL
    place = option.board * BOARD + option.space
    card = card_of(position, building_at(position, place))
    using = _with_fee_paid(position)
    if not usable(using, card, place):
        return _why(using, card)
    builds = any(part.goal == BUILD for part in card.parts)
    return ("idle-nothing-to-build", ()) if builds and _builds_nothing(position, option) else _USEFUL


def _with_fee_paid(position: Position) -> Position:
    """What is left for the function itself, if the fee is paid as it usually is."""
    using = position.copy()
    if position.kind == decision_kinds.CONTRACT:
        player = current(using)
        if worth_in_coins(using, player) >= fee(using):
            pay_coins(using, player, fee(using))
        else:
            player.goods[g.DRINK[using.setup.variant]] -= 1
    return using


def _builds_nothing(position: Position, option: Option) -> bool:
    then = after(position, option)
    while not then.over and then.kind in _WHO_GOES:
        then = after(then, Decision(then).options[0])
    return _ends_in_vain(then)


def _ends_in_vain(position: Position) -> bool:
    """Room is made for a building, but there is none to be built."""
    if position.over or at_rest(position):
        return True
    options = Decision(position).options
    if position.kind == decision_kinds.CARD:
        return not any(isinstance(option, Named) for option in options)
    if (
        position.kind not in (decision_kinds.FOREST, decision_kinds.AMOUNT)
        or part_in_use(position).goal != BUILD
    ):
        return False
    doing = [option for option in options if option.text not in (SKIP_WORD, "x0")]
    return all(_ends_in_vain(after(position, option)) for option in doing[:_MOST_FORESTS])


def _why(position: Position, card: Card) -> Reason:
    """What the first part of its function lacks: of the parts of a card, that is what it is for."""
    if not card.parts:
        return "idle-other", ()
    part = card.parts[0]
    if part.direct:
        return _why_not_direct(position, part), ()
    position.card, position.part, position.joined = card.code, 0, 0
    reason = amount_test(position, part, 1)
    if reason == reasons.CANNOT_PAY:
        return "idle-missing", missing_for(position, part_cost(part, 1))
    return _BY_REASON.get(int(reason), "idle-other"), ()


def _why_not_direct(position: Position, part: Part) -> str:
    if part.forests:
        return "idle-no-forest"
    if part.goal in (PRODUCE, SHIP):
        return "idle-wheel"
    if part.goal == SETTLE:
        return "idle-nothing-to-settle"
    no_prior = part.goal == USE_PRIOR and all(player.prior < 0 for player in position.players)
    return "idle-no-prior" if no_prior else "idle-other"
