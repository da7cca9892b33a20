/** The table that somebody sat at last: what is read speaks of its game, and leads back to it. */
export interface LastTable {
  id: string;
  name: string;
  mode: string;
  variant: string;
}

const KEY = "labora-last-table";

export function rememberTable(table: LastTable): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // A browser that keeps nothing: the rules then speak of the usual game.
  }
}

export function lastTable(): LastTable | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as LastTable | null;
  } catch {
    return null;
  }
}
