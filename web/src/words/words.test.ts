import { expect, it } from "vitest";
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
