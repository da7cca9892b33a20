"""What belongs to one player: land, goods, clergymen, settlements in hand, the score."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labora.cli.drawing.land import draw_land
from labora.rules.printed import goods as g
from labora.rules.printed.card import FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.state.position import IN_SUPPLY, Player, Position
from labora.rules.state.questions import active, card_of, in_hand
from labora.rules.state.scoring import total_score
from labora.words import Words
from labora.words.phrases import counted
from labora.words.trades import cost_words

# What the frame takes from the width.
FRAME: Final = 4


def draw_board(words: Words, position: Position, board: int, width: int) -> Panel:
    parts = Group(draw_land(words, position, board, width - FRAME), _facts(words, position, board))
    on_turn = not position.over and board == int(active(position))
    return Panel(
        parts, title=_title(words, position, board), border_style="bold" if on_turn else "", width=width
    )


def _title(words: Words, position: Position, board: int) -> Text:
    player = words.player(position.setup, board)
    if board >= position.setup.players:
        return Text(words.text("draw-board-neutral", player=player))
    points = words.amount("points", int(total_score(position, board)))
    return Text(words.text("draw-board", player=f"{board + 1} {player}", points=points))


def _facts(words: Words, position: Position, board: int) -> Table:
    player = position.players[board]
    facts = Table.grid(padding=(0, 1))
    facts.add_column(style="bold")
    facts.add_column()
    if board < position.setup.players:
        facts.add_row(Text(words.text("draw-goods")), Text(goods_and_worth(words, player)))
    facts.add_row(Text(words.text("draw-clergymen")), Text(clergymen(words, player)))
    if board < position.setup.players:
        facts.add_row(Text(words.text("draw-hand")), Text(hand(words, position, player)))
    return facts


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
