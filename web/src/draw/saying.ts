import type { CardView } from "../api/types";
import type { Translate } from "./context";

/** "2 wood, 1 clay": for those who do not see the pictures. */
export function costWords(card: CardView, t: Translate): string {
  const { goods, food, energy, points } = card.cost;
  const amounts = Object.entries({ ...goods, food, energy, points }).filter(([, count]) => count > 0);
  return amounts.map(([good, count]) => t(`amount-${good}`, { count })).join(", ");
}
