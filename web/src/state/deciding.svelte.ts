import { Problem } from "../api/ask";
import { decide, explore, newKey, undo } from "../api/service";
import type {
  ChangeView,
  DecisionView,
  ExpandedView,
  ExploredView,
  PositionView,
  ProposedView,
} from "../api/types";
import { isBoundary } from "./kinds";
import type { TableState } from "./table.svelte";
import { obstaclesOf, targetsOf, type Line, type Targets } from "./targets";

/** One step of the tray: a decision that is proposed, and can be changed before it counts. */
export type TrayStep = ProposedView;

interface Drafted {
  text: string;
  /** Chosen by the player, not only proposed. */
  byHand: boolean;
}

/** What else is asked for: what follows each option, and what would usually be decided next. */
interface Looks {
  expand?: boolean;
  propose?: boolean;
}

const NOTHING: ReadonlyMap<string, ExploredView> = new Map();

/**
 * The decision in progress. Steps are collected in a draft that nobody else sees; it is sent as one batch when
 * the action is complete. Everything that is possible, and what it would bring, comes from the service.
 */
export class Deciding {
  draft = $state.raw<readonly Drafted[]>([]);
  /** Where the draft has led; null: nothing has been explored for the present state of the game. */
  explored = $state.raw<ExploredView | null>(null);
  /** What would come after `build` and `settle`, for "what fits here". */
  ahead = $state.raw<ReadonlyMap<string, ExploredView>>(new Map());
  tray = $state.raw<readonly TrayStep[]>([]);
  /** Where the tray's proposals lead. */
  outcome = $state.raw<ExploredView | null>(null);
  /** Where a turn that is only being looked at would lead. */
  foreseen = $state.raw<ExploredView | null>(null);
  /** The things that it is about, by key. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Why the tray cannot be confirmed as it is. */
  refused = $state("");
  busy = $state(false);
  /** What comes next has been asked for; until it is there, the last options stay on the screen. */
  private looking = $state(false);
  /** Questions to the service that are not answered yet. */
  asking = $state(0);
  /** Several things could be done with what was clicked. */
  picked = $state.raw<readonly Line[]>([]);
  private redoable = $state.raw<readonly (readonly string[])[]>([]);
  /** How many decisions of the game there were before each of my batches of this turn. */
  private marks = $state.raw<readonly number[]>([]);
  private turn = 0;
  private wanted: readonly string[] | null = null;
  private seen = "";
  /** Answers of the service about the present state of the game, by line. */
  private known = new Map<string, ExploredView>();

  constructor(private readonly on: TableState) {}

  lines = $derived(this.draft.map((one) => one.text));
  decision = $derived.by<DecisionView | null>(
    () => (this.draft.length > 0 ? this.explored?.decision : null) ?? this.on.game?.decision ?? null,
  );
  position = $derived.by<PositionView | null>(
    () => (this.draft.length > 0 ? this.explored?.position : null) ?? this.on.game?.position ?? null,
  );
  /** I am the one who decides now. */
  mine = $derived.by(() => this.on.myTurn && this.on.game?.phase === "playing");
  expanded = $derived<readonly ExpandedView[]>(this.explored?.expanded ?? []);
  /** What is shown as about to be. */
  then = $derived(this.foreseen ?? this.outcome);
  /** What the proposal in the tray, or the draft, would change. */
  changes = $derived<readonly ChangeView[]>(
    this.then?.changes ?? (this.draft.length > 0 ? (this.explored?.changes ?? []) : []),
  );
  /** Everything that can be done now is on the screen. */
  ready = $derived(this.mine && this.explored !== null && !this.busy && this.asking === 0);
  targets = $derived<Targets>(
    this.mine && this.decision
      ? targetsOf(this.decision, this.expanded, this.draft.length > 0 ? NOTHING : this.ahead)
      : new Map(),
  );
  obstacles = $derived<ReadonlyMap<string, string>>(
    this.mine && this.decision
      ? obstaclesOf(this.decision, this.draft.length > 0 ? NOTHING : this.ahead)
      : new Map(),
  );
  canUndo = $derived(this.draft.length > 0 || this.undoTarget() !== null);
  canRedo = $derived(this.redoable.length > 0 && this.draft.length === 0);

  /** The game has changed on the service: look at it anew. */
  async refresh(): Promise<void> {
    const game = this.on.game;
    if (game === null) return;
    const { taken } = game.undo;
    const seen = `${taken} ${this.mine} ${game.position.line}`;
    if (seen === this.seen) return;
    this.seen = seen;
    this.marks = this.marks.filter((mark) => mark < taken);
    this.forget();
    if (this.mine) await this.look();
  }

  /** Takes a line of options, one after the other. */
  async choose(...texts: string[]): Promise<void> {
    const last = texts.length - 1;
    this.redoable = [];
    this.draft = [...this.draft, ...texts.map((text, k) => ({ text, byHand: k === last }))];
    await this.look();
  }

  /** A click on something on the table. */
  async click(key: string): Promise<boolean> {
    const lines = this.targets.get(key) ?? [];
    if (lines.length === 0) return false;
    if (this.looking) return true;
    const cards = new Set(lines.map((line) => line.act));
    const [only] = lines;
    if (lines.length === 1 && only) await this.choose(...only.texts);
    else if (key.startsWith("card") && cards.size === 1 && only) await this.choose(...only.texts);
    else this.picked = lines;
    return true;
  }

  /** Changes one step of the tray; what follows is proposed anew. */
  async change(step: number, text: string): Promise<void> {
    if (this.looking) return;
    const changed = this.tray[step];
    if (!changed) return;
    const kept = [...this.tray.slice(0, step), { ...changed, text }];
    const turn = ++this.turn;
    const found = await this.try([...this.lines, ...kept.map((one) => one.text)], { propose: true });
    if (turn === this.turn && found !== null) this.show(kept, found);
  }

  async confirm(): Promise<void> {
    if (this.outcome === null || this.refused || this.looking) return;
    await this.choose(...this.tray.map((step) => step.text));
  }

  cancel(): void {
    this.picked = [];
    if (this.draft.length === 0) return;
    this.draft = [];
    this.redoable = [];
    this.clear();
    void this.look();
  }

  async undo(): Promise<void> {
    if (this.draft.length > 0) return this.back();
    const to = this.undoTarget();
    if (to !== null) await this.takeBack(to);
  }

  /** Keeps the first `to` decisions of the game; the service asks the others where they must agree. */
  async takeBack(to: number): Promise<void> {
    if (this.busy) return;
    this.draft = [];
    await this.sending(async (number) => {
      const done = await undo(this.on.id, { based_on: number, to, key: newKey() });
      if (done.done) {
        this.redoable = [...this.redoable, done.decisions];
        this.marks = this.marks.filter((mark) => mark < to);
      }
      this.on.take(done.table);
    });
  }

  async redo(): Promise<void> {
    const again = this.redoable.at(-1);
    if (again === undefined || this.draft.length > 0) return;
    this.redoable = this.redoable.slice(0, -1);
    const rest = this.redoable;
    await this.send(await this.ownPart(again));
    this.redoable = rest;
  }

  /** The decisions of a line up to the first that somebody else takes: bots decide anew. */
  private async ownPart(line: readonly string[]): Promise<readonly string[]> {
    const seats = this.on.game?.position.setup.players ?? 1;
    if (this.on.mine.length >= seats) return line;
    for (let taken = 1; taken < line.length; taken += 1) {
      const player = (await this.try(line.slice(0, taken)))?.decision?.player;
      if (player === undefined || !this.on.mine.includes(player)) return line.slice(0, taken);
    }
    return line;
  }

  /** A whole line at once, as far as it is for the player here to decide. */
  async play(line: readonly string[]): Promise<void> {
    this.draft = [];
    this.redoable = [];
    await this.send(line);
  }

  /** Shows where a line would lead, and the things it is about; null: no more. */
  async foresee(line: readonly string[] | null, things: readonly string[] = []): Promise<void> {
    const wanted = (this.wanted = line);
    this.pointed = new Set(things);
    const found = line === null ? null : await this.try(line);
    if (wanted === this.wanted) this.foreseen = found;
  }

  /** One option back in the draft. */
  private async back(): Promise<void> {
    const draft = [...this.draft];
    draft.pop();
    while (draft.length > 0 && draft.at(-1)?.byHand === false) draft.pop();
    this.draft = draft;
    await this.look();
  }

  private undoTarget(): number | null {
    const state = this.on.game?.undo;
    if (!state) return null;
    const floors = this.on.mine
      .map((seat) => state.floors[seat])
      .filter((floor) => typeof floor === "number");
    if (floors.length === 0) return null;
    const floor = Math.min(...floors);
    if (floor >= state.taken) return null;
    const within = (one: number): boolean => one < state.taken && one >= floor;
    const mark = this.marks.filter(within).at(-1);
    if (mark !== undefined) return mark;
    const begun = this.on.log.filter((line) => this.on.mine.includes(line.seat)).map((line) => line.before);
    const mine = this.on.mine.includes(this.on.game?.position.active ?? -1);
    const starts = [...begun, ...(mine ? [Math.max(floor, state.turn_start)] : [])].filter(within);
    return starts.length > 0 ? Math.max(...starts) : null;
  }

  private forget(): void {
    this.known = new Map();
    this.draft = [];
    this.explored = null;
    this.ahead = new Map();
    this.wanted = this.foreseen = null;
    this.pointed = new Set();
    this.clear();
  }

  private async look(): Promise<void> {
    const turn = ++this.turn;
    this.looking = true;
    const found = await this.try(this.lines, { expand: true, propose: true });
    if (turn !== this.turn) return;
    if (found?.refused) return this.drop(found.refused.words);
    this.looking = false;
    if (found === null) {
      this.clear();
      return;
    }
    if (this.lines.length > 0 && this.isComplete(found)) return this.send(this.lines);
    if (found.decision !== null && this.lines.length === 0) void this.lookAhead(found.decision, turn);
    // All of it in one go: nothing flickers in between.
    this.explored = found;
    this.show([], found);
  }

  /** The tray with the steps that were kept, and those proposed behind them. */
  private show(kept: readonly TrayStep[], found: ExploredView): void {
    this.clear();
    this.tray = [...kept, ...found.proposed];
    this.refused = found.refused?.words ?? "";
    this.outcome = this.tray.length > 0 && !found.refused ? (found.outcome ?? found) : null;
  }

  /** The tray is empty, and nothing is looked for. */
  private clear(): void {
    this.picked = [];
    this.tray = [];
    this.outcome = null;
    this.refused = "";
    this.looking = false;
  }

  private async drop(words: string): Promise<void> {
    this.on.problem = words;
    this.draft = [];
    await this.look();
  }

  private isComplete(found: ExploredView): boolean {
    const next = found.decision;
    return next === null || isBoundary(next.kind) || next.player !== this.on.decider;
  }

  private async lookAhead(decision: DecisionView, turn: number): Promise<void> {
    const wanted = decision.options.map((option) => option.text).filter((text) => AHEAD.includes(text));
    const found = await Promise.all(wanted.map((text) => this.try([text], { expand: true, propose: true })));
    if (turn !== this.turn && this.draft.length > 0) return;
    const pairs = wanted.flatMap((text, k) => (found[k] ? [[text, found[k]] as const] : []));
    this.ahead = new Map(pairs);
  }

  /** Where a line leads. What has been asked for once is known until the game changes. */
  private async try(decisions: readonly string[], looks: Looks = {}): Promise<ExploredView | null> {
    const { known } = this;
    const line = decisions.join(" ");
    const key = `${looks.expand ?? false} ${looks.propose ?? false} ${line}`;
    const found = known.get(key) ?? known.get(`true true ${line}`);
    if (found) return found;
    this.asking += 1;
    try {
      const answer = await explore(this.on.id, { decisions: [...decisions], ...looks });
      known.set(key, answer);
      return answer;
    } catch (error) {
      this.on.fail(error);
      return null;
    } finally {
      this.asking -= 1;
    }
  }

  private async send(decisions: readonly string[]): Promise<void> {
    const before = this.on.game?.undo.taken ?? 0;
    await this.sending(async (number) => {
      const asked = { based_on: number, decisions: [...decisions], key: newKey() };
      const done = await decide(this.on.id, asked);
      this.marks = [...this.marks.filter((mark) => mark < before), before];
      this.redoable = [];
      this.on.problem = "";
      this.on.take(done.table);
    });
  }

  private async sending(act: (number: number) => Promise<void>): Promise<void> {
    const number = this.on.table?.number;
    if (number === undefined || this.busy) return;
    this.busy = true;
    try {
      await act(number);
    } catch (error) {
      this.on.fail(error);
      if (error instanceof Problem) this.seen = "";
      else if (this.draft.length > 0) this.draft = this.draft.slice(0, -1);
    } finally {
      this.busy = false;
      await this.refresh();
    }
  }
}

const AHEAD: readonly string[] = ["place", "contract", "build", "settle"];
