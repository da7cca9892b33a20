import type { SaidEvent, TableView } from "../api/types";

/** The address of a new table for those who have played at this one; it travels as a table message. */
export const linkTo = (made: TableView, origin: string): string =>
  `${origin}/table/${encodeURIComponent(made.id)}${made.invitation ? `#${made.invitation}` : ""}`;

/** The last rematch that somebody has opened: who, and where. */
export function rematchIn(said: readonly SaidEvent[], origin: string): { name: string; path: string } | null {
  const start = `${origin}/table/`;
  const found = said.findLast((message) => message.text?.startsWith(start) && !/\s/.test(message.text));
  return found?.text ? { name: found.name, path: found.text.slice(origin.length) } : null;
}
