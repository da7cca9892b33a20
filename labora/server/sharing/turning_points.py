"""Where a game turned, in few words: what was done, and what would have been better."""

from dataclasses import dataclass
from typing import Final

from labora.analysis.judged_game import LEAD, JudgedGame, TurningPoint, report
from labora.i18n import Words
from labora.i18n.log_text import cards_of
from labora.i18n.turn_text import deeds_of
from labora.rules.engine.events import LogEvent
from labora.rules.game import Game
from labora.rules.state.position import Position
from labora.server.analysis.analyst import BOT, SECONDS, AnalysisTask

MOST_LEADS: Final = 2
"""The last ones; there is room for five turning points, three of them costly turns."""
_MESSAGES: Final = {
    "build": "sheet-deed-build",
    "settle": "sheet-deed-settle",
    "neutral-build": "sheet-deed-build",
    "fell": "sheet-deed-fell",
    "cut": "sheet-deed-cut",
    "land": "sheet-deed-land",
}


@dataclass(frozen=True, slots=True)
class TurningPointText:
    """Hold a turning point in words."""

    turn: str
    seat: int
    what: str
    below: str
    points: str


def turning_points(work: AnalysisTask, game: Game, words: Words, names: list[str]) -> list[TurningPointText]:
    found = report(game, work.judged, BOT, SECONDS)
    leads = [point for point in found.turning_points if point.kind == LEAD][:-MOST_LEADS]
    return [
        _turning(point, found, game, words, names) for point in found.turning_points if point not in leads
    ]


def _turning(
    point: TurningPoint, found: JudgedGame, game: Game, words: Words, names: list[str]
) -> TurningPointText:
    judged = found.turns[point.number].judged
    start = game.turns[judged.number].start
    deeds = _short(start, judged.played, words)
    played = words.text("sheet-turning-deeds", name=names[judged.player], deeds=deeds)
    number = words.number(round(point.points))
    if point.kind == LEAD:
        what, below = words.text("sheet-turning-lead", name=names[point.player]), played
        points = f"+{number}"
    else:
        what = played
        below = words.text("sheet-turning-better", deeds=_short(start, judged.best, words))
        points = f"−{number}"
    turn = words.text("sheet-turning-turn", turn=point.number + 1)
    return TurningPointText(turn, point.player, what, below, points)


def _short(start: Position, line: str, words: Words) -> str:
    events = deeds_of(start, line)
    built = {card for event in events if event.name == "build" for card in event.cards}
    # Of a building whose prior goes there at once it is enough that it was built.
    told = [event for event in events if event.name != "prior" or not built.issuperset(event.cards)]
    if not told:
        return words.text("sheet-deed-none")
    return words.list([_deed(event, words) for event in told])


def _deed(event: LogEvent, words: Words) -> str:
    cards = cards_of(words, event)
    message = _MESSAGES.get(event.name)
    return words.text(message, cards=cards) if message else str(cards)
