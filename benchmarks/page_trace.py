"""Where the time between a click and its options goes: a trace of Chromium's, by what its main thread did.

Processor time, which other work on the machine changes little; waiting is the rest of the time on the clock.
Raster is the time of other threads, which draw what was painted: the next frame may have to wait for it.
"""

import json
from collections import Counter
from itertools import pairwise
from typing import Any, Final

Event = dict[str, Any]

CATEGORIES: Final = (
    "devtools.timeline",
    "blink.user_timing",
    "v8.execute",
    "disabled-by-default-devtools.timeline",
)
PARTS: Final = ("script", "style", "layout", "paint", "other", "waiting", "raster")
_PART: Final = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"), "paint"),
    **dict.fromkeys(
        ("FunctionCall", "RunMicrotasks", "EventDispatch", "TimerFire", "FireAnimationFrame"), "script"
    ),
}


def time_spent(trace: bytes) -> list[Counter[str]]:
    """For each click of a trace: milliseconds by part."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    marks = sorted(
        (event["ts"], event["name"], (event["pid"], event["tid"]))
        for event in events
        if "blink.user_timing" in event.get("cat", "") and event["name"] in ("clicked", "shown")
    )
    if not marks:
        return []
    done = _done_itself([event for event in events if (event["pid"], event["tid"]) == marks[0][2]])
    drawn = [
        (event["ts"], event["tdur"]) for event in events if event["name"] == "RasterTask" and "tdur" in event
    ]
    found = []
    for (start, begun, _), (end, ended, _) in pairwise(marks):
        if (begun, ended) != ("clicked", "shown"):
            continue
        spent: Counter[str] = Counter()
        for at, part, microseconds in done:
            if start <= at < end:
                spent[part] += microseconds
        spent["waiting"] = max(0, end - start - sum(spent.values()))
        spent["raster"] = sum(microseconds for at, microseconds in drawn if start <= at < end)
        found.append(Counter({part: value / 1000 for part, value in spent.items()}))
    return found


def _done_itself(events: list[Event]) -> list[tuple[int, str, int]]:
    """When, what, how long: without what was done within it."""
    whole = sorted(
        (event for event in events if event.get("ph") == "X" and "tdur" in event),
        key=lambda event: (event["ts"], -event["dur"]),
    )
    itself = [event["tdur"] for event in whole]
    within: list[int] = []
    for number, event in enumerate(whole):
        while within and event["ts"] >= whole[within[-1]]["ts"] + whole[within[-1]]["dur"]:
            within.pop()
        if within:
            itself[within[-1]] -= event["tdur"]
        within.append(number)
    return [(event["ts"], _part(event["name"]), own) for event, own in zip(whole, itself, strict=True)]


def _part(name: str) -> str:
    return _PART.get(name, "script" if name.startswith("V8") else "other")
