import type { CellView } from "../../api/types";
import { key } from "./land";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** New land: up and down lead to another place of a side, left and right to another side. */
export function arrowOf(event: KeyboardEvent): { to: "place" | "side"; by: number } | null {
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key];
  if (!step) return null;
  const [across, down] = step;
  return across === 0 ? { to: "place", by: down } : { to: "side", by: across };
}

/** The space that an arrow key leads to: the nearest in that direction, over gaps too. */
export function besideOf(cells: readonly CellView[], from: string, pressed: string): string | null {
  const step = STEPS[pressed];
  const start = cells.find((cell) => key(cell.column, cell.row) === from);
  if (!step || !start) return null;
  const far = (cell: CellView): number => {
    const across = cell.column - start.column;
    const down = cell.row - start.row;
    const along = across * step[0] + down * step[1];
    const aside = Math.abs(across * step[1]) + Math.abs(down * step[0]);
    return along > 0 ? along + 3 * aside : Infinity;
  };
  const nearest = cells.reduce<CellView | null>(
    (best, cell) => (far(cell) < (best ? far(best) : Infinity) ? cell : best),
    null,
  );
  return nearest ? key(nearest.column, nearest.row) : null;
}
