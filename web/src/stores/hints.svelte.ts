import { Problem } from "../api/ask";
import { ADVISER_SECONDS, USUAL_BOT } from "../api/facts";
import { hurry, suggest } from "../api/service";
import type { SuggestionView } from "../api/types";
import { say } from "../i18n/words";
import type { Deciding } from "./deciding.svelte";
import type { TableState } from "./table.svelte";
import { keyOf } from "./targets";

export type Adviser = keyof typeof ADVISER_SECONDS;
export const ADVISERS = Object.keys(ADVISER_SECONDS) as readonly Adviser[];
const OF_THE_ABBOT = {
  "web-hint": "web-hint-abbot",
  "web-hint-thinking": "web-hint-thinking-abbot",
  "web-hint-none": "web-hint-none-abbot",
  "web-hint-problem": "web-hint-problem-abbot",
} as const;
const TURNS = 3;
const END = "end";

/** What the monk or the abbot would do, when he is asked. His answer lasts until the game changes. */
export class Hints {
  adviser = $state<Adviser>(USUAL_BOT);
  open = $state(false);
  thinking = $state(false);
  problem = $state("");
  suggestions = $state.raw<readonly SuggestionView[]>([]);
  private before: readonly string[] = [];
  private asked = 0;

  constructor(
    private readonly room: TableState,
    private readonly deciding: Deciding,
  ) {}

  /** The table allows hints, and it is for somebody here to decide. */
  possible = $derived.by(() => (this.room.table?.hints ?? false) && this.deciding.mine);

  async ask(): Promise<void> {
    if (!this.possible || this.thinking) return;
    const asked = ++this.asked;
    this.before = this.deciding.lines;
    this.open = this.thinking = true;
    this.problem = "";
    this.suggestions = [];
    try {
      const found = await suggest(this.room.id, {
        decisions: [...this.before],
        seconds: this.seconds,
        n: TURNS,
        level: this.adviser,
      });
      if (asked === this.asked) this.suggestions = found.suggestions;
    } catch (error) {
      const reason = error instanceof Problem ? error.view.detail : say("web-unreachable");
      if (asked === this.asked) this.problem = say(this.words("web-hint-problem"), { reason });
    } finally {
      if (asked === this.asked) this.thinking = false;
    }
  }

  get seconds(): number {
    return ADVISER_SECONDS[this.adviser];
  }

  /** The message in which the one who is asked stands. */
  words(message: keyof typeof OF_THE_ABBOT): string {
    return this.adviser === "abbot" ? OF_THE_ABBOT[message] : message;
  }

  async askOf(adviser: Adviser): Promise<void> {
    if (this.thinking) return;
    this.adviser = adviser;
    await this.ask();
  }

  /** What has been found so far is enough. */
  async hurry(): Promise<void> {
    try {
      await hurry(this.room.id);
    } catch (error) {
      this.room.fail(error);
    }
  }

  close(): void {
    if (this.thinking) void this.hurry();
    this.asked += 1;
    this.open = this.thinking = false;
    this.suggestions = [];
    void this.deciding.foresee(null);
  }

  /** Where the turn would lead, on the table but nowhere else. */
  show(suggestion: SuggestionView | null): void {
    const places = suggestion?.options.flatMap((option) => keyOf(option) ?? []) ?? [];
    void this.deciding.foresee(suggestion && this.line(suggestion), places);
  }

  /** The turn without its end, so that it can be looked at and taken back; a turn that only ends, ends. */
  async play(suggestion: SuggestionView): Promise<void> {
    const line = this.line(suggestion);
    this.close();
    await this.deciding.play(line);
  }

  onlyEnds(suggestion: SuggestionView): boolean {
    return suggestion.options.every((option) => option.text === END);
  }

  private line(suggestion: SuggestionView): string[] {
    const texts = suggestion.options.map((option) => option.text);
    const whole = this.onlyEnds(suggestion) || texts.at(-1) !== END ? texts : texts.slice(0, -1);
    return [...this.before, ...whole];
  }
}
