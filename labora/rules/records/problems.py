"""What can be wrong with a record, as a message id with arguments."""

from typing import Final

from labora.rules.constants.errors import LaboraError
from labora.rules.obstacles import Obstacle


class RecordProblem:
    """Describe what is wrong with a record: `turn` and `move` count from 1; 0 if it is not about a move."""

    def __init__(
        self,
        reason: str,
        arguments: dict[str, str | int],
        turn: int = 0,
        move: int = 0,
        text: str = "",
        obstacle: Obstacle | None = None,
    ) -> None:
        self.reason: Final = reason
        self.arguments: Final = arguments
        self.turn: Final = turn
        self.move: Final = move
        # The move as the record has it.
        self.text: Final = text
        # Why it is illegal, where the rules refuse it.
        self.obstacle: Final = obstacle

    @property
    def message(self) -> str:
        """Return the id of the sentence that describes it."""
        return f"record-{self.reason}"

    def __repr__(self) -> str:
        where = f", turn={self.turn}, move={self.move}, text={self.text!r}" if self.turn else ""
        return f"RecordProblem({self.reason!r}, {self.arguments!r}{where})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordProblem) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.reason, self.turn, self.move, self.text))

    def __reduce__(self) -> tuple[object, ...]:
        return RecordProblem, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (self.reason, self.arguments, self.turn, self.move, self.text, self.obstacle)


class RecordError(LaboraError):
    """Report a text that is not a record, or a record with a move that the rules do not allow."""

    def __init__(self, problem: RecordProblem, sentence: str = "") -> None:
        super().__init__(sentence or f"The record cannot be used: {problem!r}")
        self.problem: Final = problem

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, (self.problem, str(self))
