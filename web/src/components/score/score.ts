import type { ScoresView, ScoreView } from "../../api/types";
import type { Colour } from "../people/colours";

/** A player's column of the pad. */
export interface ScoreColumn {
  name: string;
  colour: Colour;
  score: ScoreView;
  goods: Readonly<Record<string, number>>;
  won?: boolean;
}

/** Points of each settlement by its card. */
export function settled(column: ScoreColumn, card: string): number | null {
  return column.score.settled.find((one) => one.card === card)?.points ?? null;
}

/** Goods that bring points at the end; coins from five on. */
export function scoringGoods(goods: Readonly<Record<string, number>>): [string, number][] {
  const treasure = ["book", "ceramic", "ornament", "reliquary", "wonder", "wine", "whiskey"];
  const found = treasure.flatMap((good): [string, number][] => (goods[good] ? [[good, goods[good]]] : []));
  return (goods["coin"] ?? 0) >= 5 ? [...found, ["coin", goods["coin"] ?? 0]] : found;
}

export function best(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 1 ? Math.max(...known) : null;
}

/** Each player's points at the end of each round; everybody begins with none. */
export function runsOf({ rounds }: Pick<ScoresView, "rounds">): number[][] {
  const players = rounds[0]?.scores.length ?? 0;
  return Array.from({ length: players }, (_, player) => [
    0,
    ...rounds.map(({ scores }) => scores[player] ?? 0),
  ]);
}
