import type { CardFactsView, CardView } from "../../api/types";
import { folded } from "./searching";

/** What cards are looked for by. Choices under one heading add up, headings narrow. */
export const HEADINGS = ["kind", "deck", "terrain", "cost", "makes", "needs"] as const;
export type Heading = (typeof HEADINGS)[number];
export type Choices = Readonly<Record<Heading, readonly string[]>>;

export interface Studied {
  card: CardView;
  facts: CardFactsView;
}

export const NOTHING: Choices = { kind: [], deck: [], terrain: [], cost: [], makes: [], needs: [] };

export function toggled(choices: Choices, heading: Heading, value: string): Choices {
  const now = choices[heading];
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  return { ...choices, [heading]: next };
}

export function has({ card, facts }: Studied, heading: Heading): readonly string[] {
  switch (heading) {
    case "kind":
      return [card.kind];
    case "deck":
      return [card.deck];
    case "terrain":
      return card.terrain;
    case "cost":
      return Object.keys(card.cost.goods);
    case "makes":
      return facts.makes;
    case "needs":
      return facts.needs;
  }
}

export function matching(
  all: readonly Studied[],
  choices: Choices,
  mode: string,
  words: string,
): readonly Studied[] {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  return all.filter(
    (one) =>
      (mode === "" || one.facts.modes.includes(mode)) &&
      HEADINGS.every(
        (heading) =>
          choices[heading].length === 0 ||
          has(one, heading).some((value) => choices[heading].includes(value)),
      ) &&
      asked.every((word) => folded(`${one.card.name} ${one.card.function}`).includes(word)),
  );
}

/** The choice without which there would be the most cards. */
export function dearest(
  all: readonly Studied[],
  choices: Choices,
  mode: string,
  words: string,
): { heading: Heading; value: string; count: number } | null {
  const dropped = HEADINGS.flatMap((heading) =>
    choices[heading].map((value) => ({
      heading,
      value,
      count: matching(all, toggled(choices, heading, value), mode, words).length,
    })),
  );
  return dropped.filter((one) => one.count > 0).sort((one, other) => other.count - one.count)[0] ?? null;
}
