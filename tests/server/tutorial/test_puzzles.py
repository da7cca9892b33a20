"""Puzzles are played at tables of one's own, and answered when the turn is over."""

from labora.analysis.puzzles import Puzzle, shipped
from labora.analysis.whole_turns import player_of
from labora.rules.text.writing import parse_position
from labora.server.tutorial.puzzle_views import puzzles_view
from tests.server.players import ApiClient, Json, Player, is_problem


def easy() -> Puzzle:
    """One with a quick answer: its game is soon over, so that few turns are played on."""
    return max(shipped(), key=lambda puzzle: (puzzle.game[0] == "3-short", len(puzzle.before)))


def answer(player: Player, table: Json) -> Json:
    return player.see(f"/api/tables/{table['id']}/answer")


def test_a_puzzle_is_solved_by_real_moves(sqlite_api: ApiClient) -> None:
    puzzle = easy()
    ann = sqlite_api.person("Ann")
    table = ann.do(f"/api/puzzles/{puzzle.id}")
    seat = player_of(parse_position(puzzle.position))
    assert table["game"]["decision"]["player"] == seat and table["seats"][seat]["mine"]
    assert table["hints"] is False
    is_problem(ann.get(f"/api/tables/{table['id']}/answer"), 409, "not-playing")
    ann.play(table, *puzzle.best.split())
    found = answer(ann, table)
    assert found["solved"] and found["loss"] == 0
    assert found["best"] and found["best"][0]["words"] and found["best"][0]["mine"]
    assert all(reason["words"] for reason in found["why"])
    assert ann.see("/api/tables")["tables"] == [], "it is nobody's game"


def test_another_turn_shows_both_lines_with_points(sqlite_api: ApiClient) -> None:
    puzzle = easy()
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = ann.do(f"/api/puzzles/{puzzle.id}")
    ann.play(table, *puzzle.other.split())
    found = answer(ann, table)
    assert not found["solved"] and found["loss"] > puzzle.margin / 2
    assert found["best"][0]["words"] != found["played"][0]["words"]
    assert {turn["mine"] for turn in found["best"]} >= {True}
    is_problem(bob.get(f"/api/tables/{table['id']}/answer"), 404, "no-such-table")
    is_problem(ann.get(f"/api/tables/{ann.open()['id']}/answer"), 404, "no-such-puzzle")


def test_every_day_has_its_puzzle(sqlite_api: ApiClient) -> None:
    listed = sqlite_api.stranger().see("/api/puzzles")
    known = [puzzle["id"] for puzzle in listed["puzzles"]]
    assert listed["day"] in known and known == [puzzle.id for puzzle in shipped()]
    days = {puzzles_view(day * 86_400.0).day for day in range(len(known))}
    assert len(days) == len(known), "none comes again before all have come"
    ann = sqlite_api.person("Ann")
    is_problem(ann.post("/api/puzzles/none"), 404, "no-such-puzzle")
    is_problem(sqlite_api.stranger().post(f"/api/puzzles/{known[0]}"), 401, "who-are-you")
