import type { TermView } from "../../api/types";

/** The term that is explained now, and the word on the screen that asked. */
class Explaining {
  what = $state.raw<TermView | null>(null);
  at = $state.raw<Element | null>(null);

  /** The same thing asked again closes the leaf. */
  open(what: TermView, at: Element): void {
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
