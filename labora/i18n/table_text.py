"""What lies on the table, in plain lines: for the terminal's drawings, and for those who only read."""

from labora.i18n.phrases import counted
from labora.i18n.trade_text import cost_words
from labora.i18n.words import Words
from labora.rules.components import goods as g
from labora.rules.components.codes import FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.goods import FRANCE
from labora.rules.components.landscape import DISTRICT, PLOT
from labora.rules.components.modes import PHASES, STEP_NAMES
from labora.rules.state.position import IN_SUPPLY, INDICATORS, LAST_SPACE, NOT_IN_PLAY, Player, Position
from labora.rules.state.queries import active, card_of, current_step, decider, decks_out, fee, in_hand, price

# For everybody


def heading(words: Words, position: Position) -> list[str]:
    """The game, the round, the step, and who is on turn."""
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
    return parts


def indicators(position: Position) -> list[tuple[int, str]]:
    """Those that this variant has: number and name."""
    return [
        (number, name)
        for number, name in enumerate(INDICATORS)
        if name != "grapes" or position.setup.variant == FRANCE
    ]


def indicator_name(words: Words, name: str) -> str:
    return words.text("draw-joker") if name == "joker" else words.good(name)


def next_value(position: Position, number: int) -> str:
    """Return what an indicator yields in the next round if no player uses it."""
    mode = position.setup.mode
    age = int(position.ages[number])
    enters = {"grapes": mode.grapes_enter, "stone": mode.stone_enters}
    if age == NOT_IN_PLAY:
        return "0" if enters.get(INDICATORS[number], -1) == position.round + 1 else "-"
    if age == LAST_SPACE and mode.neutral:
        return "-"
    return str(mode.wheel[min(age + 1, LAST_SPACE)])


def coming(words: Words, position: Position) -> list[str]:
    """What comes when, what ends the game, and what land and work contracts cost."""
    mode = position.setup.mode
    events = [
        words.text("draw-coming-event", round=number, what=what)
        for number, what in sorted(_events(words, position))
        if number > position.round
        or (number == position.round and decks_out(position) <= _phases_until(position))
    ]
    told = " · ".join(events) or "-"
    lines = [words.text("draw-coming", events=told)] if not position.over else []
    if mode.display_ends >= 0 and not position.over:
        lines.append(words.text("draw-end-display", count=int(mode.display_ends)))
    land = [
        words.amount("coin", int(price(position, pile)))
        if price(position, pile) >= 0
        else words.text("draw-sold-out")
        for pile in (DISTRICT, PLOT)
    ]
    costs = (
        words.text("draw-land", district=land[0], plot=land[1]),
        words.text("draw-fee", fee=words.amount("coin", int(fee(position)))),
    )
    return [*lines, " · ".join(costs)]


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


# For one player


def goods_and_worth(words: Words, player: Player) -> str:
    """All goods, and what they add up to as food and energy."""
    owned = [(g.NAMES[good], int(player.goods[good])) for good in range(g.KINDS) if player.goods[good]]
    food = sum(int(player.goods[good] * g.FOOD[good]) for good in range(g.KINDS))
    for good, worth in ((g.WINE, 1), (g.WHISKEY, 2)):
        food += worth * int(player.goods[good])
    energy = sum(int(player.goods[good] * g.ENERGY[good]) for good in range(g.KINDS)) / 2
    return words.text(
        "draw-goods-worth",
        goods=words.goods(owned),
        food=food,
        energy=counted(energy),
    )


def clergymen(words: Words, player: Player) -> str:
    free = []
    if player.prior == IN_SUPPLY:
        free.append(words.clergyman("prior"))
    brothers = int(player.lay_one == IN_SUPPLY) + int(player.lay_two == IN_SUPPLY)
    if brothers:
        free.append(words.text("draw-brothers", count=brothers))
    if not free:
        return words.text("draw-nobody-free")
    return words.text("draw-clergymen-free", free=words.list(free))


def hand(words: Words, position: Position, player: Player) -> str:
    """The settlements that can still be built, with their costs."""
    cards = [
        card_of(position, code)
        for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1)
        if in_hand(position, player, code)
    ]
    priced = [
        words.text("draw-price", card=words.card(card.id), price=cost_words(words, card.cost))
        for card in cards
    ]
    return words.text("draw-price-separator").join(priced) or words.text("draw-hand-empty")


def marks_at(words: Words, position: Position, place: int) -> str:
    """List the clergymen on a space: `P1 L2`."""
    marks = []
    for number, player in enumerate(position.players):
        neutral = number >= position.setup.players
        owner = words.text("draw-mark-neutral") if neutral else str(number + 1)
        if player.prior == place:
            marks.append(words.text("draw-mark-prior", player=owner))
        brothers = int(player.lay_one == place) + int(player.lay_two == place)
        marks += [words.text("draw-mark-brother", player=owner)] * brothers
    return " ".join(marks)
