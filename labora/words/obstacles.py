"""An obstacle in words: what is wrong, and what would be right."""

from labora.rules.engine.option import Building
from labora.rules.obstacles import Obstacle
from labora.rules.state.setup import Setup
from labora.words.messages import Argument
from labora.words.names import NONE, Names


def obstacle_words(names: Names, obstacle: Obstacle, setup: Setup | None) -> str:
    found: dict[str, Argument] = {
        "option": obstacle.option.text,
        "decision": obstacle.decision,
        "card": names.card(obstacle.card) if obstacle.card else NONE,
        "left": names.card(obstacle.left) if obstacle.left else NONE,
        "missing": names.goods(obstacle.missing) if obstacle.missing else NONE,
        "terrain": names.terrain(obstacle.terrain) if obstacle.terrain else NONE,
        "coins": names.amount("coin", obstacle.coins),
        "have": names.amount("coin", obstacle.have),
    }
    return names.text(obstacle.message, **found | _building(names, obstacle, setup))


def _building(names: Names, obstacle: Obstacle, setup: Setup | None) -> dict[str, Argument]:
    option = obstacle.option
    if not isinstance(option, Building) or not names.has(f"card-{option.card}"):
        return {"building": NONE, "player": NONE}
    player = names.player(setup, option.board) if setup is not None else names.seat(option.board)
    return {"building": names.card(option.card), "player": player}
