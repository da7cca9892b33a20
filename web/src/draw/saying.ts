import type { CardView } from "../api/types";
import type { Translate } from "./context";
import type { Item } from "./functions";
import { costOrder } from "./goods";

/** "2 wood, 1 clay": for those who do not see the pictures. */
export function costWords(card: CardView, t: Translate): string {
  const { goods, food, energy, points } = card.cost;
  const amounts = Object.entries({ ...goods, food, energy, points }).filter(([, count]) => count > 0);
  return amounts.map(([good, count]) => t(`amount-${good}`, { count })).join(", ");
}

/** What is missing to pay for a card. Grain may stand in for straw; coins count with what stands in for them. */
export function missing(card: CardView, goods: Readonly<Record<string, number>>, coins: number): Item[] {
  const have = (good: string): number => (good === "coin" ? coins : (goods[good] ?? 0) + (good === "straw" ? (goods["grain"] ?? 0) : 0));
  return costOrder(Object.keys(card.cost.goods)).flatMap((good) => {
    const short = (card.cost.goods[good] ?? 0) - have(good);
    return short > 0 ? [{ icon: good, amount: String(short) }] : [];
  });
}
