"""The conversation at the terminal table: commands, and everything else is an answer to the open question."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from labora.bots.old_ids import current_bot
from labora.bots.registry import ADVISERS, STRONGEST
from labora.cli import saved_games
from labora.cli.cards import in_full
from labora.cli.language import say
from labora.cli.option_list import list_obstacles
from labora.cli.terminal_game import TerminalGame
from labora.cli.typed_answers import NotUnderstoodError, find_cards
from labora.cli.usage_errors import UsageError
from labora.i18n.log_text import event_words
from labora.i18n.typed_text import folded
from labora.rules.components.goods import VARIANTS
from labora.rules.log.log import log_of

Loader = Callable[[Path], TerminalGame | None]
ADVISER: Final = STRONGEST


def ask(prompt: str) -> str:
    """Read a line of input. If it is piped in, print it, so that the output can be followed."""
    answer = input(prompt)
    if not sys.stdin.isatty():
        print(answer)
    return answer.strip()


def confirmed(question: str, *, default: bool) -> bool:
    """Yes or no; the end of the input is a no."""
    try:
        answer = ask(question)
    except EOFError:
        print()
        return False
    if not answer:
        return default
    return folded(answer).startswith(folded(say("table-yes")))


class Terminal:
    """Play at the terminal: read answers and commands, one after the other."""

    def __init__(self, session: TerminalGame, load: Loader) -> None:
        self.session = session
        self._load: Final = load
        self._open = True
        # Answers typed ahead: "cut; 0,0; 1".
        self._waiting: Final[list[str]] = []
        self._commands: Final[dict[str, Callable[[str], bool]]] = {
            "?": self._explain,
            "u": self._undo,
            "uu": self._undo_turn,
            "w": self._hint,
            "p": self._picture,
            "m": self._all_options,
            "h": self._help,
            "help": self._help,
            "log": self._log,
            "i": self._card,
            "s": self._save,
            "l": self._change_game,
            "q": self._quit,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> None:
        self._welcome()
        try:
            while self._open and not self.session.game.over:
                if not self.session.step_bot() and not self.session.step_alone():
                    self._converse()
            if self.session.game.over:
                self.session.finish()
        except EOFError:
            print()
            self.session.tell("table-input-ended")
            self._leave()
        except KeyboardInterrupt:
            print()
            self._leave()
            raise

    def _welcome(self) -> None:
        session = self.session
        setup = session.game.setup
        session.tell(
            "table-welcome",
            mode=session.words.mode(setup.mode.name),
            variant=session.words.variant(VARIANTS[setup.variant]),
            file=str(session.file),
        )
        session.begin()

    def _converse(self) -> None:
        """Announces the question and takes answers until one of them changes the game."""
        session = self.session
        session.announce()
        decided = False
        while self._open and self.session is session and not decided:
            prompt = session.words.text(
                "table-prompt", player=session.words.seat(session.game.decision.player)
            )
            decided = self._react(self._next_answer(prompt))

    def _next_answer(self, prompt: str) -> str:
        if self._waiting:
            answer = self._waiting.pop(0)
            print(f"{prompt}{answer}")
            return answer
        first, *later = (part.strip() for part in ask(prompt).split(";"))
        self._waiting.extend(later)
        return first

    def _react(self, line: str) -> bool:
        """Does what was typed; True if the question is to be put again or another one is open now."""
        command, _, rest = line.partition(" ")
        if line.startswith("?"):
            command, rest = "?", line[1:]
        act = self._commands.get(command.casefold())
        try:
            if act is not None:
                return act(rest.strip())
            if self.session.answer(line):
                return True
        except UsageError as problem:
            self.session.write(str(problem))
        except NotUnderstoodError as error:
            self.session.tell(error.message, **error.arguments)
        # What was typed ahead was meant for another question.
        self._waiting.clear()
        return False

    # Commands. Each answers whether the question is to be put again.

    def _undo(self, _: str) -> bool:
        self.session.undo()
        return True

    def _undo_turn(self, _: str) -> bool:
        self.session.undo(whole_turn=True)
        return True

    def _hint(self, level: str) -> bool:
        wanted = current_bot(level) or ADVISER
        if wanted not in ADVISERS:
            self.session.tell("table-hint-whom", bot=wanted, bots=", ".join(ADVISERS))
        else:
            self.session.hint(wanted)
        return False

    def _picture(self, _: str) -> bool:
        self.session.show_table()
        return True

    def _all_options(self, _: str) -> bool:
        self.session.list_options(self.session.game.decision, everything=True)
        return False

    def _help(self, _: str) -> bool:
        self.session.tell("table-help-text")
        return False

    def _log(self, _: str) -> bool:
        session = self.session
        for event in log_of(session.game):
            session.write(event_words(session.words, session.game.setup, event))
        return False

    def _card(self, name: str) -> bool:
        session = self.session
        for card in find_cards(session.words, VARIANTS[session.game.setup.variant], name):
            session.console.print(in_full(card))
        return False

    def _explain(self, wanted: str) -> bool:
        for line in list_obstacles(self.session.words, self.session.game.decision, wanted):
            self.session.write(line)
        return False

    def _save(self, name: str) -> bool:
        file = Path(name).expanduser() if name else self.session.file
        if name and file.exists() and not confirmed(say("table-overwrite", file=str(file)), default=False):
            self.session.tell("table-kept")
        else:
            self.session.tell("table-saved", file=str(self.session.save(file)))
        return False

    def _change_game(self, name: str) -> bool:
        if not name:
            self._list_games()
            return False
        file = Path(name).expanduser()
        if not file.exists() and (saved_games.folder() / name).exists():
            file = saved_games.folder() / name
        if self.session.game.lines:
            self.session.save()
        other = self._load(file)
        if other is None:
            return False
        self.session = other
        return True

    def _list_games(self) -> None:
        games = [file for file, _ in saved_games.unfinished() if file != self.session.file]
        self.session.tell("table-load-which" if games else "table-load-none")
        for file in games:
            self.session.write(f"  {file.name}")

    def _quit(self, _: str) -> bool:
        self._open = False
        self._leave()
        return False

    def _leave(self) -> None:
        if not self.session.game.lines:
            self.session.tell("table-nothing-played")
            return
        self.session.tell("table-bye", file=str(self.session.save()))
