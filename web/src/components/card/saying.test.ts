import { describe, expect, it } from "vitest";
import type { CardView, TotalsView } from "../../api/types";
import france from "../../../gallery/fixtures/cards-france.json";
import { missing } from "./saying";

const cards = france.cards as unknown as CardView[];
const card = (id: string): CardView => cards.find((one) => one.id === id) as CardView;

const totals = (coins: number): TotalsView => ({ coins, food: coins, energy: 1.5, points: 0 });

describe("what is missing", () => {
  it("names each good and how many", () => {
    expect(missing(card("F24"), { clay: 4, stone: 1 }, totals(0))).toEqual([
      { icon: "clay", amount: "1" },
      { icon: "stone", amount: "2" },
    ]);
  });

  it("takes grain for straw, and coins as they are worth", () => {
    expect(missing(card("F21"), { clay: 2, straw: 1, grain: 1 }, totals(0))).toEqual([]);
    expect(missing(card("hamlet"), {}, totals(4))).toEqual([
      { icon: "food", amount: "1" },
      { icon: "energy", amount: "4½" },
    ]);
    expect(missing(card("F27"), {}, totals(24))).toEqual([{ icon: "coin", amount: "1" }]);
  });
});
