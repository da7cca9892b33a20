import type { TableSummary } from "../../api/types";

/** Until when this turn has to be played, as far as the list of tables says it; null: there is no hurry. */
export function deadlineOf({ clock, since }: TableSummary): number | null {
  return clock?.kind === "turn" ? since + clock.seconds : null;
}

/** Those with the least time left first; then those that have waited longest. */
export function byUrgency(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort(
    (a, b) => (deadlineOf(a) ?? Infinity) - (deadlineOf(b) ?? Infinity) || a.since - b.since,
  );
}
