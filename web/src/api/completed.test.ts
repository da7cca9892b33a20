import { describe, expect, it } from "vitest";

import { completed } from "./completed";
import type { BoardView, BrieflyExploredView, PositionView } from "./types";

const boards = [{ board: 0 }, { board: 1 }] as BoardView[];
const begin = { round: 3, phase: "A", boards, wheel: {}, use: null } as unknown as PositionView;
const brief = (position: object, outcome: BrieflyExploredView | null = null): BrieflyExploredView =>
  ({ number: 1, position, outcome }) as unknown as BrieflyExploredView;

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
