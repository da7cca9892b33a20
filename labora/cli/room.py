"""The conversation at the terminal table: commands, and everything else is an answer to the open question."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from labora.cli import saves
from labora.cli.answers import NotUnderstoodError, find_cards
from labora.cli.cards import in_full
from labora.cli.language import say
from labora.cli.listing import list_obstacles
from labora.cli.problems import ProblemError
from labora.cli.session import Session
from labora.rules.goods import VARIANTS
from labora.rules.log import log_of
from labora.words.log import event_words

Loader = Callable[[Path], Session | None]


def ask(prompt: str) -> str:
    """A line of input. Where nobody types, what was read is written down, so that it can be followed."""
    answer = input(prompt)
    if not sys.stdin.isatty():
        print(answer)
    return answer.strip()


def confirmed(question: str, *, default: bool) -> bool:
    """Yes or no; the end of the input is a no."""
    try:
        answer = ask(question).casefold()
    except EOFError:
        print()
        return False
    if not answer:
        return default
    return answer.startswith(say("table-yes"))


class Room:
    def __init__(self, session: Session, load: Loader) -> None:
        self.session = session
        self._load: Final = load
        self._open = True

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
            decided = self._react(ask(prompt))

    def _react(self, line: str) -> bool:
        """Does what was typed; True if the question is to be put again or another one is open now."""
        command, _, rest = line.partition(" ")
        if line.startswith("?"):
            self._explain(line[1:].strip())
            return False
        try:
            return self._command(command.casefold(), rest.strip(), line)
        except ProblemError as problem:
            self.session.write(str(problem))
        except NotUnderstoodError as error:
            self.session.tell(error.message, **error.arguments)
        return False

    def _command(self, command: str, rest: str, line: str) -> bool:
        session = self.session
        if command == "u":
            session.undo()
            return True
        if command == "p":
            session.show_table()
            return True
        if command == "m":
            session.list_options(session.game.decision, everything=True)
        elif command in ("h", "help"):
            session.tell("table-help-text")
        elif command == "log":
            for event in log_of(session.game):
                session.write(event_words(session.words, session.game.setup, event))
        elif command == "i":
            for card in find_cards(session.words, VARIANTS[session.game.setup.variant], rest):
                session.console.print(in_full(card))
        elif command == "s":
            self._save(rest)
        elif command == "l":
            return self._change_game(rest)
        elif command in ("q", "quit", "exit"):
            self._open = False
            self._leave()
        else:
            return session.answer(line)
        return False

    def _explain(self, wanted: str) -> None:
        for line in list_obstacles(self.session.words, self.session.game.decision, wanted):
            self.session.write(line)

    def _save(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.session.file
        if name and file.exists() and not confirmed(say("table-overwrite", file=str(file)), default=False):
            self.session.tell("table-kept")
            return
        self.session.tell("table-saved", file=str(self.session.save(file)))

    def _change_game(self, name: str) -> bool:
        if not name:
            self._list_games()
            return False
        file = Path(name).expanduser()
        if not file.exists() and (saves.folder() / name).exists():
            file = saves.folder() / name
        if self.session.game.lines:
            self.session.save()
        other = self._load(file)
        if other is None:
            return False
        self.session = other
        return True

    def _list_games(self) -> None:
        games = [file for file, _ in saves.unfinished() if file != self.session.file]
        self.session.tell("table-load-which" if games else "table-load-none")
        for file in games:
            self.session.write(f"  {file.name}")

    def _leave(self) -> None:
        if not self.session.game.lines:
            self.session.tell("table-nothing-played")
            return
        self.session.tell("table-bye", file=str(self.session.save()))
