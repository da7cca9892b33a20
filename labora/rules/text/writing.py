"""A position as one line of text, and back. Equal positions have equal lines, and only they.

`4-long/france round=1 ... | 1peat+1grain ... | ...`: the table, then a part for each board (goods, tiles,
what stands on the spaces, clergymen). Fields that say nothing (no building in use, fee of 1) are left out.
"""

from typing import Final

from mypy_extensions import i64

from labora.rules.components import goods as g
from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDINGS, EMPTY
from labora.rules.components.landscape import PILES, SIDES, tile_row, tile_side
from labora.rules.components.modes import STEP_NAMES
from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import LaboraError, NotationError, SetupError, no_position
from labora.rules.engine.decision_kind import A_CARD, A_GOOD, A_PILE
from labora.rules.engine.offers import kind_of
from labora.rules.engine.option import goods_option
from labora.rules.state.position import BOARD, DISPLAY, NO_BROTHER, NOT_IN_PLAY, Player, Position
from labora.rules.state.queries import building_at, current_step
from labora.rules.text.plausibility import check_playable
from labora.rules.text.reading import EMPTY_TEXT, NOTHING, ON_DISPLAY, WITH_A_SPACE, read_position

LONGEST: Final = 20_000


def position_text(position: Position) -> str:
    fields = [
        f"round={position.round}",
        f"start={position.start}",
        f"step={STEP_NAMES[current_step(position)]}",
        f"turn={position.turn}",
        f"actions={position.actions}",
        f"purchases={position.purchases}",
        f"wheel={','.join(NOTHING if age == NOT_IN_PLAY else str(age) for age in position.ages)}",
        f"display={_mask_text(position, position.display)}",
        f"decision={decision_kinds.NAMES[position.kind]}",
        *_optional_fields(position),
    ]
    boards = [_player_text(position, player) for player in position.players]
    return " | ".join([" ".join([position.setup.name, *fields]), *boards])


def _optional_fields(position: Position) -> list[str]:
    fields: list[str] = []
    if position.fee_raised:
        fields.append("fee=2")
    if position.last:
        fields.append("last=1")
    if position.placed:
        fields.append(f"placed={_mask_text(position, position.placed)}")
    if position.card:
        where = ON_DISPLAY if position.place == DISPLAY else str(position.place // BOARD)
        fields.append(f"use={position.setup.cards[position.card].id}@{where}")
    for name, number in (("part", position.part), ("times", position.amount)):
        if number:
            fields.append(f"{name}={number}")
    held = _held_text(position)
    if held:
        fields.append(f"held={held}")
    cursor = position.space if position.kind in WITH_A_SPACE else position.cursor
    for name, number in (("cursor", cursor), ("left", position.left)):
        if number:
            fields.append(f"{name}={number}")
    if position.reached:
        reached = [
            card.id for card in position.setup.cards if card.code and card.reach_bit & position.reached
        ]
        fields.append(f"reached={','.join(reached)}")
    return fields


def _held_text(position: Position) -> str:
    """A card to be placed, the pile of a tile, what a forest or moor gives, or how often a joined part."""
    holds = kind_of(position).holds
    if holds == A_CARD:
        return position.setup.cards[position.new_card].id
    if holds == A_PILE:
        return PILES[position.pile]
    if holds == A_GOOD and position.cleared:
        return g.NAMES[position.cleared]
    return str(position.joined) if position.joined else ""


def _mask_text(position: Position, mask: i64) -> str:
    cards = [position.setup.cards[code].id for code in range(1, BUILDINGS + 1) if mask & BIT[code]]
    return ",".join(cards) or NOTHING


def _player_text(position: Position, player: Player) -> str:
    cells = [EMPTY_TEXT if cell == EMPTY else position.setup.cards[cell].id for cell in player.cells]
    tiles = [f"{SIDES[tile_side(code)]}@{tile_row(code)}" for code in player.land.tiles]
    brothers = [player.lay_two] if player.lay_one == NO_BROTHER else [player.lay_one, player.lay_two]
    # A name of its own: in one expression with a loop, mypyc 2.4 frees the option before its text is read.
    goods = goods_option(player.goods).text
    return " ".join(
        (
            goods,
            ",".join(tiles) or NOTHING,
            ",".join(cells),
            f"prior={_place_text(position, player.prior)}",
            f"brothers={','.join(_place_text(position, place) for place in brothers)}",
        )
    )


def _place_text(position: Position, place: i64) -> str:
    if place < 0:
        return NOTHING
    return f"{position.setup.cards[building_at(position, place)].id}@{place // BOARD}"


def parse_position(text: str) -> Position:
    """The position of a line; a NotationError says what is wrong with it."""
    if len(text) > LONGEST:
        raise no_position(f"The line of a position is never longer than {LONGEST} characters.", "length")
    try:
        position = read_position(text)
        check_playable(position)
    except NotationError:
        raise
    except SetupError as unknown:
        raise no_position(str(unknown), "setup") from unknown
    except (LaboraError, ValueError, IndexError, KeyError, TypeError, OverflowError) as error:
        raise no_position(f"That is not the text of a position ({error}).", "fields") from error
    return position
