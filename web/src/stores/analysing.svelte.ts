import { beginAnalysis, seeAnalysis } from "../api/service";
import type { AnalysisView } from "../api/types";
import { person } from "./person.svelte";

/** How often somebody looks how far it is, in milliseconds. */
const PAUSE = 1000;

/** A game judged by the monk: asked for once, then looked at until it is done. */
export class Analysing {
  view = $state.raw<AnalysisView | null>(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** What is known already. */
  open = (): Promise<void> => this.take(seeAnalysis(this.id));

  /** Has it judged; strangers get a name for it. */
  begin = (): Promise<void> => this.take(person.ensure().then(() => beginAnalysis(this.id)));

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(asked: Promise<AnalysisView>): Promise<void> {
    try {
      this.view = await asked;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return;
    }
    clearTimeout(this.timer);
    if (this.view.state === "working" && !this.closed) this.timer = setTimeout(() => void this.open(), PAUSE);
  }
}
