"""Tools for playing: look, options, decide, undo, explore, hint."""

import secrets
from collections.abc import Iterable
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, Field

from labora.bots.registry import ADVISERS, USUAL_BOT
from labora.mcp.api_client import Json, RefusedError, refusal
from labora.mcp.decision_text import explained, open_decision
from labora.mcp.session import Session
from labora.mcp.table_snapshot import TableSnapshot, next_snapshot, snapshot
from labora.rules.constants.errors import LaboraError
from labora.rules.decision import Decision
from labora.rules.engine.events import deltas_between, goods_of
from labora.rules.engine.offers import is_payment
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

LONGEST_WAIT: Final = 50
MOST_TEXTS: Final = 12
LONGEST_EXPLORED: Final = 3_000
LONGEST_BRIEF: Final = 2_000


def _split(given: Any) -> Any:
    """Take lines of options apart, as `hint` writes them: texts of options have no spaces."""
    if isinstance(given, list) and all(isinstance(one, str) for one in given):
        given = " ".join(given)
    return given.split() if isinstance(given, str) else given


Table = Annotated[str, Field(description="mcp-argument-table", pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Decisions = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=200)]],
    BeforeValidator(_split, json_schema_input_type=list[str]),
    Field(description="mcp-argument-decisions", max_length=400),
]
Wait = Annotated[float, Field(description="mcp-argument-wait", ge=0, le=LONGEST_WAIT)]
Level = Annotated[str, Field(json_schema_extra={"enum": list(ADVISERS)})]


async def look(session: Session, table: Table, wait: Wait = 0) -> str:
    found = await snapshot(session, table)
    return await (await next_snapshot(session, found, wait)).told()


async def options(session: Session, table: Table, decisions: Decisions = []) -> str:  # noqa: B006
    """What could be decided, now or after a line of decisions; each with what its card does."""
    found = await snapshot(session, table)
    position, refused = await _after(session, found, decisions)
    if refused is not None:
        raise RefusedError(refused)
    if position.over:
        return found.words.text("decision-over")
    return explained(found.words, position)


async def decide(session: Session, table: Table, decisions: Decisions, wait: Wait = 20) -> str:
    found = await snapshot(session, table)
    _check_seat(session, found)
    if not decisions:
        raise RefusedError(found.words.text("mcp-no-decisions", options=_texts(found.position)))
    try:
        decided = await session.asking.post(
            f"/api/tables/{table}/decide",
            based_on=found.number,
            decisions=decisions,
            key=_key(),
            wait=wait,
            until="no-bot",
        )
    except RefusedError as error:
        raise RefusedError(await _with_options(session, found, decisions, str(error))) from None
    after = TableSnapshot(session, decided["table"])
    said = session.words.text("mcp-decided", decisions=" ".join(decisions))
    return _brief(found, after, said) if _goes_on(found, after) else await after.told(said)


def _goes_on(before: TableSnapshot, after: TableSnapshot) -> bool:
    """Whether the reader still decides in the same turn."""
    then, now = before.position, after.position
    turn = (then.round, then.step, then.turn) == (now.round, now.step, now.turn)
    return turn and after.is_mine and not after.game["undo"]["question"]


def _brief(before: TableSnapshot, after: TableSnapshot, said: str) -> str:
    """Inside a turn: what has changed, and the next question. Everything else is as it was."""
    then, now = before.position, after.position
    parts = [said]
    for delta in deltas_between(goods_of(then), goods_of(now)):
        points = int(total_score(now, delta.board) - total_score(then, delta.board))
        parts.append(_change(after, {"board": delta.board, "goods": dict(delta.amounts), "points": points}))
    room = LONGEST_BRIEF - sum(len(part) + 1 for part in parts)
    parts.append(open_decision(after.words, now, after.seat, room))
    return "\n".join(parts)


async def undo(
    session: Session,
    table: Table,
    keep: Annotated[int | None, Field(description="mcp-argument-keep", ge=0, le=100_000)] = None,
) -> str:
    found = await snapshot(session, table)
    _check_seat(session, found)
    taken_back = found.game["undo"]
    step = None if found.seat is None else taken_back["steps"][found.seat]
    to = keep if keep is not None else step
    if to is None:
        raise RefusedError(
            found.words.text("mcp-nothing-to-undo", taken=taken_back["taken"], turn=taken_back["turn_start"])
        )
    undone = await session.asking.post(f"/api/tables/{table}/undo", based_on=found.number, to=to, key=_key())
    said = "mcp-undone" if undone["done"] else "mcp-undo-waits"
    decisions = " ".join(undone["decisions"])
    return await TableSnapshot(session, undone["table"]).told(
        session.words.text(said, decisions=decisions or "–")
    )


async def agree(
    session: Session, table: Table, yes: Annotated[bool, Field(description="mcp-argument-yes")]
) -> str:
    """To what another player wants to take back."""
    answered = await session.asking.post(f"/api/tables/{table}/undo/answer", yes=yes)
    return await TableSnapshot(session, answered).told()


async def explore(session: Session, table: Table, decisions: Decisions) -> str:
    """Where a line of decisions would lead; nothing is decided."""
    found = await snapshot(session, table)
    explored = await session.asking.post(f"/api/tables/{table}/explore", decisions=decisions)
    words, position = found.words, Position.parse(explored["position"]["line"])
    parts = [words.text("mcp-explored", decisions=" ".join(explored["decisions"]) or "–")]
    parts += [_change(found, change) for change in explored["changes"]]
    if explored["refused"] is not None:
        parts.append(refusal(words, explored["refused"]))
    if position.over:
        parts.append(words.text("decision-over"))
    else:
        room = LONGEST_EXPLORED - sum(len(part) + 1 for part in parts)
        parts.append(open_decision(words, position, found.seat, room))
    return "\n".join(parts)


async def hint(
    session: Session,
    table: Table,
    level: Annotated[Level, Field(description="mcp-argument-adviser")] = USUAL_BOT,
    seconds: Annotated[float, Field(description="mcp-argument-seconds", ge=0.1, le=10)] = 1.0,
) -> str:
    found = await snapshot(session, table)
    asked = await session.asking.post(
        f"/api/tables/{table}/suggest", level=level, seconds=float(seconds), n=3
    )
    return "\n".join(_suggestion(found, one) for one in asked["suggestions"])


# Parts


def _key() -> str:
    return secrets.token_urlsafe(16)


def _check_seat(session: Session, table: TableSnapshot) -> None:
    """Refuse to play a user's own seat: everyone must see that a model plays."""
    if not table.own and any(seat["mine"] for seat in table.table["seats"]):
        raise RefusedError(session.words.text("mcp-seat-of-a-person"))


async def _after(session: Session, table: TableSnapshot, decisions: list[str]) -> tuple[Position, str | None]:
    """The position, and why the line goes no further."""
    if not decisions:
        return table.position, None
    explored = await session.asking.post(f"/api/tables/{table.id}/explore", decisions=decisions)
    position = Position.parse(explored["position"]["line"])
    if explored["refused"] is None:
        return position, None
    return position, _joined(table, refusal(table.words, explored["refused"]), position)


async def _with_options(session: Session, table: TableSnapshot, decisions: list[str], sentence: str) -> str:
    """A refusal, and what would be right there."""
    if not table.is_mine:
        return sentence
    _, refused = await _after(session, table, decisions)
    return refused or sentence


def _joined(table: TableSnapshot, sentence: str, position: Position) -> str:
    if position.over:
        return sentence
    return f"{sentence} {table.words.text('mcp-possible', options=_texts(position))}"


def _texts(position: Position) -> str:
    """The first options, as they are to be written."""
    try:
        options = Decision(position).options
    except LaboraError:
        return "–"
    first = [options[number].text for number in range(min(len(options), MOST_TEXTS))]
    more = len(options) > MOST_TEXTS or is_payment(position.kind)
    return ", ".join([*first, "…"] if more and len(options) > 1 else first)


def _change(table: TableSnapshot, change: Json) -> str:
    words = table.words
    goods = words.changes(change["goods"].items()) if change["goods"] else words.text("goods-nothing")
    points = f"{change['points']:+d}".replace("-", "−")
    player = words.player(table.position.setup, change["board"])
    return words.text("mcp-change", player=player, goods=goods, points=points)


def _suggestion(table: TableSnapshot, one: Json) -> str:
    words = table.words
    return words.text(
        "mcp-suggestion",
        decisions=" ".join(option["text"] for option in one["options"]),
        story=_line(line["words"] for line in one["lines"]),
        scores=", ".join(words.number(score, 0) for score in one["scores"]),
        reasons=_line(reason["words"] for reason in one["reasons"]),
        sure=round(100 * one["confidence"]),
    )


def _line(texts: Iterable[str]) -> str:
    return "; ".join(texts)
