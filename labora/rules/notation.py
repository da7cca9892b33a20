"""From codes of the open decision to options with a text, and back."""

from typing import Final

from mypy_extensions import i64

from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import GameOverError, NotationError
from labora.rules.constants.nearest import did_you_mean
from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import is_payment, kind_of, offers
from labora.rules.engine.option import SKIP_OPTION, SKIP_WORD, Option, goods_option
from labora.rules.state.position import Position

# A sentence about the options of a decision names so many of them.
MOST_SHOWN: Final = 12


def option_of(position: Position, code: i64) -> Option:
    return SKIP_OPTION if code == decision_kinds.SKIP else kind_of(position).option(position, code)


def option_code(position: Position, option: Option) -> i64 | None:
    """The code of a value; None where the decision is about something else. It need not be offered."""
    if position.over or is_payment(position.kind):
        return None
    if option.text == SKIP_WORD and position.kind != decision_kinds.PRIOR:
        return decision_kinds.SKIP
    return kind_of(position).code(position, option)


def parse_option(position: Position, text: str) -> Option:
    """Reads a text as an option of the open decision. Whether it is offered is another question."""
    if position.over:
        raise GameOverError("The game is over: there is nothing left to decide.")
    option = option_named(position, text)
    if option is None:
        raise _no_option(position, text)
    return option


def option_named(position: Position, text: str) -> Option | None:
    """Returns the option of the open decision that has this text; None if the decision knows none."""
    if position.over:
        return None
    return SKIP_OPTION if text == SKIP_WORD else kind_of(position).parse(position, text)


def _no_option(position: Position, text: str) -> NotationError:
    """Says what the decision offers, and what was probably meant."""
    name = decision_kinds.NAMES[position.kind]
    return NotationError(
        f"{text!r} is not an option of the decision {name!r}. "
        f"{did_you_mean(text, _first_offered(position)[0])}{offered_words(position)}",
        "error-no-option",
        {"text": text, "decision": name},
    )


def offered_words(position: Position) -> str:
    """Says in a sentence what the open decision offers."""
    offered, more = _first_offered(position)
    return f"Offered: {', '.join(offered)}{', ...' if more else ''}."


def _first_offered(position: Position) -> tuple[list[str], bool]:
    """Returns the texts of the first options, and whether there are more."""
    if is_payment(position.kind):
        ways = payments(position)
        count = min(MOST_SHOWN, ways.count)
        return [goods_option(ways.pick(rank)).text for rank in range(count)], ways.count > count
    codes = offers(position)
    return [option_of(position, code).text for code in codes[:MOST_SHOWN]], len(codes) > MOST_SHOWN
