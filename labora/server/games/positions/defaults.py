"""What would usually be decided next, until something on the table has to be pointed at: the tray's steps."""

from collections.abc import Sequence
from typing import Final

from labora.i18n import Words
from labora.rules.components import goods as g
from labora.rules.decision import Decision, apply
from labora.rules.engine.offers import at_rest
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.queries import current, decider
from labora.server.games.positions.decision_schemas import (
    DecisionView,
    GoodOption,
    IndicatorOption,
    OptionView,
    ProposedView,
    SeveralView,
    ThingOption,
    TimesOption,
)
from labora.server.games.positions.decision_views import decision_view

MOST_STEPS: Final = 14
_USUAL: Final = {
    "clergyman": "lay-brother",
    "owners-clergyman": "lay-brother",
    "fee": "coins",
    "prior": "skip",
}
_THE_MORE_THE_BETTER: Final = ("amount", "indicator")


def proposals(
    position: Position, player: int, words: Words | None, ahead: Sequence[str] = ()
) -> list[ProposedView]:
    """Decisions of the player from here on, each with a sensible choice. They are taken in the position.

    `ahead` are texts that are proposed where they are offered: a lesson's own turn.
    """
    steps: list[ProposedView] = []
    planned: list[str] = []
    left = list(ahead)
    while len(steps) < MOST_STEPS and not is_complete(position, player):
        decision = decision_view(position, words)
        if decision is None or (not planned and _is_on_the_table(decision)):
            break
        if decision.several is not None and not planned:
            planned = _least_needed(position, decision.several)
        text = proposed(decision)
        if planned:
            wanted = planned.pop(0)
            text = wanted if any(option.text == wanted for option in decision.options) else text
        text = _taken(left, position) or text
        steps.append(ProposedView(decision=decision, text=text))
        apply(position, parse_option(position, text))
    return steps


def _taken(left: list[str], position: Position) -> str:
    """Take the first text that is offered out of those that are left; empty: none is."""
    offered = {option.text for option in Decision(position).options} if left else set()
    found = next((text for text in left if text in offered), "")
    if found:
        left.remove(found)
    return found


def is_complete(position: Position, player: int) -> bool:
    """Return whether the action is complete: another one comes next, or another player decides."""
    return at_rest(position) or int(decider(position)) != player


def _is_on_the_table(decision: DecisionView) -> bool:
    if decision.several is not None:
        return False
    return decision.payment is None and any(isinstance(option, ThingOption) for option in decision.options)


def _least_needed(position: Position, several: SeveralView) -> list[str]:
    """The goods that are worth least, of those what there is most of; the first forests. In their order."""
    ranked = sorted(several.options, key=lambda option: _worth(position, option))
    chosen = {option.text for option in ranked[: several.count]}
    return [option.text for option in several.options if option.text in chosen]


def _worth(position: Position, option: OptionView) -> tuple[int, int, int]:
    if not isinstance(option, GoodOption):
        return 0, 0, 0
    good = g.NUMBER[option.good]
    if good == g.FIVE_COINS:
        return int(g.POINTS[good]), 5, 0
    return (
        int(g.POINTS[good]),
        2 * int(g.FOOD[good]) + int(g.ENERGY[good]),
        -int(current(position).goods[good]),
    )


def proposed(decision: DecisionView) -> str:
    """A sensible first choice; never more than that."""
    if decision.payment is not None:
        return decision.payment.proposal.text
    if decision.kind in _THE_MORE_THE_BETTER:
        return max(decision.options, key=_number).text
    usual = _USUAL.get(decision.kind)
    texts = [option.text for option in decision.options]
    return usual if usual in texts else texts[0]


def _number(option: OptionView) -> int:
    return option.number if isinstance(option, TimesOption | IndicatorOption) else -1
