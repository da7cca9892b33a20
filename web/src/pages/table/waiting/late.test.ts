import { describe, expect, it } from "vitest";
import type { LineView } from "../../../api/types";
import { lateSince } from "./late";

const line = (turn: number, seat: number, name = "fell", player = seat): LineView => ({
  turn,
  seat,
  before: turn * 3,
  after: turn * 3 + 3,
  round: 1,
  player,
  name,
  message: `log-${name}`,
  words: "",
  brief: "",
  cards: [],
  arguments: {},
  deltas: [],
});
const late = (turn: number, seat: number, player = seat): LineView[] => [
  line(turn, seat, "late", player),
  line(turn, seat),
];

describe("lateSince", () => {
  it("finds the turns that a bot took, until the player takes one", () => {
    const log = [line(0, 0), line(1, 1), ...late(2, 0), line(3, 1), ...late(4, 0), line(5, 1)];
    expect(lateSince(log, [0])).toEqual({ seat: 0, first: 2, last: 4, before: 6 });
    expect(lateSince([...log, line(6, 0)], [0])).toBeNull();
  });
  it("leaves the turns of others to them", () => {
    expect(lateSince([line(0, 0), ...late(1, 1)], [0])).toBeNull();
    expect(lateSince([line(0, 0), ...late(1, 1)], [])).toBeNull();
  });
  it("finds an answer that was given in the turn of another", () => {
    expect(lateSince([line(0, 0), ...late(1, 1, 0)], [0])?.last).toBe(1);
  });
});
