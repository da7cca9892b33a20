import type { PositionView } from "../api/types";

/** A settlement phase goes round the table from the start player on: is this seat's turn in it still to come? */
export function settlesLater(position: PositionView, seat: number): boolean {
  const { players } = position.setup;
  const place = (one: number): number => (one - position.start + players) % players;
  return position.step === "settlement-phase" && place(seat) > place(position.active);
}
