"""Draws the common area: round and turn, wheel, coming events, display."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table

from labora.cli.prose import Prose
from labora.i18n import Words
from labora.i18n.table_text import coming, heading, indicator_name, indicators, next_value
from labora.i18n.trade_text import cost_words
from labora.rules.components.card import BIT, DECKS
from labora.rules.components.codes import BUILDINGS
from labora.rules.constants.reasons import OFFERED
from labora.rules.engine.placement import card_test
from labora.rules.state.position import NOT_IN_PLAY, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.queries import active, card_of


def draw_heading(words: Words, position: Position) -> Prose:
    return Prose(" · ".join(heading(words, position)), style="bold")


# The wheel


def draw_wheel(words: Words, position: Position) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.text("draw-wheel"))
    now = [words.text("draw-now")]
    then = [words.text("draw-next")]
    for number, name in indicators(position):
        table.add_column(indicator_name(words, name), justify="right")
        in_play = position.ages[number] != NOT_IN_PLAY
        now.append(str(indicator_value(position, number)) if in_play else "-")
        then.append(next_value(position, number))
    table.add_row(*now)
    if not position.over:
        table.add_row(*then, style="dim")
    return table


# What comes when


def draw_timeline(words: Words, position: Position) -> Prose:
    return Prose("\n".join(coming(words, position)))


# The display


def draw_display(words: Words, position: Position, width: int) -> RenderableType:
    """All buildings on offer by deck, with their costs."""
    found: list[RenderableType] = []
    buildable = False
    for deck in DECKS:
        items = []
        for code in range(1, BUILDINGS + 1):
            if position.display & BIT[code] and card_of(position, code).deck == deck:
                text, possible = _offer(words, position, code)
                buildable |= possible
                items.append(text)
        if items:
            found.append(Prose(words.text("draw-display", deck=words.deck(deck)), style="bold"))
            found.append(Columns(items, width=max(38, (width - 3) // (width // 40 or 1)), padding=(0, 1)))
    if not found:
        return Prose(words.text("draw-display-empty"))
    if buildable:
        player = words.seat(int(active(position)))
        found.append(Prose(words.text("draw-display-legend", player=player), style="dim"))
    return Group(*found)


def _offer(words: Words, position: Position, code: int) -> tuple[Prose, bool]:
    card = card_of(position, code)
    possible = not position.over and card_test(position, code) == OFFERED
    cost = words.text("draw-free") if card.cost.free else cost_words(words, card.cost)
    mark = "*" if possible else " "
    line = words.text("draw-price", card=words.card(card.id), price=cost)
    return Prose(
        f"{mark}{line}", style="bold" if possible else "", no_wrap=True, overflow="ellipsis"
    ), possible
