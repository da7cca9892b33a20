"""From codes of the open decision to options with a text, and back."""

from mypy_extensions import i64

from labora.rules.engine.offers import is_payment, kind_of
from labora.rules.engine.option import SKIP_WORD, Option, Word
from labora.rules.state.position import Position
from labora.rules.vocabulary import choices
from labora.rules.vocabulary.errors import GameOverError, NotationError


def option_of(position: Position, code: i64) -> Option:
    return Word(SKIP_WORD) if code == choices.SKIP else kind_of(position).option(position, code)


def option_code(position: Position, option: Option) -> i64 | None:
    """The code of a value; None where the decision is about something else. It need not be offered."""
    if position.over or is_payment(position.kind):
        return None
    if option.text == SKIP_WORD and position.kind != choices.PRIOR:
        return choices.SKIP
    return kind_of(position).code(position, option)


def parse_option(position: Position, text: str) -> Option:
    """Reads a text as an option of the open decision. Whether it is offered is another question."""
    if position.over:
        raise GameOverError("The game is over: there is nothing left to decide.")
    option = Word(text) if text == SKIP_WORD else kind_of(position).parse(position, text)
    if option is None:
        name = choices.NAMES[position.kind]
        raise NotationError(
            f"{text!r} is not the text of an option of the decision {name!r}.",
            "error-no-option",
            {"text": text, "decision": name},
        )
    return option
