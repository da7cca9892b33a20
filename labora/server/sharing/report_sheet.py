"""The report of a game as one sheet of A4: the page shows it, prints it, and saves it as a picture."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import quoteattr

from labora.analysis.game_report import BuildingUses, Report
from labora.drawing.player_colors import PLAYER_COLORS
from labora.drawing.svg import (
    INK,
    PALE,
    PAPER,
    PLAYERS,
    RULE,
    box,
    defs,
    rule,
    seed,
    symbol,
    text,
)
from labora.rules.components.goods import NAMES
from labora.rules.state.scoring import Score
from labora.server.sharing.charts import FILLS, SOURCES, PlotArea, ends, hills
from labora.server.sharing.page_layout import EDGE, HEIGHT, INNER, WIDTH, ReportTexts, heading
from labora.server.sharing.result_panel import result

BUILDINGS: Final = 18
"""As many as fit; the others are counted."""
MOST_SEEDS: Final = 14
ROW: Final = 34
SOURCE_NAMES: Final = {
    "goods": "drawn-goods",
    "economic": "drawn-economy",
    "settlements": "drawn-settlements",
}


def sheet_svg(report: Report, told: ReportTexts) -> str:
    colours = PLAYERS[: len(report.players)]
    goods = _goods(report)
    used = {f"shield-{colour}" for colour in colours} | set(goods)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="EB Garamond SemiBold, EB Garamond, serif" font-weight="600" '
            f'role="group" aria-label={quoteattr(told.headline)}>',
            defs(used),
            box(0, 0, WIDTH, HEIGHT, PAPER),
            _head(told),
            result(told),
            _scores(told, colours),
            _hills(report, told, colours, 720),
            _goods_table(report, told, colours, goods),
            _buildings(report, told, colours),
            _deeds(report, told, colours),
            text(WIDTH / 2, HEIGHT - 34, 17, told.address, PALE, "middle", INNER),
            "</svg>",
        )
    )


def _head(told: ReportTexts) -> str:
    stripe = "".join(
        box(x, 104, 60, 6, ("#2b4f83", "#c8942a", "#96432c")[(x // 60) % 3]) for x in range(0, WIDTH, 60)
    )
    return (
        box(0, 0, WIDTH, 104, "#fdf9ef")
        + box(EDGE, 26, 54, 54, "#2b4f83", f'rx="3" stroke="{INK}" stroke-width="2"')
        + text(EDGE + 27, 68, 44, "L", "#ffe9ae", "middle")
        + text(EDGE + 62, 66, 34, "abora")
        + _named(told)
        + text(WIDTH - EDGE, 66, 19, told.when, PALE, "end", 330)
        + stripe
    )


def _named(told: ReportTexts) -> str:
    """Tables of records have no name."""
    if not told.title:
        return text(EDGE + 190, 66, 27, told.about, within=520)
    return text(EDGE + 190, 48, 27, told.title, within=520) + text(
        EDGE + 190, 78, 20, told.about, PALE, within=520
    )


# Who has how many points of what


def _scores(told: ReportTexts, colours: Sequence[str]) -> str:
    left, top, wide = 660.0, 170.0, WIDTH - EDGE - 660.0
    column = (wide - 190) / max(2, len(colours))
    words = told.words
    rows: list[tuple[str, list[int] | list[int | None]]] = [
        (words.text("drawn-sheet-goods"), [score.goods for score in told.scores]),
        (words.text("drawn-sheet-economy"), [score.economic for score in told.scores]),
        *((words.card(card), [_settled(score, card) for score in told.scores]) for card in told.settlements),
        (words.text("drawn-sheet-total"), [score.total for score in told.scores]),
    ]
    found = [
        box(left + 190 + column * seat, top - 26, column, 44 + ROW * len(rows), "#f9e7b5")
        for seat in told.winners
    ]
    for seat, colour in enumerate(colours):
        x = left + 190 + column * (seat + 0.5)
        found.append(symbol(f"shield-{colour}", x - 11, top - 24, 22))
        found.append(text(x, top + 16, 18, told.names[seat], anchor="middle", within=column - 8))
    for at, (name, values) in enumerate(rows):
        y = top + 46 + ROW * at
        last = at == len(rows) - 1
        found.append(rule(left, y - 24, wide, INK if last else RULE, 2 if last else 1))
        found.append(text(left, y, 21 if last else 18, name, within=184))
        for seat, value in enumerate(values):
            shown = "–" if value is None else words.number(value)
            x = left + 190 + column * (seat + 0.5)
            found.append(text(x, y, 26 if last else 19, shown, anchor="middle"))
    return f'<g role="group" aria-label={quoteattr(words.text("drawn-sheet"))}>{"".join(found)}</g>'


def _settled(score: Score, card: str) -> int | None:
    return next((one.points for one in score.settlements if one.card == card), None)


def _hills(report: Report, told: ReportTexts, colours: Sequence[str], y: float) -> str:
    words = told.words
    found = [heading(EDGE, y - 96, words.text("sheet-points"), INNER)]
    for at, source in enumerate(reversed(SOURCES)):
        x = WIDTH - EDGE - 150 * (3 - at)
        found.append(box(x, y - 110, 16, 16, FILLS[source], f'stroke="{INK}"'))
        found.append(text(x + 22, y - 96, 17, words.text(SOURCE_NAMES[source]), within=124))
    most = max(1, *(points.total for one in report.rounds for points in one.points))
    share = INNER / len(colours)
    for seat, colour in enumerate(colours):
        place = PlotArea(EDGE + share * seat, y, share - 58, 210)
        course = [one.points[seat] for one in report.rounds]
        found.append(symbol(f"shield-{colour}", place.x, y - 76, 22))
        found.append(text(place.x + 30, y - 58, 20, told.names[seat], within=share - 140))
        total = words.number(course[-1].total)
        found.append(text(place.x + place.width, y - 58, 22, total, anchor="end"))
        found.append(
            rule(place.x, y - 46, place.width, PLAYER_COLORS[colour] if colour != "white" else INK, 3)
        )
        found.append(hills(place, course, most, told.phases))
        found.append(ends(place, course[-1], most))
    return "".join(found)


# Goods, buildings, deeds


def _goods(report: Report) -> list[str]:
    return [good for good in NAMES if any(one.made[good] or one.used[good] for one in report.players)]


def _goods_table(report: Report, told: ReportTexts, colours: Sequence[str], goods: Sequence[str]) -> str:
    """Two columns of goods; by player what came and what went."""
    top, wide = 1030.0, 500.0
    half = (len(goods) + 1) // 2
    found = [
        heading(EDGE, top, told.words.text("drawn-sheet-goods"), wide, told.words.text("sheet-goods-note"))
    ]
    for column, some in enumerate((goods[:half], goods[half:])):
        left = EDGE + column * (wide / 2 + 6)
        room = (wide / 2 - 46) / len(colours)
        for seat, colour in enumerate(colours):
            found.append(symbol(f"shield-{colour}", left + 44 + room * (seat + 0.5) - 9, top + 14, 18))
        for at, good in enumerate(some):
            y = top + 66 + 38 * at
            label = quoteattr(told.words.good(good))
            found.append(f'<g role="group" aria-label={label}>{symbol(good, left, y - 22, 28)}')
            for seat in range(len(colours)):
                player = report.players[seat]
                x = left + 44 + room * (seat + 0.5)
                pair = f"{player.made[good]} / {player.used[good]}"
                found.append(text(x, y, 18, pair, anchor="middle", within=room))
            found.append(f"</g>{rule(left, y + 11, wide / 2 - 6)}")
    return "".join(found)


def _buildings(report: Report, told: ReportTexts, colours: Sequence[str]) -> str:
    top, left = 1030.0, EDGE + 540.0
    wide = WIDTH - EDGE - left
    shown, more = report.buildings[:BUILDINGS], len(report.buildings) - BUILDINGS
    note = told.words.text("sheet-buildings-more", count=more) if more > 0 else ""
    found = [heading(left, top, told.words.text("sheet-buildings"), wide, note)]
    for at, building in enumerate(shown):
        x = left + (at % 2) * (wide / 2 + 6)
        found.append(_building(building, told, colours, x, top + 40 + 44 * (at // 2), wide / 2 - 6))
    return "".join(found)


def _building(
    building: BuildingUses, told: ReportTexts, colours: Sequence[str], x: float, y: float, wide: float
) -> str:
    owner = building.owner
    mark = (
        symbol(f"shield-{colours[owner]}", x, y - 14, 16)
        if owner is not None and owner < len(colours)
        else ""
    )
    seeds = [colours[seat] for seat, count in enumerate(building.uses) for _ in range(count)]
    drawn = "".join(seed(one, x + 28 + 14 * at, y + 15) for at, one in enumerate(seeds[:MOST_SEEDS]))
    return (
        mark
        + text(x + 22, y, 18, told.words.card(building.card), within=wide - 60)
        + text(x + wide, y + 8, 20, told.words.number(building.total), anchor="end")
        + drawn
        + rule(x, y + 26, wide)
    )


def _deeds(report: Report, told: ReportTexts, colours: Sequence[str]) -> str:
    """What each did: built, settled, and worked for whom."""
    top = 1552.0
    found = [heading(EDGE, top, told.words.text("sheet-deeds"), INNER)]
    room = INNER / len(colours)
    for seat, colour in enumerate(colours):
        player, x = report.players[seat], EDGE + room * seat
        found.append(symbol(f"shield-{colour}", x, top + 20, 22))
        found.append(text(x + 30, top + 38, 19, told.names[seat], within=room - 40))
        lines = (
            told.words.text("sheet-built", count=player.built),
            told.words.text("sheet-settled", count=player.settled),
            told.words.text("sheet-contracts", given=player.contracts_given, taken=player.contracts_taken),
        )
        for at, line in enumerate(lines):
            found.append(text(x, top + 66 + 24 * at, 17, line, within=room - 16))
    return "".join(found)
