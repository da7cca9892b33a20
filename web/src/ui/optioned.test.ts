import { describe, expect, it } from "vitest";
import type { OptionView } from "../api/types";
import { figureOf, pictured } from "./optioned";

const option = (more: Partial<OptionView>): OptionView => ({
  text: "",
  type: "word",
  words: "",
  card: null,
  board: null,
  column: null,
  row: null,
  number: null,
  good: null,
  joker: null,
  amounts: null,
  side: null,
  ...more,
});

describe("options as pictures", () => {
  it("shows goods and indicators with their number", () => {
    expect(pictured(option({ type: "good", good: "peat" }))).toEqual([{ icon: "peat", amount: "" }]);
    expect(pictured(option({ type: "indicator", good: "clay", joker: true, number: 6 }))).toEqual([
      { icon: "joker", amount: "" },
      { icon: "clay", amount: "6" },
    ]);
    expect(pictured(option({ type: "goods", amounts: { coin: 2, wood: 1, clay: 0 } }))).toEqual([
      { icon: "wood", amount: "1" },
      { icon: "coin", amount: "2" },
    ]);
    expect(pictured(option({ text: "skip" }))).toEqual([]);
  });

  it("puts a figure before words where there is one", () => {
    expect(figureOf(option({ text: "prior" }), "green")).toBe("prior-green");
    expect(figureOf(option({ text: "lay-brother" }), "red")).toBe("brother-red");
    expect(figureOf(option({ type: "tile", side: "coast", text: "coast@0" }), "red")).toBe("plot");
    expect(figureOf(option({ text: "nothing" }), "red")).toBe("close");
    expect(figureOf(option({ text: "something" }), "red")).toBeNull();
  });
});
