import type { SeatView } from "../api/types";
import { say } from "../words/words";

/** What stands beside the name of whoever sits there: nothing for a person who is here. */
export function besideName(seat: SeatView): string {
  if (seat.kind === "bot") return say("web-bot", { bot: seat.bot ?? "" });
  if (seat.model) return say("web-model");
  return seat.kind === "person" && !seat.online ? say("web-away") : "";
}
