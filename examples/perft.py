"""How many ways there are to play on from a position. Try it: python examples/perft.py"""

import labora


def main() -> None:
    for mode in labora.MODES:
        position = labora.Game(mode.name, "france").position
        print(f"{mode.name:8} {labora.perft(position, 4)}")


if __name__ == "__main__":
    main()
