import { COLOURS } from "../../api/facts";

export { COLOURS };
export type Colour = (typeof COLOURS)[number];

/** The colour of a board; the neutral player is white. */
export function colourOf(board: number, neutral = false): Colour {
  return neutral ? "white" : (COLOURS[board] ?? "white");
}
