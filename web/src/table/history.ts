import { explore, getEvents } from "../api/service";
import type { TableView } from "../api/types";

const SAMPLES = 48;

/** The points of all players after each round, read from the record of the game; index 0 is before the first. */
export async function pointsByRound(table: TableView): Promise<number[][]> {
  const numbers = await momentsOf(table);
  const seen = new Map<number, number[]>();
  const moments = await Promise.all(numbers.map((number) => explore(table.id, { number })));
  for (const { position } of moments) {
    seen.set(
      position.over ? position.round : position.round - 1,
      position.boards.flatMap((board) => (board.score ? [board.score.total] : [])),
    );
  }
  const final = table.game.position.boards.flatMap((board) => (board.score ? [board.score.total] : []));
  seen.set(table.game.position.round, final);
  return filled(seen, table.game.position.round, final.length);
}

/** Event numbers spread over the game. */
async function momentsOf(table: TableView): Promise<number[]> {
  const { events } = await getEvents(table.id);
  const first = events.find((event) => event.kind === "decided")?.number ?? 1;
  const step = Math.max(1, (table.number - first) / SAMPLES);
  const count = Math.min(SAMPLES, Math.max(0, table.number - first));
  return Array.from({ length: count }, (_, k) => Math.round(first + k * step));
}

/** Rounds that no sample fell into lie on the line between their neighbours. */
export function filled(
  seen: ReadonlyMap<number, readonly number[]>,
  last: number,
  players: number,
): number[][] {
  const known = [...seen.keys()].filter((round) => round >= 0 && round <= last).sort((a, b) => a - b);
  const at = (round: number, player: number): number => {
    const before = known.findLast((one) => one <= round);
    const after = known.find((one) => one >= round);
    const low = before === undefined ? 0 : (seen.get(before)?.[player] ?? 0);
    const high = after === undefined ? low : (seen.get(after)?.[player] ?? low);
    if (before === undefined || after === undefined || before === after)
      return before === undefined ? 0 : low;
    return Math.round(low + ((high - low) * (round - before)) / (after - before));
  };
  return Array.from({ length: players }, (_, player) =>
    Array.from({ length: last + 1 }, (_, round) => at(round, player)),
  );
}
