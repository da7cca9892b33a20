"""Puzzles: played at a private table by real moves, and answered when the turn is over."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.concurrency import run_in_threadpool

from labora.analysis.puzzles import Puzzle, seats_before
from labora.analysis.whole_turns import player_of
from labora.i18n import Words
from labora.rules.constants.versions import RULES
from labora.rules.game import Turn
from labora.rules.text.writing import parse_position
from labora.server.analysis.dependencies import AnalystIn
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NotPlayingError
from labora.server.games.domain.events import Decided, EventBody, LessonPlan, Opened
from labora.server.games.domain.table import Table
from labora.server.games.schemas import TableView
from labora.server.tutorial.errors import NoSuchPuzzleError
from labora.server.tutorial.private_tables import PrivateTablesIn, among_bots
from labora.server.tutorial.puzzle_schemas import PuzzleAnswerView, PuzzlesView
from labora.server.tutorial.puzzle_views import answer_view, puzzle_of, puzzles_view
from labora.server.users.dependencies import KnownPerson, Language, Sentences
from labora.server.users.storage import Person

router = APIRouter(tags=["puzzles"])
PuzzleId = Annotated[str, Path(pattern=r"^[a-z0-9.-]{1,60}$", description="The puzzle.")]


@router.get("/api/puzzles", responses=problems())
async def list_puzzles() -> PuzzlesView:
    """List all puzzles from easy to hard, and today's puzzle."""
    return await run_in_threadpool(puzzles_view)


@router.post("/api/puzzles/{puzzle}", responses=problems(401, 404))
async def start_puzzle(
    puzzle: PuzzleId,
    limiter: RateLimiterIn,
    tables: PrivateTablesIn,
    person: KnownPerson,
    language: Language,
    words: Sentences,
) -> TableView:
    """Create a private table with the puzzle. It is in no list and is deleted after a day."""
    limiter.check("table", person.id)
    found = _known(puzzle)
    return await tables.open(person, language, _plan(found, words, person), _decisions(found))


@router.get("/api/tables/{identifier}/answer", responses=problems(401, 404, 409, 503))
async def get_puzzle_answer(
    identifier: TableId,
    access: AccessIn,
    limiter: RateLimiterIn,
    analyst: AnalystIn,
    person: KnownPerson,
    language: Language,
) -> PuzzleAnswerView:
    """Return how good the turn was that you played, once the puzzle is over."""
    loaded = await access.visible(identifier, person)
    plan = loaded.table.opened.lesson
    puzzle = _known("" if plan is None else plan.id)
    turn = _answered(loaded.table, puzzle)
    if turn is None:
        raise NotPlayingError
    limiter.check("hint", person.id)
    answer = await analyst.solve(puzzle, turn.line)
    return await run_in_threadpool(answer_view, puzzle, answer, loaded.words(language))


def _known(identifier: str) -> Puzzle:
    found = puzzle_of(identifier)
    if found is None:
        raise NoSuchPuzzleError
    return found


def _answered(table: Table, puzzle: Puzzle) -> Turn | None:
    """The turn of the puzzle, if it is over."""
    turns = table.game.turns
    number = len(puzzle.before)
    is_over = table.game.over or len(turns) > number + 1
    return turns[number] if len(turns) > number and is_over else None


def _plan(puzzle: Puzzle, words: Words, person: Person) -> Opened:
    position = parse_position(puzzle.position)
    mode, variant = puzzle.game
    return Opened(
        mode=mode,
        variant="ireland" if variant == "ireland" else "france",
        name=words.text("web-puzzle"),
        public=False,
        creator=person.id,
        seats=among_bots(person, player_of(position), int(position.setup.players), words),
        hints=False,
        start=puzzle.start,
        rules=RULES,
        lesson=LessonPlan(id=puzzle.id, after=sum(len(line.split()) for line in puzzle.before)),
    )


def _decisions(puzzle: Puzzle) -> list[EventBody]:
    """Return the decisions of the turns before the puzzle, seat by seat."""
    return [
        Decided(seat=seat, decisions=line.split(), how="record")
        for seat, line in zip(seats_before(puzzle), puzzle.before, strict=True)
    ]
