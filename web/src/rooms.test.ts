import { dirname, join, relative } from "node:path/posix";
import { describe, expect, it } from "vitest";

/** Folders from the ground up: each may use those below it; folders on one floor do not know each other. */
const FLOORS: readonly (readonly string[])[] = [
  ["api", "assets", "offline", "styles"],
  ["draw"],
  ["draw/ornament"],
  ["draw/people"],
  ["draw/goods"],
  ["draw/card"],
  ["draw/land"],
  ["draw/wheel", "draw/score"],
  ["words"],
  ["state"],
  ["ui"],
  ["learn/drawings"],
  ["learn"],
  ["guide"],
  ["lobby", "table"],
  ["person", "puzzles", "review"],
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

const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));
/** The styles of a room belong to it. */
const roomOf = (file: string): string => relative(".", dirname(file)).replace(/\/styles$/, "") || ".";

/** Messages lie beside the client, and are of its ground. */
const isOutside = (room: string): boolean => room.startsWith("../") && room.includes("/locale/");

function arrowsOf(file: string, source: string): string[] {
  const from = roomOf(file);
  const rooms = [...source.matchAll(IMPORTS)].map((match) => roomOf(join(dirname(file), match[1] ?? "")));
  return rooms.filter(
    (room) => room !== from && !isOutside(room) && !(floorOf(room) >= 0 && floorOf(room) < floorOf(from)),
  );
}

describe("rooms of the client", () => {
  it("stand on a floor each", () => {
    const rooms = new Set(files.map(([file]) => roomOf(file)));
    expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([]);
  });

  it("use what is below them only", () => {
    const upwards = files.flatMap(([file, source]) =>
      arrowsOf(file, source).map((room) => `${file} -> ${room}`),
    );
    expect(upwards).toEqual([]);
  });
});
