import { expect, it } from "vitest";
import type { GoodsOption } from "../../../api/types";
import { nearest } from "./rewards";

const option = (text: string, amounts: Record<string, number>): GoodsOption => ({
  ...{ type: "goods", text, words: "" },
  amounts,
});

it("one more of a good keeps as much as possible of the rest", () => {
  const options = [
    option("a", { reliquary: 1 }),
    option("b", { ornament: 2 }),
    option("c", { ornament: 1, book: 2 }),
    option("d", { book: 4 }),
  ];
  expect(nearest(options, { ornament: 2 }, "book", 1)?.text).toBe("c");
  expect(nearest(options, { ornament: 1, book: 2 }, "ornament", -1)?.text).toBe("d");
  expect(nearest(options, { reliquary: 1 }, "reliquary", 1)).toBeUndefined();
});
