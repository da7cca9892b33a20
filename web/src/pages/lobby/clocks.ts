import { CLOCK_PRESETS } from "../../api/facts";
import type { AskClock } from "../../api/types";

export type ClockName = keyof typeof CLOCK_PRESETS;

/** The clocks that people know; the service takes any. */
export const CLOCKS: Readonly<Record<ClockName, AskClock | null>> = CLOCK_PRESETS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];
