"""Ratings as a function of results: order, ties, who gives up, groups of games, and bots beside people."""

import random
from itertools import islice

import pytest

from labora.bots.registry import LEVELS
from labora.rules.components.goods import VARIANTS
from labora.rules.game import Game
from labora.server.games.domain.events import (
    Decided,
    EventBody,
    Forgotten,
    Opened,
    Seated,
    SeatPlan,
    Started,
    TableEvent,
)
from labora.server.games.domain.results import results_of
from labora.server.games.domain.table import Table
from labora.server.ratings.calculation import (
    MEASURED,
    MODES,
    START,
    KnownRatings,
    Rating,
    RatingStep,
    rating_history,
)
from labora.server.ratings.results import SeatResult
from tests.server.account.test_profile import some_game

TWO = ("two", "france")


def game(
    number: int, *places: tuple[str, int], mode: str = "2-long", variant: str = "france"
) -> list[SeatResult]:
    """Who came in which place; bots have a star before their name."""
    return [
        SeatResult(
            game=f"g{number:03}",
            seat=seat,
            person="" if who.startswith("*") else who,
            bot=who[1:] if who.startswith("*") else "",
            mode=mode,
            variant=variant,
            points=100 - place,
            place=place,
            players=len(places),
            abandoned=False,
            rated=True,
            barred="",
            at=float(number),
        )
        for seat, (who, place) in enumerate(places)
    ]


def won_by(number: int, winner: str, loser: str) -> list[SeatResult]:
    return game(number, (winner, 1), (loser, 2))


def last(steps: list[RatingStep]) -> KnownRatings:
    return {(step.person, step.scale): step.rating for step in steps}


def test_everybody_begins_alike_and_the_winner_gains_what_the_loser_loses() -> None:
    assert (START.points, START.spread, START.provisional) == (1500, 653, True)
    ann, bob = rating_history(won_by(1, "ann", "bob"))
    assert (ann.won, bob.won, ann.games) == (True, False, 1)
    assert ann.rating.points > 1500 > bob.rating.points
    assert ann.mu - START.mu == pytest.approx(START.mu - bob.mu)
    assert ann.sigma < START.sigma, "one knows more after a game"


def test_a_tie_moves_equals_nowhere_and_brings_unequals_together() -> None:
    first, second = rating_history(game(1, ("ann", 1), ("bob", 1)))
    assert first.mu == second.mu == pytest.approx(START.mu) and first.won and second.won
    [*_, ann, bob] = rating_history([*won_by(1, "ann", "bob"), *game(2, ("ann", 1), ("bob", 1))])
    before = last(list(rating_history(won_by(1, "ann", "bob"))))
    assert ann.mu < before["ann", TWO].mu and bob.mu > before["bob", TWO].mu


def test_games_count_in_the_order_in_which_they_ended_however_they_are_told() -> None:
    games = [*won_by(1, "ann", "bob"), *won_by(2, "bob", "cleo"), *won_by(3, "cleo", "ann")]
    steps = list(rating_history(games))
    shuffled = games.copy()
    random.Random(1).shuffle(shuffled)
    assert list(rating_history(shuffled)) == steps
    assert [step.game for step in steps] == ["g001", "g001", "g002", "g002", "g003", "g003"]


def test_what_is_added_game_by_game_is_what_is_computed_anew() -> None:
    dice = random.Random(7)
    games: list[list[SeatResult]] = []
    for number in range(60):
        mode, people = dice.choice([("2-long", 2), ("3-short", 3), ("4-long", 4)])
        who = dice.sample(("ann", "bob", "cleo", "dan", "eve"), people)
        places = [(one, dice.randint(1, people)) for one in who]
        games.append(game(number, *places, mode=mode, variant=dice.choice(("france", "ireland"))))
    whole = list(rating_history(result for one in games for result in one))
    known: KnownRatings = {}
    added: list[RatingStep] = []
    for one in games:
        steps = list(rating_history(one, known))
        known |= last(steps)
        added += steps
    assert added == whole and known == last(whole)


def test_groups_of_modes_and_variants_have_ratings_of_their_own() -> None:
    steps = rating_history(
        [
            *won_by(1, "ann", "bob"),
            *game(2, ("ann", 2), ("bob", 1), mode="2-short"),
            *game(3, ("ann", 1), ("bob", 2), variant="ireland"),
            *game(4, ("ann", 3), ("bob", 1), ("cleo", 2), mode="4-long"),
            *game(5, ("ann", 3), ("bob", 1), ("cleo", 2), mode="3-long"),
        ]
    )
    games = {key: rating.games for key, rating in last(list(steps)).items() if key[0] == "ann"}
    assert games == {("ann", TWO): 2, ("ann", ("two", "ireland")): 1, ("ann", ("long", "france")): 2}


def test_bots_are_as_strong_as_measured_and_others_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    people = game(1, ("ann", 1), ("bob", 3), mode="3-long")
    with_bot = game(1, ("ann", 1), ("bob", 3), ("*novice", 2), mode="3-long")
    monkeypatch.setattr("labora.server.ratings.calculation.MEASURED", {})
    assert list(rating_history(with_bot)) == list(rating_history(people))
    scale = ("long", "france")
    monkeypatch.setattr(
        "labora.server.ratings.calculation.MEASURED", {("novice", scale): Rating(20.0, 2.0, 0)}
    )
    after = last(list(rating_history(with_bot)))
    assert set(after) == {("ann", scale), ("bob", scale)}, "bots stay as they are"
    assert after["bob", scale].mu < last(list(rating_history(people)))["bob", scale].mu, (
        "behind a novice, too"
    )


def test_a_bot_that_has_been_measured_is_in_a_known_group() -> None:
    assert all(scale[0] in ("two", "long", "short") for _, scale in MEASURED)


def test_every_bot_that_tables_offer_is_measured_in_every_game_with_opponents() -> None:
    scales = [(modes, variant) for modes in MODES for variant in VARIANTS]
    assert set(MEASURED) == {(bot, scale) for bot in LEVELS for scale in scales}


def test_one_person_alone_is_compared_with_nobody() -> None:
    assert list(rating_history(game(1, ("ann", 1), ("*novice", 2)))) == []


def test_few_games_are_provisional() -> None:
    steps = list(rating_history(result for number in range(12) for result in won_by(number, "ann", "bob")))
    own = [step.rating for step in steps if step.person == "ann"]
    assert [rating.provisional for rating in own] == [True] * 9 + [False] * 3
    assert all(
        later.spread < earlier.spread for earlier, later in zip(own, islice(own, 1, None), strict=False)
    )


# From the table to the results


def ended(*between: EventBody, seats: int = 2, rated: bool = True) -> list[SeatResult]:
    played: Game = some_game("2-short" if seats == 2 else "3-short")
    people = ("ann", "bob", "cleo")[:seats]
    bodies: list[EventBody] = [
        Opened(
            mode=played.setup.mode.name,
            variant="france",
            name="",
            public=True,
            creator="ann",
            seats=[SeatPlan(person=person, name=person) for person in people],
            rated=True if rated else None,
        ),
        Started(order=list(range(seats))),
        *between,
        Decided(seat=0, decisions=[taken.option.text for taken in played.decisions]),
    ]
    events = [TableEvent(number=number, at=1.0, body=body) for number, body in enumerate(bodies, 1)]
    return results_of(Table("t", events), 2.0)


def resigned(seat: int) -> Seated:
    return Seated(seat=seat, bot="novice", why="resigned")


def test_whoever_gives_up_first_is_last_and_it_counts() -> None:
    results = ended(resigned(1), resigned(0))
    assert [(one.person, one.place, one.rated) for one in results] == [("ann", 1, True), ("bob", 2, True)]
    ann, bob = rating_history(results)
    assert ann.mu > bob.mu and ann.won


def test_a_table_that_is_not_rated_counts_for_nobody() -> None:
    assert list(rating_history(ended(rated=False))) == []


def test_whoever_is_deleted_during_a_game_is_compared_with_nobody() -> None:
    gone = Forgotten(person="cleo", bot="novice")
    results = ended(gone, seats=3)
    assert [one.rated for one in results] == [True, True, False]
    assert {step.person for step in rating_history(results)} == {"ann", "bob"}
    assert list(rating_history(ended(Forgotten(person="bob", bot="novice")))) == []
