import type { TableSummary } from "../../api/types";
import { say } from "../../i18n/words";

/** "France, three players · round 14 of 24". */
export function aboutTable(table: TableSummary): string {
  const [mode = "", variant = ""] = table.setup.split("/");
  return say("web-table-about", {
    variant: { id: `variant-${variant}` },
    mode: { id: `mode-${mode}` },
    phase: table.phase,
    round: table.round,
    rounds: table.rounds ?? 0,
  });
}
