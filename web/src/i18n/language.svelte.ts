import { FluentBundle, FluentResource } from "@fluent/bundle";
import languages, { type Room } from "virtual:languages";
import { speak } from "../api/ask";
import { FUNCTIONS } from "./phrases";

const KEY = "labora-language";
const PARAMETER = "lang";
const ENGLISH = "en";

/** The language of the page. Whatever says something with it changes with it. */
export class Language {
  code = $state(ENGLISH);
  bundle = $state.raw(new FluentBundle(ENGLISH));
  /** The page's address says which. */
  linked = false;
  /** By somebody, not by the browser's languages. */
  chosen = false;
  /** Those whose words have been asked for: another language comes with them, too. */
  readonly #rooms = new Set<Room>();
  /** As `code`, for what must not be done again when it changes. */
  #spoken = ENGLISH;
  #wanted = ENGLISH;
  readonly known = Object.entries(languages).map(([code, { name }]) => ({ code, name }));

  /** A link's, else what was chosen here before, else the first of the browser's that there is. */
  async begin(): Promise<void> {
    const linked = new URLSearchParams(location.search).get(PARAMETER);
    const wanted = [linked, stored(), ...navigator.languages].map(
      (one) => one?.toLowerCase().split("-")[0] ?? "",
    );
    const code = wanted.find((one) => one in languages) ?? ENGLISH;
    this.linked = linked === code;
    this.chosen = this.linked || stored() === code;
    if (this.linked) keep(code);
    await this.use(code);
  }

  /** Chosen by hand: kept, and the link's is forgotten. */
  async choose(code: string): Promise<void> {
    const address = new URL(location.href);
    if (address.searchParams.has(PARAMETER)) {
      address.searchParams.set(PARAMETER, code);
      history.replaceState(null, "", address);
    }
    await this.keep(code);
  }

  async keep(code: string): Promise<void> {
    if (!(code in languages)) return;
    this.chosen = true;
    keep(code);
    if (code !== this.#wanted) await this.use(code);
  }

  /** Fetches the language, with the words of all rooms that have been entered, and then speaks it. */
  async use(code: string): Promise<void> {
    this.#wanted = code;
    let rooms: Room[];
    let sources: string[];
    do {
      rooms = [...this.#rooms];
      sources = await Promise.all([fetched(code), ...rooms.map((room) => fetched(code, room))]);
    } while (rooms.length < this.#rooms.size);
    if (code !== this.#wanted) return;
    const bundle = new FluentBundle([code, ENGLISH], { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    speak(code);
    this.bundle = bundle;
    this.#spoken = code;
    this.code = code;
    if (typeof document !== "undefined") document.documentElement.lang = code;
  }

  /** Fetches the words of a room, in the language that is spoken when they are there. */
  async enter(room: Room): Promise<void> {
    if (this.#rooms.has(room)) return;
    let code: string;
    let source: string;
    do {
      code = this.#spoken;
      source = await fetched(code, room);
    } while (code !== this.#spoken);
    this.#rooms.add(room);
    // The same bundle: nobody has said any of this yet.
    this.bundle.addResource(new FluentResource(source));
  }
}

async function fetched(code: string, room?: Room): Promise<string> {
  const found = languages[code];
  const load = room ? found?.rooms[room] : found?.load;
  return (await load?.())?.default ?? "";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
}

export const language = new Language();
