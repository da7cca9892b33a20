import { describe, expect, it } from "vitest";

import { completed, completedGame } from "./completed";
import { patched } from "./patched";
import type { BoardView, BrieflyExploredView, GameView, PositionView } from "./types";

const boards = [
  { board: 0, goods: { wood: 1, clay: 2 } },
  { board: 1, goods: { wood: 0 } },
] as unknown as BoardView[];
const begin = { round: 3, phase: "A", boards, wheel: {}, use: null } as unknown as PositionView;
const brief = (position: object, outcome: BrieflyExploredView | null = null): BrieflyExploredView =>
  ({ number: 1, position, outcome, branches: [] }) as unknown as BrieflyExploredView;

describe("changes by the way to them", () => {
  it("replace parts and leave the rest as it is", () => {
    const now = patched(begin, { round: 4, "boards.0.goods.wood": 3 });
    expect(now).toEqual({
      ...begin,
      round: 4,
      boards: [{ board: 0, goods: { wood: 3, clay: 2 } }, boards[1]],
    });
    expect(now.boards[1]).toBe(boards[1]);
    expect(now.wheel).toBe(begin.wheel);
    expect(boards[0]?.goods["wood"]).toBe(1);
  });
  it("that are none leave the very same object", () => {
    expect(patched(begin, {})).toBe(begin);
    expect(patched(begin, { round: 3, boards: structuredClone(boards) })).toBe(begin);
  });
  it("may be that something became nothing", () => {
    expect(patched(begin, { phase: null }).phase).toBeNull();
  });
});

describe("a brief answer made whole", () => {
  it("completes where proposals and branches lead from the same beginning", () => {
    const answer = { ...brief({ round: 9 }, brief({ round: 4 })), branches: [brief({ round: 5 })] };
    const whole = completed(answer, begin);
    expect([whole.position.round, whole.outcome?.position.round]).toEqual([9, 4]);
    expect([whole.outcome?.position.phase, whole.branches[0]?.position.round]).toEqual(["A", 5]);
  });
});

describe("a game made whole from its changes", () => {
  const line = (turn: number, words: string) => ({ turn, words });
  const game = {
    number: 7,
    position: begin,
    chronicle: [line(3, "felled"), line(4, "built")],
  } as unknown as GameView;

  it("keeps what has not changed as the same objects", () => {
    const chronicle = [line(3, "felled"), line(4, "built"), line(4, "paid")];
    const now = completedGame(game, { since: 7, number: 8, changes: { number: 8, chronicle } });
    expect(now?.number).toBe(8);
    expect(now?.position).toBe(begin);
    expect(now?.chronicle.map((one) => one.words)).toEqual(["felled", "built", "paid"]);
    expect(now?.chronicle[0]).toBe(game.chronicle[0]);
  });
  it("is not there where something was missed", () => {
    expect(completedGame(game, { since: 8, number: 9, changes: {} })).toBeNull();
  });
});
