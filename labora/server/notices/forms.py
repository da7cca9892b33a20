"""A message as each kind of receiver wants it."""

import json
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from labora.server.notices.delivery import Message

LONGEST_DISCORD: Final = 1900
LONGEST_PUSH: Final = 600
JSON: Final = {"Content-Type": "application/json"}


def discord(message: Message) -> dict[str, Any]:
    """Names that people chose call nobody."""
    return {"content": _whole(message)[:LONGEST_DISCORD], "allowed_mentions": {"parse": []}}


def slack(message: Message) -> dict[str, Any]:
    text = _whole(message)
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, written)
    return {"text": text}


def plain(message: Message) -> dict[str, Any]:
    """For programs."""
    return {
        "title": message.title,
        "text": message.text,
        "key": message.key,
        "stop": message.stop,
        "notices": [
            {
                "occasion": line.occasion,
                "table": line.table,
                "name": line.name,
                "words": line.words,
                "url": line.url,
                "at": line.at,
            }
            for line in message.lines
        ],
    }


def push(message: Message) -> dict[str, Any]:
    """For the page's own worker: addresses within it."""
    several = len(message.lines) > 1
    return {
        "title": message.title,
        "body": "\n".join(line.words for line in message.lines)[:LONGEST_PUSH] if several else "",
        "url": _within(message.url),
        "tag": "labora" if several else message.lines[0].table,
        "stop": {"words": message.stop_words, "url": _within(message.stop)},
    }


def ntfy(message: Message, topic: str) -> dict[str, Any]:
    """As JSON, since headers have no letters but the Latin ones."""
    return {
        "topic": topic,
        "title": message.title,
        "message": "\n".join(line.words for line in message.lines),
        "click": message.url,
        "actions": [{"action": "view", "label": message.stop_words, "url": message.stop}],
    }


WEBHOOKS: Final[dict[str, Callable[[Message], dict[str, Any]]]] = {
    "discord": discord,
    "slack": slack,
    "json": plain,
}


def as_bytes(body: dict[str, Any]) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


def _whole(message: Message) -> str:
    return f"{message.text}\n\n{message.stop_words}: {message.stop}"


def _within(url: str) -> str:
    parts = urlsplit(url)
    return parts.path + (f"#{parts.fragment}" if parts.fragment else "")
