import type { CourseTurnView } from "../../api/types";

/**
 * A moment is a number of decisions, 0 is the beginning. In addresses turns count from 1: `37` is the moment after turn
 * 37, `37.2` the one after two of its decisions.
 */
export type Unit = "decision" | "turn" | "round";
type Turns = readonly CourseTurnView[];

/** The moment that an address means; null: the game has none such. */
export function momentAt(turns: Turns, at: string): number | null {
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(at)) return null;
  const [turn = 0, decision] = at.split(".").map(Number);
  if (turn === 0) return decision ? null : 0;
  const found = turns[turn - 1];
  if (!found) return null;
  const moment = decision === undefined ? found.end : found.first + decision;
  return moment <= found.end ? moment : null;
}

/** The index of the turn that a moment belongs to; -1: nothing has been decided. */
export function turnOf(turns: Turns, moment: number): number {
  let [low, high] = [-1, turns.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((turns[middle]?.first ?? 0) < moment) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The last turn may go on: its moments are told with their decision. */
export function addressAt(turns: Turns, moment: number): string {
  const index = turnOf(turns, moment);
  const turn = turns[index];
  if (!turn) return "0";
  const whole = moment === turn.end && index + 1 < turns.length;
  return whole ? `${index + 1}` : `${index + 1}.${moment - turn.first}`;
}

/** Moments at which turns or rounds end; the beginning is one of them. */
function endsOf(turns: Turns, unit: Unit): number[] {
  const ending = unit === "turn" ? turns : turns.filter((turn, at) => turns[at + 1]?.round !== turn.round);
  return [0, ...ending.map((turn) => turn.end)];
}

/** Where a step leads, forwards or back. */
export function stepped(turns: Turns, moment: number, unit: Unit, forwards: boolean): number {
  const last = turns.at(-1)?.end ?? 0;
  if (unit === "decision") return Math.max(0, Math.min(last, moment + (forwards ? 1 : -1)));
  const ends = endsOf(turns, unit);
  if (forwards) return ends.find((end) => end > moment) ?? last;
  return ends.findLast((end) => end < moment) ?? 0;
}

/** How far along the turns a moment is: 2.5 is the middle of the third. */
export function alongOf(turns: Turns, moment: number): number {
  const index = turnOf(turns, moment);
  const turn = turns[index];
  return turn ? index + (moment - turn.first) / Math.max(1, turn.end - turn.first) : 0;
}

/** The moment at the end of the turn that is nearest to there. */
export function momentAlong(turns: Turns, along: number): number {
  const turn = Math.max(0, Math.min(turns.length, Math.round(along)));
  return turn === 0 ? 0 : (turns[turn - 1]?.end ?? 0);
}
