import { myPage, showToOthers, type Shown } from "../api/service";
import type { PersonPageView } from "../api/types";
import { say } from "../words/words";
import { Problem } from "../api/ask";

/** What my page tells: asked for when the page is opened, and whenever something of it was changed. */
class History {
  page = $state.raw<PersonPageView | null>(null);
  problem = $state("");

  async load(): Promise<void> {
    await this.tried(async () => void (this.page = await myPage()));
  }

  async show(what: Shown, on: boolean): Promise<void> {
    const others = (this.page?.shows ?? []).filter((one) => one !== what);
    await this.tried(async () => void (this.page = await showToOthers(on ? [...others, what] : others)));
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
