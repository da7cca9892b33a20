"""The table as compact text: everything that a player sees, and nothing twice."""

from collections.abc import Iterator
from typing import Final

from labora.i18n import Words
from labora.i18n.table_text import (
    clergymen,
    coming,
    goods_and_worth,
    hand,
    heading,
    indicator_name,
    indicators,
    marks_at,
    next_value,
)
from labora.i18n.trade_text import cost_words
from labora.mcp.decision_text import open_decision
from labora.rules.components.card import BIT, TERRAINS
from labora.rules.components.codes import BUILDINGS, EMPTY, FOREST, MOOR
from labora.rules.constants.reasons import OFFERED
from labora.rules.engine.placement import card_test
from labora.rules.state.position import BOARD, NOT_IN_PLAY, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.queries import card_of
from labora.rules.state.scoring import score

_GROUND: Final = {"plains": ".", "hillside": "^", "coast": ",", "water": "~", "mountain": "M"}


def look(words: Words, position: Position, seat: int | None, room: int) -> str:
    """Describe a position in at most `room` characters. `seat` is the reader's; None: a spectator."""
    parts = (*_common(words, position), "", *_boards(words, position, seat), *_names(words, position))
    table = "\n".join(parts)
    if position.over:
        return table
    return f"{table}\n\n{open_decision(words, position, seat, room - len(table) - 2)}"


# For everybody


def _common(words: Words, position: Position) -> Iterator[str]:
    yield " · ".join(heading(words, position))
    yield words.text("mcp-wheel", goods=_wheel(words, position))
    yield from coming(words, position)
    if not position.over:
        yield _display(words, position)


def _wheel(words: Words, position: Position) -> str:
    """What each indicator yields now, and behind an arrow what it would yield in the next round."""
    found = []
    for number, name in indicators(position):
        now = str(indicator_value(position, number)) if position.ages[number] != NOT_IN_PLAY else "-"
        then = next_value(position, number)
        if (now, then) != ("-", "-"):
            found.append(f"{indicator_name(words, name)} {now}→{then}")
    return ", ".join(found)


def _display(words: Words, position: Position) -> str:
    """List cards by id with their costs. The deciding player can build those with `*` now."""
    found = []
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            card = card_of(position, code)
            mark = "*" if card_test(position, code) == OFFERED else ""
            cost = words.text("draw-free") if card.cost.free else cost_words(words, card.cost)
            found.append(f"{mark}{card.id} ({cost})")
    if not found:
        return words.text("draw-display-empty")
    return words.text("mcp-display", cards=words.text("draw-price-separator").join(found))


# For each player


def _boards(words: Words, position: Position, seat: int | None) -> Iterator[str]:
    for board in range(len(position.players)):
        player = position.players[board]
        if board < position.setup.players:
            yield _title(words, position, board)
            yield words.text("mcp-goods", goods=goods_and_worth(words, player))
            yield words.text("mcp-clergymen", clergymen=clergymen(words, player))
            if board == seat:
                yield words.text("mcp-hand", cards=hand(words, position, player))
        else:
            yield words.text("draw-board-neutral", player=words.player(position.setup, board))
        yield from _land(words, position, board)
        yield ""
    yield words.text("mcp-legend")


def _title(words: Words, position: Position, board: int) -> str:
    counted = score(position, board)
    return words.text(
        "mcp-board",
        number=board + 1,
        player=words.seat(board),
        points=words.amount("points", int(counted.total)),
        goods=int(counted.goods),
        economic=int(counted.economic),
        settlements=int(counted.total - counted.goods - counted.economic),
    )


def _land(words: Words, position: Position, board: int) -> Iterator[str]:
    """A line a row: its number, its first column, and the spaces from there on."""
    player = position.players[board]
    rows: dict[int, dict[int, int]] = {}
    for space in range(player.land.size):
        rows.setdefault(int(player.land.row[space]), {})[int(player.land.column[space])] = space
    for row in sorted(rows):
        columns = sorted(rows[row])
        cells = (_cell(words, position, board, rows[row][column]) for column in columns)
        yield f"{row} [{columns[0]}] {' '.join(cells)}"


def _cell(words: Words, position: Position, board: int, space: int) -> str:
    player = position.players[board]
    code = player.cells[space]
    if code == EMPTY:
        return _GROUND[TERRAINS[player.land.terrain[space]]]
    if code in (FOREST, MOOR):
        return words.text("draw-forest" if code == FOREST else "draw-moor")
    marks = marks_at(words, position, board * BOARD + space)
    return card_of(position, code).id + (f"({marks})" if marks else "")


# Names


def _names(words: Words, position: Position) -> Iterator[str]:
    """What the ids above are called."""
    found = {
        card_of(position, code).id
        for player in position.players
        for code in player.cells
        if code not in (EMPTY, FOREST, MOOR)
    }
    if not position.over:
        shown = (code for code in range(1, BUILDINGS + 1) if position.display & BIT[code])
        found |= {card_of(position, code).id for code in shown}
    named = (f"{card} {words.card(card)}" for card in sorted(found) if card[:1].isupper())
    yield ", ".join(named)
