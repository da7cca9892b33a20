"""Runs bots that are programs in any language, which read and write lines (docs/develop/protocol.md).

A program that makes a mistake loses the turn: `random` takes it, and the mistake is reported.
"""

import contextlib
import logging
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from labora.bots.bot import Bot, Clock
from labora.bots.random_bot import RandomBot
from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import LaboraError
from labora.rules.decision import Decision, apply
from labora.rules.engine.option import Option, Word
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.text.writing import position_text

PREFIX: Final = "exec:"
# Why a turn is lost, as ids of messages.
SLOW: Final = "bot-lost-slow"
UNSTARTED: Final = "bot-lost-unstarted"
EXITED: Final = "bot-lost-exited"
KILLED: Final = "bot-lost-killed"
CLOSED: Final = "bot-lost-closed"
WRONG: Final = "bot-lost-wrong"
NO_ANSWER: Final = "bot-lost-no-answer"
GIVEN_UP: Final = "bot-lost-given-up"
PROTOCOL: Final = "labora 1"
STARTING_SECONDS: Final = 10.0
ENDING_SECONDS: Final = 1.0
MOST_FAILED_STARTS: Final = 3
"""In a row; then a program is not started again."""
MOST_OPTIONS: Final = 1_000
"""The most options that are listed. There can be more payments, and each of them is accepted."""
LONGEST_LINE: Final = 1 << 16
_LONGEST_NAME: Final = 30
_END: Final = decision_kinds.ACTS[decision_kinds.ACT_END]

log: Final = logging.getLogger("labora.bots")


def is_external(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """`exec:node my.js`: the program and what it is given, split as a shell would, without a shell."""
    try:
        return shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        return []


def can_start(name: str) -> bool:
    command = command_of(name)
    return bool(command) and shutil.which(command[0]) is not None


def files_of(name: str) -> list[Path]:
    """What the bot is made of, as far as its command names it."""
    command = command_of(name)
    program = shutil.which(command[0]) if command else None
    found = [Path(part) for part in (*([program] if program else ()), *command[1:])]
    return [path for path in found if path.is_file()]


def short_name(name: str) -> str:
    """What the seat of a bot is called: the last file that its command names, in letters for records."""
    files = files_of(name)
    stem = re.sub(r"[^a-z0-9._-]+", "-", files[-1].stem.lower()) if files else ""
    return stem[:_LONGEST_NAME] or "exec"


# What goes wrong


class LostTurnError(Exception):
    """Report why a program lost its turn; `message` is the id of the sentence."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message)
        self.message: Final = message
        self.text: Final = text


def _log_fault(message: str, bot: str, text: str, count: int) -> None:
    log.warning("%s: %s %s (%s)", bot, message, text, count)


_listener: list[Callable[[str, str, str, int], None]] = [_log_fault]
_faults: Final[Counter[str]] = Counter()
_failed_starts: Final[Counter[str]] = Counter()
"""In a row, by the names of bots: each game starts a program of its own."""


def tell_faults(listener: Callable[[str, str, str, int], None]) -> None:
    """From now on: id of a message, the bot, what it wrote, how many turns it has lost so far."""
    _listener[:] = [listener]


def _tell(bot: str, fault: LostTurnError) -> None:
    """The first ones, and then fewer and fewer: a bot that is always wrong fills no screen."""
    _faults[bot] += 1
    count = _faults[bot]
    if count <= 5 or str(count).strip("0") in ("1", "2", "5"):
        _listener[0](fault.message, bot, fault.text, count)


# The program


class Program:
    """Run a process and talk to it in lines."""

    def __init__(self, command: list[str], seed: int) -> None:
        try:
            self._process: Final = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except (OSError, ValueError):
            raise LostTurnError(UNSTARTED) from None
        self._lines: Final[queue.SimpleQueue[str]] = queue.SimpleQueue()
        stdout = self._process.stdout
        assert stdout is not None
        threading.Thread(target=_read, args=(stdout, self._lines), daemon=True).start()
        self.end: Final = weakref.finalize(self, _end, self._process)
        self.title = ""
        self.write(PROTOCOL, f"seed {seed}")
        self.heard("ready", STARTING_SECONDS)

    def kill(self) -> None:
        self._process.kill()
        self.end()

    def write(self, *lines: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def heard(self, word: str, seconds: float) -> list[str]:
        """What stands behind a word, as soon as a line begins with it; `info` is ignored, `name` is kept."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise LostTurnError(SLOW) from None
            if not line:
                raise self._ended()
            first, *rest = line.split() or [""]
            if first == word:
                return rest
            if first == "name":
                self.title = " ".join(rest)[:_LONGEST_NAME]
            if first not in ("", "info", "name"):
                raise LostTurnError(NO_ANSWER, line.strip()[:100])

    def _ended(self) -> LostTurnError:
        """How the program ended, as far as the system knows."""
        try:
            code = self._process.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            return LostTurnError(CLOSED)
        return LostTurnError(EXITED, str(code)) if code >= 0 else LostTurnError(KILLED, _signal_name(-code))


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def _read(stdout: IO[str], lines: "queue.SimpleQueue[str]") -> None:
    """An empty line without an end says that there are no more."""
    with contextlib.suppress(OSError, ValueError):
        while line := stdout.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")


def _end(process: "subprocess.Popen[str]") -> None:
    """Close the program's input and wait for its end; kill it after some seconds."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        process.stdin.close()
    try:
        process.wait(ENDING_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# The bot


class ExternalBot(Bot):
    """Play by asking a program; `external_bot` makes the class."""

    name = ""
    timer = staticmethod(time.perf_counter)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random: Final = RandomBot(seed)
        self._program: Program | None = None
        # Starting is not thinking. What goes wrong with it is told when there is a turn to lose.
        with contextlib.suppress(LostTurnError):
            self._program = self._started()

    def choose(self, position: Position, clock: Clock) -> list[Option]:
        try:
            return self._chosen(position, self._asked(position, clock))
        except LostTurnError as fault:
            if fault.message not in {WRONG, NO_ANSWER}:
                self._stop()
            self._lose(fault)
            return self._random_turn(position)

    def __getstate__(self) -> dict[str, Any]:
        """Without the program: a copy starts one of its own."""
        return vars(self) | {"_program": None}

    def _started(self) -> Program:
        if _failed_starts[self.name] >= MOST_FAILED_STARTS:
            raise LostTurnError(GIVEN_UP)
        _failed_starts[self.name] += 1
        program = Program(command_of(self.name), self.seed)
        del _failed_starts[self.name]
        self.title = program.title
        return program

    def _lose(self, fault: LostTurnError) -> None:
        self.lost += 1
        _tell(self.name, fault)

    def _asked(self, position: Position, clock: Clock) -> list[str]:
        if self._program is None:
            self._program = self._started()
        decision = Decision(position)
        options = decision.options
        listed = [options[number].text for number in range(min(len(options), MOST_OPTIONS))]
        seconds = max(clock.left, 0.0)
        self._program.write(
            f"position {position_text(position)}",
            f"decision {decision.kind} {decision.player}",
            f"options {len(options)} {' '.join(listed)}",
            f"go {seconds:.3f}",
        )
        return self._program.heard("choose", seconds)

    def _chosen(self, position: Position, texts: list[str]) -> list[Option]:
        """Return the options up to another player's decision. An illegal one costs the rest of the turn."""
        if not texts:
            raise LostTurnError(WRONG, "choose")
        after, player = position.copy(), int(decider(position))
        found: list[Option] = []
        for text in texts:
            if after.over or int(decider(after)) != player:
                break
            try:
                option = parse_option(after, text)
                apply(after, option)
            except LaboraError:
                fault = LostTurnError(WRONG, text[:100])
                if not found:
                    raise fault from None
                self._lose(fault)
                return [*found, *self._random_turn(after)]
            found.append(option)
        return found

    def _random_turn(self, position: Position) -> list[Option]:
        """Choose at random until the turn ends or another player decides."""
        after, player, clock = position.copy(), int(decider(position)), Clock()
        found: list[Option] = []
        while not after.over and int(decider(after)) == player:
            option = self._random.choose(after, clock)
            apply(after, option)
            found.append(option)
            if isinstance(option, Word) and option.text == _END:
                break
        return found

    def _stop(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.kill()


@cache
def external_bot(name: str) -> type[ExternalBot]:
    """The class of a bot whose name is `exec:COMMAND`."""
    return type("ExternalBot", (ExternalBot,), {"name": name, "found_as": name})
