import type { TermView } from "../api/types";

/** What is explained now, and the thing on the screen that asked. */
export type Explained = { term: TermView } | { good: string };

class Explaining {
  what = $state.raw<Explained | null>(null);
  at = $state.raw<Element | null>(null);

  /** The same thing asked again closes the leaf. */
  open(what: Explained, at: Element): void {
    const again = this.at === at;
    this.what = again ? null : what;
    this.at = again ? null : at;
  }

  close(): void {
    this.what = null;
    this.at = null;
  }
}

export const explaining = new Explaining();
