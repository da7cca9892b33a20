import { expect, it } from "vitest";
import cards from "../../../gallery/fixtures/cards-france.json";
import type { CardsView } from "../../api/types";
import { dearest, matching, NOTHING, toggled, type Studied } from "./filtering";

const all: Studied[] = (cards as unknown as CardsView).cards.map((card) => ({
  card,
  facts: {
    card: card.id,
    makes: card.parts.flatMap((part) => Object.keys(part.gain)),
    needs: card.parts.flatMap((part) => Object.keys(part.cost.goods)),
    modes: card.players === "4" ? ["4-long"] : ["3-short", "4-long"],
    example: null,
    companions: [],
    played: null,
  },
}));
const ids = (found: readonly Studied[]): string[] => found.map((one) => one.card.id);

it("adds up choices of one heading and narrows by each heading", () => {
  const bread = toggled(NOTHING, "makes", "bread");
  expect(ids(matching(all, bread, "", ""))).toEqual(["F05", "F08", "F15"]);
  expect(ids(matching(all, toggled(bread, "makes", "meat"), "", ""))).toContain("G19");
  expect(ids(matching(all, toggled(bread, "needs", "flour"), "", ""))).toEqual(["F05"]);
  expect(ids(matching(all, bread, "3-short", ""))).toEqual(["F05", "F08"]);
});

it("finds a name or a word on the card", () => {
  expect(ids(matching(all, NOTHING, "", "windmill"))).toEqual(["F04"]);
});

it("proposes what to leave out where nothing fits", () => {
  const none = toggled(toggled(NOTHING, "makes", "bread"), "deck", "C");
  expect(matching(all, none, "", "")).toHaveLength(0);
  expect(dearest(all, none, "", "")).toMatchObject({ heading: "makes" });
});
