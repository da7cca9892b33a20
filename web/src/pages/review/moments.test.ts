import { describe, expect, it } from "vitest";
import type { CourseTurnView } from "../../api/types";
import { addressAt, alongOf, momentAlong, momentAt, stepped, turnOf } from "./moments";

const turn = (first: number, end: number, round: number): CourseTurnView => ({
  ...{ first, end, round, seat: 0, phase: null, points: [0] },
});
/** Two rounds of two turns; the last is not over. */
const turns = [turn(0, 3, 1), turn(3, 5, 1), turn(5, 9, 2), turn(9, 10, 2)];

describe("moments", () => {
  it("have an address each, which leads back", () => {
    const addresses = Array.from({ length: 11 }, (_, moment) => addressAt(turns, moment));
    expect(addresses).toEqual(["0", "1.1", "1.2", "1", "2.1", "2", "3.1", "3.2", "3.3", "3", "4.1"]);
    expect(addresses.map((at) => momentAt(turns, at))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("that do not exist are none", () => {
    for (const at of ["", "end", "-1", "5", "2.3", "1.2.3", "0.1"]) expect(momentAt(turns, at)).toBeNull();
  });

  it("belong to the turn whose decision led there", () => {
    expect([0, 1, 3, 4, 10].map((moment) => turnOf(turns, moment))).toEqual([-1, 0, 0, 1, 3]);
  });

  it("are stepped through by decision, turn and round", () => {
    expect(stepped(turns, 4, "decision", true)).toBe(5);
    expect(stepped(turns, 0, "decision", false)).toBe(0);
    expect(stepped(turns, 4, "turn", true)).toBe(5);
    expect(stepped(turns, 4, "turn", false)).toBe(3);
    expect(stepped(turns, 4, "round", true)).toBe(5);
    expect(stepped(turns, 6, "round", false)).toBe(5);
    expect(stepped(turns, 10, "round", true)).toBe(10);
  });

  it("lie along the slider, which snaps to the ends of turns", () => {
    expect(alongOf(turns, 4)).toBe(1.5);
    expect(momentAlong(turns, 1.6)).toBe(5);
    expect(momentAlong(turns, -1)).toBe(0);
    expect(momentAlong(turns, 99)).toBe(10);
  });
});
