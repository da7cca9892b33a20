import type { CardView, ChoiceView, CostView, PartView } from "../../api/types";
import { costOrder, gainOrder, numeral } from "../goods/goods";
import type { Item } from "../goods/item";

export type Limit = { kind: "any" } | { kind: "times"; times: number } | { kind: "each" } | null;

/** One row: given, a sign between, taken, how often. */
export interface Row {
  /** Happens after the row before, with what that gave. */
  then: boolean;
  given: Item[];
  sign: "arrow" | "gain" | "have" | "none";
  taken: Item[];
  limit: Limit;
}

const BASIC = 6;

function item(icon: string, amount: number | string = 1, more: Partial<Item> = {}): Item {
  const shown = typeof amount === "string" ? amount : amount === 1 ? "" : numeral(amount);
  return { icon, amount: shown, ...more };
}

const SEVERAL = 4;

/** What is gained; many goods, the same number of each: the number once. */
function goods(amounts: Record<string, number>): Item[] {
  const names = gainOrder(Object.keys(amounts).filter((good) => amounts[good]));
  const [first] = names;
  const count = first === undefined ? 0 : (amounts[first] ?? 0);
  if (names.length > SEVERAL && count > 1 && names.every((good) => amounts[good] === count)) {
    return names.map((good, at) => item(good, at ? 1 : `${count}×`));
  }
  return names.map((good) => item(good, amounts[good]));
}

export function costItems(cost: CostView): Item[] {
  const items = costOrder(Object.keys(cost.goods)).map((good) => ({
    icon: good,
    amount: numeral(cost.goods[good] ?? 0),
  }));
  if (cost.food) items.push({ icon: "food", amount: numeral(cost.food) });
  if (cost.energy) items.push({ icon: "energy", amount: numeral(cost.energy) });
  if (cost.points) items.push({ icon: "points", amount: numeral(cost.points) });
  return items;
}

function given(cost: CostView): Item[] {
  return costItems(cost).map((one) => (one.amount === "1" ? { ...one, amount: "" } : one));
}

function chosen(choice: ChoiceView): Item[] {
  if (choice.goods.length >= BASIC) {
    return [item("basic", choice.amount, { word: choice.another ? "fn-another" : "fn-alike" })];
  }
  return choice.goods.map((good, at) => item(good, choice.amount, { or: at > 0 }));
}

function anyOf(names: readonly string[]): Item[] {
  return names.map((good, at) => item(good, 1, { or: at > 0 }));
}

/** What a goal shows on the right side. */
const GOALS: Record<string, (part: PartView) => Item[]> = {
  produce: (part) => anyOf(part.wheel),
  ship: (part) => [item("joker"), ...anyOf(part.wheel)],
  "use-prior": () => [item("prior-any", 1, { word: "fn-use" })],
  "use-occupied": () => [item("occupied", 1, { word: "fn-use" })],
  "use-neighbour": () => [item("neighbour", 1, { word: "fn-use" })],
  "use-display": () => [item("display", 1, { word: "fn-use" })],
  build: () => [item("build")],
  settle: () => [item("settlement")],
  "take-land": () => [item("district"), item("plot")],
  "clear-land": () => [item("fell"), item("cut")],
  "reward-cloisters": () => [item("points", 1, { word: "fn-for-each" }), item("cloister")],
  "reward-wilderness": () => [item("points", 1, { word: "fn-for-each" }), item("forest"), item("moor")],
};
const IMPROVED = ["book", "ceramic", "ornament", "reliquary"];

function taken(part: PartView): Item[] {
  const items = [...goods(part.gain), ...part.choices.flatMap(chosen)];
  if (part.recall) items.push(item(part.recall === "own-prior" ? "prior-home" : "all-clergy"));
  return [...items, ...(part.goal ? (GOALS[part.goal]?.(part) ?? []) : [])];
}

function left(part: PartView): Item[] {
  const items = given(part.cost);
  if (part.different) items.push(item("different", part.different));
  if (part.forests) items.push(item("forest"));
  return items;
}

function limitOf(part: PartView, items: Item[]): Limit {
  if (part.limit === null) return { kind: "any" };
  if (!items.length || part.goal === "produce") return null;
  return { kind: "times", times: part.limit };
}

function row(part: PartView): Row {
  const items = left(part);
  if (part.goal === "produce") {
    return { then: false, given: [item("wheel")], sign: "arrow", taken: taken(part), limit: null };
  }
  const gain = !items.length && (Object.keys(part.gain).length > 0 || part.choices.length > 0);
  const sign = items.length ? "arrow" : gain ? "gain" : "none";
  return { then: false, given: items, sign, taken: taken(part), limit: limitOf(part, items) };
}

const ONCE: Limit = { kind: "times", times: 1 };

/** Functions whose numbers are in no row of "pay so much, get so much". */
function unusual(part: PartView): Row[] | null {
  if (part.tiers.length) {
    const each = part.tiers.map((_, at) => numeral(part.cost.energy * (at + 1))).join("·");
    return [
      {
        then: false,
        given: [item("energy", each)],
        sign: "arrow",
        taken: [item("coin", part.tiers.join("·"))],
        limit: ONCE,
      },
    ];
  }
  if (part.herd.length) {
    const pairs = [...part.herd].sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
    const column = (at: 0 | 1): string => pairs.map((pair) => pair[at]).join("·");
    return [
      {
        then: false,
        given: [item("livestock", column(0))],
        sign: "have",
        taken: [item("coin", column(1))],
        limit: null,
      },
    ];
  }
  if (part.rebate) {
    const coins = part.cost.goods["coin"] ?? 0;
    const first: Row = {
      then: false,
      given: [item("coin", coins - part.rebate)],
      sign: "arrow",
      taken: taken(part),
      limit: ONCE,
    };
    return [first, { ...row(part), then: true }];
  }
  if (part.any_food) {
    const most = `≤${part.limit ?? ""}`;
    return [
      { then: false, given: [item("food", most)], sign: "arrow", taken: [item("coin", most)], limit: ONCE },
    ];
  }
  return null;
}

/** Book to ceramic to ornament to reliquary, a step each time. */
function improving(times: number): Row {
  const chain = IMPROVED.map((good, at) => item(good, 1, at > 1 ? { step: true } : {}));
  return {
    then: false,
    given: chain.slice(0, 1),
    sign: "arrow",
    taken: chain.slice(1),
    limit: { kind: "times", times },
  };
}

function sameGain(one: Row, other: Row): boolean {
  return JSON.stringify(one.taken) === JSON.stringify(other.taken);
}

/** A row whose goods the row before has brought, or which leads elsewhere after it. */
function follows(now: Row, before: Row | undefined): boolean {
  if (!before) return false;
  const brought = before.taken.map((one) => one.icon);
  return now.sign === "none" || now.given.some((one) => brought.includes(one.icon));
}

export function functionRows(card: Pick<CardView, "parts">): Row[] {
  const improvements = card.parts.filter((part) => part.goal === "improve").length;
  if (improvements) return [improving(improvements)];
  const rows: Row[] = [];
  for (const part of card.parts) {
    for (const next of unusual(part) ?? [row(part)]) {
      const before = rows.at(-1);
      if (part.shares_limit && before && sameGain(before, next)) {
        before.given.push(...next.given.map((one) => ({ ...one, or: true })));
      } else {
        rows.push({ ...next, then: next.then || follows(next, before) });
      }
    }
  }
  return rows;
}

/** One to four pictures that tell a card from another on the land. */
export function gist(card: Pick<CardView, "parts">): string[] {
  const rows = functionRows(card);
  const [first, second] = rows;
  if (!first) return [];
  const given = first.given.filter((one) => !one.or).map((one) => one.icon);
  const taken = first.taken.filter((one) => !one.or || first.sign === "arrow").map((one) => one.icon);
  if (taken.length >= BASIC && !given.length) return ["basic"];
  if (given[0] === "wheel") return ["wheel", ...taken.slice(0, 2)];
  const next = second?.taken[0]?.icon;
  if (first.sign !== "arrow") return next ? [...taken.slice(0, 2), next] : taken.slice(0, 3);
  if (next && !second.then && next !== taken[0]) return [taken[0] ?? "", next];
  return [...given.slice(0, 2), "arrow", ...taken.slice(0, given.length > 1 ? 1 : 2)];
}
