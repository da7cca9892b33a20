import type { DecisionView, ExploredView, PositionView, ProposedView, WordOption } from "../api/types";

/** Answers of the service for tests, with no more in them than a test is about. */

export const word = (text: string): WordOption => ({ type: "word", text, words: "" });

export const decisionOf = (kind: string, ...texts: string[]): DecisionView => ({
  ...{ kind, player: 0, message: "", words: "", count: texts.length, options: texts.map(word) },
  ...{ payment: null, several: null, obstacles: [] },
});

export const step = (kind: string, text: string): ProposedView => ({
  decision: decisionOf(kind, text),
  text,
});

export const exploredOf = (decisions: readonly string[], more: Partial<ExploredView> = {}): ExploredView => ({
  ...{ number: 1, decisions: [...decisions], position: { line: decisions.join(" ") } as PositionView },
  ...{ decision: decisionOf("turn"), changes: [], idle: "", refused: null, complete: false },
  ...{ expanded: [], proposed: [], outcome: null, branches: [] },
  ...more,
});
