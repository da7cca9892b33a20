"""The guided first game: lessons at tables of their own, five questions, comments beside a game."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Response

from labora.i18n import Words
from labora.rules.components.goods import VARIANTS
from labora.rules.constants.versions import RULES
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.language import words_of
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NoAidsError, NothingToDecideError
from labora.server.games.domain.events import Decided, EventBody, LessonPlan, Opened
from labora.server.games.schemas import TableView
from labora.server.tutorial.errors import NoSuchLessonError
from labora.server.tutorial.lesson_schemas import CommentsView, LessonsView, QuizView
from labora.server.tutorial.lesson_views import comments_view, lessons_view, quiz_view
from labora.server.tutorial.private_tables import PrivateTablesIn, among_bots
from labora.server.tutorial.reference_routes import AN_HOUR, as_json
from labora.server.users.dependencies import KnownPerson, Language, Sentences
from labora.server.users.storage import Person
from labora.tutorial.lessons import LEARNER, Lesson, lesson_of

router = APIRouter(tags=["lessons"])
LessonId = Annotated[str, Path(pattern=r"^[a-z-]{1,20}$", description="The lesson.")]


@router.get("/api/lessons", response_model=LessonsView, responses=problems())
async def list_lessons(words: Sentences) -> Response:
    """List the lessons of the guided first game, in their order."""
    return as_json(_lessons(words.language), AN_HOUR)


@router.get("/api/quiz", response_model=QuizView, responses=problems())
async def get_quiz(words: Sentences) -> Response:
    """Return five questions about positions, with the engine's answers."""
    return as_json(_quiz(words.language), AN_HOUR)


@router.post("/api/lessons/{lesson}", responses=problems(401, 404))
async def start_lesson(
    lesson: LessonId,
    limiter: RateLimiterIn,
    tables: PrivateTablesIn,
    person: KnownPerson,
    language: Language,
    words: Sentences,
) -> TableView:
    """Create a private table with the lesson. It is in no list and is deleted after a day."""
    limiter.check("table", person.id)
    found = lesson_of(lesson)
    if found is None:
        raise NoSuchLessonError
    return await tables.open(person, language, _plan(found, words, person), _decisions(found))


@router.get("/api/tables/{identifier}/comments", responses=problems(401, 403, 404, 409))
async def list_comments(
    identifier: TableId, access: AccessIn, person: KnownPerson, language: Language, words: Sentences
) -> CommentsView:
    """List what Brother Odo says beside a game to the player who has to decide."""
    loaded = await access.visible(identifier, person)
    if not loaded.table.aids:
        raise NoAidsError
    decider = loaded.table.decider
    if decider is None or decider not in loaded.table.seats_of(person.id):
        raise NothingToDecideError
    return comments_view(loaded.table, loaded.words(language) or words, decider)


def _plan(lesson: Lesson, words: Words, person: Person) -> Opened:
    record = lesson.record
    variant = VARIANTS[record.setup.variant]
    return Opened(
        mode=record.setup.mode.name,
        variant="ireland" if variant == "ireland" else "france",
        name=words.text(f"lesson-{lesson.id}-title"),
        public=False,
        creator=person.id,
        seats=among_bots(person, LEARNER, len(record.seats), words),
        hints=True,
        start=record.start,
        rules=RULES,
        lesson=LessonPlan(id=lesson.id, after=lesson.after),
    )


def _decisions(lesson: Lesson) -> list[EventBody]:
    turns = lesson.begin().turns[: lesson.turns]
    return [
        Decided(seat=turn.player, decisions=turn.line.split(), how="record") for turn in turns if turn.options
    ]


@lru_cache(20)
def _lessons(language: str) -> bytes:
    return lessons_view(words_of(language)).model_dump_json().encode()


@lru_cache(20)
def _quiz(language: str) -> bytes:
    return quiz_view(words_of(language)).model_dump_json().encode()
