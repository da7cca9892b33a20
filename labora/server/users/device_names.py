"""What a device is called in the list of a person's devices: a browser and a system, nothing finer."""

from typing import Final

# The first that is found counts: browsers claim to be others, too.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str | None) -> str:
    """Like "Firefox, Linux"; empty for programs."""
    agent = user_agent or ""
    found = (next((name for mark, name in known if mark in agent), "") for known in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in found if name)
