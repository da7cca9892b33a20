import { getContext, setContext } from "svelte";
import type { CardView } from "../api/types";

/** A message inside a message: it takes the form that the sentence needs. */
export interface Said {
  readonly id: string;
  readonly given?: Readonly<Record<string, Given>>;
}
export type Given = string | number | Said | readonly (string | Said)[];

/** Turns a message id into words. */
export type Translate = (id: string, given?: Readonly<Record<string, Given>>) => string;

/** What drawn things need to know besides their props. */
export interface Drawing {
  readonly t: Translate;
  readonly cards: Readonly<Record<string, CardView>>;
}

const KEY = Symbol("drawing");

export function provideDrawing(drawing: Drawing): Drawing {
  return setContext(KEY, drawing);
}

/** Read `drawing.t` and `drawing.cards` where they are used, so that a change of either is seen. */
export function useDrawing(): Drawing {
  return getContext<Drawing>(KEY);
}

export function byId(cards: readonly CardView[]): Record<string, CardView> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
