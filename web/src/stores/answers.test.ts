import { describe, expect, it } from "vitest";
import type { EventView } from "../api/types";
import { answersAfter, NO_ANSWERS } from "./answers";

const asked = (seat: number): EventView => ({ kind: "undo-asked", number: 1, at: 0, seat, to: 0 });
const answered = (seat: number, yes: boolean): EventView => ({
  kind: "undo-answered",
  number: 2,
  at: 0,
  seat,
  yes,
});
const decided = (seat: number): EventView => ({
  kind: "decided",
  number: 3,
  at: 0,
  seat,
  decisions: ["end"],
  how: "hand",
  bot: null,
  fallback: null,
});
const refusal = (...events: EventView[]) => answersAfter(NO_ANSWERS, events).refused;

describe("answersAfter", () => {
  it("knows who has refused whom", () => {
    expect(refusal(asked(0), answered(1, false))).toEqual({ asker: 0, by: 1 });
    expect(refusal(asked(0), answered(1, true), answered(2, false))).toEqual({ asker: 0, by: 2 });
  });
  it("does not take a question that was withdrawn for a refusal", () => {
    expect(refusal(asked(0), answered(0, false))).toBeNull();
  });
  it("forgets it when the asker plays on, asks again or something is taken back", () => {
    const before = [asked(0), answered(1, false)];
    expect(refusal(...before, decided(1))).toEqual({ asker: 0, by: 1 });
    expect(refusal(...before, decided(1), decided(0))).toBeNull();
    expect(refusal(...before, asked(0))).toBeNull();
    expect(refusal(...before, { kind: "undone", number: 4, at: 0, seat: 0, to: 0 })).toBeNull();
  });
});
