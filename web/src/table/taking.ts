import type { TableView } from "../api/types";
import { lasting } from "../words/time";
import { say } from "../words/words";

/** Minutes that a game takes in one sitting, by its number of actions; players differ. */
const MINUTES: Readonly<Record<string, number>> = {
  solo: 60,
  "2-short": 60,
  "2-long": 90,
  "3-short": 45,
  "3-long": 90,
  "4-short": 60,
  "4-long": 120,
};
const LONG_TURN = 3600;

/** How long the game of a table will take. */
export function takes({ clock, setup }: TableView): string {
  if (clock?.kind === "turn" && clock.seconds >= LONG_TURN)
    return say("web-takes-days", { time: lasting(clock.seconds) });
  return say("web-takes-sitting", { minutes: MINUTES[setup.mode] ?? 0 });
}
