import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { allFaces, rangeFor, within, type Face } from "./faces.ts";
import { LOCALE } from "./languages.ts";
import { lettersOf } from "./letters.ts";

const ALL = "virtual:fonts";
/** Tests look at no letters. */
const NOTHING = `\0${ALL}`;
const OF_LANGUAGE = `${ALL}/`;
/** Cut once for the same letters. */
const CUT = resolve(import.meta.dirname, "../node_modules/.cache/fonts");
/** What the styles ask for: lining and tabular numbers, and what makes letters fit together. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum", "case"];

/**
 * The letters of the page. `virtual:fonts` has all that there are, for the names that people type, and is fetched by
 * its ranges only where such a name is; `virtual:fonts/pl` has those of a language's messages and comes with it.
 */
export function fonts(folder: string = LOCALE): Plugin {
  return {
    name: "fonts",
    async resolveId(id) {
      if (process.env["VITEST"] && id.startsWith(ALL)) return NOTHING;
      if (id === ALL) return written("all", await whole());
      if (id.startsWith(OF_LANGUAGE)) return written(id.slice(OF_LANGUAGE.length), await cut(folder, id));
      return null;
    },
    load: (id) => (id === NOTHING ? "" : null),
  };
}

async function whole(): Promise<string> {
  const rules = allFaces().map(async (face) => rule(face, await whatIsDrawn(face), face.range));
  return (await Promise.all(rules)).join("\n");
}

/** A variable file is needed in one weight only. */
async function whatIsDrawn(face: Face): Promise<string> {
  return face.drawn === undefined ? face.file : subset(face, null);
}

async function cut(folder: string, id: string): Promise<string> {
  const letters = lettersOf(folder, id.slice(OF_LANGUAGE.length));
  const rules = allFaces().map(async (face) => {
    const here = within(face.range, letters);
    return here.length === 0 ? "" : rule(face, await subset(face, here), rangeFor(here));
  });
  return (await Promise.all(rules)).filter(Boolean).join("\n");
}

async function subset(face: Face, letters: readonly string[] | null): Promise<string> {
  const source = readFileSync(face.file);
  const drawn = face.drawn === undefined ? {} : { variationAxes: { wght: face.drawn } };
  const what = letters === null ? { keepAllGlyphs: true } : { keepFeatures: FEATURES };
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([letters, drawn, what]));
  const named = basename(face.file, ".woff2").replace("wght-normal", `${face.weight}-normal`);
  const file = join(CUT, `${named}-${key.digest("hex").slice(0, 8)}.woff2`);
  if (existsSync(file)) return file;
  const options = { targetFormat: "woff2", ...drawn, ...what } as const;
  return kept(file, await subsetFont(source, letters?.join("") ?? "", options));
}

function rule({ family, weight, style, more }: Face, file: string, range: string): string {
  return [
    `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap;`,
    `  src: url("${file}") format("woff2"); unicode-range: ${range}; ${more} }`,
  ].join("\n");
}

const written = (name: string, css: string): string => kept(join(CUT, `${name}.css`), css);

/** Whole or not at all: another build may look for it at the same time. */
function kept(file: string, content: string | Uint8Array): string {
  mkdirSync(CUT, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
