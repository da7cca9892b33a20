import { describe, expect, it } from "vitest";
import type { CardView } from "../../api/types";
import france from "../../../gallery/fixtures/cards-france.json";
import ireland from "../../../gallery/fixtures/cards-ireland.json";
import { functionRows, gist, type Row } from "./functions";

const cards = [...france.cards, ...ireland.cards] as unknown as CardView[];
const buildings = cards.filter((card) => card.kind === "building" || card.kind === "heartland");

function rows(id: string): Row[] {
  return functionRows(buildings.find((card) => card.id === id) as CardView);
}

function text(row: Row): string {
  const side = (items: Row["given"]): string =>
    items.map((item) => `${item.or ? "/" : ""}${item.amount}${item.icon}`).join(" ");
  const often = row.limit === null ? "" : row.limit.kind === "times" ? ` ${row.limit.times}x` : " any";
  return `${row.then ? "then " : ""}${side(row.given)} ${row.sign} ${side(row.taken)}${often}`.trim();
}

describe("function rows", () => {
  it.each(buildings.map((card) => [card.id, card] as const))("%s says what it does", (_, card) => {
    const drawn = functionRows(card);
    expect(drawn.length).toBeGreaterThan(0);
    for (const row of drawn) expect(row.taken.length).toBeGreaterThan(0);
    expect(gist(card).length).toBeGreaterThan(0);
    expect(gist(card).length).toBeLessThanOrEqual(4);
    expect(gist(card)).not.toContain("");
  });

  it("has words for every picture", async () => {
    const { say } = await import("../../i18n/words");
    const icons = buildings.flatMap(functionRows).flatMap((row) => [...row.given, ...row.taken]);
    for (const item of icons) {
      expect(say(`icon-${item.icon}`)).not.toBe(`icon-${item.icon}`);
      if (item.word) expect(say(item.word)).not.toBe(item.word);
    }
    for (const card of cards) expect(say(`short-${card.id}`)).not.toBe(`short-${card.id}`);
  });

  it.each([
    ["F17", ["coin arrow book 3x", "then book arrow meat wine 1x"]],
    ["F05", ["flour ½energy arrow bread any", "then bread arrow 4coin 2x"]],
    ["G06", ["3·6·9energy arrow 5·8·10coin 1x"]],
    ["I09", ["1·5·9livestock have 3·5·6coin"]],
    ["F35", ["5coin arrow reliquary 1x", "then 10coin arrow reliquary any"]],
    ["G39", ["10food /6energy arrow book ornament 2x"]],
    ["F20", ["wine arrow 6coin 1x", "≤7food arrow ≤7coin 1x"]],
    ["F36", ["book arrow ceramic ornament reliquary 2x"]],
    ["F09", ["gain grapes", "then  none neighbour"]],
    ["farmyard", ["wheel arrow grain /livestock"]],
    ["I33", ["3wood arrow joker beer /whiskey 1x"]],
  ])("%s", (id, expected) => {
    expect(rows(id).map(text)).toEqual(expected);
  });
});
