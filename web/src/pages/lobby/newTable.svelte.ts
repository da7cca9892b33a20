import { USUAL_BOT } from "../../api/facts";
import type { AskSeat, AskTable, LevelView, ModeView, OffersView } from "../../api/types";
import { person } from "../../stores/person.svelte";
import { say } from "../../i18n/words";
import { CLOCKS, type ClockName } from "./clocks";

export type Company = "solo" | "bots" | "device" | "friends";
export type SeatKind = "me" | "bot" | "device" | "link";
export interface Chair {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** What the abbot may take for a turn. */
export const ABBOT_SECONDS: readonly number[] = [3, 10, 30, 60];
export const COMPANIES: readonly Company[] = ["solo", "bots", "device", "friends"];
const MOST = 4;
const KIND_OF: Record<Company, SeatKind> = { solo: "me", bots: "bot", device: "device", friends: "link" };

/** The leaf for a new table: every step has a good default, so that three clicks do. */
export class NewTable {
  offers = $state.raw<OffersView | null>(null);
  company = $state<Company>("bots");
  variant = $state<"france" | "ireland">("france");
  long = $state(true);
  chairs = $state<Chair[]>([]);
  public = $state(false);
  withoutQuarry = $state(false);
  /** Who begins is drawn, unless whoever opens the table says otherwise. */
  randomOrder = $state(true);
  /** Players may ask what the monk would do. */
  hints = $state(true);
  /** Trying out, hints and analysis are allowed while the game is on. */
  aids = $state(true);
  /** It counts for the ratings of those who sit down, where it may. */
  countsIfPossible = $state(false);
  name = $state("");
  clock = $state<ClockName>("none");
  abbotSeconds = $state(ABBOT_SECONDS[1] ?? 10);
  hasAbbot = $derived(
    this.chairs.some((chair) => chair.kind === "bot" && this.level(chair.bot)?.time_chosen),
  );
  /** Who takes time to think: everybody but the bots. */
  people = $derived(this.chairs.filter((chair) => chair.kind !== "bot").length);
  /** Among people whom the service can tell apart. */
  mayRate = $derived(this.people > 1 && this.chairs.every((chair) => chair.kind !== "device"));
  rated = $derived(this.countsIfPossible && this.mayRate);
  /** Who plays alone, or on one screen, needs none. */
  mayHaveClock = $derived(this.chairs.some((chair) => chair.kind === "link"));

  modes = $derived<readonly ModeView[]>(
    this.offers?.modes.filter((mode) => mode.players === this.chairs.length) ?? [],
  );
  short = $derived(this.modes.find((mode) => !mode.mode.endsWith("-long")));
  full = $derived(this.modes.find((mode) => mode.mode.endsWith("-long")));
  mode = $derived(this.modes.length === 1 ? this.modes[0] : this.long ? this.full : this.short);
  mayLeaveQuarry = $derived(this.mode?.options[this.variant]?.includes("without_quarry") ?? false);

  constructor() {
    this.invite("bots");
  }

  invite(company: Company): void {
    this.company = company;
    const others = company === "solo" ? 0 : company === "bots" ? 2 : 1;
    this.hints = company !== "friends";
    this.long = company !== "device" && company !== "friends";
    this.chairs = [this.chair("me"), ...Array.from({ length: others }, () => this.chair(KIND_OF[company]))];
  }

  add(): void {
    if (this.chairs.length < MOST) this.chairs.push(this.chair(KIND_OF[this.company]));
  }

  remove(index: number): void {
    if (this.chairs.length > 2) this.chairs.splice(index, 1);
  }

  get mayAdd(): boolean {
    return this.company !== "solo" && this.chairs.length < MOST;
  }

  asked(): AskTable {
    const guest = (index: number): string => say("web-guest-number", { number: index + 1 });
    const seats: AskSeat[] = this.chairs.map((chair, index) => ({
      kind: chair.kind,
      ...(chair.kind === "bot" ? { bot: chair.bot, name: say("web-bot-name", { seat: index + 1 }) } : {}),
      ...(chair.kind === "device" ? { name: chair.name || guest(index) } : {}),
    }));
    return {
      mode: this.mode?.mode ?? "solo",
      variant: this.variant,
      seats,
      public: this.public && this.chairs.some((chair) => chair.kind === "link"),
      name: this.name,
      random_order: this.randomOrder,
      hints: this.hints && this.aids && !this.rated,
      aids: this.aids && !this.rated,
      rated: this.rated,
      abbot_seconds: this.hasAbbot ? this.abbotSeconds : null,
      clock: this.mayHaveClock ? CLOCKS[this.clock] : null,
      without_quarry: this.withoutQuarry && this.mayLeaveQuarry,
    };
  }

  /** The bot of that name, as the server offers it. */
  level(id: string): LevelView | undefined {
    return this.offers?.levels.find((level) => level.id === id);
  }

  private chair(kind: SeatKind): Chair {
    return { kind, bot: USUAL_BOT, name: "" };
  }

  get me(): string {
    return person.name ?? say("web-guest");
  }
}
