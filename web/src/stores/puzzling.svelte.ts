/** Which puzzle is being solved at which table, and the run that it belongs to: as long as the browser's tab. */
export interface Puzzling {
  table: string;
  /** The puzzles of the run; one alone is a run of one. */
  run: readonly string[];
  at: number;
  /** At the first try, one for each puzzle that was answered. */
  found: readonly boolean[];
}

const KEY = "labora-puzzle";
const SOLVED = "labora-puzzles-solved";

function read<T>(store: () => Storage, key: string, missing: T): T {
  try {
    return (JSON.parse(store().getItem(key) ?? "null") as T | null) ?? missing;
  } catch {
    return missing;
  }
}

function write(store: () => Storage, key: string, value: unknown): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

class Puzzles {
  now = $state.raw<Puzzling | null>(read<Puzzling | null>(() => sessionStorage, KEY, null));
  solved = $state.raw<readonly string[]>(read<string[]>(() => localStorage, SOLVED, []));

  begin(now: Puzzling | null): void {
    this.now = now;
    write(() => sessionStorage, KEY, now);
  }

  /** Only the first answer to a puzzle counts for the run. */
  answer(found: boolean): void {
    const { now } = this;
    if (!now) return;
    const puzzle = now.run[now.at] ?? "";
    if (now.found.length === now.at) this.begin({ ...now, found: [...now.found, found] });
    if (found && !this.solved.includes(puzzle)) {
      this.solved = [...this.solved, puzzle];
      write(() => localStorage, SOLVED, this.solved);
    }
  }
}

export const puzzles = new Puzzles();

/** Ten from easy to hard, those first that were not solved yet. */
export function runOf(all: readonly string[], solved: readonly string[], length = 10): string[] {
  const fresh = all.filter((id) => !solved.includes(id));
  const from = fresh.length >= length ? fresh : all;
  const count = Math.min(length, from.length);
  const bound = (at: number): number => Math.floor((at * from.length) / count);
  return Array.from({ length: count }, (_, at) => {
    const share = from.slice(bound(at), bound(at + 1));
    return share[Math.floor(Math.random() * share.length)] ?? "";
  });
}
