import type { Item } from "./functions";
import type { Colour } from "./colours";
import type { Man } from "./land";

/** How a card looks: gold means you can; a gilded frame is chosen; grey is not now; red has just changed. */
export type CardState = "rest" | "can" | "chosen" | "not" | "changed" | "placed";

/** A word or two below a card: how many places, or what is missing. */
export interface Chip {
  words: string;
  items?: readonly Item[];
}

export interface Standing {
  kind: Man["kind"];
  colour: Colour;
  ghost?: boolean | undefined;
}
