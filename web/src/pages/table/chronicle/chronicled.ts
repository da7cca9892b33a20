import type { LineView } from "../../../api/types";
import type { TableState } from "../../../stores/table.svelte";

/** A line of the chronicle without the name: the shield says who. */
export function told(room: TableState, line: LineView): string {
  const name = line.player === null ? "" : `${room.nameOf(line.player)}: `;
  return name && line.brief.startsWith(name) ? line.brief.slice(name.length) : line.brief;
}

/** The round of each line: what the end of a round's last turn brings about belongs to the next. */
export function roundsOf(log: readonly LineView[]): { line: LineView; within: number }[] {
  let within = 0;
  let turn = -1;
  return log.map((line) => {
    if (line.turn !== turn) within = line.round;
    if (line.name === "round") within = Number(line.arguments["round"]);
    turn = line.turn;
    return { line, within };
  });
}
