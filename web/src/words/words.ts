import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { drawn, goods, names, rounds, scores, web, webPlay } from "./english";

export type Arguments = Record<string, FluentVariable>;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [drawn, goods, names, rounds, scores, web, webPlay])
  bundle.addResource(new FluentResource(source));

/** The words of a message; its id where there is none. */
export function say(id: string, given: Arguments = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, given, []) : id;
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** "3 wood". */
export function amount(good: string, count: number): string {
  return say(`amount-${good}`, { count });
}

/** "Anna, Bert and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
