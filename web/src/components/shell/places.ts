import type { Place } from "../../stores/route.svelte";

/** A page that the bar leads to. */
export interface Destination {
  readonly page: Place["page"];
  readonly path: string;
  /** The id of its name. */
  readonly name: string;
  readonly icon: string;
  /** Pages that belong to it. */
  readonly also?: readonly Place["page"][];
}

/** The same on every page, in this order. */
export const DESTINATIONS: readonly Destination[] = [
  { page: "lobby", path: "/", name: "web-play", icon: "wheel" },
  { page: "learn", path: "/learn", name: "learn-learn", icon: "manicule" },
  { page: "rules", path: "/rules", name: "learn-rules", icon: "book" },
  { page: "cards", path: "/cards", name: "learn-cards", icon: "display", also: ["goods"] },
  { page: "puzzles", path: "/puzzles", name: "web-puzzles", icon: "joker" },
  { page: "boards", path: "/boards", name: "web-boards-link", icon: "laurel" },
  { page: "me", path: "/me", name: "web-me", icon: "quill" },
];

/** Whether a page is that destination, or belongs to it. */
export const leadsTo = ({ page, also }: Destination, shown: Place["page"]): boolean =>
  page === shown || (also?.includes(shown) ?? false);
