"""Five questions after the lessons. They are asked of positions, and the engine answers them."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from labora.rules.components.cards import CODE
from labora.rules.components.goods import NAMES
from labora.rules.game import Game
from labora.rules.state.payments import can_pay
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score
from labora.tutorial.lessons import LEARNER, Lesson, first_game, lesson_of, wheel_of
from labora.tutorial.rule_drawings import Scene, settlement_scene

_FREE: Final = -1


@dataclass(frozen=True)
class QuizQuestion:
    """Ask `quiz-ID`, explain with `quiz-ID-why`; answers are numbers, or 1 and 0 for yes and no."""

    id: str
    answers: tuple[int, ...]
    right: int
    card: str = ""
    goods: tuple[tuple[str, int], ...] = ()
    scene: Scene | None = None
    # Where the wheel is asked about.
    position: Position | None = None

    @property
    def yes_or_no(self) -> bool:
        return set(self.answers) == {0, 1}


@cache
def questions() -> tuple[QuizQuestion, ...]:
    return (_wheel(), _home(), _pay(), _settlement(), _market())


def _wheel() -> QuizQuestion:
    """What the Farmyard brings now."""
    position = _begin("fetch").position
    wheel = wheel_of(position)
    right = int(str(wheel["grain"]))
    answers = tuple(sorted({int(str(wheel["clay"])), right, right + 1}))
    return QuizQuestion("wheel", answers, right, card="farmyard", position=position)


def _home() -> QuizQuestion:
    """How many clergymen are at home after the last one was sent out and the round has ended."""
    game = _begin("home")
    before = _at_home(game.position)
    _play_line(game, _lesson("home"))
    return _question("home", _at_home(game.position), {0, before}, card="cloister-office")


def _pay() -> QuizQuestion:
    """Ask whether the player's goods pay for a Market Town."""
    game = _begin("fetch")
    stored = game.position.players[LEARNER].goods
    goods = tuple((NAMES[good], int(count)) for good, count in enumerate(stored) if count)
    town = game.setup.cards[CODE[game.setup.variant]["market-town"]]
    possible = can_pay(stored, game.setup.variant, town.cost)
    return QuizQuestion("pay", (1, 0), int(possible), card=town.id, goods=goods)


def _settlement() -> QuizQuestion:
    """What a village scores among its neighbours."""
    scene = settlement_scene(first_game().setup)
    unseen = sum(_dwelling(spot.card) for spot in scene.spots if spot.card and spot.card != scene.settlement)
    return _question("settlement", scene.points, {scene.own, scene.own + unseen}, scene=scene)


def _market() -> QuizQuestion:
    """What a building beside a village is worth."""
    game = _begin("points")
    before = int(total_score(game.position, LEARNER))
    for text in ("build", "F08", "3,2"):
        game.play(text)
    right = int(total_score(game.position, LEARNER)) - before
    card = game.setup.cards[CODE[game.setup.variant]["F08"]]
    return _question("market", right, {int(card.economic), int(card.dwelling)}, card="F08")


def _question(
    identifier: str,
    right: int,
    wrong: set[int],
    *,
    card: str = "",
    scene: Scene | None = None,
) -> QuizQuestion:
    return QuizQuestion(identifier, tuple(sorted(wrong | {right})), right, card, scene=scene)


def _lesson(identifier: str) -> Lesson:
    found = lesson_of(identifier)
    assert found is not None
    return found


def _begin(identifier: str) -> Game:
    return _lesson(identifier).begin()


def _play_line(game: Game, lesson: Lesson) -> None:
    """The turn that the first game goes on with."""
    for text in lesson.way:
        game.play(text)


def _at_home(position: Position) -> int:
    player = position.players[LEARNER]
    return sum(place == _FREE for place in (player.prior, player.lay_one, player.lay_two))


def _dwelling(card: str) -> int:
    setup = first_game().setup
    return int(setup.cards[CODE[setup.variant][card]].dwelling)
