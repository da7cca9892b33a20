import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, it } from "vitest";
import languages, { type Room } from "virtual:languages";
import said from "../../../tests/i18n/said.json";
import { Language, language } from "./language.svelte";
import { text } from "./phrases";
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

/** Which words come with which files; all others have those of the first visit only. */
const WITH: readonly [RegExp, Room][] = [
  [/^..\/pages\/(rules|tutorial)\//, "learn"],
  [/^..\/pages\/(profile|report)\//, "person"],
  [/^..\/pages\/puzzles\//, "puzzles"],
  [/^..\/pages\/review\//, "review"],
  [/^..\/(components\/analysis|pages\/report)\//, "analysis"],
];

/** Messages that a file may say: those that stand there, and those that it puts together from what stands there. */
function idsIn(source: string): string[] {
  const written = [...source.matchAll(/["']([\w-]+)["']/g)].map((match) => match[1] ?? "");
  const joined = [...source.matchAll(/`([a-z][\w-]*-)\$\{[^}]*\}([\w-]*)`/g)].flatMap(
    ([, before = "", after = ""]) => written.map((word) => `${before}${word}${after}`),
  );
  return [...written, ...joined].filter(knows);
}

it("has the words of lobby and table at once, and those of a room when it is open", async () => {
  const { load, rooms } = languages["en"] ?? expect.fail("there is no English");
  const idsOf = async (room?: Room): Promise<Set<string>> => {
    const { body } = new FluentResource((await (room ? rooms[room] : load)()).default);
    return new Set(body.map(({ id }) => id));
  };
  const first = await idsOf();
  const later = await Promise.all(WITH.map(async ([files, room]) => [files, await idsOf(room)] as const));
  const missing = Object.entries(sources).flatMap(([file, source]) => {
    const here = [first, ...later.filter(([files]) => files.test(file)).map(([, ids]) => ids)];
    return idsIn(source)
      .filter((id) => !here.some((ids) => ids.has(id)))
      .map((id) => `${file}: ${id}`);
  });
  expect(missing).toEqual([]);
});

it.each(["room", "language"])(
  "speaks Russian in a room that is opened meanwhile, the %s first",
  async (first) => {
    const spoken = new Language();
    await spoken.use("en");
    await spoken.enter("learn");
    const both = [() => spoken.enter("review"), () => spoken.use("ru")];
    if (first === "language") both.reverse();
    await Promise.all(both.map((begin) => begin()));
    expect(["web-review-steps", "learn-contents", "web-me"].map((id) => text(spoken.bundle, id, {}))).toEqual(
      ["Шаги", "Главы", "Моя страница"],
    );
  },
);

it("speaks the language that was asked for last", async () => {
  await Promise.all([language.use("pl"), language.use("de")]);
  expect([language.code, say("web-puzzle")]).toEqual(["de", "Aufgabe"]);
});

it("says the id of what it has no words for", () => {
  expect(say("no-such-message")).toBe("no-such-message");
  expect(say("web-places", { count: 1 })).toBe("1 place");
});

afterEach(() => language.use("en"));

/** As in tests/i18n/test_languages.py. */
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
