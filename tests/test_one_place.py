"""Facts that Python keeps once, held against the places that have to repeat them."""

import re
from pathlib import Path
from typing import get_args

from labora.bots.registry import BOT_ROWS, find_bot, row_of
from labora.bots.weights import GROUPS
from labora.drawing.player_colors import PLAYER_COLORS
from labora.rules.components.goods import VARIANTS, Variant
from labora.rules.components.modes import MODES, ModeName
from labora.server.notifications.channel_kinds import ChannelKind, WebhookKind, WebKind
from labora.server.notifications.schemas import Kind

ROOT = Path(__file__).parent.parent


def test_the_page_has_the_players_colors() -> None:
    tokens = (ROOT / "web/src/styles/tokens.css").read_text(encoding="utf-8")
    found = re.findall(r"--p-(red|blue|green|white): (#[0-9a-f]{6});", tokens)
    light = dict(found[: len(PLAYER_COLORS)])
    assert light == PLAYER_COLORS


def test_the_docs_have_the_strengths_of_the_bots() -> None:
    page = (ROOT / "notes/bots-experiments.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \|.*\| (\d+), (\d+) \|$", page, flags=re.MULTILINE)
    assert len(rows) >= 4
    for bot, *points in rows:
        strength = row_of(bot).strength
        assert strength is not None
        assert [strength.alone[variant] for variant in VARIANTS] == [int(one) for one in points]


def test_every_bot_at_tables_is_measured() -> None:
    for row in BOT_ROWS:
        assert (row.strength is not None) == row.offered
        if row.strength is not None:
            assert set(row.strength.alone) == set(VARIANTS)
            assert set(row.strength.rated) == set(GROUPS) - {"solo"}


def test_names_of_bots_are_used_once() -> None:
    names = [name for row in BOT_ROWS for name in (row.id, *row.old_ids)]
    assert len(names) == len(set(names))
    assert all(find_bot(old) is row.bot for row in BOT_ROWS for old in row.old_ids)


def test_types_name_what_there_is() -> None:
    assert get_args(Variant) == VARIANTS
    assert get_args(ModeName) == tuple(mode.name for mode in MODES)


def test_every_kind_of_channel_is_one_class() -> None:
    classes = [kind for base in (ChannelKind, WebKind, WebhookKind) for kind in base.__subclasses__()]
    assert {kind.kind for kind in classes if hasattr(kind, "kind")} == set(get_args(Kind))
