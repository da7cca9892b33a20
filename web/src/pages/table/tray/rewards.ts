import type { GoodsOption } from "../../../api/types";

type Amounts = Readonly<Record<string, number>>;

/** The selection that has one more, or one less, of a good, and else as much as possible of what was taken. */
export function nearest(
  options: readonly GoodsOption[],
  taken: Amounts,
  good: string,
  by: 1 | -1,
): GoodsOption | undefined {
  const now = taken[good] ?? 0;
  const found = options.filter(({ amounts }) => ((amounts[good] ?? 0) - now) * by > 0);
  return found.sort((a, b) => distance(a.amounts, taken) - distance(b.amounts, taken))[0];
}

function distance(one: Amounts, other: Amounts): number {
  const goods = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...goods].reduce((sum, good) => sum + Math.abs((one[good] ?? 0) - (other[good] ?? 0)), 0);
}
