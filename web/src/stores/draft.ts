/** Options that were chosen for one action, before it is sent. */

export interface Drafted {
  text: string;
  /** Chosen by the player; false: it only leads to what was. */
  byHand: boolean;
}

export type Draft = readonly Drafted[];

export const textsOf = (draft: Draft): string[] => draft.map((one) => one.text);

/** A line of options more: the last is what was clicked. */
export function extended(draft: Draft, texts: readonly string[]): Draft {
  const last = texts.length - 1;
  return [...draft, ...texts.map((text, at) => ({ text, byHand: at === last }))];
}

/** Without the last choice, and without what led to it. */
export function withoutLast(draft: Draft): Draft {
  return draft.slice(0, draft.slice(0, -1).findLastIndex((one) => one.byHand) + 1);
}
