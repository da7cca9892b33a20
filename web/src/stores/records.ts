import { Problem } from "../api/ask";
import { uploadRecord } from "../api/service";
import { say } from "../i18n/words";
import { person } from "./person.svelte";

/** Bytes; the service takes a little more. */
const LARGEST = 250_000;
/** As much of a file as says what it may be. */
const START = 1000;

/** What is wrong with a file, as a sentence. */
export class NoRecord extends Error {}

/** A file becomes a table of one's own, up to its last legal move: its id. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > LARGEST) throw new NoRecord(say("web-record-large", { limit: LARGEST / 1000 }));
  // What is not even a JSON object need not be sent; the service parses the rest.
  if (!(await file.slice(0, START).text()).trimStart().startsWith("{"))
    throw new NoRecord(say("problem-wrong-record"));
  try {
    await person.ensure();
    return (await uploadRecord(file)).table;
  } catch (error) {
    throw new NoRecord(error instanceof Problem ? error.view.detail : say("web-unreachable"));
  }
}
