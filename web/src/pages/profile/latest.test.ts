import { expect, it } from "vitest";
import { Latest } from "./latest.svelte";

it("keeps the answer to the last question, whichever comes first", async () => {
  const latest = new Latest<string>();
  let answer: (text: string) => void = () => undefined;
  const slow = latest.ask(new Promise((done) => (answer = done)));
  await latest.ask(Promise.resolve("second"));
  answer("first");
  await slow;
  expect(latest.answer).toBe("second");
});

it("is found again after it was lost", async () => {
  const latest = new Latest<string>();
  await latest.ask(Promise.reject(new Error("offline")));
  expect(latest.lost).toBe(true);
  await latest.ask(Promise.resolve("here"));
  expect([latest.lost, latest.answer]).toEqual([false, "here"]);
});
