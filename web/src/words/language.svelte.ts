import { FluentBundle, FluentResource } from "@fluent/bundle";
import languages from "virtual:languages";
import { speak } from "../api/ask";
import { FUNCTIONS } from "./phrases";

const KEY = "labora-language";
const PARAMETER = "lang";
const ENGLISH = "en";

/** The language of the page. Whatever says something with it changes with it. */
class Language {
  code = $state(ENGLISH);
  bundle = $state.raw(new FluentBundle(ENGLISH));
  /** The page's address says which. */
  linked = false;
  /** By somebody, not by the browser's languages. */
  chosen = false;
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
    if (code !== this.code) await this.use(code);
  }

  /** Fetches the language, and then speaks it. */
  async use(code: string): Promise<void> {
    const source = (await languages[code]?.load())?.default ?? "";
    const bundle = new FluentBundle([code, ENGLISH], { useIsolating: false, functions: FUNCTIONS });
    bundle.addResource(new FluentResource(source));
    speak(code);
    this.bundle = bundle;
    this.code = code;
    if (typeof document !== "undefined") document.documentElement.lang = code;
  }
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
