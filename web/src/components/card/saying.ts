import type { CardView, TotalsView } from "../../api/types";
import type { CardState, Chip } from "./card";
import type { Translate } from "../drawing";
import type { Item } from "../goods/item";
import { costOrder, numeral } from "../goods/goods";

/** "2 wood, 1 clay": for those who do not see the pictures. */
export function costWords(card: CardView, t: Translate): string {
  const { goods, food, energy, points } = card.cost;
  const amounts = Object.entries({ ...goods, food, energy, points }).filter(([, count]) => count > 0);
  return amounts.map(([good, count]) => t(`amount-${good}`, { count })).join(", ");
}

/** What a button with a card says: name, cost, values, state, and the chip's words and goods. */
export function cardWords(card: CardView, state: CardState, chip: Chip | undefined, t: Translate): string {
  const values = t("drawn-values", { economic: card.economic, dwelling: card.dwelling });
  const goods = (chip?.items ?? []).map((item) =>
    t(`amount-${item.icon}`, { count: Number(item.amount.replace("½", ".5")) }),
  );
  const below = [chip?.words ?? "", goods.join(", ")].filter(Boolean).join(" ");
  return [card.name, costWords(card, t), values, t(`drawn-state-${state}`), below].filter(Boolean).join(", ");
}

/** What is missing to pay for a card. Grain may stand in for straw; coins count with what stands in for them. */
export function missing(card: CardView, goods: Readonly<Record<string, number>>, totals: TotalsView): Item[] {
  const { cost } = card;
  const instead: Record<string, number> = { straw: goods["grain"] ?? 0 };
  const have = (good: string): number =>
    good === "coin" ? totals.coins : (goods[good] ?? 0) + (instead[good] ?? 0);
  const short = (icon: string, lacking: number): Item[] =>
    lacking > 0 ? [{ icon, amount: numeral(lacking) }] : [];
  return [
    ...costOrder(Object.keys(cost.goods)).flatMap((good) =>
      short(good, (cost.goods[good] ?? 0) - have(good)),
    ),
    ...short("food", cost.food - totals.food),
    ...short("energy", cost.energy - totals.energy),
  ];
}
