import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";

/**
 * Writes the letters with which the service draws pictures (it reads no WOFF2): `npm run picture-fonts`, after the
 * fonts of the page have changed.
 */
const SOURCE = resolve(import.meta.dirname, "../node_modules/@fontsource/eb-garamond/files");
const FOLDER = resolve(import.meta.dirname, "../../labora/server/pictures/fonts");
/** As in the page: names of people and places. */
const WEIGHT = 600;

for (const script of ["latin", "latin-ext", "cyrillic"]) {
  const letters = readFileSync(`${SOURCE}/eb-garamond-${script}-${WEIGHT}-normal.woff2`);
  const drawn = await subsetFont(letters, "", { targetFormat: "sfnt", keepAllGlyphs: true });
  writeFileSync(`${FOLDER}/EBGaramond-${script}.ttf`, drawn);
}
