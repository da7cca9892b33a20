import { getCards, getCatalogue, getRules } from "../../api/service";
import type { CardView, CatalogueView, RulesView } from "../../api/types";
import { MODES } from "../../api/facts";
import { byId } from "../../components/drawing";
import { lastTable } from "../../stores/lastTable";
import { language } from "../../i18n/language.svelte";

type Mode = (typeof MODES)[number];

/** The rules and cards of the game that is read about; another game or language brings others. */
export class ReadingRoom {
  mode = $state<Mode>("3-long");
  variant = $state<"france" | "ireland">("france");
  rules = $state.raw<RulesView | null>(null);
  cards = $state.raw<Readonly<Record<string, CardView>>>({});
  catalogue = $state.raw<CatalogueView | null>(null);
  failed = $state(false);
  private asked = "";

  constructor(game: { mode: string; variant: string } | null = lastTable()) {
    if (game) this.choose(game.mode, game.variant);
  }

  choose(mode: string, variant: string): void {
    this.mode = MODES.find((known) => known === mode) ?? this.mode;
    this.variant = variant === "ireland" ? "ireland" : "france";
  }

  /** Fetches what is read now, unless it is there or on its way. */
  async load(): Promise<void> {
    const wanted = [this.mode, this.variant, language.code].join(" ");
    if (wanted === this.asked) return;
    this.asked = wanted;
    this.failed = false;
    try {
      const [rules, cards] = await Promise.all([getRules(this.mode, this.variant), getCards(this.variant)]);
      if (wanted !== this.asked) return;
      this.rules = rules;
      this.cards = byId(cards.cards);
    } catch {
      if (wanted !== this.asked) return;
      this.asked = "";
      this.failed = true;
    }
  }

  /** Fetches what cards and goods lead to, unless it is there. */
  async study(): Promise<void> {
    const { variant } = this;
    if (this.catalogue?.variant === variant) return;
    try {
      const found = await getCatalogue(variant);
      if (variant === this.variant) this.catalogue = found;
    } catch {
      this.failed = true;
    }
  }
}
