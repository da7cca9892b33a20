"""A table as the service tells it, and as a model reads it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final, Literal

from labora.i18n import Words
from labora.mcp.api_client import Json
from labora.mcp.session import Session
from labora.mcp.table_text import look
from labora.rules.state.position import Position

LONGEST: Final = 4_400
"""Characters of a look. What does not fit is counted, and told by the tool `options`."""
LONGEST_NEWS: Final = 500
MOST_MESSAGES: Final = 3
LOOKED_BACK: Final = 40
"""Events among which messages are looked for."""
Until = Literal["my-turn", "no-bot"]


class TableSnapshot:
    """Hold a table as the server answered it, for text about it."""

    def __init__(self, session: Session, table: Json) -> None:
        self._session: Final = session
        self.table: Final = table

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def number(self) -> int:
        return int(self.table["number"])

    @property
    def game(self) -> Json:
        found: Json = self.table["game"]
        return found

    @cached_property
    def position(self) -> Position:
        return Position.parse(self.game["position"]["line"])

    @cached_property
    def words(self) -> Words:
        """With the names of those who sit here."""
        return self._session.named(tuple(seat["name"] for seat in self.table["seats"]))

    # Who

    @property
    def own(self) -> list[int]:
        """Return the seats that are played from here, without those that the user plays on a device."""
        return [seat["seat"] for seat in self.table["seats"] if seat["mine"] and seat["model"]]

    @property
    def seat(self) -> int | None:
        """The own one that is asked, else the first."""
        own = self.own
        return self.decider if self.decider in own else own[0] if own else None

    @property
    def decider(self) -> int | None:
        return None if self.game["turn"] is None else int(self.game["turn"]["seat"])

    @property
    def is_mine(self) -> bool:
        return self.decider is not None and self.decider in self.own

    @property
    def is_finished(self) -> bool:
        return self.game["phase"] in ("over", "closed")

    @property
    def link(self) -> str:
        key = self.table["invitation"]
        path = f"{self._session.address}/table/{self.id}"
        return path if self.table["public"] or not key else f"{path}#{key}"

    # In words

    async def told(self, before: str = "") -> str:
        """Everything: `before`, who sits here, what happened lately, the position, the open decision."""
        head = [before, *self._head(), *await self._messages(), *self._news()]
        text = "\n".join(line for line in head if line)
        if self.game["phase"] == "waiting":
            return f"{text}\n{self.words.text('mcp-waiting', link=self.link)}"
        if self.game["phase"] == "closed":
            return f"{text}\n{self.words.text('problem-closed')}"
        return f"{text}\n\n{look(self.words, self.position, self.seat, LONGEST - len(text) - 2)}"

    def _head(self) -> Iterator[str]:
        seats = self.words.list(self._seat(seat) for seat in self.table["seats"])
        yield self.words.text("mcp-table", table=self.id, name=self.table["name"], seats=seats)
        undo = self.game["undo"]
        if undo["question"] is not None:
            yield self.words.text("mcp-undo-asked", player=self.words.seat(undo["question"]["seat"]))
        if self.game["broken"] is not None:
            yield str(self.game["broken"])

    def _seat(self, seat: Json) -> str:
        kind = "you" if seat["mine"] and seat["model"] else "model" if seat["model"] else seat["kind"]
        name = self.words.seat(seat["seat"])
        return self.words.text("mcp-seat", number=seat["seat"] + 1, name=name, kind=kind)

    async def _messages(self) -> list[str]:
        """The last things that were said at the table."""
        since = max(0, self.number - LOOKED_BACK)
        found = await self._session.asking.get(f"/api/tables/{self.id}/events", since=since)
        said = [event for event in found["events"] if event["kind"] == "said" and event["text"]]
        return [
            self.words.text("mcp-said", name=event["name"], text=event["text"])
            for event in said[-MOST_MESSAGES:]
        ]

    def _news(self) -> list[str]:
        """The latest lines of the chronicle, as many as fit."""
        found: list[str] = []
        room = LONGEST_NEWS
        for line in reversed(self.game["chronicle"]):
            room -= len(line["words"]) + 1
            if room < 0:
                break
            found.insert(0, line["words"])
        return [self.words.text("mcp-lately"), *found] if found else []


async def snapshot(session: Session, table: str, wait: float = 0, until: Until = "my-turn") -> TableSnapshot:
    """Fetch the table; with `wait`, as soon as you have to decide, or (`no-bot`) anyone but a bot has to."""
    waiting = {"wait": wait, "until": until} if wait else {}
    return TableSnapshot(session, await session.asking.get(f"/api/tables/{table}", **waiting))


async def next_snapshot(session: Session, table: TableSnapshot, wait: float) -> TableSnapshot:
    """Wait for the reader's turn; without an own seat, for anything to happen."""
    if not wait or table.is_finished or table.is_mine:
        return table
    if not table.own:
        await session.asking.get(f"/api/tables/{table.id}/events", since=table.number, wait=wait)
        return await snapshot(session, table.id)
    return await snapshot(session, table.id, wait)
