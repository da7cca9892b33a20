import type { SeatView, TableView } from "../../../api/types";
import { lasting } from "../../../i18n/time";
import { say } from "../../../i18n/words";

/** What stands beside the name of whoever sits there: nothing for a person who is here. */
export function besideName(seat: SeatView): string {
  if (seat.kind === "bot") return say("web-bot", { bot: seat.bot ?? "" });
  if (seat.model) return say("web-model");
  return seat.kind === "person" && !seat.online ? say("web-away") : "";
}

/** What is left of a budget for the game to a seat that nobody waits for; the clock above has the other one. */
export function timeLeft({ clock, game }: Pick<TableView, "clock" | "game">, seat: number): string {
  const left = game.turn?.left?.[seat];
  if (clock?.kind !== "budget" || left === undefined || game.turn?.seat === seat) return "";
  return say("web-clock-left", { late: String(left <= 0), time: lasting(left) });
}
