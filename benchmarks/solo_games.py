"""What solo games have in common: `python benchmarks/solo_games.py examples/solo/*.json`.

Points by source, land bought, and for each building in how many games it was built, when, and how often it
was used. The figures of notes/strategy-figures.md come from here.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean

from labora.i18n import Words
from labora.rules.engine.events import USES
from labora.rules.game import Game
from labora.rules.log.log import log_of_turn
from labora.rules.records.replay import open_record
from labora.rules.state.scoring import score

ROUNDS = (8, 12, 16, 20, 24, 28, 32)


def main(files: list[str]) -> None:
    games = {Path(file).stem: open_record(Path(file).read_text(encoding="utf-8")).game for file in files}
    for name, game in games.items():
        print(name, sources(game), "score at the end of rounds", scores_by_round(game))
    for variant in sorted({name.partition("-")[0] for name in games}):
        print_cards(variant, [game for name, game in games.items() if name.startswith(variant)])


def sources(game: Game) -> str:
    found = score(game.position, 0)
    settlements = [row.points for row in found.settlements]
    land = Counter(option.text for turn in game.turns for option in turn.options)
    return (
        f"goods {found.goods}, economic {found.economic}, {len(settlements)} settlements {sum(settlements)} "
        f"({min(settlements)} to {max(settlements)}), {land['district']} districts, {land['plot']} plots;"
    )


def scores_by_round(game: Game) -> str:
    last = {turn.round: turn for turn in game.turns}
    found = [score(last[number].position_after(len(last[number].options)), 0).total for number in ROUNDS]
    return " / ".join(map(str, found))


def print_cards(variant: str, games: list[Game]) -> None:
    words = Words("en", hyphens=False)
    built: defaultdict[str, list[int]] = defaultdict(list)
    used: Counter[str] = Counter()
    for game in games:
        for turn in game.turns:
            for event in log_of_turn(turn):
                if event.player != 0 or not event.cards:
                    continue
                if event.name == "build":
                    built[event.cards[0]].append(turn.round)
                elif event.name in USES:
                    used.update(event.cards)
    print(f"\n{variant}, {len(games)} games: built in games, mean round, uses a game (in whoever's hands)")
    for card in sorted({*built, *used}, key=lambda one: (-len(built[one]), -used[one])):
        rounds = built[card]
        when = f"round {fmean(rounds):4.1f}" if rounds else "-"
        print(f"{words.card(card)!s:28} {len(rounds)}  {when:12} {used[card] / len(games):.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
