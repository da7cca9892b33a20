"""The score sheet."""

from rich.table import Table

from labora.i18n import Words
from labora.rules.state.position import Position
from labora.rules.state.scoring import Score, score


def draw_scores(words: Words, position: Position) -> Table:
    """A column for each player: goods, economic values, every settlement, and the total."""
    boards = range(position.setup.players)
    scores = [score(position, board) for board in boards]
    sheet = Table(title=words.text("draw-scores"))
    sheet.add_column("")
    for board in boards:
        sheet.add_column(words.seat(board), justify="right")
    sheet.add_row(words.text("score-goods"), *(str(one.goods) for one in scores))
    sheet.add_row(words.text("score-economic"), *(str(one.economic) for one in scores))
    for card in {settlement.card: None for one in scores for settlement in one.settlements}:
        sheet.add_row(words.card(card), *(_points(one, card) for one in scores))
    sheet.add_section()
    sheet.add_row(words.text("score-total"), *(str(one.total) for one in scores), style="bold")
    return sheet


def _points(one: Score, card: str) -> str:
    """A settlement's points; nothing where it was not built."""
    return "".join(str(settlement.points) for settlement in one.settlements if settlement.card == card)
