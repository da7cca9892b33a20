import type { Message } from "../api/follow";
import { beginAnalysis, seeAnalysis } from "../api/service";
import type { AnalysisMessage, AnalysisView } from "../api/types";
import { person } from "./person.svelte";

/** What the service is asked for; tests bring their own. */
export interface AnalysisService {
  see: (id: string) => Promise<AnalysisView>;
  begin: (id: string) => Promise<AnalysisView>;
}

/** Strangers get a name for it. */
const SERVICE: AnalysisService = {
  see: seeAnalysis,
  begin: async (id) => {
    await person.ensure();
    return beginAnalysis(id);
  },
};

/** A game judged by the monk: asked for once; followers of the table are sent how far it is. */
export class Analysing {
  view = $state.raw<AnalysisView | null>(null);
  problem = $state("");
  working = $derived(this.view?.state === "working");
  /** What was told since the last question, whose answer may be older. */
  private told: AnalysisMessage | null = null;

  constructor(
    readonly id: string,
    private readonly service: AnalysisService = SERVICE,
  ) {}

  /** What is known already. */
  open = (): Promise<void> => this.take(this.service.see);

  /** Has it judged. */
  begin = (): Promise<void> => this.take(this.service.begin);

  /** News of the table. */
  hear = (message: Message): void => {
    // What was sent while the connection was lost is not known.
    if (message.type === "hello" && this.working) void this.open();
    if (message.type === "analysis") this.tell(message);
  };

  private tell(message: AnalysisMessage): void {
    this.told = message;
    if (this.view === null) return;
    if (message.state === "working") this.view = { ...this.view, ...progress(message) };
    else void this.open();
  }

  private async take(ask: (id: string) => Promise<AnalysisView>): Promise<void> {
    this.told = null;
    try {
      this.view = await ask(this.id);
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return;
    }
    const told = this.told as AnalysisMessage | null;
    if (told !== null && this.working) this.tell(told);
  }
}

const progress = ({ state, done, total }: AnalysisMessage) => ({ state, done, total });
