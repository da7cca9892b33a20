import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Styles of the table and of what it draws; the wheel turns once a round, and may. */
const FOLDERS = ["src/styles", "src/components", "src/pages/table"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css") || file.endsWith(".svelte"))
    .map((file) => `${folder}/${file}`),
);
const stylesOf = (file: string): string => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".css") ? text : text.slice(text.lastIndexOf("\n<style>"));
};
const MOVES = /\b(?:transform|translate|rotate|scale)\b/;
/** What changes by and by: values of transitions, and what keyframes hold. */
const CHANGES = /transition:([^;]*);|@keyframes [\w-]+ \{((?:[^{}]*\{[^}]*\})*)[^{}]*\}/g;

it("moves nothing on the table by and by: all that is drawn after it would be drawn anew", () => {
  expect(files.length).toBeGreaterThan(80);
  for (const file of files.filter((one) => !one.endsWith("/Wheel.svelte")))
    for (const [, transition = "", keyframes = ""] of stylesOf(file).matchAll(CHANGES))
      expect(`${file}: ${transition}${keyframes}`).not.toMatch(MOVES);
});
