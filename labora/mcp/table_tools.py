"""Tools around tables: who one is, which tables there are, opening, joining, talking, the record."""

import json
import re
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field

from labora.bots.registry import USUAL_BOT
from labora.mcp.api_client import Json, RefusedError
from labora.mcp.play_tools import Table, Wait
from labora.mcp.session import Session
from labora.mcp.table_snapshot import TableSnapshot, next_snapshot, snapshot
from labora.rules.components.goods import Variant
from labora.rules.components.modes import MODES

PERSON: Final = "person"
_LINK: Final = re.compile(r"(?:.*/table/)?([A-Za-z0-9_-]{1,40})/?(?:#([A-Za-z0-9_-]{16,64}))?")


def _listed(given: Any) -> Any:
    return [one for one in re.split(r"[\s,]+", given) if one] if isinstance(given, str) else given


Mode = Annotated[str, Field(description="mcp-argument-mode", max_length=20)]
VariantArgument = Annotated[Variant, Field(description="mcp-argument-variant")]
Others = Annotated[
    list[str],
    BeforeValidator(_listed, json_schema_input_type=list[str]),
    Field(description="mcp-argument-others", max_length=3),
]
Which = Literal["mine", "finished", "open", "running"]


async def introduce(
    session: Session,
    name: Annotated[str, Field(description="mcp-argument-name", min_length=1, max_length=40)],
) -> str:
    made = await session.asking.post("/api/me", name=name)
    if made["token"] is None:
        return session.words.text("mcp-renamed", name=made["name"])
    return session.words.text("mcp-introduced", name=made["name"], token=made["token"])


async def tables(
    session: Session, which: Annotated[Which, Field(description="mcp-argument-which")] = "mine"
) -> str:
    found = await session.asking.get("/api/tables", which=which)
    lines = [_summary(session, table) for table in found["tables"]]
    return "\n".join(lines) or session.words.text("mcp-no-tables")


def _summary(session: Session, table: Json) -> str:
    words = session.words
    names = [seat["name"] or words.seat(number) for number, seat in enumerate(table["seats"])]
    return words.text(
        "mcp-summary",
        table=table["id"],
        name=table["name"],
        setup=table["setup"],
        phase=table["phase"],
        round=table["round"],
        seats=words.list(names),
        turn="you" if table["my_turn"] else "none" if table["turn"] is None else names[table["turn"]],
        free=table["open_seats"],
    )


async def open_table(  # noqa: PLR0913, PLR0917 -- what the tool takes
    session: Session,
    mode: Mode,
    variant: VariantArgument = "france",
    others: Others = [],  # noqa: B006
    name: Annotated[str, Field(description="mcp-argument-table-name", max_length=60)] = "",
    hints: Annotated[bool, Field(description="mcp-argument-hints")] = False,
    public: Annotated[bool, Field(description="mcp-argument-public")] = False,
    wait: Wait = 20,
) -> str:
    seats = [{"kind": "me", "model": True}, *(_seat(other) for other in _all_others(mode, others))]
    opened = await session.asking.post(
        "/api/tables", mode=mode, variant=variant, seats=seats, name=name, hints=hints, public=public
    )
    table = TableSnapshot(session, opened)
    return await (await snapshot(session, table.id, wait, "no-bot") if wait else table).told()


def _all_others(mode: str, others: list[str]) -> list[str]:
    """Fill the seats without a name with bots."""
    missing = [int(row.players) - 1 - len(others) for row in MODES if row.name == mode]
    return [*others, *[USUAL_BOT] * (missing[0] if missing else 0)]


def _seat(other: str) -> Json:
    return {"kind": "link"} if other == PERSON else {"kind": "bot", "bot": other}


async def join(
    session: Session,
    link: Annotated[str, Field(description="mcp-argument-link", min_length=1, max_length=300)],
    wait: Wait = 0,
) -> str:
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise RefusedError(session.words.text("mcp-no-link", example=f"{session.address}/table/…#…"))
    host = urlsplit(link.strip()).netloc
    if host and host != urlsplit(session.address).netloc:
        raise RefusedError(session.words.text("mcp-other-service", host=host, address=session.address))
    table, key = found.groups()
    if key:
        await session.asking.post(f"/api/tables/{table}/enter", key=key)
    joined = TableSnapshot(session, await session.asking.post(f"/api/tables/{table}/join", model=True))
    return await (await next_snapshot(session, joined, wait)).told()


async def say(
    session: Session,
    table: Table,
    text: Annotated[str, Field(description="mcp-argument-text", min_length=1, max_length=500)],
) -> str:
    await session.asking.post(f"/api/tables/{table}/messages", text=text)
    return session.words.text("mcp-message-sent")


async def record(session: Session, table: Table) -> str:
    return json.dumps(await session.asking.get(f"/api/tables/{table}/record"), ensure_ascii=False)
