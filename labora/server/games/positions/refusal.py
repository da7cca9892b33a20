"""Decisions that are not possible: what was tried, where, and why not."""

from dataclasses import dataclass

from labora.rules.constants.errors import LaboraError
from labora.rules.decision import apply
from labora.rules.notation import parse_option
from labora.rules.state.position import Position


@dataclass(frozen=True, slots=True)
class Refusal:
    """Hold a decision that is not possible, and why."""

    index: int
    """Of the decision in its batch."""
    text: str
    position: Position
    error: LaboraError


def tried(position: Position, index: int, text: str) -> Refusal | None:
    """Takes the decision in place, or says why not."""
    try:
        apply(position, parse_option(position, text))
    except LaboraError as error:
        return Refusal(index, text, position, error)
    return None
