/** Where goods stand on shelf and in pouch, whatever the game: fuel, food, wealth, treasure. */
const ORDER = [
  "peat",
  "peat-coal",
  "wood",
  "straw",
  "grain",
  "livestock",
  "meat",
  "flour",
  "bread",
  "malt",
  "beer",
  "whiskey",
  "grapes",
  "wine",
  "coin",
  "clay",
  "stone",
  "book",
  "ceramic",
  "ornament",
  "reliquary",
  "wonder",
];

/** As cards name what they cost, and what they bring: the product before what comes with it. */
const COSTS = [
  "coin",
  "wood",
  "clay",
  "stone",
  "bread",
  "malt",
  "flour",
  "book",
  "ceramic",
  "ornament",
  "reliquary",
  "beer",
  "wine",
  "whiskey",
  "livestock",
  "grain",
  "straw",
];
const GAINS = [
  "wonder",
  "reliquary",
  "book",
  "ceramic",
  "ornament",
  "meat",
  "bread",
  "flour",
  "malt",
  "beer",
  "wine",
  "whiskey",
  "grapes",
  "peat-coal",
  "stone",
  "clay",
  "wood",
  "peat",
  "grain",
  "livestock",
  "straw",
  "coin",
];

/** Where indicators stand in the list below the wheel. */
const INDICATORS = ["wood", "peat", "clay", "grain", "livestock", "coin", "grapes", "stone", "joker"];

function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const place = (name: string): number => {
    const found = order.indexOf(name);
    return found < 0 ? order.length : found;
  };
  return [...names].sort((one, other) => place(one) - place(other));
}

export function shelfOrder(goods: readonly string[]): string[] {
  return inOrder(goods, ORDER);
}

export function costOrder(goods: readonly string[]): string[] {
  return inOrder(goods, COSTS);
}

export function gainOrder(goods: readonly string[]): string[] {
  return inOrder(goods, GAINS);
}

export function indicatorOrder(names: readonly string[]): string[] {
  return inOrder(names, INDICATORS);
}

/** 16.5 is 16½; a true minus. */
export function numeral(value: number): string {
  const whole = Math.trunc(Math.abs(value));
  const half = Math.abs(value) - whole >= 0.5 ? "½" : "";
  return `${value < 0 ? "−" : ""}${whole || !half ? whole : ""}${half}`;
}

/** With its sign: +3, −1. */
export function signed(value: number): string {
  return value > 0 ? `+${numeral(value)}` : numeral(value);
}
