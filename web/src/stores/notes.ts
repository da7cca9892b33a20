/** What somebody has noted for themselves at a table: in this browser, and nowhere else. */

const key = (table: string): string => `labora-notes-${table}`;

export function notesOf(table: string): string {
  try {
    return localStorage.getItem(key(table)) ?? "";
  } catch {
    return "";
  }
}

export function keepNotes(table: string, text: string): void {
  try {
    if (text) localStorage.setItem(key(table), text);
    else localStorage.removeItem(key(table));
  } catch {
    // A browser that keeps nothing: they last as long as the sheet is open.
  }
}
