import type { OptionView } from "../../api/types";
import type { Colour } from "../people/colours";
import type { Item } from "../goods/item";
import { shelfOrder } from "../goods/goods";

/** Goods and indicators need no words: their pictures, with how many. */
export function pictured(option: OptionView): Item[] {
  if (option.type === "good") return [{ icon: option.good, amount: "" }];
  if (option.type === "indicator") {
    const taken = { icon: option.good, amount: String(option.number) };
    return option.joker ? [{ icon: "joker", amount: "" }, taken] : [taken];
  }
  if (option.type === "goods") {
    const amounts = option.amounts;
    const names = shelfOrder(Object.keys(amounts).filter((good) => amounts[good]));
    return names.map((good) => ({ icon: good, amount: String(amounts[good]) }));
  }
  return [];
}

const FIGURES: Readonly<Record<string, string>> = {
  coins: "coin",
  fell: "fell",
  cut: "cut",
  build: "build",
  settle: "settlement",
  district: "district",
  plot: "plot",
  skip: "close",
  nothing: "close",
  pass: "close",
  end: "end",
};

/** The picture before an option's words. */
export function figureOf(option: OptionView, colour: Colour): string | null {
  if (option.type === "tile") return option.pile;
  if (option.type !== "word") return null;
  if (option.text === "lay-brother") return `brother-${colour}`;
  if (option.text === "prior") return `prior-${colour}`;
  return FIGURES[option.text] ?? null;
}
