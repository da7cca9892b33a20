import type { DecisionView, OptionView } from "../../../api/types";

const NO: readonly string[] = ["skip", "nothing"];

/** "No, thanks": it has its own place, beside what cancels. */
export const declines = (option: OptionView): boolean => option.type === "word" && NO.includes(option.text);

export const declining = (decision: DecisionView | null): OptionView | undefined =>
  decision?.options.find(declines);
