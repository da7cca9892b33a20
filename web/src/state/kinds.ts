import type { DecisionView, OptionView } from "../api/types";

/** Here an action is complete: what has been drafted is sent. */
const BOUNDARIES: readonly string[] = ["turn", "neutral-card", "neutral-prior", "over"];

export const isBoundary = (kind: string): boolean => BOUNDARIES.includes(kind);

/** Options that are things on the table, to be clicked there. */
export const isThing = (option: OptionView): boolean =>
  option.type === "building" || option.type === "space" || option.type === "card" || option.type === "tile";

export const isSpatial = (decision: DecisionView): boolean =>
  decision.payment === null && decision.options.some(isThing);

/** A sensible first proposal; never more than that. */
export function proposed(decision: DecisionView): string {
  if (decision.payment) return decision.payment.proposal.text;
  const { kind, options } = decision;
  const usual = options.find((option) => option.text === USUAL[kind]) ?? options[0];
  const best = kind === "amount" || kind === "indicator" ? most(options) : usual;
  return best?.text ?? "";
}

const USUAL: Readonly<Record<string, string>> = {
  clergyman: "lay-brother",
  "owners-clergyman": "lay-brother",
  fee: "coins",
  prior: "skip",
};

function most(options: readonly OptionView[]): OptionView | undefined {
  return options.reduce((best, option) => ((option.number ?? -1) > (best.number ?? -1) ? option : best));
}
