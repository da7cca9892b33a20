import type { AskClock } from "../../api/types";

export type ClockName = "none" | "live" | "budget" | "day";

/** The clocks that people know; the service takes any. */
export const CLOCKS: Readonly<Record<ClockName, AskClock | null>> = {
  none: null,
  live: { kind: "turn", seconds: 300, end: "turn" },
  budget: { kind: "budget", seconds: 3600, increment: 30, end: "seat" },
  day: { kind: "turn", seconds: 86_400, end: "turn" },
};
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];
