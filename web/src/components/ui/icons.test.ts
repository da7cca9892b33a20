import { expect, it } from "vitest";
import { meaning } from "./icons";

it("knows what icons stand for", () => {
  expect(meaning("bread")).toEqual({ kind: "good", id: "bread" });
  expect(meaning("points")).toEqual({ kind: "term", id: "points" });
  expect(meaning("points", true)).toEqual({ kind: "term", id: "economic" });
  expect(meaning("prior-blue")).toEqual({ kind: "term", id: "prior-man" });
  expect(meaning("brother-red")).toEqual({ kind: "term", id: "lay-brother" });
  expect(meaning("settings")).toBeNull();
});
