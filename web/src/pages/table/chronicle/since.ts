import type { LineView, PositionView } from "../../../api/types";
import { key, plotCells, type Side, type Tile } from "../../../components/land/land";
import { isDeed } from "../../../stores/pastTurns";
import { spaceKey } from "../../../stores/targets";

/** Where something was done: a board and some of its spaces. */
export interface Spot {
  board: number;
  /** By "column,row". */
  spaces: readonly string[];
  /** New land. */
  tiles: readonly Tile[];
}

/** The last turn that a seat has finished; `begun`: decisions before the turn in play. -1: none yet. */
export function lastTurnOf(log: readonly LineView[], seat: number, begun: number): number {
  return log.findLast((line) => line.seat === seat && line.before !== begun)?.turn ?? -1;
}

/** What the others have done since. */
export function deedsSince(log: readonly LineView[], seat: number, begun: number): LineView[] {
  const last = lastTurnOf(log, seat, begun);
  return log.filter((line) => line.turn > last && line.seat !== seat && isDeed(line));
}

/** What has changed on a board after a turn, by good. */
export function changesAfter(log: readonly LineView[], board: number, turn: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of log) {
    if (line.turn <= turn) continue;
    for (const delta of line.deltas) {
      if (delta.board !== board) continue;
      for (const [good, count] of Object.entries(delta.goods)) found[good] = (found[good] ?? 0) + count;
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count !== 0));
}

/** The boards and spaces that a line of the chronicle is about, as far as they can still be found. */
export function spotsOf(line: LineView, position: PositionView): Spot[] {
  const own = ownBoard(line, position);
  if (own === null) return [];
  const owner = line.arguments["owner"];
  const used = cardSpots(line.cards, typeof owner === "number" ? owner : own, position);
  const spaces = words(line.arguments["space"]);
  const tiles = words(line.arguments["tile"]).map((text) => {
    const [side, row] = text.split("@");
    return { side: side as Side, row: Number(row) };
  });
  const laid = tiles.flatMap((tile) => plotCells(tile.side, tile.row).map(([x, y]) => key(x, y)));
  const there = [...spaces, ...laid];
  return there.length === 0 ? used : [...used, { board: own, spaces: there, tiles }];
}

/** The keys of all spaces of some spots. */
export function keysOf(spots: readonly Spot[]): string[] {
  return spots.flatMap(({ board, spaces }) =>
    spaces.map((space) => {
      const [column, row] = space.split(",").map(Number);
      return spaceKey(board, column ?? 0, row ?? 0);
    }),
  );
}

const words = (text: string | number | undefined): string[] =>
  String(text ?? "")
    .split(" ")
    .filter(Boolean);

function ownBoard(line: LineView, position: PositionView): number | null {
  if (!line.name.startsWith("neutral")) return line.player;
  return position.boards.find((board) => board.neutral)?.board ?? null;
}

/** Every board has an office, a farmyard and a clay mound: the board in question is looked at first. */
function cardSpots(cards: readonly string[], first: number, position: PositionView): Spot[] {
  return cards.flatMap((card) => {
    for (const board of [first, ...position.boards.map((one) => one.board)]) {
      const cell = position.boards[board]?.cells.find((one) => one.card === card);
      if (cell) return [{ board, spaces: [key(cell.column, cell.row)], tiles: [] }];
    }
    return [];
  });
}

export interface Paid {
  /** To whom a contract's fee went. */
  to: number;
  goods: Readonly<Record<string, number>>;
}

export interface Moved {
  /** What whoever did it gave and got, apart from the fee. */
  own: readonly (readonly [good: string, count: number])[];
  paid: Paid | null;
  /** What it changed for others, besides. */
  others: readonly { board: number; goods: Readonly<Record<string, number>> }[];
}

/** So much that it takes the room of a name: a fee is as long as two goods. */
export function isMuch(line: LineView): boolean {
  const { own, paid, others } = movedBy(line);
  return own.length + others.length + (paid ? 2 : 0) > 3;
}

/** What a deed has moved; a fee is no loss and gain of two people but paid by one to the other. */
export function movedBy(line: LineView): Moved {
  const others = line.deltas.filter((delta) => delta.board !== line.player);
  const fee =
    line.name === "contract" ? others.find((one) => one.board === line.arguments["owner"]) : undefined;
  const own: Record<string, number> = {
    ...line.deltas.find((delta) => delta.board === line.player)?.goods,
  };
  for (const [good, count] of Object.entries(fee?.goods ?? {})) own[good] = (own[good] ?? 0) + count;
  return {
    own: Object.entries(own).filter(([, count]) => count !== 0),
    paid: fee ? { to: fee.board, goods: fee.goods } : null,
    others: others.filter((one) => one !== fee),
  };
}
