import { beforeEach, describe, expect, it } from "vitest";
import type { AskUndo, TableView, UndoneView, UndoView } from "../api/types";
import type { Sent } from "./sending.svelte";
import { stepBack, Undoing } from "./undoing.svelte";

const undoOf = (...steps: (number | null)[]): UndoView => ({
  ...{ taken: 9, turn_start: 4, floors: steps, question: null },
  steps,
});

describe("one step back", () => {
  it("leads where the service says, for the seats of the player here", () => {
    expect(stepBack(undoOf(7, null), [0])).toBe(7);
    expect(stepBack(undoOf(7, null), [1])).toBeNull();
    expect(stepBack(undoOf(0, 0), [0, 1])).toBe(0);
    expect(stepBack(null, [0])).toBeNull();
  });
});

describe("taking back and taking again", () => {
  let asked: AskUndo[];
  let answer: Partial<UndoneView>;
  let taken: TableView[];
  let undoing: Undoing;
  const table = {} as TableView;

  beforeEach(() => {
    [asked, taken] = [[], []];
    answer = { done: true, decisions: ["fell", "1,0", "wood"] };
    undoing = new Undoing(
      { undo: undoOf(4), mine: [0], take: (one) => taken.push(one) },
      (one) => {
        asked.push(one);
        return Promise.resolve({ number: 3, table, done: true, decisions: [], ...answer });
      },
      async (act) => {
        await act(12);
        return "done";
      },
    );
  });
  const redone = async (sent: Sent): Promise<readonly string[]> => {
    let lines: readonly string[] = [];
    await undoing.redo((decisions) => {
      lines = decisions;
      return Promise.resolve(sent);
    });
    return lines;
  };

  it("asks the service once, based on what was seen", async () => {
    await undoing.takeBack(4);
    expect(asked).toMatchObject([{ based_on: 12, to: 4 }]);
    expect(taken).toEqual([table]);
  });

  it("takes the last batch again in one request", async () => {
    await undoing.takeBack(4);
    answer = { decisions: ["cut", "0,0", "peat"] };
    await undoing.takeBack(0);
    expect(await redone("done")).toEqual(["cut", "0,0", "peat"]);
    expect(await redone("done")).toEqual(["fell", "1,0", "wood"]);
    expect(undoing.canRedo).toBe(false);
  });

  it("keeps what was lost on its way, and drops what was refused", async () => {
    await undoing.takeBack(4);
    await redone("lost");
    expect(undoing.canRedo).toBe(true);
    await redone("waiting");
    expect(undoing.canRedo).toBe(true);
    await redone("refused");
    expect(undoing.canRedo).toBe(false);
  });

  it("has nothing to take again when the others were asked, or when nothing was one's own", async () => {
    answer = { done: false, decisions: ["fell"] };
    await undoing.takeBack(0);
    answer = { done: true, decisions: [] };
    await undoing.takeBack(0);
    expect(undoing.canRedo).toBe(false);
  });

  it("forgets what was taken back when something else is decided", async () => {
    await undoing.takeBack(4);
    undoing.forget();
    expect(await redone("done")).toEqual([]);
  });
});
