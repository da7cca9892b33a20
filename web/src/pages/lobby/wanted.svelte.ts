import { VARIANTS } from "../../api/facts";
import { seek } from "../../api/seek";
import type { AskSeek, ModeView, OffersView } from "../../api/types";
import { addressOfTable, route } from "../../stores/route.svelte";

export const SPEEDS = ["none", "live", "days"] as const;
export { VARIANTS };
/** How far the others' ratings may be from one's own. */
export const RANGES = ["100", "200", "400"] as const;

/** What somebody would like to play: the open tables that fit it, or whoever comes. Empty: anything. */
export class Wanted {
  mode = $state("");
  variant = $state<"" | (typeof VARIANTS)[number]>("");
  speed = $state<"" | (typeof SPEEDS)[number]>("");
  /** Rated or not, or only among people of about one's own rating. */
  rated = $state<"" | "no" | "yes" | (typeof RANGES)[number]>("");
  /** How many wait, this one too; null: not seeking. */
  seekers = $state<number | null>(null);
  /** It has ended without a game. */
  ended = $state(false);
  private within = $derived(RANGES.find((one) => one === this.rated) ?? "");
  filters = $derived({
    mode: this.mode,
    variant: this.variant,
    speed: this.speed,
    rated: this.rated === "yes" ? "true" : this.rated === "no" ? "false" : "",
    within: this.within,
  });
  private stop: () => void = () => undefined;

  get seeking(): boolean {
    return this.seekers !== null;
  }

  seek(offers: OffersView | null): void {
    const modes = forSeveral(offers?.modes ?? []).map((mode) => mode.mode);
    this.leave();
    this.seekers = 1;
    this.stop = seek(this.asked(modes), {
      seeking: (count) => (this.seekers = count),
      found: (table) => {
        this.seekers = null;
        route.go(addressOfTable(table));
      },
      ended: () => {
        this.seekers = null;
        this.ended = true;
      },
    });
  }

  leave(): void {
    this.stop();
    this.stop = () => undefined;
    this.seekers = null;
    this.ended = false;
  }

  private asked(modes: string[]): AskSeek {
    return {
      modes: this.mode ? [this.mode] : modes,
      variants: this.variant ? [this.variant] : [...VARIANTS],
      // Who does not mind sits down for an evening.
      speeds: this.speed ? [this.speed] : ["live", "none", "days"],
      // Nobody's game is rated who has not asked for it.
      rated: this.rated === "yes" || this.within !== "",
      within: this.within === "" ? null : Number(this.within),
    };
  }
}

export const forSeveral = (modes: readonly ModeView[]): readonly ModeView[] =>
  modes.filter((mode) => mode.players > 1);
