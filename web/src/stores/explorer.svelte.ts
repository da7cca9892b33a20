import type { AskExplore, ExploredView } from "../api/types";

/** What else is asked for: what follows each option, what would usually be decided next, what is behind actions. */
export interface Looks {
  expand?: boolean;
  propose?: boolean;
  branches?: boolean;
}

/** An answer that nobody waits for any more: something newer was asked for, or the game has changed. */
export const LATE = Symbol("late");

/** Asks the service where lines of decisions lead. An answer is known until the game changes. */
export class Explorer {
  /** Questions that are not answered yet. */
  asking = $state(0);
  /** Grows when the game changes. */
  age = 0;
  private known = new Map<string, Promise<ExploredView>>();
  private newest = 0;

  constructor(
    private readonly explore: (asked: AskExplore) => Promise<ExploredView>,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** The game has changed: what is known, and what is still on its way, belongs to the past. */
  forget(): void {
    this.known = new Map();
    this.newest += 1;
    this.age += 1;
  }

  /** Where a line leads; null: the service could not tell. */
  async look(line: readonly string[], looks: Looks = {}): Promise<ExploredView | null> {
    try {
      return await this.answer(line, looks);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** The same, for a question that replaces those before it. */
  async lookLast(line: readonly string[], looks: Looks = {}): Promise<ExploredView | null | typeof LATE> {
    const mine = ++this.newest;
    const found = await this.look(line, looks);
    return mine === this.newest ? found : LATE;
  }

  /** It will probably be asked: whoever asks then need not wait for all of the answer. */
  expect(line: readonly string[], looks: Looks = {}): void {
    this.answer(line, looks).catch(() => undefined);
  }

  private answer(line: readonly string[], looks: Looks): Promise<ExploredView> {
    const { known } = this;
    const text = line.join(" ");
    const key = `${looks.expand ?? false} ${looks.propose ?? false} ${text}`;
    const found = known.get(key) ?? known.get(`true true ${text}`);
    if (found) return found;
    const asked = this.ask({ decisions: [...line], ...looks }).then((answer) => {
      for (const branch of answer.branches)
        known.set(`true true ${branch.decisions.join(" ")}`, Promise.resolve(branch));
      return answer;
    });
    known.set(key, asked);
    // Whoever asks again after a failure gets another try.
    asked.catch(() => known.delete(key));
    return asked;
  }

  private async ask(asked: AskExplore): Promise<ExploredView> {
    this.asking += 1;
    try {
      return await this.explore(asked);
    } finally {
      this.asking -= 1;
    }
  }
}
