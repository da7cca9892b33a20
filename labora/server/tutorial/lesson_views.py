"""Lessons, the questions after them, and comments, in words."""

from collections.abc import Sequence

from labora.i18n import Words
from labora.i18n.messages import Argument
from labora.server.games.domain.table import Table
from labora.server.games.positions.views import wheel_view
from labora.server.tutorial.lesson_schemas import (
    CommentsView,
    CommentView,
    LessonSummary,
    LessonsView,
    LessonView,
    QuestionView,
    QuizView,
)
from labora.server.tutorial.rulebook_schemas import PieceView, SceneView
from labora.tutorial.commentary import comments
from labora.tutorial.lessons import Lesson, lesson_of, lessons, next_lesson
from labora.tutorial.quiz import QuizQuestion, questions
from labora.tutorial.rulebook_reader import pieces

# The message for each verdict.
_SAYING = {"point": "what", "not-yet": "not-yet", "other": "other", "done": "done"}


def lesson_at(table: Table) -> Lesson | None:
    """None: it is no lesson, or one that this version does not know any more."""
    plan = table.opened.lesson
    lesson = None if plan is None else lesson_of(plan.id)
    return lesson if lesson is not None and plan is not None and plan.after == lesson.after else None


def way_ahead(table: Table, decided: Sequence[str]) -> list[str]:
    """What the lesson's own turn decides next; empty: it is no lesson, or something else was decided."""
    lesson = lesson_at(table)
    return [] if lesson is None else lesson.ahead(table.game, decided)


def lesson_view(table: Table, words: Words | None) -> LessonView | None:
    lesson = lesson_at(table)
    if lesson is None:
        return None
    verdict = lesson.verdict(table.game)
    following = next_lesson(lesson)
    return LessonView(
        id=lesson.id,
        number=lessons().index(lesson) + 1,
        verdict=verdict,
        title="" if words is None else _text(words, lesson, table, "title"),
        say=_pieces(words, lesson, table, _SAYING[verdict]),
        begun=_pieces(words, lesson, table, "not-yet", begun="true"),
        why=_pieces(words, lesson, table, "why"),
        at=list(lesson.at),
        shows=list(lesson.shows),
        chapter=lesson.chapter,
        begin=lesson.after,
        next="" if following is None else following.id,
        followed=lesson.is_followed(table.game),
    )


def _text(words: Words, lesson: Lesson, table: Table, part: str, **more: Argument) -> str:
    return words.text(f"lesson-{lesson.id}-{part}", **lesson.facts(table.game) | more)


def _pieces(
    words: Words | None, lesson: Lesson, table: Table, part: str, **more: Argument
) -> list[PieceView]:
    if words is None:
        return []
    found = pieces(_text(words, lesson, table, part, **more))
    return [PieceView.model_validate(piece) for piece in found]


def lessons_view(words: Words) -> LessonsView:
    return LessonsView(
        lessons=[
            LessonSummary(
                id=lesson.id,
                icon=lesson.icon,
                name=words.text(f"lesson-{lesson.id}-name"),
                title=words.text(f"lesson-{lesson.id}-title"),
            )
            for lesson in lessons()
        ]
    )


def quiz_view(words: Words) -> QuizView:
    return QuizView(questions=[_question(words, question) for question in questions()])


def _question(words: Words, question: QuizQuestion) -> QuestionView:
    said = [_answer(words, question, answer) for answer in question.answers]
    return QuestionView(
        id=question.id,
        text=words.text(f"quiz-{question.id}"),
        answers=said,
        right=question.answers.index(question.right),
        why=words.text(f"quiz-{question.id}-why", count=question.right),
        card=question.card,
        goods=dict(question.goods),
        scene=None if question.scene is None else SceneView.model_validate(question.scene),
        wheel=None if question.position is None else wheel_view(question.position),
    )


def _answer(words: Words, question: QuizQuestion, answer: int) -> str:
    if question.yes_or_no:
        return words.text("quiz-yes" if answer else "quiz-no")
    return words.number(answer)


def comments_view(table: Table, words: Words, seat: int) -> CommentsView:
    found = comments(words, table.game, seat)
    return CommentsView(number=table.number, comments=[CommentView.model_validate(one) for one in found])
