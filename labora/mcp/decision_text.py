"""The open decision in words: what it asks, its options, and what is missing for the others."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from labora.i18n import Words
from labora.rules.decision import Decision, obstacles
from labora.rules.engine.offers import is_payment
from labora.rules.engine.option import Building, Named
from labora.rules.state.position import Position

MOST_PAYMENTS: Final = 12
"""Late in a game there are tens of thousands; the first are the cheapest."""


def open_decision(words: Words, position: Position, seat: int | None, room: int) -> str:
    """In at most `room` characters; what does not fit is counted."""
    decision = Decision(position)
    who = words.seat(decision.player)
    message = "mcp-you-decide" if decision.player == seat else "mcp-other-decides"
    parts = [words.text(message, player=who, question=words.decision(decision))]
    parts += _fitting(words, option_lines(words, position), len(decision.options), room - len(parts[0]))
    missing = list(_missing(words, position))
    if missing:
        title = words.text("mcp-not-possible")
        left = room - sum(len(part) + 1 for part in parts) - len(title)
        parts += [title, *_fitting(words, missing, len(missing), left)]
    return "\n".join(parts)


def _fitting(words: Words, lines: Iterable[str], count: int, room: int) -> list[str]:
    """As many as there is room for, each in a line of its own, and how many more there are."""
    found: list[str] = []
    for number, line in enumerate(lines, start=1):
        rest = 0 if number == count else len(words.text("mcp-more", count=count)) + 1
        if len(line) + 1 + rest > room:
            break
        room -= len(line) + 1
        found.append(line)
    if len(found) < count:
        found.append(words.text("mcp-more", count=count - len(found)))
    return found


def option_lines(words: Words, position: Position) -> Iterator[str]:
    """`text: what it means`; of payments the first only."""
    most = MOST_PAYMENTS if is_payment(position.kind) else None
    for option in islice(Decision(position).options, most):
        yield f"{option.text}: {words.option(position, option)}"


def _missing(words: Words, position: Position) -> Iterator[str]:
    """Reasons, each with all options that it keeps from being there."""
    if is_payment(position.kind):
        return
    found: dict[str, list[str]] = {}
    for option, obstacle in obstacles(position):
        texts = found.setdefault(words.obstacle(obstacle, position.setup), [])
        texts.append(option.text)
    for why, texts in found.items():
        yield f"{' '.join(texts)}: {why}"


# With explanations


def explained(words: Words, position: Position) -> str:
    """All options, what the cards in them do, and why others are not there."""
    decision = Decision(position)
    parts = [words.decision(decision)]
    for option, line in zip(decision.options, option_lines(words, position), strict=False):
        does = words.function(option.card) if isinstance(option, (Named, Building)) else ""
        parts.append(f"{line}. {does}" if does else line)
    listed = len(parts) - 1
    if listed < len(decision.options):
        parts.append(words.text("mcp-more-payments", count=len(decision.options) - listed))
    missing = list(_missing(words, position))
    if missing:
        parts += [words.text("mcp-not-possible"), *missing]
    return "\n".join(parts)
