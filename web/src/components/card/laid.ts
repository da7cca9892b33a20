import type { DeckView } from "../../api/types";
import type { CardState } from "./card";

/**
 * How cards lie: `row` of whole ones; `swipe`, the same with a finger; `grid`, small ones in as many rows as they
 * need; `strip`, one row of small ones and the rest as a stack; `open`, whole ones that can be had, the rest in lines.
 */
export type Form = "row" | "swipe" | "grid" | "strip" | "open";

export interface Laid {
  id: string;
  state: CardState;
  /** The deck whose first card it is, where decks have a letter. */
  seal: string | undefined;
  /** Somebody has taken it: its place is empty. */
  gone: boolean;
}

const CARD = 90;
const GAP = 6;
const BETWEEN_DECKS = 15;
const SMALL = 62;
const SMALLEST = 50;
const LARGEST = 76;
/** The stack of those that are not shown. */
const REST = 36;

/** The places of cards: while they are taken one by one, the others stay where they are; when new ones come, all close up. */
export function placesKeeper(): (now: readonly DeckView[]) => readonly DeckView[] {
  let places: readonly DeckView[] = [];
  const has = (deck: string, id: string): boolean =>
    places.some((place) => place.deck === deck && place.cards.includes(id));
  return (now) => {
    if (!now.every(({ deck, cards }) => cards.every((id) => has(deck, id)))) places = now;
    return places;
  };
}

/** The cards in their order; where `chosenFirst`, what can be had now comes before the rest. */
export function laidOut(
  decks: readonly DeckView[],
  states: Readonly<Record<string, CardState>>,
  chosenFirst: boolean,
  gone: ReadonlySet<string> = new Set(),
): Laid[] {
  const all = decks.flatMap((deck) =>
    deck.cards.map((id, at) => ({
      id,
      state: states[id] ?? ("rest" as const),
      seal: at === 0 && deck.deck !== "start" && !chosenFirst ? deck.deck : undefined,
      gone: gone.has(id),
    })),
  );
  if (!chosenFirst) return all;
  const there = all.filter((one) => !one.gone);
  return [...there.filter(isOffered), ...there.filter((one) => !isOffered(one))];
}

export const isOffered = ({ state }: { state: CardState }): boolean => state === "can" || state === "chosen";

/** The width of so many whole cards in a row. */
export function rowWidth(decks: readonly DeckView[]): number {
  const filled = decks.filter((deck) => deck.cards.length > 0);
  const cards = filled.reduce((sum, deck) => sum + deck.cards.length, 0);
  return cards * (CARD + GAP) + Math.max(0, filled.length - 1) * BETWEEN_DECKS;
}

/** Small cards in so many rows: how many in each, and how wide. */
export function gridOf(cards: number, room: number, rows: number): { across: number; width: number } {
  const across = Math.max(1, Math.ceil(cards / rows), Math.min(cards, Math.floor(room / (LARGEST + GAP))));
  return { across, width: Math.max(SMALLEST, Math.min(LARGEST, Math.floor(room / across) - GAP)) };
}

/** How many small cards a strip shows, and how wide: all that can be had, and others where there is room. */
export function stripOf(cards: readonly Laid[], room: number): { shown: number; width: number } {
  const offered = cards.filter(isOffered).length;
  const fitting = (width: number, space: number): number =>
    Math.max(1, Math.floor((space + GAP) / (width + GAP)));
  const filling = (shown: number, space: number) => ({
    shown,
    width: Math.max(SMALLEST, Math.min(LARGEST, Math.floor((space + GAP) / shown) - GAP)),
  });
  const beside = room - REST;
  const most = fitting(SMALLEST, beside);
  const shown = Math.max(fitting(SMALL, beside), Math.min(offered, most));
  // No strip is folded for the sake of a single card.
  const narrowest = offered === cards.length || shown + 1 === cards.length ? SMALLEST : SMALL;
  if (cards.length <= fitting(narrowest, room)) return filling(cards.length, room);
  return filling(Math.min(cards.length, shown), beside);
}
