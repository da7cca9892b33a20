"""The guided first game: lessons cut from a game, each with a goal over the log of what is played there.

They are rows of lessons.toml; the games that they are cut from are records.
The record's own turn solves each lesson, so that the next one begins with its result.
"""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any, Final, Literal

from labora.i18n.messages import Argument
from labora.rules.components.goods import FOOD, NAMES
from labora.rules.engine.events import LogEvent
from labora.rules.game import Game
from labora.rules.log.log import log_of_turn
from labora.rules.records.record import Record, parse_record
from labora.rules.records.replay import replay
from labora.rules.state.position import INDICATORS, Position
from labora.rules.state.production import in_play, indicator_value
from labora.rules.state.scoring import total_score

LEARNER: Final = 0
"""The seat of the learner."""
FIRST: Final = "first_game"
END: Final = "end"

# Nothing done yet; on the way; something else was done; reached.
Verdict = Literal["point", "not-yet", "other", "done"]


@dataclass(frozen=True)
class Deed:
    """Describe what a line of the log has to be like. Empty fields do not matter."""

    event: str
    card: str = ""
    good: str = ""
    least: int = 1
    """So much of the good was gained."""
    space: str = ""

    def fits(self, event: LogEvent) -> bool:
        return (
            event.name == self.event
            and event.player == LEARNER
            and (not self.card or self.card in event.cards)
            and (not self.good or _gained(event, self.good) >= self.least)
            and (not self.space or event.texts().get("space") == self.space)
        )


@dataclass(frozen=True)
class Lesson:
    """Describe a lesson: its position and its steps."""

    id: str
    icon: str
    # Of the game, before the lesson.
    turns: int
    at: tuple[str, ...]
    shows: tuple[str, ...]
    chapter: str
    goal: tuple[Deed, ...]
    points: int = 0
    ends: bool = False
    game: str = FIRST

    @property
    def record(self) -> Record:
        """The game that the lesson is cut from."""
        return recorded(self.game)

    @property
    def after(self) -> int:
        """Decisions of the record before the lesson."""
        return sum(len(line.split()) for line in self.record.lines[: self.turns])

    @property
    def way(self) -> list[str]:
        """The turn that solves the lesson, with its end."""
        return self.record.lines[self.turns].split()

    def begin(self) -> Game:
        """The game at the lesson's beginning."""
        return _after(self.game, self.turns).copy()

    def ahead(self, game: Game, decided: Sequence[str] = ()) -> list[str]:
        """What is left of the way in this turn; nothing as soon as something else was decided."""
        left = self.way
        for text in [*self._texts(game), *decided]:
            if text not in left:
                return []
            left.remove(text)
        return left if len(game.turns) == self.turns + 1 else []

    def is_followed(self, game: Game) -> bool:
        """The learner's turn is the one that the next lesson goes on from."""
        return Counter(self._texts(game)) | Counter([END]) == Counter(self.way)

    def _texts(self, game: Game) -> list[str]:
        return [option.text for option in game.turns[self.turns].options]

    def verdict(self, game: Game) -> Verdict:
        """What the learner has made of it so far."""
        events = self.deeds(game)
        if game.over or game.decision.kind == "turn":
            found = [any(deed.fits(event) for event in events) for deed in self.goal]
            if all(found) and (not self.points or self.gain(game) >= self.points):
                return "done"
            if self._is_closed(game):
                return "other"
        return "not-yet" if events else "point"

    def deeds(self, game: Game) -> list[LogEvent]:
        """What the learner did, and what came of it."""
        events = [event for turn in islice(game.turns, self.turns, None) for event in log_of_turn(turn)]
        return [event for event in events if event.player == LEARNER]

    def gain(self, game: Game) -> int:
        """Points since the lesson began."""
        start = game.turns[self.turns].start
        return int(total_score(game.position, LEARNER) - total_score(start, LEARNER))

    def facts(self, game: Game) -> dict[str, Argument]:
        """What the words may take: what the wheel yielded at the beginning, points since, what goods feed."""
        found = wheel_of(game.turns[self.turns].start)
        fed: dict[str, Argument] = {good: int(FOOD[NAMES.index(good)]) for good in ("flour", "bread")}
        return found | fed | {"points": self.gain(game), "least": self.points, "begun": "false"}

    def _is_closed(self, game: Game) -> bool:
        """The goal cannot be reached any more."""
        in_time = len(game.turns) == self.turns + 1 and not game.over
        return not in_time or (not self.ends and game.position.actions == 0)


def wheel_of(position: Position) -> dict[str, Argument]:
    return {
        name: int(indicator_value(position, number))
        for number, name in enumerate(INDICATORS)
        if in_play(position, number)
    }


def _gained(event: LogEvent, good: str) -> int:
    return sum(dict(delta.amounts).get(good, 0) for delta in event.deltas if delta.board == LEARNER)


@cache
def recorded(name: str) -> Record:
    """Read one of the games that lessons are cut from."""
    return parse_record((files("labora.tutorial") / f"{name}.json").read_text(encoding="utf-8"))


def first_game() -> Record:
    return recorded(FIRST)


@cache
def _after(name: str, turns: int) -> Game:
    return replay(recorded(name), turns).game


@cache
def lessons() -> tuple[Lesson, ...]:
    rows = tomllib.loads((files("labora.tutorial") / "lessons.toml").read_text(encoding="utf-8"))["lesson"]
    return tuple(_lesson(row) for row in rows)


def _lesson(row: dict[str, Any]) -> Lesson:
    known = dict(row)
    goal = tuple(Deed(**deed) for deed in known.pop("goal"))
    return Lesson(goal=goal, at=tuple(known.pop("at")), shows=tuple(known.pop("shows")), **known)


def lesson_of(identifier: str) -> Lesson | None:
    return next((lesson for lesson in lessons() if lesson.id == identifier), None)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """None: that was the last."""
    place = lessons().index(lesson) + 1
    return lessons()[place] if place < len(lessons()) else None
