import { expect, it } from "vitest";
import type { DeckView } from "../../api/types";
import type { CardState } from "./card";
import { gridOf, laidOut, placesKeeper, stripOf, type Laid } from "./laid";

const decks: DeckView[] = [
  { deck: "start", round: null, cards: ["G01", "G02"] },
  { deck: "A", round: 6, cards: ["F14", "F15"] },
];
const cards = (count: number, offered: number): Laid[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    state: at < offered ? ("can" as const) : ("not" as const),
    seal: undefined,
    gone: false,
  }));

it("keeps the order of the decks and their letters, or puts first what can be had", () => {
  const states: Record<string, CardState> = { F15: "can", G01: "not" };
  expect(laidOut(decks, states, false).map((one) => [one.id, one.seal])).toEqual([
    ["G01", undefined],
    ["G02", undefined],
    ["F14", "A"],
    ["F15", undefined],
  ]);
  expect(laidOut(decks, states, true)[0]?.id).toBe("F15");
});

it("lays all cards in two rows, none narrower than can be read", () => {
  expect(gridOf(16, 720, 2)).toEqual({ across: 8, width: 76 });
  expect(gridOf(20, 640, 2)).toEqual({ across: 10, width: 58 });
});

it("shows in a strip all that can be had, and others as far as there is room", () => {
  expect(stripOf(cards(4, 1), 360).shown).toBe(4);
  expect(stripOf(cards(14, 2), 360).shown).toBe(4);
  expect(stripOf(cards(14, 5), 360)).toEqual({ shown: 5, width: 60 });
  expect(stripOf(cards(5, 5), 304)).toEqual({ shown: 5, width: 56 });
  expect(stripOf(cards(5, 1), 304)).toEqual({ shown: 5, width: 56 });
  expect(stripOf(cards(6, 1), 304).shown).toBe(4);
});

it("leaves the place of a card empty when it is taken, until new cards come", () => {
  const fewer: DeckView[] = [
    { deck: "start", round: null, cards: ["G02"] },
    { deck: "A", round: 6, cards: ["F14", "F15"] },
  ];
  const more: DeckView[] = [...fewer, { deck: "B", round: 10, cards: ["F24"] }];
  const places = placesKeeper();
  expect([decks, fewer, decks, more].map(places)).toEqual([decks, decks, decks, more]);
  const gone = new Set(["G01"]);
  expect(laidOut(decks, {}, false, gone).map((one) => one.gone)).toEqual([true, false, false, false]);
  expect(laidOut(decks, {}, true, gone).map((one) => one.id)).toEqual(["G02", "F14", "F15"]);
});
