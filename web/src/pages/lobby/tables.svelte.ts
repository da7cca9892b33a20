import { getInvitations, listOpen, listTables } from "../../api/service";
import type { InvitationView, TableSummary } from "../../api/types";
import { person } from "../../stores/person.svelte";
import { byUrgency } from "./urgency";
import type { Wanted } from "./wanted.svelte";

const EVERY = 8000;
/** As many tables that wait show their land. */
const SHOWN = 3;
const BEEN_HERE = "labora-been-here";

function stored(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null;
  } catch {
    return false;
  }
}

/** The lists of the lobby, looked at again every few seconds. */
export class Tables {
  mine = $state.raw<readonly TableSummary[]>([]);
  finished = $state.raw<readonly TableSummary[]>([]);
  open = $state.raw<readonly TableSummary[]>([]);
  running = $state.raw<readonly TableSummary[]>([]);
  invitations = $state.raw<readonly InvitationView[]>([]);
  lost = $state(false);
  /** Has sat at a table before: who is here for the first time is welcomed. */
  returning = $state(stored());
  /** The tables that wait for me, the most urgent first. */
  waiting = $derived(byUrgency(this.mine.filter((table) => table.my_turn)));
  urgent = $derived(this.waiting.slice(0, SHOWN));
  /** All others of mine: those that wait for me, too, before those that wait for others. */
  rest = $derived([...this.waiting.slice(SHOWN), ...this.mine.filter((table) => !table.my_turn)]);

  constructor(private readonly wanted: Wanted) {}

  follow(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (!document.hidden) void this.load();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async load(): Promise<void> {
    try {
      const all = await Promise.all([
        listTables("mine"),
        listTables("finished"),
        listOpen(this.wanted.filters),
        listTables("running"),
      ]);
      [this.mine, this.finished, this.open, this.running] = all.map((list) => list.tables) as [
        TableSummary[],
        TableSummary[],
        TableSummary[],
        TableSummary[],
      ];
      this.invitations = person.name === null ? [] : (await getInvitations()).invitations;
      this.lost = false;
      this.remember(this.mine.length + this.finished.length > 0);
    } catch {
      this.lost = true;
    }
  }

  private remember(returning: boolean): void {
    this.returning = returning;
    try {
      if (returning) localStorage.setItem(BEEN_HERE, "yes");
      else localStorage.removeItem(BEEN_HERE);
    } catch {
      // A browser that keeps nothing: the welcome is seen for a moment.
    }
  }
}
