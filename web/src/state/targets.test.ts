import { describe, expect, it } from "vitest";
import type { DecisionView, ExpandedView, OptionView } from "../api/types";
import { cardKey, placesOf, spaceKey, targetsOf } from "./targets";

const nothing: OptionView = {
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
};
const option = (given: Partial<OptionView>): OptionView => ({ ...nothing, ...given });
const decision = (kind: string, options: OptionView[]): DecisionView => ({
  kind,
  player: 0,
  message: "",
  words: "",
  count: options.length,
  options,
  payment: null,
  obstacles: [],
});
const expanded = (text: string, kind: string, options: OptionView[]): ExpandedView => ({
  option: text,
  kind,
  player: 0,
  options,
  count: options.length,
  changes: [],
});

describe("targets", () => {
  it("lead from words of the turn to things on the table", () => {
    const forest = option({ text: "1,0", type: "space", board: 0, column: 1, row: 0 });
    const turn = decision("turn", [option({ text: "fell" }), option({ text: "end" })]);
    const found = targetsOf(turn, [expanded("fell", "fell", [forest])], new Map());
    expect(found.get(spaceKey(0, 1, 0))?.[0]?.texts).toEqual(["fell", "1,0"]);
    expect(found.size).toBe(1);
  });

  it("lead from a card to all its places", () => {
    const card = option({ text: "G01", type: "card", card: "G01" });
    const spaces = [0, 1].map((column) =>
      option({ text: `${column},0`, type: "space", board: 0, column, row: 0 }),
    );
    const found = targetsOf(decision("card", [card]), [expanded("G01", "space", spaces)], new Map());
    expect(found.has(cardKey("G01"))).toBe(true);
    expect(placesOf(found, "G01")).toBe(2);
    expect(found.get(spaceKey(0, 1, 0))?.[0]?.texts).toEqual(["G01", "1,0"]);
  });
});
