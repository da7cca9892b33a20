import { DEEDS } from "../api/facts";
import type { LineView } from "../api/types";
import type { TableState } from "./table.svelte";

/** A turn of the chronicle that could be taken back. */
export interface PastTurn {
  turn: number;
  seat: number;
  round: number;
  /** Decisions of the game before it. */
  before: number;
  /** What was done in it. */
  lines: readonly LineView[];
}

/** Somebody's deed, not what the round has brought about. */
export const isDeed = (line: LineView): boolean => (DEEDS as readonly string[]).includes(line.name);

/** The turns in which somebody did something, newest first. */
export function turnsOf(log: readonly LineView[]): PastTurn[] {
  const found = new Map<number, PastTurn>();
  for (const line of log) {
    if (!isDeed(line)) continue;
    const { turn, seat, round, before } = line;
    const lines = [...(found.get(turn)?.lines ?? []), line];
    found.set(turn, { turn, seat, round, before, lines });
  }
  return [...found.values()].reverse();
}

/** May the player here take back to so many decisions without asking anybody? */
export function mayAlone(room: TableState, to: number): boolean {
  const floors = room.game?.undo.floors ?? [];
  return room.mine.some((seat) => {
    const floor = floors[seat];
    return typeof floor === "number" && to >= floor;
  });
}

/** Who would be asked: everybody else who is a person. */
export function askedOf(room: TableState): string[] {
  const others =
    room.table?.seats.filter((seat) => !seat.mine && (seat.kind === "person" || seat.kind === "device")) ??
    [];
  return others.map((seat) => room.nameOf(seat.seat));
}
