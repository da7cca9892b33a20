import type { Room } from "virtual:languages";
import { language } from "./language.svelte";
import { text, values, type Arguments } from "./phrases";

export type { Arguments } from "./phrases";

/** The words of a message in the language of the page; its id where there is none. */
export function say(id: string, given: Arguments = {}): string {
  const { bundle } = language;
  return text(bundle, id, values(bundle, given));
}

export function knows(id: string): boolean {
  return language.bundle.hasMessage(id);
}

/** "3 wood". */
export function amount(good: string, count: number): string {
  return say(`amount-${good}`, { count });
}

/** "Anna, Bert and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.code, { type: "conjunction" }).format(names);
}

/** A room that is fetched when it is opened, with its words. */
export async function withWords<T>(room: Room, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), language.enter(room)]);
  return loaded;
}
