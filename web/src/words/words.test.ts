import { afterEach, expect, it } from "vitest";
import said from "../../../tests/said.json";
import { language } from "./language.svelte";
import { knows, say } from "./words";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("has words for everything that is said", () => {
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\b(?:say|t)\("([a-z][\w-]*)"/g)]
      .map((match) => match[1] ?? "")
      .filter((id) => !knows(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(missing).toEqual([]);
});

it("says the id of what it has no words for", () => {
  expect(say("no-such-message")).toBe("no-such-message");
  expect(say("web-places", { count: 1 })).toBe("1 place");
});

afterEach(() => language.use("en"));

/** As in tests/test_languages.py. */
const NUMBERS = [0, 1, 2, 5, 21, 0.5, 1.5];

it.each(Object.entries(said))("says in %s what Python says", async (code, messages) => {
  await language.use(code);
  for (const [id, texts] of Object.entries(messages)) {
    expect([id, NUMBERS.map((count) => say(id, { count }))]).toEqual([id, texts]);
  }
});

it("takes the form of a phrase that the language needs", async () => {
  await language.use("pl");
  expect(say("web-waits", { time: { id: "web-time-minutes", given: { count: 1 } } })).toBe("czeka minutę");
  expect(say("drawn-man-prior", { colour: { id: "colour-red" } })).toBe("przeor Czerwonego");
});
