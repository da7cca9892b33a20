import { newKey } from "../api/service";
import type { AskUndo, TableView, UndoneView, UndoView } from "../api/types";
import type { Sent } from "./sending.svelte";

interface Undone {
  readonly undo: UndoView | null;
  readonly mine: readonly number[];
  take(table: TableView): void;
}

/** One step back for the player here: how many decisions of the game stay. Null: there is none. */
export function stepBack(undo: UndoView | null, mine: readonly number[]): number | null {
  const steps = mine.flatMap((seat) => undo?.steps[seat] ?? []);
  return steps.length > 0 ? Math.min(...steps) : null;
}

/** Taking back what counts already, and taking it again. */
export class Undoing {
  /** What was taken back, each as one batch. */
  private redoable = $state.raw<readonly (readonly string[])[]>([]);

  constructor(
    private readonly on: Undone,
    private readonly undo: (asked: AskUndo) => Promise<UndoneView>,
    private readonly send: (act: (number: number) => Promise<void>) => Promise<Sent>,
  ) {}

  to = $derived.by(() => stepBack(this.on.undo, this.on.mine));
  canRedo = $derived(this.redoable.length > 0);

  /** Something else was decided: what was taken back stays so. */
  forget(): void {
    this.redoable = [];
  }

  /** Keeps the first `to` decisions of the game; the service asks the others where they must agree. */
  async takeBack(to: number): Promise<void> {
    await this.send(async (number) => {
      const { done, decisions, table } = await this.undo({ based_on: number, to, key: newKey() });
      if (done && decisions.length > 0) this.redoable = [...this.redoable, decisions];
      this.on.take(table);
    });
  }

  /** The last batch again; what the service refuses is not tried twice. */
  async redo(decide: (decisions: readonly string[]) => Promise<Sent>): Promise<void> {
    const again = this.redoable.at(-1);
    if (again === undefined) return;
    const rest = this.redoable.slice(0, -1);
    const sent = await decide(again);
    if (sent === "done" || sent === "refused") this.redoable = rest;
  }
}
