"""Which language a client wants to be spoken to in; none means ids only."""

from collections.abc import Sequence
from functools import cache, lru_cache

from labora.i18n import Words
from labora.i18n.messages import ENGLISH, LANGUAGES, forget_said

IDS_ONLY = "none"
REMEMBERED = 2000


@cache
def words_of(language: str) -> Words:
    return Words(language, by_place=True)


def language_of(asked: str | None, chosen: str | None, header: str | None) -> str:
    """Choose a language: `?lang=` first, then the user's own, then the best of the header.

    Browsers send the header with every request, so it counts last.
    """
    if asked == IDS_ONLY:
        return IDS_ONLY
    wanted = (asked, chosen, *_wanted(header or ""))
    return next((code for code in wanted if code in LANGUAGES), ENGLISH)


def supported_language(chosen: str) -> str | None:
    """None: nothing was chosen, or it is not spoken here any more."""
    return chosen if chosen in LANGUAGES else None


def _wanted(header: str) -> list[str]:
    """`de-AT, pl;q=0.8`: the codes without their countries, the most wanted first."""
    parts = [part.partition(";") for part in header.split(",")]
    ranked = [(-_weight(weight), code.strip().lower().partition("-")[0]) for code, _, weight in parts]
    return [code for _, code in sorted(ranked, key=lambda one: one[0])]


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0


def words_for(language: str, players: Sequence[str] = ()) -> Words | None:
    """Return the words of a language with the names of the players, so that they replace "player 2"."""
    if language == IDS_ONLY:
        return None
    return _with_players(language, tuple(players)) if any(players) else words_of(language)


def forget_names() -> None:
    """Forget all cached names: a user was deleted."""
    _with_players.cache_clear()
    forget_said()


@lru_cache(REMEMBERED)
def _with_players(language: str, players: tuple[str, ...]) -> Words:
    """Words remember what they have said: it pays to keep them."""
    unnamed = words_of(language)
    names = [name or unnamed.seat(seat) for seat, name in enumerate(players)]
    return Words(language, players=names, by_place=True)
