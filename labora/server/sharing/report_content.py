"""A table's report as it is drawn: its names, its result, its phases, in words."""

from datetime import UTC, datetime

from labora.analysis.game_report import Report, report_of
from labora.i18n import Words
from labora.rules.components.codes import is_settlement
from labora.rules.state.scoring import scores, winners
from labora.server.analysis.analyst import AnalysisTask
from labora.server.games.domain.table import Table
from labora.server.games.positions.timeline import timeline
from labora.server.ratings.results import SOLO_GOAL
from labora.server.sharing.page_layout import ReportTexts
from labora.server.sharing.report_sheet import sheet_svg
from labora.server.sharing.turning_points import turning_points


def drawn_report(table: Table, judged: AnalysisTask | None, words: Words, address: str) -> str:
    """Draw the report as SVG. `judged` is the analysis of the game, if there is one."""
    report = report_of(table.game.copy())
    return sheet_svg(report, _told(table, report, judged, words, address))


def _told(
    table: Table, report: Report, judged: AnalysisTask | None, words: Words, address: str
) -> ReportTexts:
    position = table.position
    found = scores(position)
    first = sorted(range(len(found)), key=lambda seat: -found[seat].total)
    names = [seat.name or words.seat(number) for number, seat in enumerate(table.seats)]
    return ReportTexts(
        title=table.opened.name,
        about=words.text(
            "web-setup",
            variant=words.variant(table.opened.variant),
            mode=words.mode(table.setup.mode.name),
        ),
        when=_when(table, words),
        headline=_headline(table, words, names),
        below=_below(words, names, [found[seat].total for seat in range(len(found))], first),
        names=names,
        scores=found,
        winners=winners(position) if table.phase == "over" else [],
        phases=_phases(table, report),
        settlements=[card.id for code, card in enumerate(table.setup.cards) if is_settlement(code)],
        turning=None if judged is None else turning_points(judged, table.game.copy(), words, names),
        address=address,
        words=words,
    )


def _when(table: Table, words: Words) -> str:
    return words.day(datetime.fromtimestamp(table.events[-1].at, UTC).date())


def _headline(table: Table, words: Words, names: list[str]) -> str:
    if table.phase != "over":
        return words.text("web-round", round=int(table.position.round))
    if len(names) == 1:
        return words.text("web-solo-end", points=scores(table.position)[0].total)
    best = winners(table.position)
    return words.text("web-wins", name=words.list([names[seat] for seat in best]), winners=len(best))


def _below(words: Words, names: list[str], totals: list[int], first: list[int]) -> str:
    if len(names) == 1:
        reached = "true" if totals[0] >= SOLO_GOAL else "false"
        return words.text("web-solo-goal", reached=reached, goal=SOLO_GOAL)
    ahead = totals[first[0]] - totals[first[1]]
    return words.text("web-wins-by", points=totals[first[0]], ahead=ahead, name=names[first[1]])


def _phases(table: Table, report: Report) -> list[tuple[int, str]]:
    """After how many rounds of the report each settlement phase was."""
    rounds = {one.round: at for at, one in enumerate(report.rounds, 1)}
    return [
        (rounds[one.round], one.phase)
        for one in timeline(table.position)
        if one.phase and one.round in rounds
    ]
