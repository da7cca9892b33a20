import { describe, expect, it } from "vitest";
import type { OptionView } from "../../api/types";
import { figureOf, pictured } from "./optioned";

const word = (text: string): OptionView => ({ type: "word", text, words: "" });

describe("options as pictures", () => {
  it("shows goods and indicators with their number", () => {
    expect(pictured({ type: "good", text: "peat", words: "", good: "peat" })).toEqual([
      { icon: "peat", amount: "" },
    ]);
    expect(
      pictured({ type: "indicator", text: "clay/joker", words: "", good: "clay", joker: true, number: 6 }),
    ).toEqual([
      { icon: "joker", amount: "" },
      { icon: "clay", amount: "6" },
    ]);
    expect(
      pictured({ type: "goods", text: "2coin+1wood", words: "", amounts: { coin: 2, wood: 1, clay: 0 } }),
    ).toEqual([
      { icon: "wood", amount: "1" },
      { icon: "coin", amount: "2" },
    ]);
    expect(pictured(word("skip"))).toEqual([]);
  });

  it("puts a figure before words where there is one", () => {
    expect(figureOf(word("prior"), "green")).toBe("prior-green");
    expect(figureOf(word("lay-brother"), "red")).toBe("brother-red");
    const coast = {
      type: "tile",
      text: "coast@0",
      words: "",
      board: 0,
      side: "coast",
      row: 0,
      pile: "plot",
    } as const;
    expect(figureOf(coast, "red")).toBe("plot");
    expect(figureOf(word("nothing"), "red")).toBe("close");
    expect(figureOf(word("something"), "red")).toBeNull();
  });
});
