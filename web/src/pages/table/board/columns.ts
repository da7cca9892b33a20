import type { PositionView } from "../../../api/types";
import type { ScoreColumn } from "../../../components/score/score";
import type { TableState } from "../../../stores/table.svelte";

/** The players' scores, the leading first. */
export function columnsOf(position: PositionView, room: TableState): (ScoreColumn & { board: number })[] {
  return position.boards
    .flatMap((board) => {
      if (board.score === null) return [];
      const won = position.over && position.winners.includes(board.board);
      const { score, goods } = board;
      return [
        {
          board: board.board,
          name: room.nameOf(board.board),
          colour: room.colourOf(board.board),
          score,
          goods,
          won,
        },
      ];
    })
    .sort((one, other) => other.score.total - one.score.total);
}
