import type { BoardView, CellView } from "../../api/types";
import type { Office } from "../people/clergymen";
import { colourOf, type Colour } from "../people/colours";

export const ASPECT = 1.207;
/** Columns that a landscape tile covers. */
const COLUMNS = { hills: [0, 5], plains: [0, 5], coast: [-2, 2], mountain: [5, 2] } as const;

export type Side = keyof typeof COLUMNS;

/** A piece of land: its kind and its upper row. */
export interface Tile {
  side: Side;
  row: number;
}

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

/** The spaces of a piece of land, as columns and rows; a mountain is one space. */
export function plotCells(side: Side, row: number): [number, number][] {
  const [first, width] = COLUMNS[side];
  const columns = Array.from({ length: width }, (_, at) => first + at);
  const all = Array.from({ length: plotRows(side) }, (_, down) =>
    columns.map((column): [number, number] => [column, row + down]),
  ).flat();
  const peak = COLUMNS.mountain[0] + 1;
  return side === "mountain" ? all.filter(([x, y]) => x !== peak || y === row) : all;
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

export interface CellSize {
  width: number;
  height: number;
}

/** How high a space may be for its width, at least and at most. */
export type Aspects = readonly [low: number, high: number];
export const AS_DRAWN: Aspects = [ASPECT, ASPECT];
/** A land that fills its place: wider or higher spaces, as far as cards look well. */
export const FILLING: Aspects = [1.04, 1.35];

/** The size of a space that lets the whole land be seen, within what can be read. */
export function fitting(
  shown: Box,
  width: number,
  height: number,
  [least, most]: readonly [number, number],
  [low, high]: Aspects = AS_DRAWN,
): CellSize {
  const [across, down] = [width / shown.columns, height / shown.rows];
  const wide = Math.max(least, Math.min(most, Math.floor(Math.min(across, down / low) * 4) / 4));
  return { width: wide, height: wide * Math.max(low, Math.min(high, down / wide)) };
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

/** Who stands on each space, by "column,row". */
export function menByPlace(men: readonly Man[]): Record<string, Man[]> {
  const found: Record<string, Man[]> = {};
  for (const man of men) (found[key(man.column, man.row)] ??= []).push(man);
  return found;
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

/** The side of the land on which a plot lies: hills and plains are two faces of one tile. */
export type Group = "coast" | "mountain" | "district";
export const groupOf = (side: Side): Group => (side === "coast" || side === "mountain" ? side : "district");

/** On which side of the land a column is. */
export function groupAt(column: number): Group {
  return column < 0 ? "coast" : column >= COLUMNS.mountain[0] ? "mountain" : "district";
}

/** Rows at which new land could begin on a side, from above. */
export function placesOf(plots: readonly Plot[], group: Group): number[] {
  const rows = plots.filter((plot) => groupOf(plot.side) === group).map((plot) => plot.row);
  return [...new Set(rows)].sort((one, other) => one - other);
}

/** The place whose middle is nearest to a row; a half is the middle of a space. */
export function snapped(places: readonly number[], group: Group, row: number): number | undefined {
  const half = (group === "district" ? 1 : 2) / 2;
  const far = (place: number): number => Math.abs(place + half - row);
  return [...places].sort((one, other) => far(one) - far(other))[0];
}

/** Plots for which there is room in what is shown of the land. */
export function plotsWithin(plots: readonly Plot[], shown: Box): Plot[] {
  return plots.filter((plot) => {
    const [first, width] = COLUMNS[plot.side];
    const rows = plot.row >= shown.top && plot.row + plotRows(plot.side) <= shown.top + shown.rows;
    return rows && first >= shown.left && first + width <= shown.left + shown.columns;
  });
}
