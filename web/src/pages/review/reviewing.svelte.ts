import { getContext, setContext } from "svelte";
import type { LineView, PositionView } from "../../api/types";
import type { TableState } from "../../stores/table.svelte";
import { Course } from "./course.svelte";
import { addressAt, momentAt, stepped, turnOf, type Unit } from "./moments";

/** While one drags, a thousand lines and the wheel wait until the hand rests so long. */
const RESTS = 250;
/** A step of autoplay takes so long at usual speed. */
const STEP = 900;
export const SPEEDS = [0.5, 1, 2] as const;

/** Looking back at a game: which moment, whose land, and what plays by itself. */
export class Reviewing {
  readonly course: Course;
  /** The moment that is looked at. */
  moment = $state(0);
  /** The moment at which the hand rested last: that of everything that waits for it. */
  rested = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whose land stays in the middle; null: that of whoever's turn it is. */
  pinned = $state<number | null>(null);
  /** Dragging shows the end at once: nothing moves, and the same land stays in the middle. */
  dragging = $state(false);
  private grasped = $state(0);

  /** The index of its turn; -1 at the beginning. */
  turn = $derived(turnOf(this.turns, this.moment));
  address = $derived(addressAt(this.turns, this.moment));
  position = $derived.by(() => this.positionAt(this.moment));
  restedPosition = $derived.by(() => this.positionAt(this.rested));
  /** The position in which its turn began: what is different was done in it. */
  before = $derived.by<PositionView | undefined>(() =>
    this.course.at(this.turns[this.turn]?.first ?? this.moment),
  );
  ready = $derived.by(() => this.course.at(this.moment) !== undefined);
  private acting = $derived(this.turns[this.turn]?.seat ?? 0);
  board = $derived(this.pinned ?? (this.dragging ? this.grasped : this.acting));
  /** What was told of its turn by then. */
  lines = $derived.by<readonly LineView[]>(() =>
    this.room.log.filter(
      (line) =>
        line.turn === Math.max(0, this.turn) &&
        line.after <= this.moment &&
        line.after > 0 === this.moment > 0,
    ),
  );

  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: TableState) {
    this.course = new Course(room.id);
  }

  get turns() {
    return this.course.turns;
  }

  /** While a moment is not here yet, the nearest that is. */
  private positionAt(moment: number): PositionView | undefined {
    const near = this.course.nearest(moment);
    return near === null ? undefined : this.course.at(near);
  }

  /** Begins at the moment of an address; one that there is not is the end. */
  async open(at: string): Promise<void> {
    await this.course.load();
    this.go(momentAt(this.turns, at) ?? this.course.count);
  }

  /** The game has gone on, or something was taken back. */
  async renew(from: number): Promise<void> {
    await this.course.load(from);
    this.go(Math.min(this.moment, this.course.count));
  }

  go(moment: number): void {
    this.moment = Math.max(0, Math.min(this.course.count, moment));
    void this.course.want(this.moment);
    clearTimeout(this.resting);
    if (this.dragging) this.resting = setTimeout(() => this.rest(), RESTS);
    else this.rest();
  }

  private rest(): void {
    this.rested = this.moment;
  }

  drag(on: boolean): void {
    this.grasped = this.board;
    this.dragging = on;
    if (!on) this.rest();
  }

  step(unit: Unit, forwards: boolean): void {
    this.go(stepped(this.turns, this.moment, unit, forwards));
  }

  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on && this.course.count > 0;
    if (!this.playing) return;
    if (this.moment >= this.course.count) this.go(0);
    this.timer = setTimeout(() => this.next(), STEP / this.speed);
  }

  private next(): void {
    this.step("decision", true);
    this.play(this.moment < this.course.count);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.resting);
  }
}

const KEY = Symbol("reviewing");
export const provideReviewing = (reviewing: Reviewing): Reviewing => setContext(KEY, reviewing);
/** For every panel of the room: the game, the moment, and how to go to another. */
export const useReviewing = (): Reviewing => getContext<Reviewing>(KEY);
