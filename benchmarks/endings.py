"""When games of two bots of a level end: `python benchmarks/endings.py 2-short france monk 10`.

A fifth word is how many seconds each has for a turn, one if it is not told.
"""

import sys
from statistics import fmean, median

from labora.bots import find_bot
from labora.bots.play_loop import play
from labora.rules.game import Game

IN_TIME = 45
LONGEST = 55


def main(mode: str, variant: str, bot: str, games: str, seconds: str = "1") -> None:
    level = find_bot(bot)
    ends: list[int] = []
    scores: list[int] = []
    for number in range(int(games)):
        bots = [level(2 * number + seat) for seat in (1, 2)]
        game = play(Game(mode, variant, start=number % 2), bots, seconds=float(seconds), rounds=LONGEST)
        ends.append(int(game.position.round))
        scores += game.scores
    in_time = sum(end < IN_TIME for end in ends)
    print(f"{mode} {variant} {bot}: {in_time} of {len(ends)} are over before round {IN_TIME};", end=" ")
    print(f"median {median(ends):.0f}, {sorted(ends)}; mean score {fmean(scores):.0f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
