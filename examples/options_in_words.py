"""Every option of a decision in words, and why others are not there: python examples/options_in_words.py"""

import labora


def main() -> None:
    words = labora.Words("en")
    game = labora.Game("3-long", "france")
    print(words.decision(game.decision))
    for option in game.options:
        print(f"  {option.text:10} {words.option(game.position, option)}")
    for option, obstacle in labora.obstacles(game.position):
        print(f"  not {option.text}: {words.obstacle(obstacle, game.setup)}")


if __name__ == "__main__":
    main()
