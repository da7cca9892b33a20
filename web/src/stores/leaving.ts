import { subscription } from "./push";

/** What stays in a browser that its person has left: the language, and how the page looks and sounds. */
const STAYS: readonly string[] = ["labora-language", "labora-settings"];

/** Removes notes, read marks, lessons and all else that the former person has left here. */
export async function forgetPerson(): Promise<void> {
  await (await subscription())?.unsubscribe().catch(() => false);
  for (const storage of [localStorage, sessionStorage]) forget(storage);
}

function forget(storage: Storage): void {
  const own = Object.keys(storage).filter((key) => key.startsWith("labora-"));
  for (const key of own) if (!STAYS.includes(key)) storage.removeItem(key);
}
