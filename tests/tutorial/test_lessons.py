"""The guided first game: the engine plays every lesson to its end, and wrong moves, in every language."""

import re
from functools import cache

import pytest

from labora.i18n import LANGUAGES, Words
from labora.rules.components.codes import EMPTY
from labora.rules.components.modes import MODE
from labora.rules.engine.option import Building, Named
from labora.rules.game import Game
from labora.rules.state.scoring import total_score
from labora.tutorial.commentary import LAST_ROUND, comments
from labora.tutorial.lessons import LEARNER, Lesson, first_game, lesson_of, lessons, next_lesson
from labora.tutorial.quiz import questions
from labora.tutorial.rulebook import SECTIONS
from labora.tutorial.rulebook_reader import leads_somewhere, pieces
from tests.i18n.test_messages import messages

# By lesson: a way that reaches the goal, and what is said after each of its parts.
RIGHT = {
    "fetch": [("place farmyard@0", "not-yet"), ("grain", "done"), ("end", "done")],
    "build": [("build G12", "not-yet"), ("3,0", "done"), ("end", "done")],
    "home": [("place cloister-office@0 coin", "not-yet"), ("end", "done")],
    "prior": [("build G07 0,0", "not-yet"), ("prior x1 x2", "done")],
    "settle": [("settle farming-village 3,1", "not-yet"), ("1peat-coal+1livestock+1coin", "done")],
    "contract": [("contract F04@1 coins", "not-yet"), ("x5", "done")],
    "chain": [("place F05@0 x5", "not-yet"), ("1peat-coal x2", "done")],
    "land": [("fell 2,0 wood", "not-yet"), ("district plains@2", "done")],
    "points": [("build F08", "not-yet"), ("3,2 skip", "done")],
    "aim": [("contract G18@2 coins x3 x1", "not-yet"), ("2peat", "done")],
}
# Other ways that reach it as well, and moves that do not.
ALSO = {
    "fetch": "place farmyard@0 grain/joker",
    "build": "build G07 3,1",
    "home": "place G12@0 x1 1coin+1grain+1peat end",
    "land": "district hills@-1 fell 1,1 wood",
    "points": "plot coast@1 build F08 3,2 skip",
}
WRONG = {
    "fetch": "place cloister-office@0 coin",
    "build": "fell 2,0 wood",
    "home": "fell 2,0 wood end",
    "prior": "build G07 0,0 skip",
    "settle": "settle farming-village 1,0 1peat-coal+1livestock+1coin",
    "contract": "place clay-mound@0 clay",
    "chain": "cut 0,1 peat",
    "land": "fell 2,0 wood end",
    "points": "fell 1,1 wood",
    "aim": "place clay-mound@0 clay",
}


def played(lesson: Lesson, text: str) -> Game:
    game = lesson.begin()
    for option in text.split():
        game.play(option)
    return game


def lands(game: Game) -> dict[str, str]:
    """The learner's spaces, with what is on them."""
    player = game.position.players[LEARNER]
    return {
        f"{int(player.land.column[space])},{int(player.land.row[space])}": game.setup.cards[code].id
        for space, code in enumerate(player.cells)
        if code > EMPTY
    }


@cache
def strict(language: str) -> Words:
    return Words(language, strict=True)


def test_each_lesson_has_a_way_here() -> None:
    assert [lesson.id for lesson in lessons()] == list(RIGHT) == list(WRONG)


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_the_engine_plays_each_lesson_to_its_end(lesson: Lesson) -> None:
    game = lesson.begin()
    assert (game.player, lesson.verdict(game)) == (LEARNER, "point")
    for text, verdict in RIGHT[lesson.id]:
        for option in text.split():
            game.play(option)
        assert lesson.verdict(game) == verdict, text


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_the_record_solves_each_lesson(lesson: Lesson) -> None:
    game = lesson.begin()
    assert lesson.verdict(game) == "point"
    for text in lesson.way:
        assert text in lesson.ahead(game)
        game.play(text)
    assert (lesson.verdict(game), lesson.is_followed(game)) == ("done", True)


@pytest.mark.parametrize("lesson", lessons()[:-1], ids=lambda lesson: lesson.id)
def test_a_lesson_begins_with_the_result_of_the_one_before(lesson: Lesson) -> None:
    game = played(lesson, " ".join(lesson.way))
    following = next_lesson(lesson)
    assert following is not None
    start = following.begin()
    if following.turns == lesson.turns + 3:
        assert list(start.position.players[LEARNER].goods) == list(game.position.players[LEARNER].goods)
    now, then = lands(game), lands(start)
    built = {space: card for space, card in now.items() if card not in ("forest", "moor")}
    assert built == {space: then.get(space) for space in built}
    assert {space for space in then if then[space] in ("forest", "moor")} <= now.keys()


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_something_else_than_the_way_is_noticed(lesson: Lesson) -> None:
    game = played(lesson, WRONG[lesson.id])
    assert (lesson.ahead(game), lesson.is_followed(game)) == ([], False)


def test_what_is_left_of_the_way_may_come_in_another_order() -> None:
    lesson = lesson_of("land")
    assert lesson is not None
    game = lesson.begin()
    assert lesson.ahead(game, ["district", "plains@2", "fell", "2,0"]) == ["wood", "end"]
    assert lesson.ahead(game, ["fell", "1,1"]) == []
    assert lesson.is_followed(played(lesson, "district plains@2 fell 2,0 wood"))


@pytest.mark.parametrize("name", ALSO)
def test_another_way_to_the_goal_is_well_done_too(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    assert lesson.verdict(played(lesson, ALSO[name])) == "done"


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_any_other_move_works_and_can_be_taken_back(lesson: Lesson) -> None:
    game = played(lesson, WRONG[lesson.id])
    assert lesson.verdict(game) == "other"
    game.undo_to(lesson.begin().count)
    assert lesson.verdict(game) == "point"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_lesson_speaks_every_language(language: str) -> None:
    words = strict(language)
    for lesson in lessons():
        facts = lesson.facts(played(lesson, WRONG[lesson.id]))
        for part in ("name", "title", "what", "why", "done", "other", "not-yet"):
            text = words.text(f"lesson-{lesson.id}-{part}", **facts)
            assert text and all(not one.target or leads_somewhere(one.target) for one in pieces(text))
        # Two short sentences, or a third where it must be.
        assert len(re.findall(r"[.!?](?:\s|$)", words.text(f"lesson-{lesson.id}-what", **facts))) <= 3


def test_messages_of_lessons_are_those_that_are_said() -> None:
    parts = ("name", "title", "what", "why", "done", "other", "not-yet")
    said = {f"lesson-{lesson.id}-{part}" for lesson in lessons() for part in parts}
    assert {name for name in messages("en") if name.startswith("lesson-")} == said


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_what_a_lesson_points_at_is_there(lesson: Lesson) -> None:
    assert lesson.chapter in SECTIONS
    game = lesson.begin()
    kind, _, what = lesson.at[0].partition(" ")
    assert what in (_acts(game) if kind == "act" else _offered(game, kind))


def _acts(game: Game) -> set[str]:
    return {option.text for option in game.options}


def _offered(game: Game, kind: str) -> set[str]:
    """Cards, or buildings by their places, that the next decision offers."""
    found: set[str] = set()
    for act in game.options:
        tried = game.copy()
        tried.play(act)
        for option in tried.options if tried.player == LEARNER else ():
            if isinstance(option, Named) and kind == "card":
                found.add(option.card)
            elif isinstance(option, Building) and (kind == "space") == (option.board == LEARNER):
                place = _place(game, option)
                found.add(place if kind == "space" else f"{option.board} {place}")
    return found


def _place(game: Game, option: Building) -> str:
    player = game.position.players[option.board]
    cards = [game.setup.cards[code].id if code > EMPTY else "" for code in player.cells]
    space = cards.index(option.card)
    return f"{int(player.land.column[space])},{int(player.land.row[space])}"


def test_the_last_lesson_has_none_after_it() -> None:
    assert [next_lesson(lesson) for lesson in lessons()] == [*lessons()[1:], None]
    assert lesson_of("no-such-lesson") is None


# Questions


def test_the_engine_answers_each_question() -> None:
    found = {question.id: (question.answers, question.right) for question in questions()}
    assert found == {
        "wheel": ((2, 4, 5), 4),
        "home": ((0, 1, 3), 3),
        "pay": ((1, 0), 0),
        "settlement": ((4, 11, 15), 11),
        "market": ((5, 8, 13), 13),
    }
    assert all(question.right in question.answers for question in questions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_speak_every_language(language: str) -> None:
    for question in questions():
        assert strict(language).text(f"quiz-{question.id}")
        assert strict(language).text(f"quiz-{question.id}-why", count=question.right)
    said = {f"quiz-{question.id}{part}" for question in questions() for part in ("", "-why")}
    assert {name for name in messages("en") if name.startswith("quiz-")} == said | {"quiz-yes", "quiz-no"}


# Beside a first game


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_beside_a_game_speak_every_language(language: str) -> None:
    """The lessons' own game, and a short one of two actions each."""
    heard: set[str] = set()
    game = Game(first_game().setup, start=first_game().start)
    for line in first_game().lines[:36]:
        heard |= {comment.id for comment in comments(strict(language), game, game.player or 0)}
        for option in line.split():
            game.play(option)
    assert game.position.round > LAST_ROUND
    assert comments(strict(language), game, game.player or 0) == []
    assert heard >= {"begin", "ripe", "last-man", "prior-home", "did-build", "did-settle", "phase-ready"}


def test_missing_food_is_told_before_a_settlement_phase() -> None:
    game = Game("3-short", "france")
    position = game.position
    position.round = 2
    for good in range(len(position.players[0].goods)):
        position.players[0].goods[good] = 0
    said = next(one for one in comments(strict("en"), game, 0) if one.id == "phase-missing")
    assert said.text == (
        "There is a settlement phase next round. You still need 1 food, 1 energy for the Shanty Town."
    )


def test_the_first_real_game_has_the_rounds_that_the_page_promises() -> None:
    assert MODE["3-short"].last_round == 13
    assert "Thirteen" in strict("en").text("guide-now-play-about")


def test_points_told_are_those_of_the_score() -> None:
    lesson = lesson_of("points")
    assert lesson is not None
    game = played(lesson, "build F08 3,2 skip")
    before = total_score(lesson.begin().position, LEARNER)
    assert lesson.facts(game)["points"] == total_score(game.position, LEARNER) - before == 13
