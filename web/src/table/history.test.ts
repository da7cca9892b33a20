import { expect, it } from "vitest";
import { filled } from "./history";

it("draws a line through rounds that were not looked at", () => {
  const seen = new Map([
    [0, [0, 0]],
    [4, [8, 2]],
    [5, [10, 2]],
  ]);
  expect(filled(seen, 5, 2)).toEqual([
    [0, 2, 4, 6, 8, 10],
    [0, 1, 1, 2, 2, 2],
  ]);
});
