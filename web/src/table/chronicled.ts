import type { LineView } from "../api/types";
import type { TableState } from "../state/table.svelte";

/** A line of the chronicle without the name: the shield says who. */
export function told(room: TableState, line: LineView): string {
  const name = line.player === null ? "" : `${room.nameOf(line.player)}: `;
  return name && line.brief.startsWith(name) ? line.brief.slice(name.length) : line.brief;
}
