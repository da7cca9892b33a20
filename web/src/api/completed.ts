import { kept } from "./kept";
import type {
  BrieflyExploredView,
  ExploredView,
  GameChanges,
  GameView,
  PositionChanges,
  PositionView,
} from "./types";

/** The whole answer again. What has not changed stays the very same object, so that it is not drawn anew. */
export function completed(brief: BrieflyExploredView, begin: PositionView): ExploredView {
  return {
    ...brief,
    position: changed(begin, brief.position),
    outcome: brief.outcome && completed(brief.outcome, begin),
    branches: brief.branches.map((branch) => completed(branch, begin)),
  };
}

/** The whole game again, or null: something was missed, and the table has to be asked for. */
export function completedGame(
  begin: GameView,
  { since, first_turn, told_from, ...changes }: GameChanges,
): GameView | null {
  if (since > begin.number) return null;
  const before = begin.chronicle.filter((line) => line.turn >= first_turn && line.turn < told_from);
  return {
    ...changes,
    position: changed(begin.position, changes.position),
    chronicle: [...before, ...changes.chronicle],
  };
}

function changed(begin: PositionView, { boards = [], ...changes }: PositionChanges): PositionView {
  const now = new Map(boards.map((board) => [board.board, board]));
  return kept(begin, {
    ...begin,
    ...(changes as Partial<PositionView>),
    boards: begin.boards.map((board) => now.get(board.board) ?? board),
  });
}
