import type { EventView } from "../api/types";

/** What became of the last question whether something may be taken back. */
export interface Answers {
  /** The seat that asks now. */
  asker: number | null;
  refused: { asker: number; by: number } | null;
}

export const NO_ANSWERS: Answers = { asker: null, refused: null };

/** A refusal is known until the asker goes on. */
export function answersAfter(before: Answers, events: readonly EventView[]): Answers {
  return events.reduce(after, before);
}

function after(before: Answers, event: EventView): Answers {
  const { asker, refused } = before;
  switch (event.kind) {
    case "undo-asked":
      return { asker: event.seat, refused: null };
    case "undo-answered":
      if (event.yes || asker === null) return before;
      return { asker: null, refused: event.seat === asker ? null : { asker, by: event.seat } };
    case "decided":
      return { asker: null, refused: refused?.asker === event.seat ? null : refused };
    case "undone":
      return NO_ANSWERS;
    default:
      return before;
  }
}
