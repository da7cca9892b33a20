import type {
  BoardView,
  CellView,
  DecisionView,
  LineView,
  PositionView,
  SettlementScoreView,
} from "../../../api/types";
import { signed } from "../../../components/goods/goods";
import { key, standing, type Man, type Plot, type Tile } from "../../../components/land/land";
import type { SpaceMark, Strand } from "../../../components/land/marks";
import { idleOf, spaceKey, type Line, type Targets } from "../../../stores/targets";
import { amount, say } from "../../../i18n/words";
import { spotsOf } from "../chronicle/since";

/** What the spaces of a board say about themselves: which are possible, and what they would bring. */
export function marksOf(
  board: BoardView,
  position: PositionView,
  decision: DecisionView | null,
  targets: Targets,
  obstacles: ReadonlyMap<string, string>,
): Record<string, SpaceMark> {
  const found: Record<string, SpaceMark> = {};
  const worths = worthsOf(board, decision, targets);
  // A forest that a building removes gives no wood from the wheel.
  const yields = decision?.kind === "forest" ? {} : position.clearing;
  for (const cell of board.cells) {
    const at = spaceKey(board.board, cell.column, cell.row);
    const lines = targets.get(at);
    const worth = worths.get(at);
    const used = position.use?.place;
    if (used?.board === board.board && used.column === cell.column && used.row === cell.row && !lines) {
      found[key(cell.column, cell.row)] = { state: "chosen" };
    } else if (worth) found[key(cell.column, cell.row)] = worth;
    else if (lines) found[key(cell.column, cell.row)] = markOf(lines, cell.card, yields);
    else if (decision && saysWhyNot(decision, cell.card) && obstacles.has(at)) {
      found[key(cell.column, cell.row)] = { state: "not", label: obstacles.get(at) ?? "" };
    }
  }
  return found;
}

/** Cards say why they cannot be chosen; the neutral player's empty spaces too, since terrain does not tell it. */
function saysWhyNot({ kind }: DecisionView, card: string | null): boolean {
  return kind === "neutral-space" || (kind !== "turn" && card !== null);
}

function markOf(lines: readonly Line[], card: string | null, yields: PositionView["clearing"]): SpaceMark {
  const cards = new Set(lines.flatMap((line) => (line.card ? [line.card] : [])));
  const wild = lines.find((line) => line.card === null);
  const why = lines.every((line) => idleOf(line) !== "") ? (lines[0] && idleOf(lines[0])) || "" : "";
  const [yielded] = Object.entries(yields[card ?? ""] ?? {});
  if (wild && yielded) {
    const [good, count] = yielded;
    const items = [{ icon: good, amount: String(count) }];
    const label = `${amount(good, count)}, ${say("web-mark-act", { act: wild.act })}`;
    return { state: "can", idle: why !== "", offer: { words: "", items }, label };
  }
  if (cards.size > 0) {
    return { state: card ? "can" : "free", offer: { words: say("web-fit", { count: cards.size }) } };
  }
  const label = say("web-mark-act", { act: lines[0]?.act ?? "" });
  if (why) return { state: "can", idle: true, offer: { words: why }, label: `${label}, ${why}` };
  return { state: "can", label };
}

/** The points that a settlement would bring on each space. */
function worthsOf(board: BoardView, decision: DecisionView | null, targets: Targets): Map<string, SpaceMark> {
  const found = new Map<string, SpaceMark>();
  if (decision?.kind !== "site") return found;
  const worth = (lines: readonly Line[]): number | undefined =>
    lines[0]?.changes.find((change) => change.board === board.board)?.points;
  const all = [...targets].flatMap(([at, lines]) => {
    const points = worth(lines);
    return points === undefined ? [] : [{ at, points }];
  });
  const ranks = [...new Set(all.map((one) => one.points))].sort((a, b) => b - a);
  for (const { at, points } of all) {
    found.set(at, { state: "worth", rank: ranks.indexOf(points), offer: { words: signed(points) } });
  }
  return found;
}

/** The spaces of a board that a turn being looked at is about. */
export function pointedAt(board: BoardView, pointed: ReadonlySet<string>): Record<string, SpaceMark> {
  const cells = board.cells.filter((cell) => pointed.has(spaceKey(board.board, cell.column, cell.row)));
  return Object.fromEntries(cells.map((cell) => [key(cell.column, cell.row), { state: "chosen" }]));
}

/** Places where land could go. */
export function plotsOf(targets: Targets, position: PositionView): Plot[] {
  return [...targets].flatMap(([text, lines]) => {
    const option = lines[0]?.option;
    if (option?.type !== "tile") return [];
    const price = position.piles.find((one) => one.pile === option.pile)?.price ?? null;
    const label = option.words || say(`side-${option.side}`);
    return [{ side: option.side, row: option.row, price, text, label, can: true }];
  });
}

/** Clergymen on a board, and pale those who would go there. */
export function menOf(now: PositionView, then: PositionView | null, board: number): Man[] {
  const here = standing(now.boards, board);
  if (then === null) return here;
  const same = (a: Man, b: Man): boolean =>
    a.column === b.column && a.row === b.row && a.kind === b.kind && a.colour === b.colour;
  const coming = standing(then.boards, board).filter((man) => !here.some((one) => same(one, man)));
  return [...here, ...coming.map((man) => ({ ...man, ghost: true }))];
}

/** What others did on a board, by space: a word for it. And the land that they added. */
export function newsOf(
  deeds: readonly LineView[],
  board: number,
  position: PositionView,
): { words: Record<string, string>; fresh: Tile[] } {
  const words: Record<string, string> = {};
  const fresh: Tile[] = [];
  for (const line of deeds) {
    for (const spot of spotsOf(line, position)) {
      if (spot.board !== board) continue;
      fresh.push(...spot.tiles);
      if (spot.tiles.length > 0) continue;
      for (const space of spot.spaces) words[space] = say("web-news", { act: line.name });
    }
  }
  return { words, fresh };
}

/** Marks with what is news, and what is pointed at. */
export function withNews(
  marks: Readonly<Record<string, SpaceMark>>,
  news: Readonly<Record<string, string>>,
  board: number,
  pointed: ReadonlySet<string>,
): Record<string, SpaceMark> {
  const found: Record<string, SpaceMark> = { ...marks };
  for (const [at, word] of Object.entries(news)) found[at] = { state: "rest", ...found[at], news: word };
  for (const space of pointed) {
    const [, of, column, row] = space.split(" ").map(Number);
    if (of !== board) continue;
    const at = key(column ?? 0, row ?? 0);
    found[at] = { state: "rest", ...found[at], pointed: true };
  }
  return found;
}

/** Forests and moors that are there no more, below 0. */
export function cleared(before: readonly CellView[], now: readonly CellView[]): [string, number][] {
  const count = (cells: readonly CellView[], wild: string): number =>
    cells.filter((cell) => cell.card === wild).length;
  const changes = ["forest", "moor"].map((wild): [string, number] => [
    wild,
    now.length === 0 ? 0 : count(now, wild) - count(before, wild),
  ]);
  return changes.filter(([, change]) => change < 0);
}

type Place = Pick<CellView, "column" | "row">;

/** What a settlement on a space gets from beside it, and what settlements beside it get from it. */
export function strandsOf(settled: readonly SettlementScoreView[], at: Place): Strand[] {
  const { column, row } = at;
  const here = (place: Place): boolean => place.column === column && place.row === row;
  const own = settled.find(here)?.beside ?? [];
  const others = settled.flatMap((one) => one.beside.filter(here).map(({ points }) => ({ ...one, points })));
  const strand = (place: Place & { points: number }): Strand => ({
    ...{ column, row, points: place.points },
    toward: towards(at, place),
  });
  return [...own.map(strand), ...others.map((one) => ({ ...strand(one), away: true }))].filter(
    (one) => one.points !== 0,
  );
}

function towards(from: Place, to: Place): Strand["toward"] {
  if (to.column !== from.column) return to.column < from.column ? "left" : "right";
  return to.row < from.row ? "up" : "down";
}
