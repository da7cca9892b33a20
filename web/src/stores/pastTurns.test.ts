import { describe, expect, it } from "vitest";
import type { LineView } from "../api/types";
import { turnsOf } from "./pastTurns";

const line = (turn: number, player: number | null, before: number, name: string): LineView => ({
  turn,
  seat: turn % 2,
  before,
  after: before,
  round: 1,
  player,
  name,
  message: "",
  words: "",
  brief: name,
  cards: [],
  arguments: {},
  deltas: [],
});

describe("turnsOf", () => {
  it("gathers the lines of each turn, newest first, and leaves out what the round did", () => {
    const turns = turnsOf([
      line(0, null, 0, "round"),
      line(0, 0, 0, "build"),
      line(0, 0, 0, "prior"),
      line(1, 1, 5, "fell"),
    ]);
    expect(turns.map((turn) => [turn.turn, turn.before, turn.lines.map((one) => one.name)])).toEqual([
      [1, 5, ["fell"]],
      [0, 0, ["build", "prior"]],
    ]);
  });
});
