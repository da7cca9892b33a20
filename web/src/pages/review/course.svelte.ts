import { Problem, Unreachable } from "../../api/ask";
import { patched } from "../../api/patched";
import { getCourse, getMoments } from "../../api/service";
import type { CourseTurnView, MomentsView, PositionView } from "../../api/types";

/** Moments that are told at once. */
const PAGE = 100;

/** Somebody took a decision; in words. */
export interface Decided {
  seat: number;
  words: string;
}

/** By moment: what is here of them. */
interface Known {
  positions: (PositionView | undefined)[];
  decisions: (Decided | undefined)[];
}

/** A game from its beginning to now: positions of all moments, fetched some at a time, the nearest first. */
export class Course {
  turns = $state.raw<readonly CourseTurnView[]>([]);
  count = $derived(this.turns.at(-1)?.end ?? 0);
  private known = $state.raw<Known>({ positions: [], decisions: [] });
  private fetching = new Set<number>();
  private wanted = 0;
  /** Grows when what was known may have become another: what was asked for before is not taken. */
  private epoch = 0;

  constructor(readonly id: string) {}

  /** The course as it is now; `from`: what comes after this moment may be another. */
  async load(from = 0): Promise<void> {
    const { turns } = await getCourse(this.id);
    this.epoch += 1;
    const { positions, decisions } = this.known;
    this.known = { positions: positions.slice(0, from), decisions: decisions.slice(0, from) };
    this.turns = turns;
  }

  /** The position of a moment; undefined: it is not here yet. */
  at(moment: number): PositionView | undefined {
    return this.known.positions[moment];
  }

  /** The nearest moment whose position is here. */
  nearest(moment: number): number | null {
    for (let far = 0; far <= this.count; far++) {
      if (this.known.positions[moment - far]) return moment - far;
      if (this.known.positions[moment + far]) return moment + far;
    }
    return null;
  }

  /** The decision that led to a moment. */
  decided(moment: number): Decided | undefined {
    return this.known.decisions[moment];
  }

  /** Fetches what is missing, from the page of a moment outwards, one page at a time. */
  async want(moment: number): Promise<void> {
    this.wanted = moment;
    if (this.fetching.size > 0) return;
    for (let page = this.missing(); page !== null; page = this.missing()) {
      const { epoch } = this;
      this.fetching.add(page);
      try {
        const moments = await getMoments(this.id, page * PAGE);
        if (epoch === this.epoch) this.take(moments);
      } catch (error) {
        if (error instanceof Problem || error instanceof Unreachable) return;
        throw error;
      } finally {
        this.fetching.delete(page);
      }
    }
  }

  get whole(): boolean {
    return this.missing() === null;
  }

  /** The page nearest to what is looked at of which something is missing. */
  private missing(): number | null {
    if (this.turns.length === 0) return null;
    const last = Math.max(0, Math.ceil(this.count / PAGE) - 1);
    const here = Math.min(last, Math.floor(this.wanted / PAGE));
    for (let far = 0; far <= last; far++) {
      for (const page of [here + far, here - far])
        if (page >= 0 && page <= last && this.lacks(page)) return page;
    }
    return null;
  }

  private lacks(page: number): boolean {
    const [first, end] = [page * PAGE, Math.min(this.count, (page + 1) * PAGE)];
    return this.known.positions[first] === undefined || this.known.positions[end] === undefined;
  }

  private take({ first, position, moments }: MomentsView): void {
    const { positions, decisions } = this.known;
    let now = positions[first] ?? position;
    positions[first] = now;
    moments.forEach(({ seat, words, changes }, at) => {
      now = patched(now, changes);
      positions[first + at + 1] = now;
      decisions[first + at + 1] = { seat, words };
    });
    // The same arrays: everything that looks at them looks again.
    this.known = { positions, decisions };
  }
}
