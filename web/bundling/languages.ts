import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** What lobby and table say, and what leads from there into rooms. The rest is said by the service and by the terminal. */
const PARTS = [
  "cards",
  "drawn",
  "goods",
  "language",
  "names",
  "rounds",
  "scores",
  "web",
  "web_decide",
  "web_doors",
  "web_finding",
  "web_land",
  "web_lines",
  "web_people",
  "web_play",
  "web_thinking",
];
/** What is said in rooms that are fetched when they are opened: it comes with them. */
export const ROOMS = {
  analysis: ["web_analysis"],
  learn: ["learn", "learn_cards", "web_guide"],
  person: ["web_notices", "web_person", "web_ratings"],
  puzzles: ["web_puzzles"],
  review: ["web_review"],
} as const satisfies Record<string, readonly string[]>;
const ENGLISH = "en";
const NAME = "language-name";
const ALL = "virtual:languages";
const ONE = "virtual:language/";
export const LOCALE = resolve(import.meta.dirname, "../../labora/locale");

/**
 * A module for each language, which the page fetches when it is spoken, and one for each of its rooms: their messages,
 * and those that the language lacks in English. A language is a folder.
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
      const [code = ENGLISH, room] = id.slice(ONE.length + 1).split("_");
      const words = `export default ${JSON.stringify(messagesOf(folder, code, partsOf(room)))};`;
      return room === undefined ? `import "virtual:fonts/${code}";\n${words}` : words;
    },
  };
}

function list(folder: string, codes: readonly string[]): string {
  const rows = codes.map((code) => {
    const name = new RegExp(`^${NAME} = (.*)$`, "m").exec(partOf(folder, code, "language"))?.[1] ?? code;
    const rooms = Object.keys(ROOMS).map((room) => `${room}: ${fetched(`${code}_${room}`)}`);
    return `${JSON.stringify(code)}: { name: ${JSON.stringify(name)}, load: ${fetched(code)}, rooms: { ${rooms.join(", ")} } }`;
  });
  return `export default { ${rows.join(", ")} };`;
}

const fetched = (name: string): string => `() => import("${ONE}${name}")`;

const partsOf = (room: string | undefined): readonly string[] =>
  room === undefined ? PARTS : ROOMS[room as keyof typeof ROOMS];

function messagesOf(folder: string, code: string, parts: readonly string[]): string {
  const own = split(parts.map((part) => partOf(folder, code, part)).join("\n"));
  if (code === ENGLISH) return own.join("\n");
  const known = new Set(own.map(idOf));
  const lacking = split(parts.map((part) => partOf(folder, ENGLISH, part)).join("\n")).filter(
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
