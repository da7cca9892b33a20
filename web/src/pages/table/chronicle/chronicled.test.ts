import { describe, expect, it } from "vitest";
import type { LineView } from "../../../api/types";
import { roundsOf } from "./chronicled";

const line = (turn: number, round: number, name: string, given: Record<string, number> = {}): LineView => ({
  turn,
  seat: 0,
  before: 0,
  after: 0,
  round,
  player: 0,
  name,
  message: "",
  words: "",
  brief: "",
  cards: [],
  arguments: given,
  deltas: [],
});

describe("roundsOf", () => {
  it("puts what begins a round into that round, though the turn before has brought it about", () => {
    const log = [
      line(0, 1, "fell"),
      line(1, 1, "cut"),
      line(1, 1, "round", { round: 2 }),
      line(1, 1, "dealt"),
      line(2, 2, "fell"),
    ];
    expect(roundsOf(log).map((one) => one.within)).toEqual([1, 1, 2, 2, 2]);
  });
});
