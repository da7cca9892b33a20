import type { TableView } from "../../../api/types";
import { lasting, minutesOf } from "../../../i18n/time";
import { say } from "../../../i18n/words";

const LONG_TURN = 3600;

/** How long the game of a table will take. */
export function takes({ clock, seats, setup }: TableView): string {
  if (clock?.kind === "turn" && clock.seconds >= LONG_TURN)
    return say("web-takes-days", { time: lasting(clock.seconds) });
  const people = seats.filter((seat) => seat.kind !== "bot").length;
  return say("web-takes-sitting", { minutes: minutesOf(setup.actions, people) });
}
