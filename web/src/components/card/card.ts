import type { Item } from "../goods/item";
import type { Colour } from "../people/colours";
import type { Office } from "../people/clergymen";

/** How a card looks: gold means you can; a gilded frame is chosen; grey is not now; red has just changed. */
export type CardState = "rest" | "can" | "chosen" | "not" | "changed" | "placed";

/** A word or two below a card: how many places, or what is missing. */
export interface Chip {
  words: string;
  items?: readonly Item[];
}

export interface Standing {
  kind: Office;
  colour: Colour;
  ghost?: boolean | undefined;
}
