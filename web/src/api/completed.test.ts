import { describe, expect, it } from "vitest";

import { completed, completedGame } from "./completed";
import type { BoardView, BrieflyExploredView, GameChanges, GameView, LineView, PositionView } from "./types";

const boards = [{ board: 0 }, { board: 1 }] as BoardView[];
const begin = { round: 3, phase: "A", boards, wheel: {}, use: null } as unknown as PositionView;
const brief = (position: object, outcome: BrieflyExploredView | null = null): BrieflyExploredView =>
  ({ number: 1, position, outcome, branches: [] }) as unknown as BrieflyExploredView;

describe("a brief answer made whole", () => {
  it("keeps what has not changed as the same objects", () => {
    const { position } = completed(brief({ round: 4 }), begin);
    expect(position.round).toBe(4);
    expect(position.boards).toBe(boards);
    expect(position.wheel).toBe(begin.wheel);
  });
  it("takes what became nothing for a change", () => {
    expect(completed(brief({ phase: null }), begin).position.phase).toBeNull();
  });
  it("replaces the boards that changed", () => {
    const changed = { board: 1, hand: [] } as unknown as BoardView;
    const { position } = completed(brief({ boards: [changed] }), begin);
    expect(position.boards[0]).toBe(boards[0]);
    expect(position.boards[1]).toEqual(changed);
  });
  it("completes where proposals lead from the same beginning", () => {
    const whole = completed(brief({ round: 9 }, brief({ round: 4 })), begin);
    expect(whole.outcome?.position.round).toBe(4);
    expect(whole.outcome?.position.phase).toBe("A");
  });
});

describe("a game made whole from its changes", () => {
  const line = (turn: number, words: string): LineView => ({ turn, words }) as LineView;
  const game = {
    number: 7,
    position: begin,
    chronicle: [line(3, "felled"), line(4, "built"), line(4, "paid")],
  } as unknown as GameView;
  const changes = (more: object): GameChanges =>
    ({
      since: 7,
      number: 8,
      position: {},
      first_turn: 3,
      told_from: 4,
      chronicle: [],
      ...more,
    }) as unknown as GameChanges;

  it("tells turns anew that have changed, and drops those that are over for long", () => {
    const now = completedGame(game, changes({ chronicle: [line(4, "built elsewhere")] }));
    expect(now?.chronicle.map((one) => one.words)).toEqual(["felled", "built elsewhere"]);
    const later = completedGame(game, changes({ first_turn: 4, told_from: 5, chronicle: [line(5, "used")] }));
    expect(later?.chronicle.map((one) => one.words)).toEqual(["built", "paid", "used"]);
  });
  it("keeps what has not changed as the same objects", () => {
    expect(completedGame(game, changes({}))?.position.boards).toBe(boards);
  });
  it("does not guess where something was missed", () => {
    expect(completedGame(game, changes({ since: 8, number: 9 }))).toBeNull();
  });
});
