import { Problem } from "../api/ask";
import { importRecord } from "../api/service";
import { say } from "../i18n/words";
import { person } from "./person.svelte";

/** Bytes; the service takes a little more. */
const LARGEST = 250_000;

/** What is wrong with a file, as a sentence. */
export class NoRecord extends Error {}

/** A file becomes a table of one's own, up to its last legal move: its id. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > LARGEST) throw new NoRecord(say("web-record-large", { limit: LARGEST / 1000 }));
  const record = parsed(await file.text());
  if (record === null) throw new NoRecord(say("problem-wrong-record"));
  try {
    await person.ensure();
    return (await importRecord(record)).table.id;
  } catch (error) {
    throw new NoRecord(error instanceof Problem ? error.view.detail : say("web-unreachable"));
  }
}

function parsed(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
