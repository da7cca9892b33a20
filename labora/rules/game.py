"""Game: set-up, the decisions taken, and a position at the start of each turn. Owns undo and the lines."""

from typing import Final

from labora.rules.decision import Decision, apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Option
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.questions import active, decider
from labora.rules.state.setup import Setup
from labora.rules.vocabulary.choices import ACT_END, ACTS
from labora.rules.vocabulary.errors import NothingToUndoError


class Turn:
    """What happens until the active player ends the turn. Decisions of others may lie in it (R8)."""

    def __init__(self, start: Position) -> None:
        # A copy: the game's own position goes on.
        self.start: Final = start.copy()
        self.player: Final = int(active(start))
        self.round: Final = int(start.round)
        self.options: Final[list[Option]] = []
        self.deciders: Final[list[int]] = []

    @property
    def line(self) -> str:
        """The turn as the record has it: the options' texts in a row."""
        return " ".join(option.text for option in self.options)


class Game:
    def __init__(self, setup: Setup, start: int = 0) -> None:
        self.setup: Final = setup
        self.start: Final = start
        self.position = first_position(setup, start)
        self.turns: Final[list[Turn]] = [Turn(self.position)]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def decision(self) -> Decision:
        return Decision(self.position)

    def decide(self, option: Option) -> None:
        player = int(decider(self.position))
        apply(self.position, option)
        self._note(option, player)

    def decide_text(self, text: str) -> Option:
        option = parse_option(self.position, text)
        self.decide(option)
        return option

    def _note(self, option: Option, player: int) -> None:
        turn = self.turns[-1]
        turn.options.append(option)
        turn.deciders.append(player)
        if option.text == ACTS[ACT_END] and not self.over:
            self.turns.append(Turn(self.position))

    @property
    def can_undo(self) -> bool:
        """R7: within the turn, and not past a decision of another player."""
        turn = self.turns[-1]
        return bool(turn.options) and not self.over and turn.deciders[-1] == turn.player

    def undo(self) -> Option:
        """Takes back the last decision of the turn by playing the others again."""
        if not self.can_undo:
            raise NothingToUndoError(
                "Nothing can be taken back: the turn has just begun, or another player has decided."
            )
        turn = self.turns[-1]
        undone = turn.options.pop()
        turn.deciders.pop()
        self.position = turn.start.copy()
        for option in turn.options:
            apply(self.position, option)
        return undone

    @property
    def lines(self) -> list[str]:
        return [turn.line for turn in self.turns if turn.options]
