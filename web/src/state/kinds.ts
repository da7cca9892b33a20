import type { OptionView } from "../api/types";

/** Here an action is complete: what has been drafted is sent. */
const BOUNDARIES: readonly string[] = ["turn", "neutral-card", "neutral-prior", "over"];

export const isBoundary = (kind: string): boolean => BOUNDARIES.includes(kind);

/** Options that are things on the table, to be clicked there. */
export const isThing = (option: OptionView): boolean =>
  option.type === "building" || option.type === "space" || option.type === "card" || option.type === "tile";
