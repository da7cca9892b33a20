"""A message as each kind of receiver wants it."""

import json
from typing import Any, Final
from urllib.parse import urlsplit

from labora.server.notifications.delivery import Message

LONGEST_DISCORD: Final = 1900
LONGEST_PUSH: Final = 600
# Of 4,096 bytes; letters of some languages have two.
LONGEST_NTFY: Final = 1500
MORE: Final = "\n…"
JSON: Final = {"Content-Type": "application/json"}


def discord(message: Message) -> dict[str, Any]:
    """Format a message for Discord, without mentions by names that users chose."""
    stop = _stop(message)
    content = _cut(message.parts, LONGEST_DISCORD - len(stop)) + stop
    return {"content": content, "allowed_mentions": {"parse": []}}


def slack(message: Message) -> dict[str, Any]:
    text = message.text + _stop(message)
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
        "body": _cut(_words(message), LONGEST_PUSH) if several else "",
        "url": _within(message.url),
        "tag": "labora" if several else message.lines[0].table,
        "stop": {"words": message.stop_words, "url": _within(message.stop)},
    }


def ntfy(message: Message, topic: str) -> dict[str, Any]:
    """As JSON, since headers have no letters but the Latin ones."""
    return {
        "topic": topic,
        "title": message.title,
        "message": _cut(_words(message), LONGEST_NTFY),
        "click": message.url,
        "actions": [{"action": "view", "label": message.stop_words, "url": message.stop}],
    }


def as_bytes(body: dict[str, Any]) -> bytes:
    return json.dumps(body, ensure_ascii=False).encode()


def _words(message: Message) -> list[str]:
    return [line.words for line in message.lines]


def _stop(message: Message) -> str:
    return f"\n\n{message.stop_words}: {message.stop}"


def _cut(parts: list[str], longest: int) -> str:
    """As many as there is room for."""
    text = "\n".join(parts)
    if len(text) <= longest:
        return text
    kept = parts[:]
    while len(text) > longest:
        kept.pop()
        text = "\n".join(kept) + MORE
    return text


def _within(url: str) -> str:
    parts = urlsplit(url)
    return parts.path + (f"#{parts.fragment}" if parts.fragment else "")
