import { describe, expect, it } from "vitest";
import type { DecisionView, ExpandedView, ExploredView, OptionView } from "../api/types";
import { exploredOf } from "./made";
import { cardKey, placesOf, spaceKey, targetsOf } from "./targets";

const word = (text: string): OptionView => ({ type: "word", text, words: "" });
const space = (column: number, row: number): OptionView => ({
  ...{ type: "space", text: `${column},${row}`, words: "" },
  ...{ board: 0, column, row, idle: "" },
});
const decision = (kind: string, options: OptionView[]): DecisionView => ({
  kind,
  player: 0,
  message: "",
  words: "",
  count: options.length,
  options,
  payment: null,
  several: null,
  obstacles: [],
});
const expanded = (text: string, kind: string, options: OptionView[]): ExpandedView => ({
  option: text,
  kind,
  player: 0,
  options,
  count: options.length,
  changes: [],
  complete: false,
});

describe("targets", () => {
  it("lead from words of the turn to things on the table", () => {
    const turn = decision("turn", [word("fell"), word("end")]);
    const found = targetsOf(turn, [expanded("fell", "fell", [space(1, 0), word("skip")])], new Map());
    expect(found.get(spaceKey(0, 1, 0))?.[0]?.texts).toEqual(["fell", "1,0"]);
    expect(found.size).toBe(1);
  });

  it("lead from a card to all its places", () => {
    const card = { type: "card", text: "G01", words: "", card: "G01" } as const;
    const spaces = [0, 1].map((column) => space(column, 0));
    const found = targetsOf(decision("card", [card]), [expanded("G01", "space", spaces)], new Map());
    expect(found.has(cardKey("G01"))).toBe(true);
    expect(placesOf(found, "G01")).toBe(2);
    expect(found.get(spaceKey(0, 1, 0))?.[0]?.texts).toEqual(["G01", "1,0"]);
  });

  it("call a space fit for a card only where one is built or settled", () => {
    const carpentry = {
      type: "building",
      text: "F10@1",
      words: "",
      card: "F10",
      board: 1,
      column: 0,
      row: 0,
    };
    const ahead = (act: string): ReadonlyMap<string, ExploredView> => {
      const options = [carpentry as OptionView];
      const next = {
        decision: decision(act, options),
        expanded: [expanded("F10@1", "forest", [space(1, 0)])],
      };
      return new Map([[act, exploredOf([act], next)]]);
    };
    const turn = decision("turn", [word("place"), word("build")]);
    expect(targetsOf(turn, [], ahead("place")).has(spaceKey(0, 1, 0))).toBe(false);
    expect(targetsOf(turn, [], ahead("build")).has(spaceKey(0, 1, 0))).toBe(true);
  });
});
