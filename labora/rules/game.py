"""Game: set-up, the decisions taken, and a position at the start of each turn. Owns undo and the lines."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from labora.rules.constants.decision_kinds import ACT_END, ACTS
from labora.rules.constants.errors import LaboraError, NothingToUndoError
from labora.rules.decision import Decision, Options, apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Option
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider
from labora.rules.state.scoring import total_score, winners
from labora.rules.state.setup import Setup, make_setup

if TYPE_CHECKING:
    from labora.rules.records.record import Record

BY_HAND: Final = "hand"
_END: Final = ACTS[ACT_END]
_ATTRIBUTES: Final = ("setup", "start", "position", "turns", "problem")


class Taken:
    """Describe a decision taken: the option, the player, and how it was made (`hand`, `bot`, ...)."""

    def __init__(self, option: Option, player: int, how: str) -> None:
        self.option: Final = option
        self.player: Final = player
        self.how: Final = how

    def __repr__(self) -> str:
        return f"Taken({self.option.text!r}, player={self.player}, how={self.how!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Taken) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __reduce__(self) -> tuple[object, ...]:
        return Taken, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (self.option, self.player, self.how)


# A position is most of a turn's memory: of so many turns in a row one keeps that at its start.
TURNS_PER_POSITION: Final = 6


class Turn:  # noqa: PLW1641 -- it changes while it is played
    """Hold the decisions of one turn, including those of other players in it (R8).

    A finished turn never changes, so that copies of a game share it.
    """

    def __init__(self, first: int, player: int, number: int, origin: "Position | Turn") -> None:
        """Take the position that the turn starts from, or the finished turn before it. Use `first_turn`."""
        # How many decisions had been taken before.
        self.first: Final = first
        self.player: Final = player
        self.round: Final = number
        self._origin: Final = origin
        self.options: list[Option] = []
        # By the number of the option: who decided, where it was another player (R8), and how, where it was
        # not by hand. Both are rare, and a list for each would slow down the replay of a game.
        self.others: dict[int, int] = {}
        self.hows: dict[int, str] = {}

    @property
    def start(self) -> Position:
        """Return the position that the turn starts from; do not change it."""
        return self._origin if isinstance(self._origin, Position) else self.position_after(0)

    @property
    def end(self) -> int:
        """Return how many decisions of the game have been taken after this turn."""
        return self.first + len(self.options)

    @property
    def taken(self) -> list[Taken]:
        """List the decisions of the turn with the players who took them."""
        return [
            Taken(option, self.others.get(number, self.player), self.hows.get(number, BY_HAND))
            for number, option in enumerate(self.options)
        ]

    @property
    def line(self) -> str:
        """Return the turn as records have it: the options' texts in a row."""
        return " ".join(option.text for option in self.options)

    def add(self, option: Option, player: int, how: str) -> None:
        """Add a decision to the turn."""
        if player != self.player:
            self.others[len(self.options)] = player
        if how != BY_HAND:
            self.hows[len(self.options)] = how
        self.options.append(option)

    def cut(self, count: int) -> "Turn":
        """Return the same turn with only its first `count` decisions."""
        other = Turn(self.first, self.player, self.round, self._origin)
        other.options = self.options[:count]
        other.others = {number: player for number, player in self.others.items() if number < count}
        other.hows = {number: how for number, how in self.hows.items() if number < count}
        return other

    def position_after(self, count: int) -> Position:
        """Return the position after the first decisions of the turn."""
        origin = self._origin
        if isinstance(origin, Position):
            position = origin.copy()
        else:
            position = origin.position_after(len(origin.options))
        for number in range(count):
            apply(position, self.options[number])
        return position

    def following(self, position: Position) -> "Turn":
        """Return the turn after this one, which starts from the position."""
        turns = 1
        origin = self._origin
        while isinstance(origin, Turn):
            turns += 1
            origin = origin._origin
        if turns == TURNS_PER_POSITION:
            return first_turn(position.copy(), self.end)
        return Turn(self.end, int(active(position)), int(position.round), self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self._fields() == other._fields()

    def __repr__(self) -> str:
        return f"<Turn of player {self.player} in round {self.round}: {self.line or 'nothing yet'}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _turn, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (self.start, self.first, self.options, self.others, self.hows)


def first_turn(start: Position, first: int = 0) -> Turn:
    """Return a turn that keeps the position at its start."""
    return Turn(first, int(active(start)), int(start.round), start)


def _turn(
    start: Position, first: int, options: list[Option], others: dict[int, int], hows: dict[int, str]
) -> Turn:
    """Makes the turn of a pickle."""
    turn = first_turn(start, first)
    turn.options = list(options)
    turn.others = dict(others)
    turn.hows = dict(hows)
    return turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:  # noqa: PLW1641 -- it changes while it is played
    """Play a game and keep every decision; `start` is the seat of the starting player.

    Classes that are made from it take the same arguments: copies and pickles are of the same class, with its
    attributes.

    >>> game = Game("3-long", "france")
    >>> game.play("fell")
    Word('fell')
    >>> game.options
    <3 options: 1,0, 2,0, 1,1>
    >>> game.player, game.count, game.scores
    (0, 1, [0, 0, 0])
    >>> game.copy().undo()
    Word('fell')
    >>> game.position_at(0) == Game("3-long", "france").position
    True
    """

    def __init__(
        self, game: str | Setup, variant: str = "france", *, start: int = 0, without_quarry: bool = False
    ) -> None:
        setup = game if isinstance(game, Setup) else make_setup(game, variant, without_quarry=without_quarry)
        if not 0 <= start < setup.players:
            raise LaboraError(f"Seats are numbered from 0: {start} is not one of {setup.players}.")
        self.setup: Final = setup
        self.start: Final = start
        self.position = first_position(setup, start)
        self.turns: list[Turn] = [first_turn(self.position.copy())]
        # Why the record that it was opened from could not be followed any further, if so.
        self.problem: LaboraError | None = None

    # Questions

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.position.over

    @property
    def decision(self) -> Decision:
        """Return the open decision; raise a GameOverError when the game is over."""
        return Decision(self.position)

    @property
    def options(self) -> Options:
        """List the options of the open decision; none when the game is over."""
        return Options(self.position.copy())

    @property
    def player(self) -> int | None:
        """Return the seat that has to decide; None when the game is over."""
        return None if self.over else int(decider(self.position))

    @property
    def scores(self) -> list[int]:
        """Return the points of each player as they are now."""
        return _scores(self.position)

    @property
    def winners(self) -> list[int]:
        """List the seats with the most points now; ties are shared."""
        return winners(self.position)

    @property
    def count(self) -> int:
        """Count the decisions taken so far."""
        return self.turns[-1].end

    @property
    def decisions(self) -> list[Taken]:
        """List the decisions taken so far."""
        return self.since(0)

    def since(self, number: int) -> list[Taken]:
        """List the decisions after the first `number`."""
        found: list[Taken] = []
        for turn in self.turns:
            if turn.end > number:
                found.extend(turn.taken[max(0, number - turn.first) :])
        return found

    @property
    def lines(self) -> list[str]:
        """List the turns as records have them, a line each."""
        return [turn.line for turn in self.turns if turn.options]

    def position_at(self, number: int) -> Position:
        """Return the position after the first `number` decisions."""
        turn = self._turn_of(number)
        return turn.position_after(number - turn.first)

    def _turn_of(self, number: int) -> Turn:
        """Return the turn that is going on after `number` decisions."""
        if not 0 <= number <= self.count:
            raise NothingToUndoError(f"{self.count} decisions have been taken, not {number}.")
        for turn in reversed(self.turns):
            if turn.first <= number:
                return turn
        return self.turns[0]

    def scores_by_round(self) -> list[tuple[int, list[int]]]:
        """List the rounds with the scores at their end; the last one with the scores now."""
        return [(number, _scores(position)) for number, position in self.ends_of_rounds()]

    def ends_of_rounds(self) -> list[tuple[int, Position]]:
        """List the rounds with the position at their end; the last one with the position now."""
        found: list[tuple[int, Position]] = []
        for number, turn in enumerate(self.turns[:-1]):
            if self.turns[number + 1].round != turn.round:
                # Ending the last turn of a round begins the next round, which may bring goods.
                found.append((turn.round, turn.position_after(len(turn.options) - 1)))
        return [*found, (self.turns[-1].round, self.position.copy())]

    # Changes

    def play(self, option: Option | str, how: str = BY_HAND) -> Option:
        """Take an option of the open decision, or the one with this text, and return it.

        Raise an IllegalOptionError, and change nothing, if it is not offered.
        """
        position = self.position
        chosen = parse_option(position, option) if isinstance(option, str) else option
        player = int(decider(position))
        apply(position, chosen)
        turn = self.turns[-1]
        turn.add(chosen, player, how)
        if chosen.text == _END and not position.over:
            self.turns.append(turn.following(position))
        return chosen

    @property
    def can_undo(self) -> bool:
        """Tell whether `undo` is possible: in this turn, and not past a decision of another player (R7)."""
        turn = self.turns[-1]
        last = len(turn.options) - 1
        return last >= 0 and not self.over and last not in turn.others

    def undo(self) -> Option:
        """Take back the last decision of the turn and return it (R7)."""
        if not self.can_undo:
            raise NothingToUndoError(
                "Nothing can be taken back: the turn has just begun, or another player has decided."
            )
        undone = self.turns[-1].options[-1]
        self.undo_to(self.count - 1)
        return undone

    def undo_to(self, number: int) -> None:
        """Go back to the first `number` decisions, by playing the turn again."""
        turn = self._turn_of(number)
        while self.turns[-1] is not turn:
            self.turns.pop()
        self.turns[-1] = turn.cut(number - turn.first)
        self.position = turn.position_after(number - turn.first)

    # The same again

    def copy(self) -> "Game":
        """Return a copy that can be played on independently."""
        other = type(self)(self.setup, start=self.start)
        last = self.turns[-1]
        other.turns = [*self.turns[:-1], last.cut(len(last.options))]
        other.position = self.position.copy()
        other.problem = self.problem
        for name, value in self._more().items():
            setattr(other, name, value)
        return other

    def _more(self) -> dict[str, object]:
        """The attributes of a class that is made from this one."""
        own: dict[str, object] = getattr(self, "__dict__", {})
        return {name: value for name, value in own.items() if name not in _ATTRIBUTES}

    def fork(self, number: int) -> "Game":
        """Return a copy that goes on after the first `number` decisions; this game stays as it is."""
        other = self.copy()
        other.undo_to(number)
        return other

    def record(self, names: list[str] | None = None) -> "Record":
        """Return the record of the game with the names of the players; its `text` is what files hold."""
        from labora.rules.records.record import record_with_names  # noqa: PLC0415

        return record_with_names(self, names)

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        hows = [taken.how for taken in self.decisions]
        return _played, (type(self), setup, self.start, self.lines, hows, self.problem, self._more())

    def __eq__(self, other: object) -> bool:
        """Two games are equal if they have the same set-up, the same start player and the same decisions."""
        return (
            isinstance(other, Game)
            and self.setup == other.setup
            and self.start == other.start
            and self.position == other.position
            and self.lines == other.lines
        )

    def __repr__(self) -> str:
        state = "over" if self.over else f"player {self.player} decides {self.decision.kind!r}"
        return f"<Game {self.setup.name}: round {self.position.round}, {self.count} decisions, {state}>"


def _scores(position: Position) -> list[int]:
    return [int(total_score(position, board)) for board in range(position.setup.players)]


def _played(
    kind: type[Game],
    setup: Setup,
    start: int,
    lines: list[str],
    hows: list[str],
    problem: LaboraError | None,
    more: dict[str, object],
) -> Game:
    """A pickled game again."""
    game = kind(setup, start=start)
    texts = [text for line in lines for text in line.split(" ")]
    for text, how in zip(texts, hows, strict=True):
        # What `play` of a class made from this one does besides is among the attributes.
        Game.play(game, text, how)
    game.problem = problem
    for name, value in more.items():
        setattr(game, name, value)
    return game
