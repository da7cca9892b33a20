import process from "node:process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";

/** Unpacks the letters of the page into the folder that is named: tools/dev/picture_fonts.py makes one file of them. */
const SOURCE = resolve(import.meta.dirname, "../node_modules/@fontsource/eb-garamond/files");
const FOLDER = process.argv[2] ?? ".";
/** As in the page: names of people and places. */
const WEIGHT = 600;

for (const script of ["latin", "latin-ext", "cyrillic"]) {
  const letters = readFileSync(`${SOURCE}/eb-garamond-${script}-${WEIGHT}-normal.woff2`);
  const drawn = await subsetFont(letters, "", { targetFormat: "sfnt", keepAllGlyphs: true });
  writeFileSync(`${FOLDER}/${script}.ttf`, drawn);
}
