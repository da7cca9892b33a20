"""Events of the log in words: names, then what was given and gained."""

import re

from labora.rules.engine.events import NOBODY, Event
from labora.rules.engine.neutral import NEUTRAL
from labora.rules.engine.option import Tile
from labora.rules.state.position import Position
from labora.rules.state.setup import Setup
from labora.words.messages import Argument
from labora.words.names import NONE, Names
from labora.words.phrases import Phrase, joined
from labora.words.places import space_words


def event_words(
    names: Names, setup: Setup, event: Event, *, with_changes: bool = True, start: Position | None = None
) -> str:
    """Without the changes of goods for those who show them in another way; `start` says what stood where."""
    given = event.arguments
    found: dict[str, Argument] = {
        **given,
        "players": int(setup.players),
        "player": names.player(setup, event.player) if event.player != NOBODY else NONE,
        "clergyman": given.get("clergyman", NONE),
        "owner": names.player(setup, int(given["owner"])) if "owner" in given else NONE,
        "cards": cards_of(names, event),
        "goods": _goods(names, setup, event, with_changes, start),
        "spaces": _spaces(names, event, start),
        "tiles": names.list(_tile(names, tile) for tile in event.where.tiles),
        "over": names.card(str(given["over"])) if given.get("over") else NONE,
        "points": names.amount("points", int(given.get("points", 0))),
        "indicator": _indicator(names, str(given.get("indicator", ""))),
        "deck": names.deck(str(given["deck"])) if "deck" in given else NONE,
    }
    # Of what is not decided yet only the spaces around it are there.
    return re.sub(" {2,}", " ", names.text(event.message, **found)).strip(" ")


def cards_of(names: Names, event: Event) -> Phrase:
    separator = names.text("list-separator" if event.name in ("dealt", "removed") else "log-chain")
    return joined(separator, (names.card(card) for card in event.cards))


def _spaces(names: Names, event: Event, start: Position | None) -> str:
    board = NEUTRAL if event.name == "neutral-build" else event.player
    return names.text("list-separator").join(
        space_words(names, start, board, space.column, space.row) for space in event.where.spaces
    )


def _tile(names: Names, tile: Tile) -> str:
    side = names.name(f"log-side-{tile.side}")
    return side if names.by_place else names.text("log-tile", side=side, row=tile.row)


def _indicator(names: Names, indicator: str) -> str:
    if not indicator:
        return NONE
    return names.name("log-joker") if indicator == "joker" else names.good(indicator)


def _goods(names: Names, setup: Setup, event: Event, with_changes: bool, start: Position | None) -> str:
    """The own changes after commas, then those of others. What everybody gets is said once."""
    separator = names.text("list-separator")
    parts = []
    if event.arguments.get("joker"):
        parts.append(names.text("log-joker"))
    where = event.where
    parts += [names.text("log-nothing", good=names.good(good)) for good in where.in_vain]
    if where.spaces and event.name not in ("fell", "cut", "build", "settle"):
        parts.append(names.text("log-cleared", spaces=_spaces(names, event, start)))
    if event.name != "land":
        parts += [_tile(names, tile) for tile in where.tiles]
    deltas = event.deltas if with_changes else ()
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
            "log-others", player=names.player(setup, delta.board), changes=names.changes(delta.amounts)
        )
        for delta in others
    )
