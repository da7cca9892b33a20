"""The one loop in which bots play: for the terminal, the arena, the service and programs."""

from collections.abc import Callable, Iterator, Sequence

from labora.bots.bot import Bot, Clock, chosen
from labora.rules.constants.errors import LaboraError
from labora.rules.decision import why_not
from labora.rules.engine.option import Option
from labora.rules.game import Game
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.queries import decider

BY_BOT = "bot"


def intended(bot: Bot, position: Position, clock: Clock) -> Iterator[Option]:
    """Yield the options that the bot wants to take. The caller takes each on `position` before the next.

    The plan may become illegal when another player has decided: it ends there.
    """
    yield from still_intended(position, chosen(bot.choose(position.copy(), clock)))


def still_intended(position: Position, options: Sequence[Option]) -> Iterator[Option]:
    """Yield the planned options as long as they are possible."""
    player = decider(position)
    for number, option in enumerate(options):
        if number and not _is_still_open(position, int(player), option):
            return
        yield option


def _is_still_open(position: Position, player: int, option: Option) -> bool:
    return not position.over and decider(position) == player and why_not(position, option) is None


def play_until(
    stop: Callable[[], bool],
    position: Position,
    bots: Sequence[Bot],
    take: Callable[[Option], object],
    clock: Callable[[], Clock],
    after: Callable[[int], object] | None = None,
) -> None:
    """Let bots play, one for each seat, until `stop` says so between two choices, or the game ends.

    `take` has to carry out each option on `position` itself; `after` gets the seat of each finished choice.
    """
    while not position.over and not stop():
        seat = int(decider(position))
        for option in intended(bots[seat], position, clock()):
            take(option)
        if after is not None:
            after(seat)


def play(game: Game, bots: Sequence[Bot], *, seconds: float = 1.0, rounds: int = ROUND_LIMIT) -> Game:
    """Play a game to its end, or to a round limit (R28), with one bot per seat; return the game.

    >>> from labora.bots.random_bot import RandomBot
    >>> game = play(Game("3-short", "france"), [RandomBot(1), RandomBot(2), RandomBot(3)])
    >>> game.over, len(game.scores)
    (True, 3)
    """
    if len(bots) != game.setup.players:
        raise LaboraError(f"{game.setup.name} has {game.setup.players} seats, not {len(bots)}.")
    position = game.position
    play_until(lambda: position.round > rounds, position, bots, by_bots(game), lambda: Clock(seconds))
    return game


def by_bots(game: Game) -> Callable[[Option], object]:
    """What carries out options in a game, so that its record says that bots took them."""
    return lambda option: game.play(option, BY_BOT)
