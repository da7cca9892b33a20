import { expect, test } from "vitest";
import type { SeatView, TableView } from "../../../api/types";
import { besideName, timeLeft } from "./seated";

const SEAT: SeatView = {
  seat: 1,
  kind: "person",
  name: "Ann",
  bot: null,
  model: false,
  mine: false,
  online: true,
  resigned: false,
  replaced: false,
  kept: false,
  reserved: null,
  standing: null,
};

test("whoever plays is marked: a bot by its level, a language model as one, a person not at all", () => {
  expect(besideName(SEAT)).toBe("");
  expect(besideName({ ...SEAT, online: false })).toBe("away");
  expect(besideName({ ...SEAT, model: true, online: false })).toBe("language model");
  expect(besideName({ ...SEAT, kind: "bot", bot: "abbot" })).toBe("abbot");
});

test("what others have left of their budget stands beside their names", () => {
  const turn = { seat: 0, since: 0, deadline: null, left: [600, 1800, 0] };
  const at = (kind: "budget" | "turn") =>
    ({ clock: { kind, seconds: 3600, increment: 30, end: "turn" }, game: { turn } }) as unknown as TableView;
  expect([0, 1, 2].map((seat) => timeLeft(at("budget"), seat))).toEqual([
    "",
    "30 minutes left",
    "time is up",
  ]);
  expect(timeLeft(at("turn"), 1)).toBe("");
});
