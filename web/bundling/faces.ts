import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A file of letters: of one family, weight and script. */
export interface Face {
  family: string;
  weight: number;
  style: "normal" | "italic";
  file: string;
  /** As CSS writes it. */
  range: string;
  /** Where the file is variable: the weight that it is drawn in. */
  drawn?: number;
  /** More of its descriptors. */
  more: string;
}

const MODULES = resolve(import.meta.dirname, "../node_modules");
const BOOK = "eb-garamond";
const PLAIN = "cabin";
const COMPANION = "source-sans-3";

/**
 * Cabin has no Cyrillic: Source Sans stands in, as high as Cabin (x-height 0.49 of both, capitals between 0.66 and
 * 0.70) and drawn in the weights whose upright strokes are as thick as Cabin's 400, 600 and 700.
 */
const STROKES: Readonly<Record<number, number>> = { 400: 455, 600: 580, 700: 627 };
const ADJUSTED = "size-adjust: 103%; ascent-override: 93.7%; descent-override: 24.3%; line-gap-override: 0%;";
/** In the range that its files claim, but in none of them: an arrow would fetch them all in vain. */
const ARROWS = ",U+2191,U+2193";

const book = (weight: number, style: Face["style"] = "normal"): Face[] =>
  ["cyrillic", "latin-ext", "latin"].map((script) => ({
    ...{ family: "EB Garamond", weight, style, more: "" },
    file: `${MODULES}/@fontsource/${BOOK}/files/${BOOK}-${script}-${weight}-${style}.woff2`,
    range: rangeOf(`@fontsource/${BOOK}`, script),
  }));

const plain = (weight: number): Face[] => [
  {
    ...{ family: "Cabin", weight, style: "normal", more: ADJUSTED },
    file: `${MODULES}/@fontsource-variable/${COMPANION}/files/${COMPANION}-cyrillic-wght-normal.woff2`,
    range: rangeOf(`@fontsource-variable/${COMPANION}`, "cyrillic"),
    drawn: STROKES[weight] ?? weight,
  },
  ...["latin-ext", "latin"].map((script) => ({
    ...{ family: "Cabin", weight, style: "normal" as const, more: "" },
    file: `${MODULES}/@fontsource/${PLAIN}/files/${PLAIN}-${script}-${weight}-normal.woff2`,
    range: rangeOf(`@fontsource/${PLAIN}`, script).replace(ARROWS, ""),
  })),
];

/** Only the weights that are used, in the scripts of our languages. */
export function allFaces(): Face[] {
  return [book(400), book(500), book(600), book(400, "italic"), ...[400, 600, 700].map(plain)].flat();
}

function rangeOf(font: string, script: string): string {
  const ranges = JSON.parse(readFileSync(`${MODULES}/${font}/unicode.json`, "utf8")) as Record<
    string,
    string
  >;
  return ranges[script] ?? "";
}

/** The characters that a range holds. */
export function within(range: string, letters: readonly string[]): string[] {
  const parts = range.split(",").map((part) => part.replace("U+", "").split("-"));
  const limits = parts.map(([from = "", to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);
  return letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return limits.some(([from, to]) => from <= code && code <= to);
  });
}

/** The range of some characters: neighbours together. */
export function rangeFor(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");
}
