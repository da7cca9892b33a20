import type { BoardView, CellView } from "../../api/types";
import type { Office } from "../people/clergymen";
import { colourOf, type Colour } from "../people/colours";

export const ASPECT = 1.207;
/** Columns that a landscape tile covers. */
const COLUMNS = { hills: [0, 5], plains: [0, 5], coast: [-2, 2], mountain: [5, 2] } as const;

export type Side = keyof typeof COLUMNS;

/** A place where land could be taken, and for how much. */
export interface Plot {
  side: Side;
  row: number;
  price: number | null;
  /** What is sent back to choose it. */
  text: string;
  label: string;
  can: boolean;
}

export interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** A clergyman on a board. */
export interface Man {
  column: number;
  row: number;
  kind: Office;
  colour: Colour;
  /** Would go there. */
  ghost?: boolean;
}

export function key(column: number, row: number): string {
  return `${column},${row}`;
}

function rowsOf(cell: CellView): number {
  return cell.terrain === "mountain" ? 2 : 1;
}

export function plotRows(side: Side): number {
  return side === "coast" || side === "mountain" ? 2 : 1;
}

export function plotColumns(side: Side): readonly [number, number] {
  return COLUMNS[side];
}

/** What has to be seen: all spaces and, where asked for, the places of new land. */
export function box(cells: readonly CellView[], plots: readonly Plot[] = []): Box {
  const columns = cells.map((cell) => cell.column);
  const rows = cells.flatMap((cell) => [cell.row, cell.row + rowsOf(cell) - 1]);
  for (const plot of plots) {
    const [first, width] = COLUMNS[plot.side];
    columns.push(first, first + width - 1);
    rows.push(plot.row, plot.row + plotRows(plot.side) - 1);
  }
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** The width of a space that lets the whole land be seen, within what can be read. */
export function fitting(shown: Box, width: number, height: number, least: number, most: number): number {
  const fit = Math.min(width / shown.columns, height / (shown.rows * ASPECT));
  return Math.max(least, Math.min(most, Math.floor(fit * 4) / 4));
}

/** Reading order: rows from above, in each from the sea to the mountains. */
export function inOrder(cells: readonly CellView[]): CellView[] {
  return [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Clergymen of all players who stand on this board. */
export function standing(boards: readonly BoardView[], board: number): Man[] {
  const men: Man[] = [];
  for (const owner of boards) {
    for (const { kind, place } of owner.clergymen) {
      if (place?.board !== board) continue;
      men.push({ kind, column: place.column, row: place.row, colour: colourOf(owner.board, owner.neutral) });
    }
  }
  return men;
}

/** Cards that lie on the land after something and did not before. */
export function laidCards(
  before: readonly CellView[],
  after: readonly CellView[],
): { card: string; column: number; row: number }[] {
  const lay = new Map(before.map((cell) => [key(cell.column, cell.row), cell.card]));
  return after.flatMap(({ card, column, row }) =>
    card !== null && lay.get(key(column, row)) !== card ? [{ card, column, row }] : [],
  );
}

/** Plots for which there is room in what is shown of the land. */
export function plotsWithin(plots: readonly Plot[], shown: Box): Plot[] {
  return plots.filter((plot) => {
    const [first, width] = COLUMNS[plot.side];
    const rows = plot.row >= shown.top && plot.row + plotRows(plot.side) <= shown.top + shown.rows;
    return rows && first >= shown.left && first + width <= shown.left + shown.columns;
  });
}
