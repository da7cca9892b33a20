"""An obstacle in words: what is wrong, and what would be right."""

from labora.rules.obstacles import Obstacle
from labora.rules.state.setup import Setup
from labora.words.messages import Argument
from labora.words.names import NONE, Names


def obstacle_words(names: Names, obstacle: Obstacle, setup: Setup | None) -> str:
    given = obstacle.arguments
    found: dict[str, Argument] = {
        "option": given.get("option", NONE),
        "decision": given.get("decision", NONE),
        "card": names.card(str(given["card"])) if "card" in given else NONE,
        "left": names.card(str(given["left"])) if "left" in given else NONE,
        "missing": names.goods(str(given["missing"])) if "missing" in given else NONE,
        "terrain": names.terrain(str(given["terrain"])) if "terrain" in given else NONE,
        "coins": names.amount("coin", int(given.get("coins", 0))),
        "have": names.amount("coin", int(given.get("have", 0))),
    }
    return names.text(obstacle.message, **found | _building(names, str(found["option"]), setup))


def _building(names: Names, option: str, setup: Setup | None) -> dict[str, Argument]:
    """`F05@1` names a building of a player."""
    building, _, board = option.partition("@")
    if not board.isdigit() or not names.has(f"card-{building}"):
        return {"building": NONE, "player": NONE}
    number = int(board)
    player = names.player(setup, number) if setup is not None else names.seat(number)
    return {"building": names.card(building), "player": player}
