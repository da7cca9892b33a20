"""Makes the whole games beside this file: `PYTHONPATH=. python tests/games/make.py [GAME...]`.

Each turn is the best of some random ones, judged by points, by what lies in hand, and by what it shows of the
rules that the game has not shown yet. Of some seeds the game that shows most is kept. The same seeds make the
same games again, after a corrected rule too. The games are records, which `labora show` opens; what is
expected of them stands in expected.json: round and player of each turn, and the naive scorer's scores.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

from labora.rules.components.goods import NAMES, WONDER
from labora.rules.components.modes import STEP_NAMES
from labora.rules.constants.decision_kinds import INDICATOR, NEUTRAL_PRIOR, NEUTRAL_SPACE
from labora.rules.constants.decision_kinds import NAMES as KINDS
from labora.rules.decision import Options, apply
from labora.rules.engine.option import Option
from labora.rules.game import Game
from labora.rules.invariants.trace import lively_choice
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import NOT_IN_PLAY, Position
from labora.rules.state.queries import active, current_step, wonders_left
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text
from tests.rules.naive_scorer import naive_scores
from tests.rules.random_play import GAMES

Expected = dict[str, Any]
FOLDER = Path(__file__).resolve().parent
SEEDS = 6
TURNS_TRIED = 60
WORTH = {
    "wood": 0.5, "clay": 0.6, "stone": 1.2, "grain": 0.4, "straw": 0.3, "livestock": 0.6, "peat": 0.5,
    "peat-coal": 0.8, "meat": 1.2, "flour": 0.5, "bread": 1.0, "malt": 0.5, "beer": 1.2, "grapes": 0.6,
    "wine": 0.8, "whiskey": 1.2, "coin": 0.4, "book": 0.4, "ceramic": 0.5, "ornament": 0.5, "reliquary": 0.5,
}  # fmt: skip
NEW = 3.0
"""What it is worth to show something for the first time."""
SOLO = {"overbuilding", "neutral prior", "vanished indicator", "joker kept", "phase E"}


def shown(before: Position, option: Option, after: Position) -> set[str]:
    """What a decision shows of the rules."""
    kind = KINDS[before.kind]
    found = {f"{kind} {option.text}" if kind == "turn" else kind}
    if before.card:
        found.add(f"use {before.setup.cards[before.card].id}")
    if kind in ("place", "card", "contract", "settlement"):
        found.add(f"{kind} {option.text.split('@')[0]}")
    if kind == "target":
        found.add(f"reach {option.text.split('@')[0]}")
    if wonders_left(after) < wonders_left(before):
        found.add("wonder")
    return found | solo_features(before, option, after)


def solo_features(before: Position, option: Option, after: Position) -> set[str]:
    found = set()
    if before.kind == NEUTRAL_SPACE:
        old = list(before.players[1].cells)
        if any(card and card != new for card, new in zip(old, after.players[1].cells, strict=True)):
            found.add("overbuilding")
    if before.kind == NEUTRAL_PRIOR and option.text != "skip":
        found.add("neutral prior")
    if before.kind == INDICATOR and option.text == "nothing":
        found.add("joker kept")
    for old_age, new_age in zip(before.ages, after.ages, strict=True):
        if old_age != NOT_IN_PLAY and new_age == NOT_IN_PLAY:
            found.add("vanished indicator")
    phase_e = before.setup.mode.neutral and before.round == before.setup.mode.last_round
    if phase_e and STEP_NAMES[current_step(before)] == "settlement-phase":
        found.add("phase E")
    return found


def value(position: Position, player: int) -> float:
    """Points, goods in hand, land, and space on it."""
    board = position.players[player]
    goods = sum(WORTH.get(NAMES[good], 0) * math.pow(board.goods[good], 0.8) for good in range(WONDER))
    space = sum(1 for cell in board.cells if cell == 0)
    # Two players: the game ends only if they build.
    left = int(position.display).bit_count() if position.setup.mode.display_ends >= 0 else 0
    whole = total_score(position, player) + 2 * len(board.land.tiles) + min(space, 6) - 5 * left
    return int(whole) + goods


def try_turn(start: Position, dice: Dice, seen: set[str]) -> tuple[float, list[Option], set[str]]:
    """A random turn: what it is worth, its options, and what it shows."""
    position = start.copy()
    player = int(active(start))
    taken: list[Option] = []
    new: set[str] = set()
    while not position.over:
        before = position.copy()
        options = Options(position)
        option = options[lively_choice(position, options, dice)]
        apply(position, option)
        taken.append(option)
        new |= shown(before, option, position) - seen
        if option.text == "end":
            break
    return value(position, player) + NEW * len(new), taken, new


def play(mode: str, variant: str, seed: int) -> tuple[Game, set[str]]:
    setup = make_setup(mode, variant)
    dice = Dice(seed)
    game = Game(setup, start=int(dice.below(setup.players)))
    seen: set[str] = set()
    while not game.over and game.position.round <= ROUND_LIMIT:
        tried = [try_turn(game.position, dice, seen) for _ in range(TURNS_TRIED)]
        _, taken, new = max(tried, key=lambda turn: turn[0])
        seen |= new
        for option in taken:
            game.play(option)
    return game, seen


def rank(game: Game, seen: set[str]) -> tuple[bool, bool, int]:
    """Finished games first, then those that show what a solo game must show, then those that show most."""
    return game.over, not game.setup.mode.neutral or seen >= SOLO, len(seen)


def expected_of(game: Game, seed: int) -> Expected:
    """Round and player of each turn, and the scores."""
    lines = []
    for player, score in enumerate(naive_scores(position_text(game.position))):
        settlements = [f"{card}@{column},{row}={points}" for card, (column, row), points in score.settlements]
        numbers = f"score {player} total={score.total} goods={score.goods} economic={score.economic}"
        lines.append(" ".join([numbers, *settlements]))
    turns = " ".join(f"{turn.round}:{turn.player}" for turn in game.turns if turn.taken)
    return {"seed": seed, "turns": turns, "scores": lines}


def keep(name: str, game: Game, seed: int) -> None:
    names = [f"Player {seat + 1}" for seat in range(game.setup.players)]
    (FOLDER / f"{name}.json").write_text(game.record(names).text, encoding="utf-8")
    file = FOLDER / "expected.json"
    known: dict[str, Expected] = json.loads(file.read_text()) if file.exists() else {}
    known[name] = expected_of(game, seed)
    file.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")


def main(names: list[str]) -> None:
    for mode, variant in GAMES:
        name = f"{mode}-{variant}"
        if names and name not in names:
            continue
        games = [(*play(mode, variant, seed), seed) for seed in range(1, SEEDS + 1)]
        game, seen, seed = max(games, key=lambda entry: rank(entry[0], entry[1]))
        keep(name, game, seed)
        print(name, f"seed {seed}", *rank(game, seen), "wonder" in seen)


if __name__ == "__main__":
    main(sys.argv[1:])
