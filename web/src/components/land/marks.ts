import type { Item } from "../goods/item";

/** What a space of the land says about itself now. */
export interface SpaceMark {
  /**
   * rest: nothing. can: gold edge. free: dashed, takes cards. chosen: gilded frame. not: grey. changed: red, with the hand.
   * worth: gold, fuller for more points.
   */
  state: "rest" | "can" | "free" | "chosen" | "not" | "changed" | "worth";
  /** A word or two on the space: "2 fit", "6 wood". */
  offer?: { words: string; items?: readonly Item[] };
  /** can: possible, but it would bring nothing; paler. */
  idle?: boolean;
  /** Somebody did something here since one's last turn: a word for it, or none. */
  news?: string;
  /** Somebody points at it: a line of the chronicle. */
  pointed?: boolean;
  /** worth: 0 is the best space. */
  rank?: number;
  /** Said after the name of the space: "place a clergyman". */
  label?: string;
}

/** A card shown on a space before it counts. */
export interface GhostCard {
  card: string;
  column: number;
  row: number;
  /** Points it would bring, on a gilded tablet. */
  worth?: number;
  /** Askew over the card it would cover. */
  over?: boolean;
}

/** Points that pass between a space and its neighbour. */
export interface Strand {
  column: number;
  row: number;
  toward: "left" | "right" | "up" | "down";
  points: number;
  /** The neighbour gains, not the space itself. */
  away?: boolean;
}
