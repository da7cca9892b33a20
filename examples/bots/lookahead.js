#!/usr/bin/env node
// A bot in JavaScript that searches two turns deep. It knows no rules: it asks `labora engine` (docs/develop/engine.md).
// Try it: labora arena "exec:node examples/bots/lookahead.js" novice --mode 3-short --games 20 --seconds 10
// Behind the file's name you can say how the engine is started: lookahead.js .venv/bin/labora engine
"use strict";

const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

const [program, ...rest] = process.argv.length > 2 ? process.argv.slice(2) : ["labora", "engine"];
/** How many turns are searched further. */
const WIDTH = 8;
const LEVEL = "level=novice seconds=10";

/** The engine: lines are asked, and answered in the same order. */
const waiting = [];
const engine = spawn(program, rest, { stdio: ["pipe", "pipe", "inherit"] });
createInterface({ input: engine.stdout }).on("line", (line) => waiting.shift()(line));
const ask = (line) =>
  new Promise((resolve) => {
    waiting.push(resolve);
    engine.stdin.write(`${line}\n`);
  });

/** The best turns in the eyes of a novice, each with the scores to be expected: `hint 2 | 0.7 90,85 fell 1,1 wood end | …`. */
async function turns(count) {
  const [, ...found] = (await ask(`hint ${LEVEL} count=${count}`)).split(" | ");
  return found.map((text) => {
    const [, scores, ...texts] = text.split(" ");
    return { scores: scores.split(",").map(Number), line: texts.join(" ") };
  });
}

/** What is best for a seat in its next turn, after the others have taken theirs; then all is as before. */
async function next(seat) {
  for (let played = 0; ; played++) {
    const [, kind, player] = (await ask("decision")).split(" ");
    const [best] = kind === "over" ? [] : await turns(1);
    if (!best || Number(player) === seat) {
      const value = best ? best.scores[seat] : Number((await ask("scores")).split(" ")[1 + seat]);
      if (played) await ask(`undo ${played}`);
      return value;
    }
    await ask(`play ${best.line}`);
  }
}

/** The turn that is best two turns deep, as far as the time allows. */
async function choice(position, seat, until) {
  await ask(`position ${position}`);
  const candidates = await turns(WIDTH);
  let [chosen, most] = [candidates[0], -Infinity];
  for (const turn of candidates) {
    if (candidates.length === 1 || Date.now() > until) break;
    await ask(`play ${turn.line}`);
    const value = await next(seat);
    await ask("undo");
    if (value > most) [chosen, most] = [turn, value];
  }
  return chosen.line;
}

let position = "";
let seat = 0;
const heard = {
  // The engine may take its time to start, but the arena waits ten seconds only.
  labora: async () => {
    await Promise.race([ask("labora"), new Promise((resolve) => setTimeout(resolve, 3000))]);
    return "name Lookahead\nready";
  },
  position: (words) => void (position = words.join(" ")),
  decision: (words) => void (seat = Number(words[1])),
  go: async ([seconds]) => `choose ${await choice(position, seat, Date.now() + 500 * seconds)}`,
};

createInterface({ input: process.stdin })
  .on("line", async (line) => {
    const [word, ...words] = line.split(" ");
    const answer = await heard[word]?.(words);
    if (answer) console.log(answer);
  })
  .on("close", () => engine.stdin.end());
