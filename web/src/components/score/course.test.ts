import { describe, expect, it } from "vitest";
import { courseByRound } from "./course";

describe("the course of a game", () => {
  it("has what was expected at the start and at the end of each round", () => {
    const course = [
      [100, 90],
      [101.4, 90],
      [101.6, 95],
      [110, 95],
    ];
    expect(courseByRound(course, [{ round: 1 }, { round: 1 }, { round: 2 }])).toEqual([
      [100, 102, 110],
      [90, 95, 95],
    ]);
  });
});
