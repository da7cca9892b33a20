import { VARIANTS } from "../../api/facts";

export const GOAL = 500;
export { VARIANTS };
export type Variant = (typeof VARIANTS)[number];

/** People are numbered, bots stand between them; who is not sure has no number. */
export function numbered<Row extends { bot: string | null; provisional?: boolean }>(
  rows: readonly Row[],
): (Row & { rank: string })[] {
  let rank = 0;
  return rows.map((row) => ({
    ...row,
    rank: row.bot === null && row.provisional !== true ? String(++rank) : "",
  }));
}
