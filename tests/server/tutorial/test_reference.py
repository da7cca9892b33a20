"""What newcomers read comes from the service, in their language, for their game."""

from tests.server.players import ApiClient, is_problem


def test_the_rules_are_those_of_the_game_in_the_language(api: ApiClient) -> None:
    solo = api.client.get("/api/rules?mode=solo&variant=ireland&lang=pl").json()
    assert (solo["language"], solo["title"]) == ("pl", "Zasady")
    fitting = {chapter["id"]: chapter["fits"] for chapter in solo["chapters"]}
    assert fitting["solo"] and not fitting["two"] and fitting["wheel"]
    blocks = [
        block for chapter in solo["chapters"] for part in chapter["sections"] for block in part["blocks"]
    ]
    tables = {block["id"]: block["table"] for block in blocks if block["kind"] == "table"}
    assert ["7", "6", "6", "5", "5", "5", "4", "4", "3"] in [row[1:] for row in tables["prices"]["rows"]]
    assert "whiskey" in tables["goods"]["icons"] and "grapes" not in tables["goods"]["icons"]
    assert solo["decisions"]["neutral-space"] == "solo-phase"


def test_a_game_that_there_is_not_is_refused(api: ApiClient) -> None:
    assert is_problem(api.client.get("/api/rules?mode=5-long"), 422, "invalid")
