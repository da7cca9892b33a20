"""What belongs to one player: land, goods, clergymen, settlements in hand, the score."""

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table

from labora.cli.drawing.land import draw_land
from labora.cli.prose import Prose
from labora.i18n import Words
from labora.i18n.table_text import clergymen, goods_and_worth, hand
from labora.rules.state.position import Position
from labora.rules.state.queries import active
from labora.rules.state.scoring import total_score

# What the frame takes from the width.
FRAME: Final = 4


def draw_board(words: Words, position: Position, board: int, width: int) -> Panel:
    parts = Group(draw_land(words, position, board, width - FRAME), _facts(words, position, board))
    on_turn = not position.over and board == int(active(position))
    return Panel(
        parts, title=_title(words, position, board), border_style="bold" if on_turn else "", width=width
    )


def _title(words: Words, position: Position, board: int) -> Prose:
    player = words.player(position.setup, board)
    if board >= position.setup.players:
        return Prose(words.text("draw-board-neutral", player=player))
    points = words.amount("points", int(total_score(position, board)))
    return Prose(words.text("draw-board", player=f"{board + 1} {player}", points=points))


def _facts(words: Words, position: Position, board: int) -> Table:
    player = position.players[board]
    facts = Table.grid(padding=(0, 1))
    facts.add_column(style="bold")
    facts.add_column()
    if board < position.setup.players:
        facts.add_row(Prose(words.text("draw-goods")), Prose(goods_and_worth(words, player)))
    facts.add_row(Prose(words.text("draw-clergymen")), Prose(clergymen(words, player)))
    if board < position.setup.players:
        facts.add_row(Prose(words.text("draw-hand")), Prose(hand(words, position, player)))
    return facts
