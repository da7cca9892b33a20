"""OpenSpiel's own tree search, as it comes, plays our game against random players: `tree_search.py 20 1`.

The first number is how many games it tries out for each decision, the second how many games are played; then
another game than `3-short` may be named, as OpenSpiel does: `"labora(mode=2-short,round_limit=5)"`.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import labora.environments  # noqa: F401 -- registers the game

GAME = "labora(mode=3-short,variant=france)"


def main(simulations: int, games: int, name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random)
    others = [uniform_random.UniformRandomBot(seat, random) for seat in range(game.num_players())]
    total = 0.0
    for number in range(games):
        own = number % game.num_players()
        state = game.new_initial_state()
        while not state.is_terminal():
            seat = state.current_player()
            state.apply_action((search if seat == own else others[seat]).step(state))
        total += state.returns()[own]
        print(f"game {number + 1}: seat {own}, {state.table.scores()} points")
    print(f"mean rank {total / games:+.2f}; -1 is always last, 1 always first")


if __name__ == "__main__":
    simulations, games, name = (*sys.argv[1:], *("20", "1", GAME)[len(sys.argv) - 1 :])
    main(int(simulations), int(games), name)
