import { expect, it } from "vitest";
import { DESTINATIONS, leadsTo } from "./places";

const shownOn = (page: Parameters<typeof leadsTo>[1]): string[] =>
  DESTINATIONS.filter((one) => leadsTo(one, page)).map((one) => one.page);

it("marks the page that is shown, and the one that it belongs to", () => {
  expect(shownOn("rules")).toEqual(["rules"]);
  expect(shownOn("goods")).toEqual(["cards"]);
  expect(shownOn("lobby")).toEqual(["lobby"]);
});

it("marks nothing on pages that belong to none", () => {
  expect(shownOn("person")).toEqual([]);
  expect(shownOn("unsubscribe")).toEqual([]);
});
