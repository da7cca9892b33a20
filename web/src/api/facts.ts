// Written by tools/dev/web_types.py from the Python side's own lists. Do not edit.

/** The variants of the game. */
export const VARIANTS = [
  "france",
  "ireland"
] as const;

/** The modes of the game. */
export const MODES = [
  "solo",
  "2-short",
  "2-long",
  "3-short",
  "3-long",
  "4-short",
  "4-long"
] as const;

/** The players' colors, by board. */
export const COLOURS = [
  "red",
  "blue",
  "green",
  "white"
] as const;

/** Events of the log that somebody decided. */
export const DEEDS = [
  "place",
  "contract",
  "prior",
  "neutral-prior",
  "build",
  "settle",
  "fell",
  "cut",
  "land",
  "neutral-build"
] as const;

/** Good, and quick: the bot that is chosen where nobody chooses. */
export const USUAL_BOT = "monk" as const;

/** The clocks that people choose by name. */
export const CLOCK_PRESETS = {
  "none": null,
  "live": {
    "kind": "turn",
    "seconds": 300,
    "increment": 0,
    "end": "turn"
  },
  "budget": {
    "kind": "budget",
    "seconds": 3600,
    "increment": 30,
    "end": "seat"
  },
  "day": {
    "kind": "turn",
    "seconds": 86400,
    "increment": 0,
    "end": "turn"
  }
} as const;

/** The bots that the page asks for hints, and how long they may think. */
export const ADVISER_SECONDS = {
  "monk": 1.5,
  "abbot": 10
} as const;
