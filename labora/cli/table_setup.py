"""Who sits at the terminal table, and which game lies on it: a new one, one that goes on, one from a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

from labora.bots import BOTS, Bot, find_bot
from labora.bots.old_ids import current_bot
from labora.bots.registry import short_name
from labora.cli import saved_games
from labora.cli.bot_names import checked_bot, is_own
from labora.cli.language import say, words
from labora.cli.record_files import open_file
from labora.cli.terminal import confirmed
from labora.cli.terminal_game import BOT_SECONDS, TerminalGame
from labora.cli.usage_errors import UsageError
from labora.i18n import Words
from labora.i18n.record_problems import problem_words
from labora.rules.components.goods import VARIANTS
from labora.rules.game import Game
from labora.rules.records.record import Seat, is_name
from labora.rules.records.replay import OpenedRecord
from labora.rules.search.dice import Dice
from labora.rules.state.setup import Setup

BOT: Final = "bot:"


class TableSetup:
    """Hold how a game begins; `save` is the file that was asked for, if any."""

    def __init__(
        self,
        console: Console,
        dice: Dice,
        save: Path | None,
        own_bots: Mapping[str, str] | None = None,
        seconds: float = BOT_SECONDS,
    ) -> None:
        """`own_bots`: those that the command names; a record cannot bring any.

        `seconds`: what bots may take for a turn.
        """
        self._console: Final = console
        self._dice: Final = dice
        self._save: Final = save
        self._own_bots: Final = own_bots or {}
        self._seconds: Final = seconds

    def open(self, setup: Setup, seats: tuple[Seat, ...]) -> TerminalGame | None:
        """A new game; the start player is drawn. None if the file to save in is to stay as it is."""
        file = self._save or saved_games.new_file(setup)
        if file.is_dir():
            raise UsageError(say("file-folder", file=str(file)))
        if not self._may_overwrite(file):
            return None
        return self._session(Game(setup, start=int(self._dice.below(setup.players))), seats, file)

    def resume(self, setup: Setup | None) -> TerminalGame | None:
        """Offers to go on with the game in the file to save in, or with the newest unfinished one."""
        if self._save is not None:
            found = [(self._save, open_file(self._save))] if self._save.is_file() else []
        else:
            games = saved_games.unfinished()
            found = [game for game in games if setup is None or game[1].record.setup == setup][:1]
        for file, opened in found:
            possible = opened.problem is None and not opened.game.over
            if possible and confirmed(_offer(file, opened), default=True):
                return self._session(opened.game, opened.record.seats, file)
        return None

    def load(self, file: Path, save: Path | None = None) -> TerminalGame | None:
        """A game from a file. If a move is not legal, it goes on from the last that is, in another file."""
        opened = open_file(file)
        target = save or file
        if target != file and not self._may_overwrite(target):
            return None
        if opened.problem is not None:
            sentence = problem_words(words(), opened.problem, opened.game.setup)
            self._console.print(sentence, markup=False, highlight=False)
            if not confirmed(say("table-continue"), default=False):
                return None
            target = save or saved_games.new_file(opened.game.setup)
        self._tell("table-loaded", file=str(file))
        return self._session(opened.game, opened.record.seats, target)

    def _may_overwrite(self, file: Path) -> bool:
        if not file.exists() or confirmed(say("table-overwrite", file=str(file)), default=False):
            return True
        self._tell("table-kept")
        return False

    def _session(self, game: Game, seats: tuple[Seat, ...], file: Path) -> TerminalGame:
        names = Words(words().language, players=[seat.name for seat in seats], hyphens=False)
        bots: dict[int, Bot] = {}
        for number, seat in enumerate(seats):
            if not seat.is_person:
                bots[number] = self._bot(seat)(int(self._dice.next()))
        return TerminalGame(self._console, names, game, seats, bots, file, self._seconds)

    def _bot(self, seat: Seat) -> type[Bot]:
        wanted = current_bot(seat.kind.removeprefix(BOT))
        if wanted in self._own_bots:
            return find_bot(self._own_bots[wanted])
        if wanted not in BOTS:
            self._tell("table-other-bot", bot=wanted, name=seat.name)
        return BOTS.get(wanted, BOTS["random"])

    def _tell(self, message: str, **arguments: str) -> None:
        self._console.print(say(message, **arguments), markup=False, highlight=False, soft_wrap=True)


def _offer(file: Path, opened: OpenedRecord) -> str:
    setup = opened.record.setup
    game = say(
        "table-resume-game",
        mode=words().mode(setup.mode.name),
        variant=words().variant(VARIANTS[setup.variant]),
        round=int(opened.game.position.round),
        players=words().list(seat.name for seat in opened.record.seats),
        file=file.name,
    )
    return say("table-resume", game=game)


def read_seats(setup: Setup, players: str | None) -> tuple[Seat, ...]:
    """`Anna,bot:random`; without it a person in every seat."""
    if players is None:
        return tuple(Seat(say("table-person", number=number + 1)) for number in range(setup.players))
    given = [name.strip() for name in players.split(",")]
    if len(given) != setup.players:
        raise UsageError(
            say("table-wrong-players", mode=setup.mode.name, players=int(setup.players), given=len(given))
        )
    seats = tuple(_seat(name, number) for number, name in enumerate(given))
    names = [seat.name for seat in seats]
    for name in names:
        if not is_name(name) or names.count(name) > 1:
            raise UsageError(say("table-no-name", name=name))
    return seats


def _seat(name: str, number: int) -> Seat:
    if not name.casefold().startswith(BOT):
        return Seat(name)
    bot = short_name(checked_bot(name[len(BOT) :])).lower()
    return Seat(say("table-bot", bot=bot, number=number + 1), BOT + bot)


def own_bots(players: str | None) -> dict[str, str]:
    """Bots of the user's own among the players, by what records call them."""
    given = [name.strip() for name in (players or "").split(",")]
    named = [name[len(BOT) :] for name in given if name.casefold().startswith(BOT)]
    return {short_name(name).lower(): name for name in named if is_own(name)}
