"""Opens a record and follows a figure through the game: python examples/points_by_round.py evening.json"""

import sys

import labora


def main(path: str) -> None:
    game = labora.open(path)
    for number, scores in game.scores_by_round():
        print(f"round {number:2}: {scores}")
    # Any other figure: walk over the turns, each with the position that it began with.
    for turn in game.turns:
        buildings = sum(len(player.cells) for player in turn.start.players)
        print(f"round {turn.round}, player {turn.player}: {buildings} spaces on all boards, {turn.line}")
    if game.problem is not None:
        print(f"The record goes no further: {game.problem}")


if __name__ == "__main__":
    main(sys.argv[1])
