"""What is different between two positions, by names."""

from typing import Final

from labora.rules.constants.errors import LaboraError
from labora.rules.state.position import Position
from labora.rules.view.amounts import Amounts
from labora.rules.view.position_view import PlayerView, view_of


class Difference:
    """Name one difference: `path` is where to find it in `Position.view`, None what one of the two lacks.

    Spaces of a land are named by column and row, and hold their card, or their terrain where they are empty.
    """

    def __init__(self, path: str, before: object, after: object) -> None:
        self.path: Final = path
        self.before: Final = before
        self.after: Final = after

    def __str__(self) -> str:
        return f"{self.path}: {self.before} -> {self.after}"

    def __repr__(self) -> str:
        return f"Difference({self.path!r}, {self.before!r}, {self.after!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Difference) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __reduce__(self) -> tuple[object, ...]:
        return Difference, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (self.path, self.before, self.after)


def diff(before: Position, after: Position) -> list[Difference]:
    """List what is different between two positions of one game; raise a LaboraError if the games differ.

    >>> from labora.rules.game import Game
    >>> game = Game("3-long")
    >>> start = game.position.copy()
    >>> for text in ("fell", "1,0", "wood"):
    ...     _ = game.play(text)
    >>> for difference in diff(start, game.position):
    ...     print(difference)
    actions: 1 -> 0
    wheel.wood: 2 -> 0
    players[0].goods.wood: 1 -> 3
    players[0].land[1,0]: forest -> plains
    """
    if before.setup != after.setup:
        raise LaboraError(f"Positions of {before.setup.name} and {after.setup.name} cannot be compared.")
    old, new = _flat(before), _flat(after)
    return [
        Difference(path, old.get(path), new.get(path))
        for path in dict.fromkeys([*old, *new])
        if old.get(path) != new.get(path)
    ]


def _flat(position: Position) -> dict[str, object]:
    """Everything that can be different, by its path."""
    view = view_of(position)
    found: dict[str, object] = {}
    for name, value in zip(view._fields, view, strict=True):
        if isinstance(value, PlayerView):
            found |= _board(name, value)
        elif isinstance(value, Amounts):
            found |= {f"{name}.{key}": number for key, number in value.items()}
        elif name == "display":
            found |= {f"display.{card}": card for card in view.display}
        elif name != "players":
            found[name] = value
    for player in view.players:
        found |= _board(f"players[{player.number}]", player)
    return found


def _board(path: str, player: PlayerView) -> dict[str, object]:
    found: dict[str, object] = {f"{path}.points": player.points}
    found |= {f"{path}.goods.{name}": number for name, number in player.goods.items()}
    found |= {f"{path}.land[{one.column},{one.row}]": one.card or one.terrain for one in player.land}
    found |= {f"{path}.hand.{card}": card for card in player.hand}
    found[f"{path}.prior"] = player.prior
    found[f"{path}.lay_brothers"] = player.lay_brothers
    return found
