import type { BoardView, PositionView } from "../../api/types";
import { key, standing, type Man, type Tile } from "../../components/land/land";
import type { SpaceMark } from "../../components/land/marks";

/** What became different on a board between two positions. */
export interface Changed {
  marks: Record<string, SpaceMark>;
  fresh: Tile[];
  goods: Record<string, number>;
  points: number;
}

export function changedOn(before: PositionView | undefined, now: PositionView, board: number): Changed {
  const [old, later] = [before?.boards[board], now.boards[board]];
  if (!before || !old || !later || old === later) {
    return { marks: before && later ? arrivals(before, now, board) : {}, fresh: [], goods: {}, points: 0 };
  }
  const lay = new Map(old.cells.map((cell) => [key(cell.column, cell.row), cell.card]));
  const marks = arrivals(before, now, board);
  for (const { column, row, card } of later.cells) {
    const at = key(column, row);
    if (lay.has(at) && lay.get(at) !== card) marks[at] = { state: "changed" };
  }
  return {
    marks,
    fresh: later.tiles.filter(
      (tile) => !old.tiles.some((one) => one.side === tile.side && one.row === tile.row),
    ),
    goods: goodsChanged(old, later),
    points: (later.score?.total ?? 0) - (old.score?.total ?? 0),
  };
}

export const isChanged = (changed: Changed): boolean =>
  Object.keys(changed.marks).length + Object.keys(changed.goods).length + changed.fresh.length > 0;

function goodsChanged(old: BoardView, later: BoardView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [good, count] of Object.entries(later.goods)) {
    const change = count - (old.goods[good] ?? 0);
    if (change !== 0) found[good] = change;
  }
  return found;
}

/** Spaces on which somebody stands who did not before. */
function arrivals(before: PositionView, now: PositionView, board: number): Record<string, SpaceMark> {
  const same = (one: Man, other: Man): boolean =>
    one.column === other.column &&
    one.row === other.row &&
    one.kind === other.kind &&
    one.colour === other.colour;
  const stood = standing(before.boards, board);
  const come = standing(now.boards, board).filter((man) => !stood.some((one) => same(one, man)));
  return Object.fromEntries(come.map(({ column, row }) => [key(column, row), { state: "changed" } as const]));
}
