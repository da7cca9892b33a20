"""A game at the terminal table: shows, asks, and does what is answered."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

from labora.bots import Bot
from labora.bots.bot import chosen
from labora.bots.play_loop import BY_BOT, still_intended
from labora.bots.suggest import suggest
from labora.cli.bot_progress import hint_lines, thinking
from labora.cli.drawing import picture
from labora.cli.drawing.scores import draw_scores
from labora.cli.option_list import list_options
from labora.cli.prose import Prose
from labora.cli.record_files import write_record
from labora.cli.typed_answers import NotUnderstoodError, understand
from labora.cli.usage_errors import UsageError
from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.i18n.table_text import goods_and_worth
from labora.rules.components.goods import ENERGY, FOOD, NUMBER
from labora.rules.constants.errors import LaboraError
from labora.rules.decision import Decision
from labora.rules.engine.offers import at_rest, is_payment
from labora.rules.engine.option import Goods, Option
from labora.rules.game import BY_HAND, Game
from labora.rules.log.log import events_of_opening, log_of_turn
from labora.rules.records.record import Seat, record_of

NARROWEST: Final = 80
BOT_SECONDS: Final = 5
HINTS: Final = 3


class TerminalGame:
    """Play in the terminal. `bots` decide for their seats, each in `seconds`; the other players are asked."""

    def __init__(
        self,
        console: Console,
        words: Words,
        game: Game,
        seats: tuple[Seat, ...],
        bots: Mapping[int, Bot],
        file: Path,
        seconds: float = BOT_SECONDS,
    ) -> None:
        self.console: Final = console
        self.words: Final = words
        self.game: Final = game
        self.seats: Final = seats
        self.bots: Final = bots
        self.file: Final = file
        self.seconds: Final = seconds
        # How much of the log has been printed: the turn, and events of it.
        self._turn = len(game.turns) - 1
        self._events = len(log_of_turn(game.turns[-1]))
        self._greeted = -1

    # Saying

    def tell(self, message: str, **arguments: str | int) -> None:
        self.write(self.words.text(message, **arguments), keep="file" in arguments)

    def write(self, line: str, style: str = "", *, keep: bool = False) -> None:
        """`keep`: names of files are not broken into lines, so that they can be copied."""
        self.console.print(Prose(line, style=style), soft_wrap=keep)

    def show_table(self) -> None:
        width = max(NARROWEST, self.console.width)
        self.console.print(picture(self.words, self.game.position, width))

    def begin(self) -> None:
        """The first lines of a new game."""
        if not self.game.lines:
            for event in events_of_opening(self.game.setup, self.game.start):
                self.write(event_words(self.words, self.game.setup, event), "dim")

    def _tell_news(self) -> None:
        """Prints what the log has gained. Half-done actions wait until they are done."""
        while True:
            turn = self.game.turns[self._turn]
            ended = self._turn < len(self.game.turns) - 1
            if not ended and not at_rest(self.game.position):
                return
            events = log_of_turn(turn)
            for event in events[self._events :]:
                self.write(event_words(self.words, self.game.setup, event), "dim")
            self._events = len(events)
            if not ended:
                return
            self._turn += 1
            self._events = 0

    # Playing

    def save(self, file: Path | None = None) -> Path:
        target = self.file if file is None else file
        write_record(target, record_of(self.game, self.seats))
        return target

    def step_bot(self) -> bool:
        """Lets a bot decide, if it is its turn to."""
        bot = None if self.game.player is None else self.bots.get(self.game.player)
        if bot is None:
            return False
        position = self.game.position
        name = self.words.seat(self.game.player or 0)
        with thinking(self.console, self.words, position, name, self.seconds) as clock:
            found = chosen(bot.choose(position.copy(), clock))
        for option in still_intended(position, found):
            self.decide(option, BY_BOT)
        return True

    def hint(self, level: str) -> None:
        """What a bot would do now, and what that leads to."""
        position = self.game.position
        found = suggest(position, self.seconds, HINTS, level)
        for line in hint_lines(self.words, position, found):
            self.write(line)

    def step_alone(self) -> bool:
        """Takes what has no alternative, with a line that says so; ending a turn is never automatic (R7)."""
        if self.game.over:
            return False
        decision = self.game.decision
        if decision.kind == "turn" or len(decision.options) != 1:
            return False
        option = decision.options[0]
        words = self.words.option(decision.position, option)
        self.write(self.words.text("table-only-choice", option=words), "dim")
        self.decide(option)
        return True

    def decide(self, option: Option, how: str = BY_HAND) -> None:
        self.game.play(option, how)
        self._tell_news()
        self._keep()

    def _keep(self) -> None:
        """After every decision, so that not even a killed terminal loses one."""
        try:
            self.save()
        except UsageError as problem:
            self.write(str(problem))

    def undo(self, *, whole_turn: bool = False) -> None:
        """Back to the last decision that was a choice, or as far back in the turn as it goes."""
        try:
            option = self.game.undo()
            while self.game.can_undo and (whole_turn or self._is_forced()):
                option = self.game.undo()
        except LaboraError as error:
            self.write(self.words.error(error, self.game.setup))
            return
        told = len(log_of_turn(self.game.turns[-1]))
        if not at_rest(self.game.position):
            # The unfinished action will be told when it is done again.
            told = max(0, told - 1)
        self._events = min(self._events, told)
        self._keep()
        self.tell("table-undone", option=self.words.option(self.game.position, option))

    def _is_forced(self) -> bool:
        decision = self.game.decision
        return decision.kind != "turn" and len(decision.options) == 1

    # Asking

    def announce(self) -> None:
        """The table at the start of a person's turn; then the question and its options."""
        decision = self.game.decision
        turn = len(self.game.turns)
        if self._greeted != turn:
            self._greeted = turn
            self.console.print()
            self.show_table()
            self.console.print()
            self.write(self.words.text("table-hint"), "dim")
        elif decision.kind == "turn":
            goods = goods_and_worth(self.words, self.game.position.players[decision.player])
            self.tell("table-goods", goods=goods)
        if decision.player != self.game.turns[-1].player:
            self.tell("table-owner-asked", player=self.words.seat(decision.player))
        self.write(self.words.decision(decision), "bold")
        self.list_options(decision)

    def list_options(self, decision: Decision, everything: bool = False) -> None:
        for line in list_options(self.words, decision, everything):
            self.console.print(line, no_wrap=line.no_wrap, overflow=line.overflow)
        if is_payment(decision.position.kind):
            goods = decision.options[0]
            amounts = goods.amounts if isinstance(goods, Goods) else ()
            example = " ".join(self.words.amount(good, count) for good, count in amounts)
            self.write(self.words.text("table-enter-payment", example=example), "dim")
        elif self._default(decision) is not None:
            self.write(self.words.text("table-enter-end"), "dim")

    def _default(self, decision: Decision) -> Option | None:
        """What Enter means: the proposed payment, or the end of a turn in which nothing else can be done."""
        if is_payment(decision.position.kind) or len(decision.options) == 1:
            return decision.options[0]
        return None

    def answer(self, text: str) -> bool:
        """Takes the option that a player's answer means; tells why not where it cannot be taken."""
        decision = self.game.decision
        option = self._default(decision) if not text else None
        if not text and option is None:
            self.tell("table-empty")
            return False
        try:
            if option is None:
                option = understand(self.words, decision, text)
            self.decide(option)
        except NotUnderstoodError as error:
            self.tell(error.message, **error.arguments)
        except LaboraError as error:
            self._refuse(decision, option, error)
        else:
            return True
        return False

    def _refuse(self, decision: Decision, option: Option | None, error: LaboraError) -> None:
        self.write(self.words.error(error, self.game.setup))
        if is_payment(decision.position.kind) and isinstance(option, Goods):
            food = sum(count * int(FOOD[NUMBER[good]]) for good, count in option.amounts)
            energy = sum(count * int(ENERGY[NUMBER[good]]) for good, count in option.amounts)
            self.tell(
                "table-payment-gives",
                food=self.words.amount("food", food),
                energy=self.words.amount("energy", energy / 2),
            )

    def finish(self) -> None:
        """The end of the game: the table and the scores."""
        self.show_table()
        self.console.print(draw_scores(self.words, self.game.position))
        if self.game.setup.mode.neutral:
            self.tell("draw-score-goal")
        self.tell("table-finished", file=str(self.file))
