import { describe, expect, it } from "vitest";
import type { PaymentView } from "../../../api/types";
import { covered, payment, read, withMore } from "./payment";

const tile = (good: string, have: number, food: number, energy: number) => ({
  good,
  have,
  food,
  energy,
  points: 0,
});
const view = (food: number, energy: number): PaymentView => ({
  food,
  energy,
  points: 0,
  coins_in_fives: false,
  tiles: [tile("grain", 3, 1, 0.5), tile("bread", 2, 3, 0), tile("peat", 2, 0, 2), tile("wood", 4, 0, 1)],
  proposal: { type: "goods", text: "1wood", words: "", amounts: { wood: 1 } },
});

describe("a payment", () => {
  it("is read and written", () => {
    expect(read("2grain+1peat-coal")).toEqual({ grain: 2, "peat-coal": 1 });
    expect(payment({ grain: 2, peat: 0 })).toBe("2grain");
    expect(payment({})).toBe("nothing");
  });

  it("counts grain as food first, then as straw", () => {
    const needs = covered(view(1, 1), { grain: 3 });
    expect(needs).toEqual([
      { name: "food", need: 1, have: 1 },
      { name: "energy", need: 1, have: 1 },
    ]);
  });

  it("gives back what becomes superfluous", () => {
    expect(withMore(view(0, 2), { wood: 2 }, "peat")).toEqual({ wood: 0, peat: 1 });
  });
});
