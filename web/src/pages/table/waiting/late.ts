import type { LineView } from "../../../api/types";
import { isDeed } from "../../../stores/pastTurns";

/** Turns in which a bot decided for a player who was late. */
export interface Late {
  seat: number;
  /** The first and the last of these turns. */
  first: number;
  last: number;
  /** Decisions of the game before the first. */
  before: number;
}

/** What a bot has played for one of these seats since its player last took a whole turn. */
export function lateSince(log: readonly LineView[], seats: readonly number[]): Late | null {
  const found = seats.flatMap((seat) => lateOf(log, seat) ?? []);
  return found.reduce<Late | null>((last, one) => (last && last.last > one.last ? last : one), null);
}

function lateOf(log: readonly LineView[], seat: number): Late | null {
  const lines = log.filter((line) => line.player === seat && isLate(line));
  const late = new Set(lines.map((line) => line.turn));
  const own = log.findLast((line) => line.seat === seat && isDeed(line) && !late.has(line.turn));
  const since = lines.filter((line) => line.turn > (own?.turn ?? -1));
  const [first] = since;
  const last = since.at(-1);
  return first && last ? { seat, first: first.turn, last: last.turn, before: first.before } : null;
}

const isLate = (line: LineView): boolean => line.name === "late";
