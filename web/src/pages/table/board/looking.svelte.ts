import type { LineView, PositionView } from "../../../api/types";
import { keysOf, spotsOf } from "../chronicle/since";

const NOTHING: ReadonlySet<string> = new Set();

/** Whose land is in the middle, and what the chronicle points at. */
export class Looking {
  /** Another player's board; null: the own one. */
  visited = $state<number | null>(null);
  /** Spaces pointed at, by key. */
  pointed = $state.raw(NOTHING);
  /** The line that points there. */
  line = $state.raw<LineView | null>(null);

  readonly visit = (board: number): void => void (this.visited = board);
  readonly home = (): void => void (this.visited = null);

  /** Shows where a line of the chronicle happened. */
  point(line: LineView | null, position: PositionView): void {
    this.line = line;
    this.pointed = line ? new Set(keysOf(spotsOf(line, position))) : NOTHING;
  }
}
