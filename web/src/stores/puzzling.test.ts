import { describe, expect, it } from "vitest";
import { runOf } from "./puzzling.svelte";

const ALL = Array.from({ length: 100 }, (_, at) => `puzzle-${at}`);

describe("a run of puzzles", () => {
  it("has ten different ones from easy to hard", () => {
    const run = runOf(ALL, []);
    expect(new Set(run).size).toBe(10);
    expect(run.map((id) => ALL.indexOf(id))).toEqual(run.map((id) => ALL.indexOf(id)).sort((a, b) => a - b));
    expect(ALL.indexOf(run[0] ?? "")).toBeLessThan(10);
    expect(ALL.indexOf(run[9] ?? "")).toBeGreaterThanOrEqual(90);
  });

  it("begins with new ones as long as there are enough", () => {
    expect(runOf(ALL, ALL.slice(0, 50)).every((id) => ALL.indexOf(id) >= 50)).toBe(true);
    expect(runOf(ALL, ALL.slice(0, 95))).toHaveLength(10);
  });
});
