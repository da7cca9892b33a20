"""What belongs to everybody: round and turn, wheel, what comes when, the display."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labora.rules.engine.placing import card_test
from labora.rules.printed.card import BIT, BUILDINGS, DECKS
from labora.rules.printed.goods import FRANCE
from labora.rules.printed.landscape import DISTRICT, PLOT
from labora.rules.printed.modes import PHASES, STEP_NAMES
from labora.rules.state.position import INDICATORS, LAST_SPACE, NOT_IN_PLAY, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.questions import active, card_of, current_step, decider, decks_out, fee, price
from labora.rules.vocabulary.reasons import OFFERED
from labora.words import Words
from labora.words.trades import cost_words


def draw_heading(words: Words, position: Position) -> Text:
    mode = position.setup.mode
    variant = position.setup.name.partition("/")[2].partition("-")[0]
    parts = [
        words.text("draw-title", mode=words.mode(mode.name), variant=words.variant(variant)),
        words.text("draw-round", round=int(position.round), last=int(mode.last_round)),
    ]
    if position.over:
        parts.append(words.text("draw-over"))
    else:
        parts.append(words.step(STEP_NAMES[current_step(position)]))
        parts.append(words.text("draw-turn", player=words.seat(int(active(position)))))
        if decider(position) != active(position):
            parts.append(words.text("draw-decides", player=words.seat(int(decider(position)))))
        parts.append(words.text("draw-actions", actions=int(position.actions)))
    return Text(" · ".join(parts), style="bold")


# The wheel


def draw_wheel(words: Words, position: Position) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.text("draw-wheel"))
    now = [words.text("draw-now")]
    then = [words.text("draw-next")]
    for number, name in enumerate(INDICATORS):
        if name == "grapes" and position.setup.variant != FRANCE:
            continue
        table.add_column(words.text("draw-joker") if name == "joker" else words.good(name), justify="right")
        in_play = position.ages[number] != NOT_IN_PLAY
        now.append(str(indicator_value(position, number)) if in_play else "-")
        then.append(_next_value(position, number))
    table.add_row(*now)
    if not position.over:
        table.add_row(*then, style="dim")
    return table


def _next_value(position: Position, number: int) -> str:
    mode = position.setup.mode
    age = int(position.ages[number])
    enters = {"grapes": mode.grapes_enter, "stone": mode.stone_enters}
    if age == NOT_IN_PLAY:
        return "0" if enters.get(INDICATORS[number], -1) == position.round + 1 else "-"
    if age == LAST_SPACE and mode.neutral:
        return "-"
    return str(mode.wheel[min(age + 1, LAST_SPACE)])


# What comes when


def draw_timeline(words: Words, position: Position) -> Text:
    mode = position.setup.mode
    coming = [
        words.text("draw-coming-event", round=number, what=what)
        for number, what in sorted(_events(words, position))
        if number > position.round
        or (number == position.round and decks_out(position) <= _phases_until(position))
    ]
    events = " · ".join(coming) or "-"
    lines = [words.text("draw-coming", events=events)] if not position.over else []
    if mode.display_ends >= 0 and not position.over:
        lines.append(words.text("draw-end-display", count=int(mode.display_ends)))
    land = [
        words.amount("coin", int(price(position, pile)))
        if price(position, pile) >= 0
        else words.text("draw-sold-out")
        for pile in (DISTRICT, PLOT)
    ]
    lines.append(
        words.text("draw-land", district=land[0], plot=land[1])
        + " · "
        + words.text("draw-fee", fee=words.amount("coin", int(fee(position))))
    )
    return Text("\n".join(lines))


def _phases_until(position: Position) -> int:
    return sum(1 for number in position.setup.mode.phases if number <= position.round)


def _events(words: Words, position: Position) -> list[tuple[int, str]]:
    mode = position.setup.mode
    events = [
        (int(number), words.text("draw-phase", phase=PHASES[phase]))
        for phase, number in enumerate(mode.phases)
        if phase < 4
    ]
    if mode.grapes_enter and position.setup.variant == FRANCE:
        events.append((int(mode.grapes_enter), words.text("draw-enters", good=words.good("grapes"))))
    if mode.stone_enters:
        events.append((int(mode.stone_enters), words.text("draw-enters", good=words.good("stone"))))
    if mode.neutral:
        events.append((int(mode.last_round), words.text("draw-solo-last-phase")))
    elif mode.last_round:
        events.append((int(mode.last_round), words.text("draw-bonus-round")))
    return events


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
            found.append(Text(words.text("draw-display", deck=words.deck(deck)), style="bold"))
            found.append(Columns(items, width=max(38, (width - 3) // (width // 40 or 1)), padding=(0, 1)))
    if not found:
        return Text(words.text("draw-display-empty"))
    if buildable:
        player = words.seat(int(active(position)))
        found.append(Text(words.text("draw-display-legend", player=player), style="dim"))
    return Group(*found)


def _offer(words: Words, position: Position, code: int) -> tuple[Text, bool]:
    card = card_of(position, code)
    possible = not position.over and card_test(position, code) == OFFERED
    cost = words.text("draw-free") if card.cost.free else cost_words(words, card.cost)
    mark = "*" if possible else " "
    line = words.text("draw-price", card=words.card(card.id), price=cost)
    return Text(
        f"{mark}{line}", style="bold" if possible else "", no_wrap=True, overflow="ellipsis"
    ), possible
