import type { ExploredView, ProposedView } from "../api/types";

/** One step: a decision that is proposed, and can be changed before it counts. */
export type TrayStep = ProposedView;

/** What is proposed for the rest of an action. */
export interface Tray {
  steps: readonly TrayStep[];
  /** Where the steps lead; null: there are none, or they are refused. */
  outcome: ExploredView | null;
  /** Why it cannot be confirmed as it is. */
  refused: string;
}

export const EMPTY: Tray = { steps: [], outcome: null, refused: "" };

/** The steps that were kept, and those that the service proposes behind them. */
export function trayOf(kept: readonly TrayStep[], found: ExploredView): Tray {
  const steps = [...kept, ...found.proposed];
  const leads = steps.length > 0 && !found.refused;
  return { steps, outcome: leads ? (found.outcome ?? found) : null, refused: found.refused?.words ?? "" };
}

/** The steps up to one that is answered differently. */
export function changedAt(tray: Tray, at: number, text: string): readonly TrayStep[] {
  return tray.steps.slice(0, at + 1).map((step, k) => (k === at ? { ...step, text } : step));
}

/** What was picked of several things, in the order in which the service wants them; what is still missing is "". */
export function pickedAt(tray: Tray, at: number, texts: readonly string[]): readonly TrayStep[] {
  const several = tray.steps[at]?.decision.several;
  if (!several) return tray.steps;
  const inOrder = several.options.map((option) => option.text).filter((text) => texts.includes(text));
  const picked = tray.steps.slice(at, at + several.count);
  return [
    ...tray.steps.slice(0, at),
    ...picked.map((step, k): TrayStep => ({ ...step, text: inOrder[k] ?? "" })),
  ];
}

export const textsOf = (steps: readonly TrayStep[]): string[] => steps.map((step) => step.text);
