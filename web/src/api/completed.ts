import { patched } from "./patched";
import type { BrieflyExploredView, ExploredView, GameChanges, GameView, PositionView } from "./types";

/** The whole answer again. What has not changed stays the very same object, so that it is not drawn anew. */
export function completed(brief: BrieflyExploredView, begin: PositionView): ExploredView {
  return {
    ...brief,
    position: patched(begin, brief.position),
    outcome: brief.outcome && completed(brief.outcome, begin),
    branches: brief.branches.map((branch) => completed(branch, begin)),
  };
}

/** The whole game again, or null: something was missed, and the table has to be asked for. */
export const completedGame = (begin: GameView, { since, changes }: GameChanges): GameView | null =>
  since > begin.number ? null : patched(begin, changes);
