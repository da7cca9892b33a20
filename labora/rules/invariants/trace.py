"""A whole game in one number: if two forms of the engine differ anywhere in it, their numbers differ."""

from hashlib import sha256

from mypy_extensions import i64

from labora.rules.constants import decision_kinds
from labora.rules.decision import Options, apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text


def trace(mode: str, variant: str, seed: int) -> str:
    """Plays a game at random and hashes kinds of decisions, numbers of options, options taken, positions."""
    setup = make_setup(mode, variant)
    dice = Dice(seed)
    position = first_position(setup, dice.below(setup.players))
    digest = sha256()
    while not position.over and position.round <= ROUND_LIMIT:
        options = Options(position)
        kind = decision_kinds.NAMES[position.kind]
        option = options[lively_choice(position, options, dice)]
        apply(position, option)
        line = f"{kind} {len(options)} {option.text} {position_text(position)}\n"
        digest.update(line.encode())
    return digest.hexdigest()


def lively_choice(position: Position, options: Options, dice: Dice) -> int:
    """The number of a random option, such that much of the game is seen: more is built, less is skipped."""
    count = len(options)
    chosen = int(dice.below(count))
    for _ in range(3):
        if _is_lively(position.kind, options[chosen].text):
            break
        chosen = int(dice.below(count))
    return chosen


def _is_lively(kind: i64, text: str) -> bool:
    if kind == decision_kinds.TURN:
        return text in ("build", "settle", "place", "contract")
    return text not in ("skip", "x0")
