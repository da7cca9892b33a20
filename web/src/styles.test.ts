import { describe, expect, it } from "vitest";

/** Pages with styles of their own, which stay when the player goes back to a table or to the lobby. */
const LATER = ["rules", "tutorial", "profile", "puzzles", "report", "review"].map(
  (page) => `./pages/${page}/`,
);
const CLASSES = /class(?::([\w-]+)|=(?:"([^"]*)"|\{([^}]*)\}))/g;
const SELECTORS = /(?:^|[{};])\s*([^{};@]+)\{/g;
const CHOICE = /:(?:is|where)\(([^()]*)\)/;
const KEYFRAME = /^(?:from|to|[\d.]+%)$/;
const STYLE = /<style>([\s\S]*)<\/style>/;
/** What is not scoped: `:global(...)`, with two levels of brackets inside. */
const GLOBAL = /:global\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

const components = import.meta.glob<string>("./**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheets = import.meta.glob<string>("./**/*.css", { query: "?raw", import: "default", eager: true });
const isLater = (file: string): boolean => LATER.some((folder) => file.startsWith(folder));

const words = (text: string): string[] => text.match(/[a-zA-Z][\w-]*/g) ?? [];
const classesOf = (source: string): string[] =>
  [...source.matchAll(CLASSES)].flatMap((match) => words(match.slice(1).join(" ")));
const shared = new Set(
  Object.entries(components)
    .filter(([file]) => !isLater(file))
    .flatMap(([, source]) => classesOf(source)),
);

/** The same selector without alternatives: one for each. */
function plain(selector: string): string[] {
  const choice = CHOICE.exec(selector);
  if (!choice) return [selector];
  return (choice[1] ?? "").split(",").flatMap((one) => plain(selector.replace(choice[0], one.trim())));
}
const selectorsOf = (sheet: string): string[] =>
  [...sheet.replace(/\/\*.*?\*\//gs, "").matchAll(SELECTORS)]
    .flatMap((match) => (match[1] ?? "").split(/,(?![^(]*\))/))
    .flatMap((selector) => plain(selector.trim()))
    .filter((selector) => !KEYFRAME.test(selector));

/** It may find something outside of its page. */
const reachesOut = (selector: string): boolean =>
  selector.includes(".") &&
  words(selector.match(/\.[\w-]+/g)?.join(" ") ?? "").every((one) => shared.has(one));

describe("styles that are fetched with a page", () => {
  it.each(Object.entries(sheets).filter(([file]) => isLater(file)))(
    "%s: each rule has a class of that page",
    (_, sheet) => {
      expect(sheet).not.toBe("");
      expect(selectorsOf(sheet).filter(reachesOut)).toEqual([]);
    },
  );
});

describe("styles of components", () => {
  const styled = Object.entries(components).flatMap(([file, source]) => {
    const style = STYLE.exec(source)?.[1];
    return style === undefined ? [] : [[file, style] as const];
  });
  it("are what most components have", () => {
    expect(styled.length).toBeGreaterThan(Object.keys(components).length / 2);
  });
  it.each(styled)("%s: each rule finds something in its own component", (_, style) => {
    const scoped = style.replaceAll(GLOBAL, "").replace(/\/\*.*?\*\//gs, "");
    const free = [...scoped.matchAll(SELECTORS)]
      .flatMap((match) => (match[1] ?? "").split(/,(?![^(]*\))/))
      .map((selector) => selector.trim())
      .filter((selector) => !KEYFRAME.test(selector) && !/[.\w[]/.test(selector.replace(/:[\w-]+/g, "")));
    expect(free).toEqual([]);
  });
  it("leave little for all", () => {
    const lines = Object.values(sheets).reduce((sum, sheet) => sum + sheet.split("\n").length - 1, 0);
    expect(lines).toBeLessThanOrEqual(3500);
  });
});
