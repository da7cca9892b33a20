import type { SaidEvent } from "../api/types";

/** Which messages of a table were read in this browser. */

const key = (table: string): string => `labora-read-${table}`;

export function lastRead(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? 0);
  } catch {
    return 0;
  }
}

/** All that has been said until now is read. */
export function readNow(table: string, said: readonly SaidEvent[]): number {
  const last = said.at(-1)?.number ?? 0;
  try {
    localStorage.setItem(key(table), String(last));
  } catch {
    // A browser that keeps nothing: they are new again next time.
  }
  return last;
}

/** What others have said since. */
export const unreadOf = (said: readonly SaidEvent[], mine: readonly number[], read: number): number =>
  said.filter(({ number, seat }) => number > read && (seat === null || !mine.includes(seat))).length;
