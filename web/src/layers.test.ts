import { dirname, join, relative } from "node:path/posix";
import { describe, expect, it } from "vitest";

/** Layers from the bottom up: each may use those below it; folders in one layer do not know each other. */
const LAYERS: readonly (readonly string[])[] = [
  ["api", "assets", "service_worker", "styles"],
  ["components"],
  ["components/ornament"],
  ["components/people"],
  ["components/goods"],
  ["components/card"],
  ["components/land"],
  ["components/wheel", "components/score"],
  ["i18n"],
  ["components/ui"],
  ["stores"],
  ["components/shell", "components/analysis"],
  ["pages/rules/drawings"],
  ["pages/rules"],
  ["pages/tutorial"],
  ["pages/lobby", "pages/table"],
  ["pages/profile", "pages/puzzles", "pages/report", "pages/review"],
  ["app"],
  ["."],
];
const IMPORTS = /(?:from |import |import\()"(\.[^"]+)"/g;

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).filter(([file]) => !file.endsWith(".test.ts"));

const layerOf = (folder: string): number => LAYERS.findIndex((folders) => folders.includes(folder));
/** Styles belong to their folder, and parts of the table know each other. */
const folderOf = (file: string): string =>
  relative(".", dirname(file))
    .replace(/\/styles$/, "")
    .replace(/^pages\/table\/.*$/, "pages/table") || ".";

/** Messages, and what bundles them, lie beside the client, and belong to its lowest layer. */
const isOutside = (folder: string): boolean =>
  folder.startsWith("../") && (folder.includes("/locale/") || folder === "../bundling");

function arrowsOf(file: string, source: string): string[] {
  const from = folderOf(file);
  const folders = [...source.matchAll(IMPORTS)].map((match) => folderOf(join(dirname(file), match[1] ?? "")));
  return folders.filter(
    (folder) =>
      folder !== from && !isOutside(folder) && !(layerOf(folder) >= 0 && layerOf(folder) < layerOf(from)),
  );
}

describe("folders of the client", () => {
  it("have a layer each", () => {
    const folders = new Set(files.map(([file]) => folderOf(file)));
    expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
  });

  it("import from lower layers only", () => {
    const upwards = files.flatMap(([file, source]) =>
      arrowsOf(file, source).map((folder) => `${file} -> ${folder}`),
    );
    expect(upwards).toEqual([]);
  });
});
