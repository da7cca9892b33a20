import { beforeEach, describe, expect, it } from "vitest";
import { Problem, Unreachable } from "../api/ask";
import type {
  AskDecide,
  AskExplore,
  DecidedView,
  ExpandedView,
  ExploredView,
  GameView,
  PositionView,
  ProblemView,
  TableView,
  UndoneView,
} from "../api/types";
import { Deciding, type DecidedAt } from "./deciding.svelte";
import { decisionOf, exploredOf, step } from "./made";

const TURN = decisionOf("turn", "fell", "cut", "end");

function tableOf(number: number, line: string): TableView {
  const undo = {
    taken: number,
    turn_start: 0,
    floors: [0],
    steps: [number > 1 ? number - 1 : null],
    question: null,
  };
  const position = { line } as PositionView;
  return {
    number,
    game: { phase: "playing", position, decision: TURN, undo } as unknown as GameView,
  } as TableView;
}

/** A table with one player, whose turn it always is. */
class Here implements DecidedAt {
  readonly id = "here";
  readonly mine = [0];
  readonly myTurn = true;
  problem = "";
  table: TableView | null = tableOf(1, "start");
  readonly failures: unknown[] = [];
  heard = 0;

  get game(): GameView | null {
    return this.table?.game ?? null;
  }
  decided({ table }: DecidedView): Promise<void> {
    if (table) this.take(table);
    return Promise.resolve();
  }
  take(table: TableView): void {
    this.table = table;
  }
  fail(error: unknown): void {
    this.failures.push(error);
  }
  answered(): void {
    this.heard += 1;
  }
}

/** Answers at once, unless a test holds an answer back. */
class Answers {
  readonly asked: string[] = [];
  readonly sent: string[] = [];
  readonly keys: string[] = [];
  readonly known = new Map<string, Partial<ExploredView>>();
  readonly held = new Map<string, () => void>();
  readonly hold = new Set<string>();
  failure: Error | null = null;
  number = 1;

  readonly explore = async (_: string, asked: AskExplore): Promise<ExploredView> => {
    const line = (asked.decisions ?? []).join(" ");
    this.asked.push(line);
    this.mayFail();
    if (this.hold.delete(line)) await new Promise<void>((go) => this.held.set(line, go));
    return exploredOf(asked.decisions ?? [], { decision: TURN, ...this.known.get(line) });
  };
  readonly decide = (_: string, asked: AskDecide): Promise<DecidedView> => {
    this.sent.push(asked.decisions.join(" "));
    this.keys.push(asked.key);
    this.mayFail();
    this.number += 1;
    const table = tableOf(this.number, asked.decisions.join(" "));
    return Promise.resolve({ number: this.number, repeated: false, table, changes: null });
  };
  readonly undo = (_: string, asked: { to: number }): Promise<UndoneView> => {
    this.mayFail();
    this.number += 1;
    const table = tableOf(this.number, `back to ${asked.to}`);
    return Promise.resolve({ number: this.number, done: true, decisions: ["fell", "1,0"], table });
  };

  private mayFail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}

const ends = (option: string): ExpandedView => ({
  ...{ option, kind: "turn", player: 1, options: [], count: 0, changes: [] },
  complete: true,
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("deciding", () => {
  let here: Here;
  let service: Answers;
  let deciding: Deciding;

  beforeEach(async () => {
    here = new Here();
    service = new Answers();
    service.known.set("", { expanded: [ends("end")] });
    service.known.set("fell", { decision: decisionOf("fell", "1,0", "2,0") });
    service.known.set("fell 1,0", { complete: true });
    const proposed = [step("clergyman", "lay-brother")];
    const outcome = exploredOf(["place", "lay-brother"], { complete: true });
    service.known.set("place", { decision: decisionOf("clergyman"), proposed, outcome });
    deciding = new Deciding(here, service);
    await deciding.refresh();
    service.asked.length = 0;
  });

  it("asks once at the start of a turn, for everything that may be clicked first", async () => {
    const branch = exploredOf(["build"], { decision: decisionOf("build", "G01") });
    service.known.set("", { branches: [branch] });
    here.take(tableOf(2, "later"));
    await deciding.refresh();
    expect(service.asked).toEqual([""]);
    expect(deciding.ahead.get("build")).toBe(branch);
    await deciding.choose("build");
    expect(service.asked).toEqual([""]);
    expect(deciding.decision?.kind).toBe("build");
  });

  it("collects steps that nobody sees, and sends them when the action is complete", async () => {
    await deciding.choose("fell");
    expect(deciding.decision?.kind).toBe("fell");
    expect(service.sent).toEqual([]);
    await deciding.choose("1,0");
    expect(service.sent).toEqual(["fell 1,0"]);
    expect([deciding.lines, deciding.decision?.kind]).toEqual([[], "turn"]);
  });

  it("asks where a thing leads while it is pressed, and not again when it is let go", async () => {
    deciding.press("fell");
    expect([service.asked, deciding.lines]).toEqual([["fell"], []]);
    await deciding.choose("fell");
    expect([service.asked, deciding.decision?.kind]).toEqual([["fell"], "fell"]);
    deciding.press("end");
    deciding.press("nothing");
    expect(service.asked).toEqual(["fell"]);
  });

  it("asks again when it is let go if nobody answered while it was pressed", async () => {
    service.failure = new Unreachable("gone");
    deciding.press("fell");
    await settled();
    expect(here.failures).toEqual([]);
    await deciding.choose("fell");
    expect(deciding.decision?.kind).toBe("fell");
  });

  it("shows a draft when it is answered, not before", async () => {
    service.hold.add("fell");
    const chosen = deciding.choose("fell");
    await settled();
    expect([deciding.lines, deciding.reachedLines, deciding.canUndo]).toEqual([["fell"], [], false]);
    service.held.get("fell")?.();
    await chosen;
    expect([deciding.reachedLines, deciding.canUndo]).toEqual([["fell"], true]);
  });

  it("sends at once what is known to complete the action", async () => {
    await deciding.choose("end");
    expect(service.sent).toEqual(["end"]);
    expect(service.asked).not.toContain("end");
  });

  it("confirms the tray without asking again", async () => {
    await deciding.choose("place");
    service.asked.length = 0;
    await deciding.confirm();
    expect(service.sent).toEqual(["place lay-brother"]);
    expect(service.asked.filter((line) => line.startsWith("place "))).toEqual([]);
  });

  it("confirms a change that is still on its way, not what stood there before", async () => {
    await deciding.choose("place");
    service.known.set("place prior", { complete: true });
    service.hold.add("place prior");
    const changed = deciding.change(0, "prior");
    const confirmed = deciding.confirm();
    await settled();
    expect(service.sent).toEqual([]);
    service.held.get("place prior")?.();
    await Promise.all([changed, confirmed]);
    expect(service.sent).toEqual(["place prior"]);
  });

  it("ignores an older answer that arrives late", async () => {
    service.hold.add("fell");
    const older = deciding.choose("fell");
    deciding.cancel();
    await deciding.choose("place");
    service.held.get("fell")?.();
    await older;
    expect([deciding.lines, deciding.decision?.kind]).toEqual([["place"], "clergyman"]);
  });

  it("ignores an answer about the game as it was before somebody else's move", async () => {
    service.hold.add("fell");
    const older = deciding.choose("fell");
    here.take(tableOf(7, "moved on"));
    await deciding.refresh();
    service.held.get("fell")?.();
    await older;
    expect([deciding.lines, deciding.decision?.kind, service.sent]).toEqual([[], "turn", []]);
    await deciding.choose("fell");
    expect(deciding.decision?.kind).toBe("fell");
  });

  it("goes on after a question that failed, from where it was", async () => {
    await deciding.choose("fell");
    service.failure = new Unreachable("gone");
    await deciding.choose("2,0");
    expect(here.failures).toHaveLength(1);
    expect([deciding.lines, deciding.decision?.kind, deciding.ready]).toEqual([["fell"], "fell", true]);
    await deciding.choose("1,0");
    expect(service.sent).toEqual(["fell 1,0"]);
  });

  it("looks again with the next news when the first look failed", async () => {
    here.take(tableOf(2, "again"));
    service.failure = new Unreachable("gone");
    await deciding.refresh();
    expect(deciding.ready).toBe(false);
    await deciding.refresh();
    expect(deciding.ready).toBe(true);
  });

  it("keeps the tray when a batch is lost on its way, to confirm it again", async () => {
    await deciding.choose("place");
    service.failure = new Unreachable("gone");
    await deciding.confirm();
    expect([deciding.busy, deciding.lines, deciding.tray.length]).toEqual([false, ["place"], 1]);
    await deciding.confirm();
    expect(service.sent).toEqual(["place lay-brother", "place lay-brother"]);
    expect(new Set(service.keys).size).toBe(1);
  });

  it("keeps the tray when the service is busy", async () => {
    await deciding.choose("place");
    service.failure = new Problem({ status: 503, detail: "Please try again." } as ProblemView);
    await deciding.confirm();
    expect([deciding.lines, deciding.tray.length]).toEqual([["place"], 1]);
  });

  it("begins anew when a batch is refused", async () => {
    await deciding.choose("place");
    service.failure = new Problem({ status: 409, detail: "Somebody was faster." } as ProblemView);
    await deciding.confirm();
    expect([deciding.lines, deciding.tray.length, deciding.ready]).toEqual([[], 0, true]);
  });

  it("begins anew, and says why, when the draft is refused", async () => {
    const obstacle = { option: null, message: "obstacle-nothing-to-build", arguments: {}, words: "" };
    const refused = { index: 0, decision: "build", obstacle, words: "There is nothing to build." };
    service.known.set("build", { refused });
    await deciding.choose("build");
    expect([here.problem, deciding.lines]).toEqual(["There is nothing to build.", []]);
    expect(deciding.ready).toBe(true);
  });

  it("says nothing of a text that another decision would understand, and begins anew", async () => {
    const refused = {
      index: 0,
      decision: "fell",
      obstacle: null,
      words: "'fell' is not the text of an option",
    };
    service.known.set("fell", { refused });
    await deciding.choose("fell");
    expect([here.problem, deciding.lines, deciding.ready]).toEqual(["", [], true]);
  });

  it("asks again by itself what could not be asked, and keeps what was begun", async () => {
    await deciding.choose("place");
    service.failure = new Unreachable("gone");
    await deciding.change(0, "prior");
    expect(deciding.tray.map((one) => one.text)).toEqual(["lay-brother"]);
    service.asked.length = 0;
    await deciding.again();
    await deciding.again();
    expect([deciding.lines, deciding.tray.length, deciding.ready]).toEqual([["place"], 1, true]);
    here.take(tableOf(2, "again"));
    service.failure = new Unreachable("gone");
    await deciding.refresh();
    expect(deciding.ready).toBe(false);
    await deciding.again();
    expect(deciding.ready).toBe(true);
  });

  it("takes one choice back in the draft, then decisions of the game, and those again in one request", async () => {
    await deciding.choose("fell");
    await deciding.undo();
    expect([deciding.lines, deciding.canUndo]).toEqual([[], false]);
    await deciding.choose("end");
    expect(deciding.canUndo).toBe(true);
    await deciding.undo();
    service.asked.length = service.sent.length = 0;
    expect(deciding.canRedo).toBe(true);
    await deciding.redo();
    expect(service.sent).toEqual(["fell 1,0"]);
    expect(service.asked.filter((line) => line.startsWith("fell"))).toEqual([]);
    expect(deciding.canRedo).toBe(false);
  });

  it("keeps what was begun and changed when another language is spoken, in its words", async () => {
    await deciding.choose("place");
    service.known.set("place prior", { complete: true });
    await deciding.change(0, "prior");
    service.known.set("place", {
      ...service.known.get("place"),
      proposed: [
        { ...step("clergyman", "lay-brother"), decision: { ...decisionOf("clergyman"), words: "Kto?" } },
      ],
    });
    service.asked.length = 0;
    const told = deciding.retell();
    const confirmed = deciding.confirm();
    await told;
    expect([deciding.lines, deciding.tray.map((one) => [one.text, one.decision.words])]).toEqual([
      ["place"],
      [["prior", "Kto?"]],
    ]);
    expect(service.asked).toEqual(["place", "place prior"]);
    await confirmed;
    expect(service.sent).toEqual(["place prior"]);
  });

  it("shows where a turn would lead until something else is looked at", async () => {
    service.hold.add("fell 2,0");
    const older = deciding.foresee(["fell", "2,0"], ["space 0 2 0"]);
    await deciding.foresee(["cut"]);
    service.held.get("fell 2,0")?.();
    await older;
    expect(deciding.then?.decisions).toEqual(["cut"]);
    await deciding.foresee(null);
    expect(deciding.then).toBeNull();
  });
});
