"""How strong bots play each card: `python -m tools.dev.bot_statistics [--bot B] [--games N] [--seconds T]`.


Writes labora/tutorial/bot_statistics.json; the page of a card shows the figures and the command.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from labora.bots import find_bot
from labora.bots.play_loop import play
from labora.rules.components.codes import EMPTY, LAST_SETTLEMENT
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.engine.events import USES
from labora.rules.game import Game
from labora.rules.log.log import log_of
from tools.setup.paths import ROOT

TARGET: Final = ROOT / "labora" / "tutorial" / "bot_statistics.json"
# The game with every card says how often; the others how long they are and what they bring.
WITH_EVERY_CARD: Final = "4-long"


def built_in(game: Game) -> dict[str, int]:
    """The round in which each card came to a player's land."""
    found: dict[str, int] = {}
    positions = [turn.start for turn in game.turns] + [game.position]
    for position in positions:
        for player in position.players[: game.setup.players]:
            for code in player.cells:
                if EMPTY < code <= LAST_SETTLEMENT:
                    found.setdefault(game.setup.cards[code].id, int(position.round))
    return found


def used_in(game: Game) -> Counter[str]:
    return Counter(card for event in log_of(game) if event.name in USES for card in event.cards)


def cards_of(games: Iterable[Game]) -> dict[str, Any]:
    rounds: dict[str, list[int]] = {}
    uses: Counter[str] = Counter()
    for game in games:
        built = built_in(game)
        for card, number in built.items():
            rounds.setdefault(card, []).append(number)
        uses.update({card: count for card, count in used_in(game).items() if card in built})
    return {
        card: {"games": len(numbers), "rounds": sorted(numbers), "uses": uses[card]}
        for card, numbers in sorted(rounds.items())
    }


def played(mode: str, variant: str, bot: str, games: int, seconds: float) -> list[Game]:
    players = next(int(row.players) for row in MODES if row.name == mode)
    found = []
    for seed in range(1, games + 1):
        bots = [find_bot(bot)(seed * 10 + seat) for seat in range(players)]
        found.append(play(Game(mode, variant), bots, seconds=seconds))
        print(mode, variant, seed, found[-1].scores, flush=True)
    return found


def figures(bot: str, games: int, seconds: float) -> dict[str, Any]:
    command = f"python -m tools.dev.bot_statistics --bot {bot} --games {games} --seconds {seconds:g}"
    kinds, cards = {}, {}
    for mode in MODES:
        for variant in VARIANTS:
            many = games if mode.name in (WITH_EVERY_CARD, "solo") else max(2, games // 4)
            found = played(mode.name, variant, bot, many, seconds)
            kinds[f"{mode.name} {variant}"] = {
                "games": len(found),
                "rounds": round(sum(int(game.position.round) for game in found) / len(found), 1),
                "scores": sorted(int(score) for game in found for score in game.scores),
            }
            if mode.name == WITH_EVERY_CARD:
                cards[variant] = cards_of(found)
    return {
        "command": command,
        "bot": bot,
        "mode": WITH_EVERY_CARD,
        "games": games,
        "kinds": kinds,
        "cards": cards,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="monk")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    text = json.dumps(figures(given.bot, given.games, given.seconds), indent=1)
    TARGET.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
