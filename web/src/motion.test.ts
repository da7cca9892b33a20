import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Styles of the table; the wheel turns once a round, and may. */
const FOLDERS = ["src/styles", "src/pages/table/styles"];
const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
const MOVES = /\b(?:transform|translate|rotate|scale)\b/;
/** What changes by and by: values of transitions, and what keyframes hold. */
const CHANGES = /transition:([^;]*);|@keyframes [\w-]+ \{((?:[^{}]*\{[^}]*\})*)[^{}]*\}/g;

it("moves nothing on the table by and by: all that is drawn after it would be drawn anew", () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files.filter((one) => !one.endsWith("/wheel.css")))
    for (const [, transition = "", keyframes = ""] of readFileSync(file, "utf8").matchAll(CHANGES))
      expect(`${file}: ${transition}${keyframes}`).not.toMatch(MOVES);
});
