import { expect, test } from "vitest";
import type { SeatView } from "../api/types";
import { besideName } from "./seated";

const SEAT: SeatView = {
  seat: 1,
  kind: "person",
  name: "Claude",
  bot: null,
  model: false,
  mine: false,
  online: true,
  resigned: false,
  replaced: false,
  kept: false,
  standing: null,
};

test("whoever plays is marked: a bot by its level, a language model as one, a person not at all", () => {
  expect(besideName(SEAT)).toBe("");
  expect(besideName({ ...SEAT, online: false })).toBe("away");
  expect(besideName({ ...SEAT, model: true, online: false })).toBe("language model");
  expect(besideName({ ...SEAT, kind: "bot", bot: "abbot" })).toBe("abbot");
});
