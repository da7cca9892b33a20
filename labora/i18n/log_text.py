"""Events of the log in words: names, then what was given and gained."""

import re
from dataclasses import dataclass
from typing import Final

from labora.i18n.message_arguments import Arguments, Makers
from labora.i18n.names import NONE, Names
from labora.i18n.phrases import Phrase, joined
from labora.i18n.place_names import space_words
from labora.rules.engine.events import NOBODY, LogEvent
from labora.rules.engine.neutral_player import NEUTRAL
from labora.rules.engine.option import Tile
from labora.rules.state.position import Position
from labora.rules.state.setup import Setup

_SPACES: Final = re.compile(" {2,}")


@dataclass(frozen=True, slots=True)
class _Told:
    setup: Setup
    event: LogEvent
    with_changes: bool
    start: Position | None


def event_words(
    names: Names, setup: Setup, event: LogEvent, *, with_changes: bool = True, start: Position | None = None
) -> str:
    """Without the changes of goods for those who show them in another way; `start` says what stood where."""
    told = _Told(setup, event, with_changes, start)
    as_given = {name: value for name, value in event.arguments.items() if name not in _ARGUMENTS}
    text = names.sentence(event.message, Arguments(_ARGUMENTS, names, told, as_given))
    # Of what is not decided yet only the spaces around it are there.
    return _SPACES.sub(" ", text).strip(" ")


def cards_of(names: Names, event: LogEvent) -> Phrase:
    separator = names.text("list-separator" if event.name in ("dealt", "removed") else "log-chain")
    return joined(separator, (names.card(card) for card in event.cards))


def _spaces(names: Names, told: _Told) -> str:
    event = told.event
    board = NEUTRAL if event.name == "neutral-build" else event.player
    return names.text("list-separator").join(
        space_words(names, told.start, board, space.column, space.row) for space in event.where.spaces
    )


def _player(names: Names, told: _Told) -> str:
    player = told.event.player
    return names.player(told.setup, player) if player != NOBODY else NONE


def _owner(names: Names, told: _Told) -> str:
    owner = told.event.arguments.get("owner")
    return NONE if owner is None else names.player(told.setup, int(owner))


def _over(names: Names, told: _Told) -> str:
    over = told.event.arguments.get("over")
    return names.card(str(over)) if over else NONE


def _deck(names: Names, told: _Told) -> str:
    deck = told.event.arguments.get("deck")
    return NONE if deck is None else names.deck(str(deck))


def _tile(names: Names, tile: Tile) -> str:
    side = names.name(f"log-side-{tile.side}")
    return side if names.by_place else names.text("log-tile", side=side, row=tile.row)


def _indicator(names: Names, told: _Told) -> str:
    indicator = str(told.event.arguments.get("indicator", ""))
    if not indicator:
        return NONE
    return names.name("log-joker") if indicator == "joker" else names.good(indicator)


def _goods(names: Names, told: _Told) -> str:
    """List the player's own changes after commas, then those of others. Gains of all come once."""
    event = told.event
    separator = names.text("list-separator")
    parts = []
    if event.arguments.get("joker"):
        parts.append(names.text("log-joker"))
    where = event.where
    parts += [names.text("log-nothing", good=names.good(good)) for good in where.in_vain]
    if where.spaces and event.name not in ("fell", "cut", "build", "settle"):
        parts.append(names.text("log-cleared", spaces=_spaces(names, told)))
    if event.name != "land":
        parts += [_tile(names, tile) for tile in where.tiles]
    deltas = event.deltas if told.with_changes else ()
    own = [delta for delta in deltas if delta.board == event.player]
    if event.player == NOBODY:
        own = list(deltas[:1])
    parts += [names.changes(delta.amounts) for delta in own]
    text = "".join(separator + part for part in parts)
    if event.player == NOBODY:
        return text
    others = [delta for delta in deltas if delta.board != event.player]
    return text + "".join(
        names.text(
            "log-others", player=names.player(told.setup, delta.board), changes=names.changes(delta.amounts)
        )
        for delta in others
    )


_ARGUMENTS: Final[Makers[_Told]] = {
    "players": lambda names, told: int(told.setup.players),
    "player": _player,
    "clergyman": lambda names, told: told.event.arguments.get("clergyman", NONE),
    "owner": _owner,
    "cards": lambda names, told: cards_of(names, told.event),
    "goods": _goods,
    "spaces": _spaces,
    "tiles": lambda names, told: names.list(_tile(names, tile) for tile in told.event.where.tiles),
    "over": _over,
    "points": lambda names, told: names.amount("points", int(told.event.arguments.get("points", 0))),
    "indicator": _indicator,
    "deck": _deck,
}
