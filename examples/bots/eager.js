#!/usr/bin/env node
// A bot in JavaScript: eager to build, and never idle. It knows nothing but the lines of docs/develop/protocol.md.
// Try it: labora arena "exec:node examples/bots/eager.js" random --mode 3-short --games 20
"use strict";

const { createInterface } = require("node:readline");

const ACTS = ["settle", "build", "place", "contract", "fell", "cut", "plot", "district", "end"];
let kind = "";
let options = [];

/** The option that is wanted most: dear cards before cheap ones, much before little. */
function choice() {
  if (kind === "turn") return ACTS.find((act) => options.includes(act)) ?? options[0];
  if (kind === "amount") return options.reduce((most, one) => (times(one) > times(most) ? one : most));
  if (["card", "settlement"].includes(kind)) return options.filter((one) => one !== "skip").at(-1) ?? "skip";
  return options.find((one) => one !== "skip" && one !== "nothing") ?? options[0];
}

const times = (option) => Number(option.slice(1));

const heard = {
  labora: () => "name Eager\nready",
  decision: (words) => void (kind = words[0]),
  options: (words) => void (options = words.slice(1)),
  go: () => `choose ${choice()}`,
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...words] = line.split(" ");
  const answer = heard[word]?.(words);
  if (answer) console.log(answer);
});
