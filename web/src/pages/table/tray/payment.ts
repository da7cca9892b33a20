import type { PaymentTile, PaymentView } from "../../../api/types";

/** Adding up what is given. Whether it is a payment, only the service says. */

export type Given = Readonly<Record<string, number>>;

/** "2grain+1peat" */
export function read(text: string): Given {
  const found: Record<string, number> = {};
  for (const part of text.split("+")) {
    const match = /^(\d+)(.+)$/.exec(part);
    if (match?.[1] && match[2]) found[match[2]] = Number(match[1]);
  }
  return found;
}

export function payment(given: Given): string {
  const parts = Object.entries(given).filter(([, count]) => count > 0);
  return parts.map(([good, count]) => `${count}${good}`).join("+") || "nothing";
}

export interface Need {
  name: "food" | "energy" | "points";
  need: number;
  have: number;
}

/** How much of each need is covered. Grain is food first, and what is left of it is straw. */
export function covered(view: PaymentView, given: Given): Need[] {
  const sum = (name: Need["name"], tiles: readonly PaymentTile[]): number =>
    tiles.reduce((total, tile) => total + tile[name] * (given[tile.good] ?? 0), 0);
  const plain = view.tiles.filter((tile) => !(tile.food > 0 && tile.energy > 0));
  const both = view.tiles.filter((tile) => tile.food > 0 && tile.energy > 0);
  const food = sum("food", plain);
  const count = both.reduce((total, tile) => total + (given[tile.good] ?? 0), 0);
  const asFood = Math.min(count, Math.max(0, view.food - food));
  const asEnergy = count - asFood;
  const needs: Need[] = [
    { name: "food", need: view.food, have: food + asFood },
    { name: "energy", need: view.energy, have: sum("energy", plain) + asEnergy * (both[0]?.energy ?? 0) },
    { name: "points", need: view.points, have: sum("points", view.tiles) },
  ];
  return needs.filter((need) => need.need > 0);
}

const isEnough = (view: PaymentView, given: Given): boolean =>
  covered(view, given).every((need) => need.have >= need.need);

/** One more of a good; others that this makes superfluous go back. */
export function withMore(view: PaymentView, given: Given, good: string): Given {
  let now: Given = { ...given, [good]: (given[good] ?? 0) + 1 };
  for (const tile of view.tiles) {
    while (tile.good !== good && (now[tile.good] ?? 0) > 0 && isEnough(view, withLess(now, tile.good))) {
      now = withLess(now, tile.good);
    }
  }
  return now;
}

export function withLess(given: Given, good: string): Given {
  return { ...given, [good]: Math.max(0, (given[good] ?? 0) - 1) };
}
