import { myPage, showToOthers, type Shown } from "../../api/service";
import type { PersonPageView } from "../../api/types";
import { say } from "../../i18n/words";
import { Problem } from "../../api/ask";

/** What my page tells: asked for when the page is opened, and whenever something of it was changed. */
class History {
  page = $state.raw<PersonPageView | null>(null);
  problem = $state("");
  private shown: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    await this.tried(async () => void (this.page = await myPage()));
  }

  /** One after the other: each goes on from what the one before has made of it. */
  show(what: Shown, on: boolean): Promise<void> {
    this.shown = this.shown.then(() =>
      this.tried(async () => {
        const others = (this.page?.shows ?? []).filter((one) => one !== what);
        this.page = await showToOthers(on ? [...others, what] : others);
      }),
    );
    return this.shown;
  }

  private async tried(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Problem ? error.view.detail : say("web-unreachable");
    }
  }
}

export const history = new History();
