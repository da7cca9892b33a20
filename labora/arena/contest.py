"""A contest: bots meet in every order of seats with the same seeds, so that luck of the draw cancels out."""

import gc
import itertools
import traceback
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from labora.bots import Bot, Choice, Clock, find_bot
from labora.bots.old_ids import current_bot
from labora.bots.play_loop import BY_BOT, play_until
from labora.bots.registry import short_name
from labora.parallel.scheduler import seed_of_game
from labora.rules.components.modes import MODE
from labora.rules.constants.errors import LaboraError
from labora.rules.engine.option import Option
from labora.rules.game import Game
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup


class BotFailedError(LaboraError):
    """Report that a bot raised an error or answered what is not possible; the message says which."""


@dataclass(frozen=True)
class Contest:
    """Describe which bots meet, in which game, and how long they may think."""

    bots: tuple[str, ...]
    mode: str
    variant: str
    seed: int = 0
    seconds: float = 1.0
    """For each decision, or turn, that a bot thinks about."""
    limit: int = ROUND_LIMIT

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits where: all distinct orders around the table, for every choice of bots that fits."""
        seats = int(MODE[self.mode].players)
        if seats == 1:
            return [(bot,) for bot in self.bots]
        found: list[tuple[str, ...]] = []
        for group in itertools.combinations(self.bots, min(seats, len(self.bots))):
            base = tuple(group[seat % len(group)] for seat in range(seats))
            found += [base[turn:] + base[:turn] for turn in range(seats)]
        return list(dict.fromkeys(found))


@dataclass(frozen=True)
class ContestGame:
    """Hold one finished game in numbers; a line of the store."""

    number: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    rounds: int
    choices: tuple[int, ...]
    """How often each seat was asked."""
    decisions: tuple[int, ...]
    """How many decisions each seat took."""
    seconds: tuple[float, ...]
    """Processor time that each seat thought, and its longest thought."""
    slowest: tuple[float, ...]
    turns: tuple[int, ...] = ()
    """In how many turns each seat was asked, and how many of them it lost; older files do not say."""
    lost: tuple[int, ...] = ()
    titles: tuple[str, ...] = ()
    """What the bots of the seats call themselves; older files do not say."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def played_from(data: dict[str, Any]) -> ContestGame:
    fields: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
    }
    fields["lineup"] = tuple(current_bot(bot) for bot in data["lineup"])
    return ContestGame(**fields)


class ContestSeat(Bot):
    """Ask a bot at the table, and measure how long it thinks."""

    def __init__(self, bot: Bot, game: Game) -> None:
        super().__init__(bot.seed)
        self.bot: Final = bot
        self._game: Final = game
        self.choices = 0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.turns: set[int] = set()
        """The numbers of the turns in which it was asked, and of those that it lost."""
        self.lost_turns: set[int] = set()

    def choose(self, position: Position, clock: Clock) -> Choice:
        """Ask the bot, and note how long it thinks and whether it loses the turn by that."""
        turn, lost = len(self._game.turns), self.bot.lost
        started = self.bot.timer()
        choice = self.bot.choose(position, clock)
        thought = self.bot.timer() - started
        self.choices += 1
        self.seconds += thought
        self.slowest = max(self.slowest, thought)
        self.turns.add(turn)
        if self.bot.lost > lost:
            self.lost_turns.add(turn)
        return choice


@cache
def keep_what_is_loaded() -> None:
    """Once: what was loaded before the first game is no garbage, and to look through it is not thinking."""
    gc.collect()
    gc.freeze()


def play(contest: Contest, number: int) -> ContestGame:
    keep_what_is_loaded()
    lineups = contest.lineups
    # Games of the same round of seats share the seed.
    dice = Dice(seed_of_game(contest.seed, number // len(lineups)))
    lineup = lineups[number % len(lineups)]
    game, seats = play_out(contest, lineup, dice)
    return ContestGame(
        number,
        lineup,
        tuple(int(total_score(game.position, board)) for board in range(len(lineup))),
        int(game.position.round),
        tuple(seat.choices for seat in seats),
        tuple(seat.decisions for seat in seats),
        tuple(round(seat.seconds, 4) for seat in seats),
        tuple(round(seat.slowest, 4) for seat in seats),
        tuple(len(seat.turns) for seat in seats),
        tuple(len(seat.lost_turns) for seat in seats),
        tuple(seat.bot.title for seat in seats),
    )


def play_out(contest: Contest, lineup: Sequence[str], dice: Dice) -> tuple[Game, list[ContestSeat]]:
    setup = make_setup(contest.mode, contest.variant)
    game = Game(setup, start=int(dice.below(setup.players)))
    position = game.position
    seats = [ContestSeat(find_bot(name)(int(dice.next())), game) for name in lineup]

    def take(option: Option) -> None:
        seat = seats[decider(position)]
        game.play(option, BY_BOT)
        seat.decisions += 1

    try:
        play_until(
            lambda: position.round > contest.limit, position, seats, take, lambda: Clock(contest.seconds)
        )
    except Exception as error:
        raise _failed(lineup[decider(position)], error) from error
    return game, seats


def _failed(bot: str, error: Exception) -> BotFailedError:
    """Name the bot, its error and the line that raised it."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(traceback.format_exception_only(error)[-1].split())
    reason = f"{said} ({Path(place.filename).name}:{place.lineno})"
    name = short_name(bot)
    return BotFailedError(f"{name} failed: {reason}.", "error-bot-failed", {"bot": name, "reason": reason})
