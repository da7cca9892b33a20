"""Writes notifications in the reader's language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.server.core.language import supported_language, words_of
from labora.server.core.secrets import hashed
from labora.server.notifications.delivery import Message, MessageLine
from labora.server.notifications.storage import Channel, Notice

CONFIRM = "confirm"
TEST = "test"


@dataclass(frozen=True, slots=True)
class NotificationFacts:
    """Hold a notice that still matters, with what its sentence needs."""

    notice: Notice
    arguments: Mapping[str, str]


def words_for_reader(language: str) -> Words:
    return words_of(supported_language(language) or ENGLISH)


def composed(channel: Channel, words: Words, known: Sequence[NotificationFacts]) -> Message:
    if known[0].notice.occasion == CONFIRM:
        return _question(channel, words)
    lines = tuple(_line(channel, words, one) for one in known)
    several = words.text("notice-several", count=len(lines))
    return Message(
        title=lines[0].words if len(lines) == 1 else several,
        lines=lines,
        url=lines[0].url if len(lines) == 1 else channel.site + "/",
        stop=f"{channel.site}/unsubscribe#{channel.secret}",
        stop_words=words.text("notice-stop"),
        key=_key(channel, [one.notice for one in known]),
    )


def _line(channel: Channel, words: Words, known: NotificationFacts) -> MessageLine:
    notice = known.notice
    return MessageLine(
        occasion=notice.occasion,
        words=words.text(f"notice-{notice.occasion}", **known.arguments),
        url=f"{channel.site}/table/{notice.game}" if notice.game else f"{channel.site}/",
        table=notice.game,
        name=known.arguments.get("table", ""),
        at=notice.at,
    )


def _question(channel: Channel, words: Words) -> Message:
    """Ask for confirmation, the only message to an address that is not confirmed."""
    url = f"{channel.site}/confirm#{channel.confirm}"
    line = MessageLine(CONFIRM, words.text("notice-confirm-text"), url, "", "", channel.created)
    return Message(words.text("notice-confirm-title"), (line,), url, "", "", _key(channel, []))


def _key(channel: Channel, notices: Sequence[Notice]) -> str:
    told = " ".join(f"{one.occasion}.{one.game}.{one.number}" for one in notices)
    return hashed(f"{channel.id} {told}")[:32]
