import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** What the page says; the rest is said by the service and by the terminal. */
const PARTS = [
  "cards",
  "drawn",
  "goods",
  "language",
  "learn",
  "learn_cards",
  "names",
  "rounds",
  "scores",
  "service",
  "web",
  "web_analysis",
  "web_decide",
  "web_guide",
  "web_finding",
  "web_land",
  "web_notices",
  "web_people",
  "web_person",
  "web_play",
  "web_puzzles",
  "web_review",
  "web_thinking",
];
const ENGLISH = "en";
const NAME = "language-name";
const ALL = "virtual:languages";
const ONE = "virtual:language/";
export const LOCALE = resolve(import.meta.dirname, "../../labora/locale");

/**
 * A module for each language, which the page fetches when it is spoken: all of its messages, and those that it lacks
 * in English. A language is a folder.
 */
export function languages(folder: string = LOCALE): Plugin {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    name: "languages",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return list(folder, codes);
      if (!id.startsWith(`\0${ONE}`)) return null;
      const code = id.slice(ONE.length + 1);
      return `import "virtual:fonts/${code}";\nexport default ${JSON.stringify(messagesOf(folder, code))};`;
    },
  };
}

function list(folder: string, codes: readonly string[]): string {
  const rows = codes.map((code) => {
    const name = new RegExp(`^${NAME} = (.*)$`, "m").exec(partOf(folder, code, "language"))?.[1] ?? code;
    return `${JSON.stringify(code)}: { name: ${JSON.stringify(name)}, load: () => import("${ONE}${code}") }`;
  });
  return `export default { ${rows.join(", ")} };`;
}

export function messagesOf(folder: string, code: string): string {
  const own = split(PARTS.map((part) => partOf(folder, code, part)).join("\n"));
  if (code === ENGLISH) return own.join("\n");
  const known = new Set(own.map(idOf));
  const lacking = split(PARTS.map((part) => partOf(folder, ENGLISH, part)).join("\n")).filter(
    (one) => !known.has(idOf(one)),
  );
  return [...own, ...lacking].join("\n");
}

/** The messages of a text, without comments. */
function split(text: string): string[] {
  return text
    .replace(/^#.*\n?/gm, "")
    .split(/^(?=[a-zA-Z-])/m)
    .map((message) => message.trimEnd())
    .filter((message) => message !== "");
}

const idOf = (message: string): string => message.slice(0, message.indexOf(" "));

function partOf(folder: string, code: string, part: string): string {
  try {
    return readFileSync(join(folder, code, `${part}.ftl`), "utf8");
  } catch {
    return "";
  }
}
