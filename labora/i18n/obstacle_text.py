"""An obstacle in words: what is wrong, and what would be right."""

from typing import Final

from labora.i18n.message_arguments import Arguments, Makers
from labora.i18n.names import NONE, Names
from labora.rules.engine.option import Building
from labora.rules.obstacles import Obstacle
from labora.rules.state.setup import Setup

_About = tuple[Obstacle, Setup | None]


def obstacle_words(names: Names, obstacle: Obstacle, setup: Setup | None) -> str:
    return names.sentence(obstacle.message, Arguments(_ARGUMENTS, names, (obstacle, setup)))


def _building(names: Names, about: _About) -> str:
    option = _known_building(names, about[0])
    return NONE if option is None else names.card(option.card)


def _player(names: Names, about: _About) -> str:
    obstacle, setup = about
    option = _known_building(names, obstacle)
    if option is None:
        return NONE
    return names.player(setup, option.board) if setup is not None else names.seat(option.board)


def _known_building(names: Names, obstacle: Obstacle) -> Building | None:
    option = obstacle.option
    return option if isinstance(option, Building) and names.has(f"card-{option.card}") else None


_ARGUMENTS: Final[Makers[_About]] = {
    "option": lambda names, about: about[0].option.text,
    "decision": lambda names, about: about[0].decision,
    "card": lambda names, about: names.card(about[0].card) if about[0].card else NONE,
    "left": lambda names, about: names.card(about[0].left) if about[0].left else NONE,
    "missing": lambda names, about: names.goods(about[0].missing) if about[0].missing else NONE,
    "terrain": lambda names, about: names.terrain(about[0].terrain) if about[0].terrain else NONE,
    "coins": lambda names, about: names.amount("coin", about[0].coins),
    "have": lambda names, about: names.amount("coin", about[0].have),
    "building": _building,
    "player": _player,
}
