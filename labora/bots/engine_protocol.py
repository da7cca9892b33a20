"""The rules for programs in any language: a line asks, a line answers (docs/develop/engine.md)."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from labora.bots.suggest import suggest
from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.rules.constants.errors import LaboraError
from labora.rules.constants.nearest import did_you_mean
from labora.rules.decision import Decision, apply, why_not
from labora.rules.game import Game
from labora.rules.notation import parse_option
from labora.rules.search.turns import FEW, MOST_TURNS, turns
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

VERSION: Final = "labora-engine 1"
SEPARATOR: Final = " | "
QUIT: Final = "quit"
_MOST_HINTS: Final = 20
_MOST_SECONDS: Final = 3600.0
_YES: Final = {"yes": True, "no": False}


class WrongCommandError(LaboraError):
    """Report a command or an argument that the engine does not know."""


class EngineSession:
    """Hold a position and those before it, and answer the commands about it."""

    def __init__(self) -> None:
        self._positions: list[Position] = [Game("3-long").position]
        self._words: Final = Words(ENGLISH, hyphens=False)
        self._commands: Final[dict[str, Callable[[list[str]], str]]] = {
            "labora": self._labora,
            "new": self._new,
            "position": self._set,
            "decision": self._decision,
            "options": self._options,
            "why": self._why,
            "play": self._play,
            "undo": self._undo,
            "try": self._try,
            "turns": self._turns,
            "scores": self._scores,
            "show": self._show,
            "json": self._json,
            "hint": self._hint,
        }

    def answer(self, line: str) -> str:
        """Return the one line that answers a line; `error` and a sentence if it cannot be answered."""
        name, *words = line.split() or [""]
        command = self._commands.get(name)
        if command is None:
            known = ", ".join([*self._commands, QUIT])
            return (
                f"error There is no command {name!r}. {did_you_mean(name, self._commands)}Commands: {known}."
            )
        try:
            return command(words)
        except LaboraError as error:
            return f"error {' '.join(str(error).split())}"

    @property
    def _now(self) -> Position:
        return self._positions[-1]

    # Set up

    def _labora(self, words: list[str]) -> str:
        return VERSION

    def _new(self, words: list[str]) -> str:
        if not 1 <= len(words) <= 3:
            raise WrongCommandError("Write: new MODE VARIANT SEAT, for example: new 3-short france 0.")
        mode, variant, start = [*words, *("", "france", "0")[len(words) :]]
        self._positions = [Game(mode, variant, start=_number(start, 0, 3)).position]
        return "ok"

    def _set(self, words: list[str]) -> str:
        self._positions = [Position.parse(" ".join(words))]
        return "ok"

    # Questions

    def _decision(self, words: list[str]) -> str:
        if self._now.over:
            return "decision over"
        decision = Decision(self._now)
        return f"decision {decision.kind} {decision.player}"

    def _options(self, words: list[str]) -> str:
        if self._now.over:
            return "options 0"
        options = Decision(self._now).options
        most = _number(words[0], 0, len(options)) if words else len(options)
        return " ".join(["options", str(len(options)), *(option.text for option in options[:most])])

    def _why(self, words: list[str]) -> str:
        if len(words) != 1:
            raise WrongCommandError("Write: why OPTION, for example: why settle.")
        obstacle = why_not(self._now, parse_option(self._now, words[0]))
        if obstacle is None:
            return "why possible"
        return f"why not {self._words.obstacle(obstacle, self._now.setup)}"

    def _scores(self, words: list[str]) -> str:
        return " ".join(["scores", *map(str, _points(self._now))])

    def _show(self, words: list[str]) -> str:
        return f"position {self._now.line}"

    def _json(self, words: list[str]) -> str:
        return f"json {json.dumps(self._now.view.as_dict(), separators=(',', ':'))}"

    def _turns(self, words: list[str]) -> str:
        given = _settings(words, ("few", "most", "land"))
        found = turns(
            self._now,
            few=_number(given.get("few", str(FEW)), 1, 99),
            most=_number(given.get("most", str(MOST_TURNS)), 1, MOST_TURNS),
            land=_yes_or_no(given.get("land", "yes")),
        )
        lines = (f"{_listed(_points(turn.position))} {turn.line}" for turn in found)
        return SEPARATOR.join([f"turns {len(found)}", *lines])

    def _hint(self, words: list[str]) -> str:
        given = _settings(words, ("level", "seconds", "count"))
        found = suggest(
            self._now,
            _seconds(given.get("seconds", "1")),
            _number(given.get("count", "1"), 1, _MOST_HINTS),
            given.get("level", "monk"),
        )
        lines = (f"{one.confidence} {_listed(one.scores)} {one.line}" for one in found)
        return SEPARATOR.join([f"hint {len(found)}", *lines])

    # Decisions

    def _play(self, words: list[str]) -> str:
        self._positions.append(self._after(words))
        return "ok"

    def _undo(self, words: list[str]) -> str:
        count = _number(words[0], 1, 10_000) if words else 1
        if count >= len(self._positions):
            raise WrongCommandError(f"There are {len(self._positions) - 1} lines to undo, not {count}.")
        del self._positions[-count:]
        return "ok"

    def _try(self, words: list[str]) -> str:
        return f"position {self._after(words).line}"

    def _after(self, texts: Sequence[str]) -> Position:
        """The position after some decisions, all of which are possible."""
        if not texts:
            raise WrongCommandError("Name at least one option, as `options` lists them.")
        after = self._now.copy()
        for text in texts:
            apply(after, parse_option(after, text))
        return after


def _points(position: Position) -> list[int]:
    return [int(total_score(position, seat)) for seat in range(position.setup.players)]


def _listed(numbers: Iterable[float]) -> str:
    return ",".join(map(str, numbers))


def _settings(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """Read `name=value` words."""
    found = dict(word.partition("=")[::2] for word in words)
    for name in found:
        if name not in known:
            raise WrongCommandError(f"There is no setting {name!r}. Settings: {', '.join(known)}.")
    return found


def _number(text: str, least: int, most: int) -> int:
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise WrongCommandError(f"{text!r} must be a number from {least} to {most}.")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= _MOST_SECONDS:
        raise WrongCommandError(f"{text!r} must be a number of seconds up to {_MOST_SECONDS:.0f}.")
    return seconds


def _yes_or_no(text: str) -> bool:
    if text not in _YES:
        raise WrongCommandError(f"{text!r} must be yes or no.")
    return _YES[text]
