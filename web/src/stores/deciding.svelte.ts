import { say } from "../i18n/words";
import { decide, explore, newKey, undo } from "../api/service";
import type {
  ChangeView,
  DecidedView,
  DecisionView,
  ExpandedView,
  ExploredView,
  GameView,
  OptionView,
  PositionView,
  RefusedView,
  TableView,
} from "../api/types";
import { extended, textsOf, withoutLast, type Draft } from "./draft";
import { Explorer, LATE } from "./explorer.svelte";
import { Sending, type Sent } from "./sending.svelte";
import { keyOf, meantBy, obstaclesOf, targetsOf, type Line, type Targets } from "./targets";
import { changedAt, EMPTY, pickedAt, textsOf as stepsOf, trayOf, type Tray, type TrayStep } from "./tray";
import { Undoing } from "./undoing.svelte";

/** The table that is decided at, as far as it matters for deciding. */
export interface DecidedAt {
  readonly id: string;
  readonly table: TableView | null;
  readonly game: GameView | null;
  /** The seats of the player here. */
  readonly mine: readonly number[];
  readonly myTurn: boolean;
  problem: string;
  take(table: TableView): void;
  decided(done: DecidedView): Promise<void>;
  fail(error: unknown): void;
  /** The service has answered a question. */
  answered(): void;
}

/** What the service is asked for; tests bring their own. */
export interface Service {
  explore: typeof explore;
  decide: typeof decide;
  undo: typeof undo;
}

/** Milliseconds until what could not be asked is asked again, where nothing says that the connection was lost. */
const PATIENCE = 3000;
/** Where actions lead, by option. */
type Ahead = ReadonlyMap<string, ExploredView>;
const NOTHING: Ahead = new Map();

/** By its first decision; for "what fits here". */
const aheadOf = (found: ExploredView): Ahead =>
  new Map(found.branches.map((branch) => [branch.decisions[0] ?? "", branch]));

/**
 * The decision in progress. Steps are collected in a draft that nobody else sees; it is sent as one batch when
 * the action is complete. Everything that is possible, and what it would bring, comes from the service.
 */
export class Deciding {
  /** What was chosen, also while the service is still asked where it leads. */
  draft = $state.raw<Draft>([]);
  /** The part of the draft that is on the screen: where it led is in `explored`. */
  private reached = $state.raw<Draft>([]);
  /** Null: nothing has been explored for the present state of the game. */
  explored = $state.raw<ExploredView | null>(null);
  /** What would come after `build` and its like, by option. */
  ahead = $state.raw(NOTHING);
  private proposal = $state.raw<Tray>(EMPTY);
  /** Where a turn that is only being looked at would lead. */
  foreseen = $state.raw<ExploredView | null>(null);
  /** The things that it is about, by key. */
  private about = $state.raw<readonly string[]>([]);
  /** Several things could be done with what was clicked. */
  picked = $state.raw<readonly Line[]>([]);
  /** What comes next has been asked for; until it is there, the last options stay on the screen. */
  private looking = $state(false);
  /** A change of the tray that the service is looking at. */
  private changing: Promise<void> = Promise.resolve();
  private wanted: readonly string[] | null = null;
  private seen = "";
  /** The look at the game as it was seen last. */
  private seeing: Promise<void> = Promise.resolve();
  /** A question got no answer: what is on the screen may be less than what is possible. */
  private missed = false;
  /** What was sent, but nobody knows whether it arrived: the same again is the same request. */
  private lost: { batch: string; key: string } | null = null;
  private readonly explorer: Explorer;
  private readonly sending: Sending;
  private readonly undoing: Undoing;

  constructor(
    private readonly on: DecidedAt,
    private readonly service: Service = { explore, decide, undo },
  ) {
    this.explorer = new Explorer(
      async (asked) => {
        const found = await service.explore(on.id, asked, on.game as GameView);
        on.answered();
        return found;
      },
      (error) => this.miss(error),
    );
    this.sending = new Sending(on);
    const undone = {
      get undo() {
        return on.game?.undo ?? null;
      },
      get mine() {
        return on.mine;
      },
      take: (table: TableView) => on.take(table),
    };
    this.undoing = new Undoing(
      undone,
      (asked) => service.undo(on.id, asked),
      (act) => this.sent(act),
    );
  }

  lines = $derived(textsOf(this.draft));
  /** Those that are on the screen: what is only asked for draws nothing, or every click would draw twice. */
  reachedLines = $derived(textsOf(this.reached));
  decision = $derived.by<DecisionView | null>(
    () => (this.reached.length > 0 ? this.explored?.decision : null) ?? this.on.game?.decision ?? null,
  );
  position = $derived.by<PositionView | null>(
    () => (this.reached.length > 0 ? this.explored?.position : null) ?? this.on.game?.position ?? null,
  );
  /** A draft is on the screen, not only asked for. */
  drafted = $derived.by(() => this.reached.length > 0);
  begun = $derived.by(() => this.drafted || this.picked.length > 0);
  /** I am the one who decides now. */
  mine = $derived.by(() => this.on.myTurn && this.on.game?.phase === "playing");
  expanded = $derived<readonly ExpandedView[]>(this.explored?.expanded ?? []);
  tray = $derived<readonly TrayStep[]>(this.proposal.steps);
  outcome = $derived(this.proposal.outcome);
  /** Why the tray cannot be confirmed as it is. */
  refused = $derived(this.proposal.refused);
  /** Things of which several are picked at once. */
  private several = $derived<readonly OptionView[]>(this.proposal.steps[0]?.decision.several?.options ?? []);
  /** Things on the table that the tray has picked, or that a turn being looked at is about, by key. */
  pointed = $derived.by<ReadonlySet<string>>(() => {
    const texts = stepsOf(this.proposal.steps);
    const picked = this.several
      .filter((option) => texts.includes(option.text))
      .flatMap((one) => keyOf(one) ?? []);
    return new Set([...this.about, ...picked]);
  });
  /** Why what is begun would bring nothing. */
  idle = $derived.by(() => (this.reached.length > 0 ? (this.explored?.idle ?? "") : ""));
  /** What is shown as about to be. */
  then = $derived(this.foreseen ?? this.outcome);
  /** What the proposal in the tray, or the draft, would change. */
  changes = $derived<readonly ChangeView[]>(
    this.then?.changes ?? (this.reached.length > 0 ? (this.explored?.changes ?? []) : []),
  );
  busy = $derived.by(() => this.sending.busy);
  /** Everything that can be done now is on the screen. */
  ready = $derived.by(() => this.mine && this.explored !== null && !this.busy && this.explorer.asking === 0);
  private first = $derived(this.reached.length > 0 ? NOTHING : this.ahead);
  targets = $derived<Targets>(
    this.mine && this.decision ? targetsOf(this.decision, this.expanded, this.first) : new Map(),
  );
  obstacles = $derived<ReadonlyMap<string, string>>(
    this.mine && this.decision ? obstaclesOf(this.decision, this.first) : new Map(),
  );
  canUndo = $derived.by(() => this.drafted || this.undoing.to !== null);
  canRedo = $derived.by(() => !this.drafted && this.undoing.canRedo);

  /** The game has changed on the service: look at it anew. */
  async refresh(): Promise<void> {
    const game = this.on.game;
    if (game === null) return;
    const seen = `${game.undo.taken} ${this.mine} ${game.position.line}`;
    if (seen !== this.seen) {
      this.seen = seen;
      this.forget();
      this.seeing = this.mine ? this.look([]) : Promise.resolve();
    }
    await this.seeing;
  }

  /** The service can be reached again: what could not be asked is asked now, and everything stays as it was left. */
  async again(): Promise<void> {
    if (!this.missed) return;
    this.missed = false;
    if (!this.mine) return;
    if (this.explored === null) {
      this.seen = "";
      return this.refresh();
    }
    this.changing = this.lookAgain();
    await this.changing;
  }

  /** In another language: the same draft, the same choice, the same tray, in its words. */
  async retell(): Promise<void> {
    this.explorer.forget();
    if (!this.mine || (this.explored === null && !this.looking)) return;
    this.changing = this.lookAgain();
    await this.changing;
  }

  /** Takes a line of options, one after the other. */
  async choose(...texts: string[]): Promise<void> {
    this.undoing.forget();
    const draft = extended(this.draft, texts);
    if (this.isLast(texts)) await this.send(textsOf(draft));
    else await this.look(draft);
  }

  /** A click on something on the table. */
  async click(key: string): Promise<boolean> {
    const lines = this.targets.get(key) ?? [];
    const [first] = lines;
    if (!first) return false;
    if (this.looking) return true;
    if (this.isOneOfSeveral(key)) {
      await this.toggle(0, first.option.text);
      return true;
    }
    const meant = meantBy(key, lines);
    if (meant) await this.choose(...meant.texts);
    else this.picked = lines;
    return true;
  }

  /** A thing or a word of the turn is being pressed: where it leads is asked before it is let go. */
  press(pressed: string): void {
    if (!this.mine || this.busy || this.looking || this.isOneOfSeveral(pressed)) return;
    const word = this.decision?.options.find((option) => option.type === "word" && option.text === pressed);
    const texts = word ? [word.text] : (meantBy(pressed, this.targets.get(pressed) ?? [])?.texts ?? []);
    if (texts.length > 0 && !this.isLast(texts))
      this.explorer.expect(textsOf(extended(this.draft, texts)), { expand: true, propose: true });
  }

  /** Changes one step of the tray; what follows is proposed anew. */
  async change(step: number, text: string): Promise<void> {
    if (this.looking) return;
    this.changing = this.propose(changedAt(this.proposal, step, text));
    await this.changing;
  }

  /** Picks several things at once; with too few of them there is nothing to confirm yet. */
  async pick(at: number, texts: readonly string[]): Promise<void> {
    if (this.looking) return;
    const steps = pickedAt(this.proposal, at, texts);
    const missing = steps.filter((step) => step.text === "").length;
    if (missing > 0) {
      const refused = say("web-several-more", { count: missing });
      this.proposal = { steps, outcome: null, refused };
      return;
    }
    this.changing = this.propose(steps);
    await this.changing;
  }

  /** One more, or one less, of several things. */
  async toggle(at: number, text: string): Promise<void> {
    const several = this.tray[at]?.decision.several;
    if (!several) return;
    const chosen = stepsOf(this.tray.slice(at, at + several.count)).filter((one) => one !== "");
    const without = chosen.filter((one) => one !== text);
    if (without.length < chosen.length) await this.pick(at, without);
    else await this.pick(at, [...chosen.slice(chosen.length < several.count ? 0 : 1), text]);
  }

  /** Takes what the tray proposes; a change of it comes first. */
  async confirm(): Promise<void> {
    await this.changing;
    const { outcome, refused, steps } = this.proposal;
    if (outcome === null || refused || this.looking) return;
    if (!outcome.complete) return this.choose(...stepsOf(steps));
    this.undoing.forget();
    await this.send([...this.lines, ...stepsOf(steps)]);
  }

  cancel(): void {
    this.picked = [];
    if (this.draft.length === 0) return;
    this.reached = [];
    this.proposal = EMPTY;
    void this.look([]);
  }

  async undo(): Promise<void> {
    const { to } = this.undoing;
    if (this.draft.length > 0) await this.look(withoutLast(this.draft));
    else if (to !== null) await this.takeBack(to);
  }

  async takeBack(to: number): Promise<void> {
    if (this.busy) return;
    this.draft = this.reached = [];
    await this.undoing.takeBack(to);
  }

  async redo(): Promise<void> {
    if (this.draft.length === 0) await this.undoing.redo((decisions) => this.send(decisions));
  }

  /** A whole line at once. */
  async play(line: readonly string[]): Promise<void> {
    this.draft = this.reached = [];
    this.undoing.forget();
    await this.send(line);
  }

  /** Shows where a line would lead, and the things it is about; null: no more. */
  async foresee(line: readonly string[] | null, things: readonly string[] = []): Promise<void> {
    const wanted = (this.wanted = line);
    this.about = things;
    const found = line === null ? null : await this.explorer.look(line);
    if (wanted === this.wanted) this.foreseen = found;
  }

  private forget(): void {
    this.explorer.forget();
    this.draft = this.reached = [];
    this.explored = null;
    this.ahead = NOTHING;
    this.wanted = this.foreseen = null;
    this.about = [];
    this.picked = [];
    this.proposal = EMPTY;
    this.looking = false;
  }

  /** Where a draft leads; before anything is begun, also where actions would. If nobody can tell, everything stays as it is. */
  private async look(draft: Draft): Promise<void> {
    this.draft = draft;
    this.looking = true;
    const branches = draft.length === 0;
    const found = await this.explorer.lookLast(textsOf(draft), { expand: true, propose: true, branches });
    if (found === LATE) return;
    this.looking = false;
    if (found === null) this.stay();
    else if (found.refused) await this.drop(found.refused);
    else if (draft.length > 0 && found.complete && !found.idle) await this.send(textsOf(draft));
    else this.show(draft, found);
  }

  /** All of it in one go: nothing flickers in between. */
  private show(draft: Draft, found: ExploredView): void {
    this.reached = draft;
    this.explored = found;
    if (draft.length === 0) this.ahead = aheadOf(found);
    this.picked = [];
    const asks = draft.length > 0 && found.complete;
    this.proposal = asks ? { steps: [], outcome: found, refused: "" } : trayOf([], found);
  }

  private async lookAgain(): Promise<void> {
    const { picked, tray } = this;
    await this.look(this.draft);
    this.picked = picked;
    await this.proposeAs(stepsOf(tray), 0);
  }

  /** The steps that differ from what the service proposes are changed, one after the other. */
  private async proposeAs(texts: readonly string[], from: number): Promise<void> {
    const at = this.tray.findIndex((step, k) => k >= from && k < texts.length && step.text !== texts[k]);
    const text = texts[at];
    if (text === undefined) return;
    await this.propose(changedAt(this.proposal, at, text));
    await this.proposeAs(texts, at + 1);
  }

  private stay(): void {
    this.draft = this.reached;
    this.picked = [];
    // Without a first look, the next news of the table is a reason for another.
    if (this.explored === null) this.seen = "";
  }

  private miss(error: unknown): void {
    this.on.fail(error);
    if (!this.missed) setTimeout(() => void this.again(), PATIENCE);
    this.missed = true;
  }

  /** Refused for a reason: it is told. A text that belongs to another decision only says that this page was late. */
  private async drop(refused: RefusedView): Promise<void> {
    this.on.problem = refused.obstacle ? refused.words : "";
    await this.look([]);
  }

  private async propose(kept: readonly TrayStep[]): Promise<void> {
    const found = await this.explorer.lookLast([...this.lines, ...stepsOf(kept)], { propose: true });
    if (found === LATE || found === null) return;
    if (found.refused && !found.refused.obstacle) await this.look(this.draft);
    else this.proposal = trayOf(kept, found);
  }

  private isOneOfSeveral(key: string): boolean {
    return this.several.some((option) => keyOf(option) === key);
  }

  /** It is known already that the action is complete with this. */
  private isLast(texts: readonly string[]): boolean {
    const known = this.draft === this.reached && texts.length === 1 && !this.isIdle(texts[0]);
    return known && this.expanded.some((one) => one.option === texts[0] && one.complete);
  }

  private isIdle(text: string | undefined): boolean {
    const option = this.decision?.options.find((one) => one.text === text);
    return option !== undefined && "idle" in option && option.idle !== "";
  }

  private send(decisions: readonly string[]): Promise<Sent> {
    return this.sent(async (number) => {
      const batch = `${number} ${decisions.join(" ")}`;
      const key = this.lost?.batch === batch ? this.lost.key : newKey();
      this.lost = { batch, key };
      const asked = { based_on: number, decisions: [...decisions], key, brief: true };
      const done = await this.service.decide(this.on.id, asked);
      this.lost = null;
      this.on.problem = "";
      await this.on.decided(done);
    });
  }

  private async sent(act: (number: number) => Promise<void>): Promise<Sent> {
    const sent = await this.sending.send(act);
    if (sent === "refused") this.seen = "";
    if (sent === "lost") this.draft = this.reached;
    await this.refresh();
    return sent;
  }
}
