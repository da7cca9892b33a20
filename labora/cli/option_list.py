"""The options of a decision as a numbered list, in groups where it is long; and why others are not on it."""

from collections.abc import Iterator
from typing import Final

from labora.cli.prose import Prose
from labora.i18n import Words
from labora.i18n.typed_text import folded
from labora.rules.components.cards import CODE
from labora.rules.decision import Decision, obstacles
from labora.rules.engine.abilities import usable
from labora.rules.engine.offers import is_payment
from labora.rules.engine.option import Building, Named, Option, Space
from labora.rules.state.position import BOARD
from labora.rules.state.queries import building_at, card_of, current, fee, pay_coins, worth_in_coins

# Longer lists have headings; of payments and the like only the first are listed.
LONG: Final = 8
MOST_PAYMENTS: Final = 6
MOST: Final = 60


def list_options(words: Words, decision: Decision, everything: bool = False) -> Iterator[Prose]:
    """A line for each option, headings between them, and at the end how many are not shown."""
    count = len(decision.options)
    most = count if everything else MOST_PAYMENTS if is_payment(decision.position.kind) else MOST
    heading = ""
    for number in range(min(count, most)):
        option = decision.options[number]
        group = _group(words, decision, option) if count > LONG else ""
        if group != heading:
            heading = group
            yield Prose(f" {group}", style="bold")
        yield _line(words, decision, number, option)
    if count > most:
        yield Prose(words.text("table-more", count=count - most), style="dim")


def _line(words: Words, decision: Decision, number: int, option: Option) -> Prose:
    """The option; behind a building what it does, as far as the line goes (`i NAME` tells all of it)."""
    line = Prose(f"{number + 1:4}  {words.option(decision.position, option)}")
    if not isinstance(option, (Building, Named)) or not words.function(option.card):
        return line
    if isinstance(option, Building) and not _is_of_use(decision, option):
        line.append(f"  {words.text('table-no-use')}", style="italic")
    line.append(f"  {words.function(option.card)}", style="dim")
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _is_of_use(decision: Decision, option: Building) -> bool:
    """Would the building do anything for who decides? Clergymen may be placed there even if not (R31)."""
    position = decision.position.copy()
    if decision.kind == "contract" and worth_in_coins(position, current(position)) >= fee(position):
        pay_coins(position, current(position), fee(position))
    place = option.board * BOARD + option.space
    return usable(position, card_of(position, building_at(position, place)), place)


def _group(words: Words, decision: Decision, option: Option) -> str:
    position = decision.position
    if isinstance(option, Building):
        return words.player(position.setup, option.board)
    if isinstance(option, Named):
        deck = card_of(position, CODE[position.setup.variant][option.card]).deck
        return words.text("table-group-deck", deck=words.deck(deck))
    if isinstance(option, Space):
        return words.text("table-group-row", row=option.row)
    return ""


def list_obstacles(words: Words, decision: Decision, wanted: str = "") -> Iterator[str]:
    """What is not offered and why; options with the same reason share a line."""
    position = decision.position
    if is_payment(position.kind):
        yield words.text("table-why-payment")
        return
    reasons: dict[str, list[str]] = {}
    for option, obstacle in obstacles(position):
        name = words.option(position, option)
        sentence = words.obstacle(obstacle, position.setup)
        if folded(wanted) in folded(f"{name} {sentence} {option.text}"):
            reasons.setdefault(sentence, []).append(name)
    for sentence, names in reasons.items():
        shown = words.list(names[:12]) + (" …" if len(names) > 12 else "")
        yield "  " + words.text("table-why-not", options=shown, reason=sentence)
    if not reasons:
        yield words.text("table-why-nothing")
