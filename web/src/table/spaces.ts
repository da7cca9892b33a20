import type { BoardView, CardView, DecisionView, LineView, PositionView } from "../api/types";
import type { Item } from "../draw/goods/item";
import { signed } from "../draw/goods/goods";
import { key, standing, type Man, type Plot, type Side } from "../draw/land/land";
import type { SpaceMark, Strand } from "../draw/land/marks";
import { spaceKey, type Line, type Targets } from "../state/targets";
import { amount, say } from "../words/words";

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
  for (const cell of board.cells) {
    const at = spaceKey(board.board, cell.column, cell.row);
    const lines = targets.get(at);
    const worth = worths.get(at);
    const used = position.use?.place;
    if (used?.board === board.board && used.column === cell.column && used.row === cell.row && !lines) {
      found[key(cell.column, cell.row)] = { state: "chosen" };
    } else if (worth) found[key(cell.column, cell.row)] = worth;
    else if (lines) found[key(cell.column, cell.row)] = markOf(lines, cell.card, position);
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

function markOf(lines: readonly Line[], card: string | null, position: PositionView): SpaceMark {
  const cards = new Set(lines.flatMap((line) => (line.card ? [line.card] : [])));
  const wild = lines.find(
    (line) => line.act === "fell" || line.act === "cut" || (card && WOOD[card] && !line.card),
  );
  if (wild && card && WOOD[card]) {
    const item = yieldOf(WOOD[card], position);
    const brings = amount(WOOD[card], Number(item.amount));
    return {
      state: "can",
      offer: { words: "", items: [item] },
      label: `${brings}, ${say("web-mark-act", { act: wild.act })}`,
    };
  }
  if (cards.size > 0) {
    return { state: card ? "can" : "free", offer: { words: say("web-fit", { count: cards.size }) } };
  }
  return { state: "can", label: say("web-mark-act", { act: lines[0]?.act ?? "" }) };
}

const WOOD: Readonly<Record<string, string>> = { forest: "wood", moor: "peat" };

function yieldOf(good: string, position: PositionView): Item {
  const value = (name: string): number =>
    position.wheel.indicators.find((one) => one.indicator === name)?.value ?? 0;
  return { icon: good, amount: String(Math.max(value(good), value("joker"))) };
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
  const found: Plot[] = [];
  for (const [at, lines] of targets) {
    const [kind, side, row] = at.split(" ");
    if (kind !== "tile" || !side || row === undefined) continue;
    const pile = side === "hills" || side === "plains" ? "district" : "plot";
    const price = position.piles.find((one) => one.pile === pile)?.price ?? null;
    const label = lines[0]?.option.words || say(`side-${side}`);
    found.push({ side: side as Side, row: Number(row), price, text: at, label, can: true });
  }
  return found;
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

/** What the last finished turn, or the one in play, has changed, by board. */
export function lastChanges(log: readonly LineView[], board: number): Record<string, number> {
  const turn = log.findLast((line) => line.deltas.length > 0)?.turn;
  const found: Record<string, number> = {};
  for (const line of log) {
    if (line.turn !== turn) continue;
    for (const delta of line.deltas) {
      if (delta.board !== board) continue;
      for (const [good, count] of Object.entries(delta.goods)) found[good] = (found[good] ?? 0) + count;
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count !== 0));
}

const BESIDE: readonly [Strand["toward"], number, number][] = [
  ["left", -1, 0],
  ["right", 1, 0],
  ["up", 0, -1],
  ["down", 0, 1],
];

/**
 * What a settlement on a space gets from its neighbours, and what settlements beside it get from it. All points
 * are the service's; what the printed values of the neighbours do not explain comes from the water.
 */
export function strandsOf(
  before: BoardView,
  after: BoardView,
  at: { card: string; column: number; row: number },
  cards: ReadonlyMap<string, CardView>,
): Strand[] {
  const { column, row } = at;
  const scored = (board: BoardView, x: number, y: number): number =>
    board.score?.settled.find((one) => one.column === x && one.row === y)?.points ?? 0;
  const beside = BESIDE.flatMap(([toward, across, down]) => {
    const cell = after.cells.find((one) => one.column === column + across && one.row === row + down);
    return cell ? [{ toward, cell, value: cell.card ? (cards.get(cell.card)?.dwelling ?? 0) : 0 }] : [];
  });
  const waters = beside.filter(({ cell }) => cell.terrain === "water").length;
  const printed = beside.reduce((sum, one) => sum + one.value, cards.get(at.card)?.dwelling ?? 0);
  const wet = waters > 0 ? (scored(after, column, row) - printed) / waters : 0;
  return beside.flatMap(({ toward, cell, value }) => {
    const points = cell.terrain === "water" ? wet : value;
    const more = scored(after, cell.column, cell.row) - scored(before, cell.column, cell.row);
    return [
      ...(points !== 0 ? [{ column, row, toward, points }] : []),
      ...(more !== 0 ? [{ column, row, toward, points: more, away: true }] : []),
    ];
  });
}
