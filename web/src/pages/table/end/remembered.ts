import type { BoardView, LineView, PositionView } from "../../../api/types";
import { key } from "../../../components/land/land";

/** What a game is remembered for: whose it is, what is told of it. */
export interface Memory {
  kind: "settlement" | "wonder" | "harvest" | "sought" | "chain" | "round" | "land";
  icon: string;
  seat: number;
  /** Cards, in the order in which they are told. */
  cards: readonly string[];
  /** A good and how many of it. */
  good?: string;
  count: number;
  round?: number;
}

const MOST = 6;

/** The most remarkable things of a finished game; of equal ones the first. */
export function remembered(
  position: PositionView,
  log: readonly LineView[],
  points: readonly (readonly number[])[],
): Memory[] {
  const found = [
    bestSettlement(position.boards),
    wonder(log),
    harvest(log),
    sought(log),
    chain(log),
    bestRound(points, position),
    widest(position.boards),
  ];
  return found.filter((memory) => memory !== null).slice(0, MOST);
}

function most<T>(all: readonly T[], value: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (best === null || value(one) > value(best) ? one : best), null);
}

function bestSettlement(boards: readonly BoardView[]): Memory | null {
  const best = most(
    boards.flatMap((board) => board.score?.settled.map((one) => ({ ...one, board })) ?? []),
    (one) => one.points,
  );
  if (!best) return null;
  const sides = new Set([
    key(best.column - 1, best.row),
    key(best.column + 1, best.row),
    key(best.column, best.row - 1),
    key(best.column, best.row + 1),
  ]);
  const beside = best.board.cells.flatMap(({ card, column, row }) =>
    card && sides.has(key(column, row)) ? [card] : [],
  );
  return {
    kind: "settlement",
    icon: "settlement",
    seat: best.board.board,
    cards: [best.card, ...beside],
    count: best.points,
  };
}

interface Gain {
  seat: number;
  good: string;
  count: number;
  line: LineView;
}

function gains(log: readonly LineView[]): Gain[] {
  return log.flatMap((line) =>
    line.deltas.flatMap((delta) =>
      Object.entries(delta.goods).map(([good, count]) => ({ seat: delta.board, good, count, line })),
    ),
  );
}

function wonder(log: readonly LineView[]): Memory | null {
  const all = gains(log).filter((gain) => gain.good === "wonder" && gain.count > 0);
  const [first] = all;
  if (!first) return null;
  return {
    kind: "wonder",
    icon: "wonder",
    seat: first.seat,
    cards: first.line.cards.slice(-1),
    count: all.length,
    round: first.line.round,
  };
}

function harvest(log: readonly LineView[]): Memory | null {
  const best = most(
    gains(log).filter((gain) => gain.seat === gain.line.player),
    (gain) => gain.count,
  );
  return (
    best && {
      kind: "harvest",
      icon: "wheel",
      seat: best.seat,
      cards: best.line.cards.slice(-1),
      good: best.good,
      count: best.count,
      round: best.line.round,
    }
  );
}

/** The building that others have hired most. */
function sought(log: readonly LineView[]): Memory | null {
  const hired = new Map<string, Memory>();
  for (const line of log) {
    const [card] = line.cards;
    const owner = line.arguments["owner"];
    if (line.name !== "contract" || card === undefined || typeof owner !== "number") continue;
    const before = hired.get(`${card}@${owner}`)?.count ?? 0;
    hired.set(`${card}@${owner}`, {
      kind: "sought",
      icon: "contract",
      seat: owner,
      cards: [card],
      count: before + 1,
    });
  }
  const best = most([...hired.values()], (memory) => memory.count);
  return best && best.count > 1 ? best : null;
}

/** Buildings used one after the other in one action. */
function chain(log: readonly LineView[]): Memory | null {
  const best = most(
    log.filter((line) => line.player !== null && ["place", "contract", "prior"].includes(line.name)),
    (line) => line.cards.length,
  );
  if (!best || best.player === null || best.cards.length < 2) return null;
  return {
    kind: "chain",
    icon: "all-clergy",
    seat: best.player,
    cards: best.cards,
    count: best.cards.length,
    round: best.round,
  };
}

function bestRound(points: readonly (readonly number[])[], position: PositionView): Memory | null {
  const seats = position.boards.filter((board) => board.score !== null).map((board) => board.board);
  const all = points.flatMap((run, at) =>
    run
      .slice(1)
      .map((value, round) => ({ seat: seats[at] ?? 0, count: value - (run[round] ?? 0), round: round + 1 })),
  );
  const best = most(all, (one) => one.count);
  return best && best.count > 0 ? { kind: "round", icon: "points", cards: [], ...best } : null;
}

function widest(boards: readonly BoardView[]): Memory | null {
  const best = most(
    boards.filter((board) => !board.neutral),
    (board) => board.tiles.length,
  );
  return best && best.tiles.length > 0
    ? { kind: "land", icon: "land", seat: best.board, cards: [], count: best.tiles.length }
    : null;
}
