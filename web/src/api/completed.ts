import { kept } from "./kept";
import type { BrieflyExploredView, ExploredView, PositionChanges, PositionView } from "./types";

/** The whole answer again. What has not changed stays the very same object, so that it is not drawn anew. */
export function completed(brief: BrieflyExploredView, begin: PositionView): ExploredView {
  return {
    ...brief,
    position: changed(begin, brief.position),
    outcome: brief.outcome && completed(brief.outcome, begin),
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
