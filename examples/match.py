"""A match: two bots, both ways round, ten games. Try it: python examples/match.py"""

from my_bot import MyBot

import labora


def main() -> None:
    wins = [0, 0]
    for seed in range(10):
        bots = [MyBot(), labora.bot("random", seed)]
        # Every other game the other one begins.
        game = labora.play(labora.Game("2-short", "ireland", start=seed % 2), bots, rounds=30)
        for seat in game.winners:
            wins[seat] += 1
        print(f"game {seed + 1}: {game.scores[0]} to {game.scores[1]}")
    print(f"MyBot won {wins[0]}, random {wins[1]}")


if __name__ == "__main__":
    main()
