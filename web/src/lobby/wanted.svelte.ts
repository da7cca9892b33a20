import { seek } from "../api/seek";
import type { AskSeek, ModeView, OffersView } from "../api/types";
import { addressOfTable, route } from "../ui/route.svelte";

export const SPEEDS = ["none", "live", "days"] as const;
export const VARIANTS = ["france", "ireland"] as const;

/** What somebody would like to play: the open tables that fit it, or whoever comes. Empty: anything. */
export class Wanted {
  mode = $state("");
  variant = $state<"" | (typeof VARIANTS)[number]>("");
  speed = $state<"" | (typeof SPEEDS)[number]>("");
  /** How many wait, this one too; null: not seeking. */
  seekers = $state<number | null>(null);
  /** It has ended without a game. */
  ended = $state(false);
  filters = $derived({ mode: this.mode, variant: this.variant, speed: this.speed });
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
    };
  }
}

export const forSeveral = (modes: readonly ModeView[]): readonly ModeView[] =>
  modes.filter((mode) => mode.players > 1);
