import { Problem } from "../api/ask";
import type { TableView } from "../api/types";

/** The table that decisions are sent to. */
interface Receiver {
  readonly table: TableView | null;
  fail(error: unknown): void;
}

/** done; refused: the service said no; lost: nobody knows whether it arrived; waiting: something is on its way. */
export type Sent = "done" | "refused" | "lost" | "waiting";

/** Sends one thing after the other, based on what has been seen of the table. */
export class Sending {
  busy = $state(false);

  constructor(private readonly on: Receiver) {}

  async send(act: (number: number) => Promise<void>): Promise<Sent> {
    const number = this.on.table?.number;
    if (number === undefined || this.busy) return "waiting";
    this.busy = true;
    try {
      await act(number);
      return "done";
    } catch (error) {
      this.on.fail(error);
      return error instanceof Problem && !error.passing ? "refused" : "lost";
    } finally {
      this.busy = false;
    }
  }
}
