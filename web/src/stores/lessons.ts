/** Which lessons were learned in this browser, and at which tables the brother says something. */
const DONE = "labora-lessons";
const READ = "labora-chapters";
const BESIDE = "labora-beside";
const KEPT = 20;

function read(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function write(key: string, values: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: it is forgotten with the page.
  }
}

export const lessonsDone = (): readonly string[] => read(DONE);

export function lessonDone(lesson: string): readonly string[] {
  const done = [...read(DONE).filter((one) => one !== lesson), lesson];
  write(DONE, done);
  return done;
}

/** Chapters of the rules that were opened here. */
export const chaptersRead = (): readonly string[] => read(READ);

export function chapterRead(chapter: string): readonly string[] {
  const known = read(READ);
  if (known.includes(chapter)) return known;
  write(READ, [...known, chapter]);
  return [...known, chapter];
}

export const forgetLessons = (): void => write(DONE, []);

/** The lesson to go on with: the first that is not done after the last one that is; null: none is left. */
export function nextOf(all: readonly string[], done: readonly string[]): string | null {
  const last = Math.max(-1, ...done.map((one) => all.indexOf(one)));
  const open = (one: string): boolean => !done.includes(one);
  return all.slice(last + 1).find(open) ?? all.find(open) ?? null;
}

export const isBeside = (table: string): boolean => read(BESIDE).includes(table);

export function setBeside(table: string, on: boolean): void {
  const others = read(BESIDE).filter((one) => one !== table);
  write(BESIDE, on ? [...others.slice(1 - KEPT), table] : others);
}
