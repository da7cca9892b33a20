"""What the log tells, as data: a message id, who did it, with which cards, and what it did to whose goods."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.goods import KINDS, NAMES
from labora.rules.engine.option import Space, Tile
from labora.rules.state.position import Position

NOBODY: Final = -1
USES: Final = ("place", "contract", "prior", "neutral-prior")
"""Events in which a building is used; further cards of the event are those that it reached."""
DEEDS: Final = (*USES, "build", "settle", "fell", "cut", "land", "neutral-build")
"""What a player did, as opposed to what the round brings about."""


class Delta:
    """List what a player gained (above 0) and gave (below 0), by good."""

    def __init__(self, board: int, amounts: tuple[tuple[str, int], ...]) -> None:
        self.board: Final = board
        self.amounts: Final = amounts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Delta) and self.board == other.board and self.amounts == other.amounts

    def __hash__(self) -> int:
        return hash((self.board, self.amounts))

    def __repr__(self) -> str:
        return f"Delta({self.board}, {self.amounts!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Delta, (self.board, self.amounts)


class Where:
    """Hold spaces that were built on or cleared, tiles laid, and goods that clearing did not yield."""

    def __init__(self) -> None:
        self.spaces: Final[list[Space]] = []
        self.tiles: Final[list[Tile]] = []
        self.in_vain: Final[list[str]] = []

    @property
    def empty(self) -> bool:
        return not (self.spaces or self.tiles or self.in_vain)

    def __reduce__(self) -> tuple[object, ...]:
        return _where, (self.spaces, self.tiles, self.in_vain)


def _where(spaces: list[Space], tiles: list[Tile], in_vain: list[str]) -> Where:
    """Makes the places of a pickle."""
    where = Where()
    where.spaces.extend(spaces)
    where.tiles.extend(tiles)
    where.in_vain.extend(in_vain)
    return where


class LogEvent:
    """Describe something that happened: `log-<name>` is its message; arguments are ids and numbers."""

    def __init__(
        self,
        name: str,
        player: int = NOBODY,
        cards: tuple[str, ...] = (),
        arguments: dict[str, str | int] | None = None,
        deltas: tuple[Delta, ...] = (),
        where: Where | None = None,
    ) -> None:
        self.name: Final = name
        self.player: Final = player
        # The cards in question; when buildings reach others, in the order of use.
        self.cards: Final = cards
        self.arguments: Final[dict[str, str | int]] = {} if arguments is None else arguments
        self.deltas: Final = deltas
        self.where: Final = Where() if where is None else where

    @property
    def message(self) -> str:
        """Return the id of the sentence about it."""
        return f"log-{self.name}"

    def texts(self) -> dict[str, str | int]:
        """Return the arguments, with spaces ("1,0 2,0"), tiles ("hills@-1") and goods as texts."""
        found = dict(self.arguments)
        if self.where.spaces:
            found["space"] = " ".join(space.text for space in self.where.spaces)
        if self.where.tiles:
            found["tile"] = " ".join(tile.text for tile in self.where.tiles)
        if self.where.in_vain:
            found["nothing"] = " ".join(self.where.in_vain)
        return found

    def as_data(self) -> dict[str, object]:
        """Return the event as dictionaries, lists, texts and numbers, as JSON takes them."""
        return {
            "event": self.name,
            "player": self.player,
            "cards": list(self.cards),
            "arguments": self.texts(),
            "deltas": [{"player": delta.board, "goods": dict(delta.amounts)} for delta in self.deltas],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogEvent) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        return hash((self.name, self.player, self.cards, self.deltas))

    def __repr__(self) -> str:
        return f"LogEvent({self.name!r}, {self.player}, {self.cards!r}, {self.arguments!r}, {self.deltas!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return LogEvent, (self.name, self.player, self.cards, self.arguments, self.deltas, self.where)


def goods_of(position: Position) -> list[vec[i64]]:
    return [player.goods[:] for player in position.players]


def deltas_between(before: list[vec[i64]], after: list[vec[i64]]) -> tuple[Delta, ...]:
    """What changed, for every player for whom anything did: first what was given, then what was gained."""
    deltas: list[Delta] = []
    for board in range(len(before)):
        lost: list[tuple[str, int]] = []
        gained: list[tuple[str, int]] = []
        for good in range(KINDS):
            change = int(after[board][good] - before[board][good])
            if change < 0:
                lost.append((NAMES[good], change))
            elif change > 0:
                gained.append((NAMES[good], change))
        if lost or gained:
            deltas.append(Delta(board, tuple(lost + gained)))
    return tuple(deltas)
