"""What a player types, understood: a number, a text, words, or goods to give."""

import re
from typing import Final

from labora.cli.cards import cards_of
from labora.i18n import Words
from labora.i18n.typed_text import folded
from labora.rules.components import goods as g
from labora.rules.components.card import Card
from labora.rules.constants.errors import NotationError
from labora.rules.decision import Decision
from labora.rules.engine.offers import is_payment
from labora.rules.engine.option import Building, Goods, Named, Option

# More options than this are not searched for words.
SEARCHED: Final = 200
MOST_CARDS: Final = 5
_TERM: Final = re.compile(r"(\d+)\s*([^\d+,;]+)")
_NUMBER: Final = re.compile(r"^\d+\s*")
# One of each kind of plural that languages have.
_COUNTS: Final = (1, 2, 5)


class NotUnderstoodError(Exception):
    """Report an answer that is not understood; `message` is the id of a sentence, with arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message: Final = message
        self.arguments: Final = arguments


def understand(words: Words, decision: Decision, answer: str) -> Option:
    """The option that is meant; it need not be offered. A NotUnderstoodError says what could be typed."""
    text = answer.strip()
    options = decision.options
    if re.fullmatch(r"[0-9]{1,6}", text):
        if 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        raise NotUnderstoodError("table-no-number", number=text, most=len(options))
    try:
        return decision.parse(text.replace(" ", "") if "," in text else text)
    except NotationError:
        pass
    if is_payment(decision.position.kind):
        return read_goods(words, text)
    return _by_words(words, decision, text)


def _by_words(words: Words, decision: Decision, text: str) -> Option:
    """The only option whose words contain the text."""
    if len(decision.options) > SEARCHED:
        raise NotUnderstoodError("table-not-understood", text=text)
    wanted = folded(text)
    found = [
        option
        for option in decision.options
        if any(wanted in folded(said) for said in _said(words, decision, option))
    ]
    if len(found) == 1:
        return found[0]
    raise NotUnderstoodError("table-several" if found else "table-not-understood", text=text)


def _said(words: Words, decision: Decision, option: Option) -> set[str]:
    """Return the texts that mean an option: its sentence, and the name of its card as it is printed."""
    card = option.card if isinstance(option, Named | Building) else ""
    return {words.option(decision.position, option), *(words.spellings(f"card-{card}") if card else ())}


def read_goods(words: Words, text: str) -> Goods:
    """`2 grain 1 peat`, `2 grain, 1 peat` or `2grain+1peat`; goods by name or id, or the beginning of it."""
    amounts: dict[str, int] = {}
    terms = _TERM.findall(text)
    if not terms or _TERM.sub("", text).strip(" +,;"):
        raise NotUnderstoodError("table-no-goods", text=text)
    for count, name in terms:
        good = _good(words, name.strip())
        amounts[good] = amounts.get(good, 0) + int(count)
    ordered = [(good, amounts[good]) for good in g.NAMES if amounts.get(good)]
    return Goods(tuple(ordered))


def _good(words: Words, name: str) -> str:
    wanted = folded(name)
    known = {good: _spellings(words, good) for good in g.NAMES[: g.KINDS]}
    exact = [good for good, spellings in known.items() if wanted in spellings]
    similar = [good for good, spellings in known.items() if any(one.startswith(wanted) for one in spellings)]
    for found in (exact, similar):
        if len(found) == 1:
            return found[0]
    raise NotUnderstoodError("table-no-good", text=name)


def _spellings(words: Words, good: str) -> set[str]:
    """The id, the name, and the name as it stands behind a number: coin, coins."""
    found = {good, *words.spellings(f"good-{good}")}
    for count in _COUNTS:
        found |= {_NUMBER.sub("", said) for said in words.spellings(f"amount-{good}", count=count)}
    return {folded(spelling) for spelling in found}


def find_cards(words: Words, variant: str, text: str) -> list[Card]:
    """The cards with this id or name, or else those with the text in their name."""
    wanted = folded(text)
    known = cards_of(variant)
    exact = [card for card in known if wanted in (folded(card.id), folded(words.card(card.id)))]
    found = exact or [card for card in known if wanted and wanted in folded(words.card(card.id))]
    if not found or len(found) > MOST_CARDS:
        raise NotUnderstoodError("table-no-card", text=text)
    return found
