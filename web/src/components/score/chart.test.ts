import { describe, expect, it } from "vitest";
import { heightAt, lineOf, mostOf, ticks, type Frame } from "./chart";
import { runsOf } from "./score";

const frame: Frame = { width: 130, height: 140, left: 20, right: 10, up: 30, down: 10 };

describe("the chart of points", () => {
  const runs = runsOf({
    rounds: [
      { round: 1, scores: [4, 0] },
      { round: 2, scores: [3, 20] },
    ],
  });

  it("has a line for each player, from nothing to the end", () => {
    expect(runs).toEqual([
      [0, 4, 3],
      [0, 0, 20],
    ]);
    expect(runsOf({ rounds: [] })).toEqual([]);
  });

  it("draws each round at its place and each value at its height", () => {
    expect(runs.map((points) => lineOf(frame, points, 2, 20))).toEqual([
      "20.0,130.0 70.0,110.0 120.0,115.0",
      "20.0,130.0 70.0,130.0 120.0,30.0",
    ]);
  });

  it("leaves some air above the highest, and marks round numbers below it", () => {
    expect(mostOf(runs)).toBeCloseTo(21.6);
    expect(heightAt(frame, mostOf(runs), mostOf(runs))).toBe(frame.up);
    expect(ticks(mostOf(runs))).toEqual([0, 5, 10, 15, 20]);
  });
});
