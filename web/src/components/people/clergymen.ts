import type { ClergymanView } from "../../api/types";
import type { Colour } from "./colours";

export type Office = ClergymanView["kind"];

/** The prior first, those at work pale. */
export function clergy(men: readonly ClergymanView[]): { kind: Office; home: boolean }[] {
  return men.map((man) => ({ kind: man.kind, home: man.place === null }));
}

/** The id of his picture. */
export function figure(kind: Office, colour: Colour): string {
  return `${kind === "prior" ? "prior" : "brother"}-${colour}`;
}
