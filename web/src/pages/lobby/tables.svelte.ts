import { getInvitations, listOpen, listTables } from "../../api/service";
import type { InvitationView, TableSummary } from "../../api/types";
import { person } from "../../stores/person.svelte";
import type { Wanted } from "./wanted.svelte";

const EVERY = 8000;

/** The lists of the lobby, looked at again every few seconds. */
export class Tables {
  mine = $state.raw<readonly TableSummary[]>([]);
  finished = $state.raw<readonly TableSummary[]>([]);
  open = $state.raw<readonly TableSummary[]>([]);
  running = $state.raw<readonly TableSummary[]>([]);
  invitations = $state.raw<readonly InvitationView[]>([]);
  lost = $state(false);

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
    } catch {
      this.lost = true;
    }
  }
}
