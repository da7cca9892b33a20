import type { CellView, PositionView } from "../api/types";
import { say } from "../i18n/words";
import type { Deciding } from "./deciding.svelte";
import type { TableState } from "./table.svelte";
import { cardKey, spaceKey } from "./targets";

/** Why something that was clicked is not possible now, in words; empty where it is. */

export function whySpace(room: TableState, deciding: Deciding, board: number, cell: CellView): string {
  const at = spaceKey(board, cell.column, cell.row);
  if (deciding.targets.has(at)) return "";
  return (
    notMine(room, deciding) ||
    (deciding.obstacles.get(at) ?? unless(deciding, wordOf(deciding, room, board, cell)))
  );
}

export function whyCard(room: TableState, deciding: Deciding, card: string): string {
  if (deciding.targets.has(cardKey(card))) return "";
  const coming = deciding.position?.coming.find((deck) => deck.cards.includes(card));
  if (coming) return say("web-why-coming", { round: coming.round ?? 0 });
  const act = room.cards.get(card)?.kind === "settlement" ? "settle" : "build";
  return (
    notMine(room, deciding) ||
    (deciding.obstacles.get(cardKey(card)) ?? unless(deciding, deciding.obstacles.get(`word ${act}`)))
  );
}

export function whyAct(room: TableState, deciding: Deciding, act: string): string {
  const turn = room.game?.decision;
  const waiting = notMine(room, deciding);
  if (waiting) return waiting;
  if (turn?.kind !== "turn") return say("web-why-question", { question: turn?.words ?? "" });
  return turn.obstacles.find((one) => one.option?.text === act)?.words ?? "";
}

function notMine(room: TableState, deciding: Deciding): string {
  if (deciding.mine) return "";
  if (room.mine.length === 0) return say("web-why-watching");
  return room.decider === null
    ? say("web-why-over")
    : say("web-why-turn", { name: room.nameOf(room.decider) });
}

/** In the middle of something, that comes first. */
function unless(deciding: Deciding, words: string | undefined): string {
  const { decision } = deciding;
  if (decision && decision.kind !== "turn") return say("web-why-question", { question: decision.words });
  return words || say("web-why-not-now");
}

/** What stands in the way of the action that the space is for. */
function wordOf(deciding: Deciding, room: TableState, board: number, cell: CellView): string | undefined {
  const reason = (act: string): string | undefined => deciding.obstacles.get(`word ${act}`);
  if (cell.card === null) return reason("build") ?? say("web-why-nothing-fits");
  if (cell.card === "forest") return reason("fell");
  if (cell.card === "moor") return reason("cut");
  if (room.cards.get(cell.card)?.kind === "settlement") return say("web-why-settlement");
  return reason(isActive(deciding.position, board) ? "place" : "contract");
}

const isActive = (position: PositionView | null, board: number): boolean => position?.active === board;
