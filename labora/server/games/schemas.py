"""Tables, seats, persons and what is said: what clients see of them."""

from typing import Literal

from pydantic import Field

from labora.server.core.changes import Changes
from labora.server.core.schemas import Schema
from labora.server.games.domain.events import ClockEnd, ClockKind
from labora.server.games.event_schemas import EventView
from labora.server.games.positions.decision_schemas import Argument, DecisionView, DeltaView
from labora.server.games.positions.schemas import PositionView, SetupView
from labora.server.ratings.schemas import RatingView
from labora.server.tutorial.lesson_schemas import LessonView

Phase = Literal["waiting", "playing", "over", "closed"]


class StandingView(Schema):
    """Show answers given in advance; null: ask me."""

    owners_clergyman: Literal["lay-brother", "prior"] | None
    pass_settlement_phase: bool = Field(description="Pass in this round's settlement phase.")


class ReservedView(Schema):
    """Show that a seat of a rematch is first offered to its last player."""

    until: float = Field(description="Unix time; then the seat is free for others.")
    mine: bool = Field(description="For the asking person.")


class SeatView(Schema):
    """Show a seat and who plays there."""

    seat: int
    kind: Literal["open", "person", "device", "bot"]
    name: str = Field(description="Of a bot without a name, its level; the second of a level has a number.")
    bot: str | None = Field(description="Its level.")
    model: bool = Field(description="A language model plays here, with a person's rights and no more.")
    mine: bool = Field(description="The asking person decides for this seat.")
    online: bool
    resigned: bool
    replaced: bool = Field(description="A bot keeps the place of somebody who may come back.")
    kept: bool = Field(description="A bot keeps this place for the asking person, who may take it back.")
    reserved: ReservedView | None = Field(description="An open seat that `name` may take before others.")
    standing: StandingView | None = Field(description="Only of own seats.")


class ClockView(Schema):
    """Show a clock: seconds for each `turn`, or a `budget` for the game with an `increment` for each turn."""

    kind: ClockKind
    seconds: int
    increment: int
    end: ClockEnd = Field(description="What a bot takes when time is up.")


class TurnView(Schema):
    """Show whose decision the game waits for."""

    seat: int
    since: float = Field(description="Unix time.")
    deadline: float | None = Field(description="Unix time; then a bot takes the turn, or the seat.")
    left: list[float] | None = Field(
        description="Seconds that each seat had when this decision came up; null without a clock."
    )


class UndoView(Schema):
    """Show what can be undone, and any open question for an undo."""

    taken: int = Field(description="Decisions of the game that count.")
    turn_start: int = Field(description="How many of them there were at the start of the turn.")
    floors: list[int | None] = Field(
        description="By seat: its player may take back to so many decisions without asking; null: none."
    )
    steps: list[int | None] = Field(
        description="By seat: where one step back without asking leads its player, before the last batch "
        "of decisions by hand; null: nowhere."
    )
    question: "UndoQuestionView | None"


class UndoQuestionView(Schema):
    """Show a question for an undo and the answers so far."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int] = Field(description="Seats whose answer is missing.")


class LineView(Schema):
    """Show a line of the chronicle: an event of the game as data and in words."""

    told_whole = True

    turn: int = Field(description="Number of the turn: newer lines of a turn replace all older ones of it.")
    seat: int = Field(description="Whose turn it was.")
    before: int = Field(description="Decisions of the game before the turn; taking back to here undoes it.")
    after: int = Field(description="Decisions of the game when it was told: the moment that a line links to.")
    round: int
    player: int | None
    name: str = Field(examples=["build", "fell", "round"])
    message: str = Field(examples=["log-build"])
    words: str
    brief: str = Field(description="The words without the changes of goods, which are in `deltas`.")
    cards: list[str]
    arguments: dict[str, Argument]
    deltas: list[DeltaView]


class GameView(Schema):
    """Show the game. It is the same for all users: there is no hidden information."""

    number: int = Field(description="Of the last event of the table.")
    phase: Phase
    position: PositionView
    decision: DecisionView | None
    turn: TurnView | None
    undo: UndoView
    chronicle: list[LineView] = Field(description="Of the last two turns; the rest is at `.../log`.")
    broken: str | None = Field(description="Why the log cannot be followed any further (read only).")
    can_go_on: bool = Field(
        description="A broken game goes on from its last legal move when a player takes back to there."
    )
    lesson: LessonView | None = Field(description="What the table was opened to teach; null: nothing.")


class GameChanges(Schema):
    """Show what is different in a GameView for those who have the game as it was at `since`.

    If you have seen less than that, you have missed something: ask for the table.
    """

    since: int
    number: int
    changes: Changes = Field(description="By the way to it: `position.boards.0.goods.wood` has a new value.")


class OriginView(Schema):
    """Show where the game came from: another table, or a record."""

    table: str | None = Field(description="Null: a record.")
    at: str = Field(description="The moment of that game, as in `?at=37.2`.", examples=["37.2"])
    trial: bool = Field(description="A line that is tried out, for its maker alone.")
    problem: str | None = Field(description="Where the record stopped being legal, and why.")


class RematchView(Schema):
    """Show the last rematch of this game."""

    table: str | None = Field(description="The last one that was opened; null: none yet.")
    name: str = Field(description="Who opened it.")
    mine: bool = Field(description="The asking person did.")


class TableView(Schema):
    """Show a table: its settings, its seats and its game."""

    id: str
    name: str
    created: float
    public: bool
    creator: bool = Field(description="The asking person made this table.")
    invitation: str | None = Field(description="Key of the link; only for those who sit here.")
    clock: ClockView | None
    random_order: bool
    hints: bool = Field(description="Players may ask what the monk would do.")
    abbot_seconds: int | None = Field(
        description="How long the abbot may think about a turn; null: as the service says."
    )
    aids: bool = Field(description="False: no trying out, no hints, and no analysis before the end.")
    rated: bool = Field(description="It counts for the ratings of those who sit down.")
    origin: OriginView | None = Field(description="Null: it began here.")
    rematch: RematchView | None = Field(description="Null: the asking person has not played here.")
    setup: SetupView
    seats: list[SeatView]
    watching: int
    number: int
    version: str = Field(description="Of the server: a client of another version reloads.")
    game: GameView


class SeatSummary(Schema):
    """Show a seat in a list of tables."""

    name: str
    kind: Literal["open", "person", "device", "bot"]
    bot: str | None
    model: bool
    points: int
    mine: bool
    rating: RatingView | None = Field(
        description="At open and running rated tables, of whoever lets others see it."
    )


class TableSummary(Schema):
    """Show a table in a list."""

    id: str
    name: str
    setup: str
    phase: Phase
    public: bool
    created: float
    updated: float
    round: int
    rounds: int | None
    seats: list[SeatSummary]
    turn: int | None = Field(description="The seat that is waited for.")
    since: float
    my_turn: bool
    winners: list[int]
    open_seats: int = Field(description="Without those that are reserved for other people.")
    clock: ClockView | None
    rated: bool


class TablesView(Schema):
    """List tables."""

    tables: list[TableSummary]
    more: bool


class DecidedView(Schema):
    """Answer a batch of decisions: it is on disk."""

    number: int = Field(description="Of the event; of the first answer's if this was a repetition.")
    repeated: bool
    table: TableView | None = Field(description="Null where only changes were asked for.")
    changes: GameChanges | None = Field(default=None, description="Of the game, for `brief` questions.")


class UndoneView(Schema):
    """Answer a request to undo."""

    number: int
    done: bool = Field(description="False: the others have been asked.")
    decisions: list[str] = Field(
        description="What was taken back, to take it again as one batch: up to the first decision of "
        "somebody else."
    )
    table: TableView


class ImportedView(Schema):
    """Show a table that was made from a record."""

    table: TableView
    problem: str | None = Field(description="Where the record stops being legal, and why.")


class EventsView(Schema):
    """List events of a table."""

    events: list[EventView]
    number: int


class LogView(Schema):
    """List lines of the game's chronicle."""

    number: int
    lines: list[LineView]
    next: int | None = Field(description="The turn that the next page begins with; null: that was all.")


class HealthView(Schema):
    """Show that the process answers, and its version."""

    status: Literal["ok"]
    version: str


class ReadyView(Schema):
    """Show whether the process may get requests."""

    status: Literal["ready", "not-ready"]
    failing: list[str] = Field(
        description="database-file, writing, migrated, listening, bots: what does not work."
    )
    version: str


# Messages of the WebSocket, server to client. The client sends {"type": "ping"}, and whether somebody sees
# the page: {"type": "looking", "on": false}.


class HelloMessage(Schema):
    """Send everything first, with the events since the number that the client gave."""

    type: Literal["hello"] = "hello"
    table: TableView
    events: list[EventView]


class NewsMessage(Schema):
    """Report events. `table` comes when seats or settings have changed, else `game` if it has.

    With `brief`, there are `changes` instead of `game` if there was a game before.
    """

    type: Literal["news"] = "news"
    number: int
    events: list[EventView]
    game: GameView | None = None
    changes: GameChanges | None = None
    table: TableView | None = None


class PresenceMessage(Schema):
    """Tell which players are online."""

    type: Literal["presence"] = "presence"
    online: list[int] = Field(description="Seats whose player is here.")
    watching: int


class ThinkingMessage(Schema):
    """Send how far a bot's thinking is, and what it would do now."""

    type: Literal["thinking"] = "thinking"
    number: int = Field(description="Of the last event of the table: what it thinks about.")
    seat: int
    share: float = Field(description="From 0 to 1.")
    score: int | None = Field(description="Solo: the score of the game that it has planned.")
    lines: list[LineView] = Field(description="The best turn so far, as the chronicle would tell it.")


class PongMessage(Schema):
    """Answer a ping."""

    type: Literal["pong"] = "pong"


class ByeMessage(Schema):
    """Tell that the server closes the connection (`restart` or `slow`); come back to catch up."""

    type: Literal["bye"] = "bye"
    why: str


class ScoredRoundView(Schema):
    """Show the scores after a round."""

    round: int
    scores: list[int] = Field(description="One for each seat.")


class ScoresView(Schema):
    """Show the course of a game in points."""

    number: int
    rounds: list[ScoredRoundView] = Field(description="At the end of each round; of the last one, now.")


def with_changes(message: NewsMessage | DecidedView, changes: str | None) -> str:
    """The message as text, with GameChanges that are written already."""
    if changes is None:
        return message.model_dump_json()
    return f'{message.model_dump_json(exclude={"changes"})[:-1]},"changes":{changes}}}'
