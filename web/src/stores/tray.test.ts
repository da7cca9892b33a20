import { describe, expect, it } from "vitest";
import { exploredOf, step } from "./made";
import { changedAt, EMPTY, textsOf, trayOf } from "./tray";

describe("the tray", () => {
  const outcome = exploredOf(["place", "lay-brother", "clay"], { complete: true });
  const proposed = [step("clergyman", "lay-brother"), step("indicator", "clay")];
  const tray = trayOf([], exploredOf(["place"], { proposed, outcome }));

  it("shows what is proposed, and where that leads", () => {
    expect(textsOf(tray.steps)).toEqual(["lay-brother", "clay"]);
    expect(tray.outcome).toBe(outcome);
  });

  it("is empty where nothing is proposed", () => {
    expect(trayOf([], exploredOf(["fell"]))).toEqual(EMPTY);
  });

  it("keeps the steps before one that is changed, and forgets those after it", () => {
    expect(textsOf(changedAt(tray, 0, "prior"))).toEqual(["prior"]);
    expect(textsOf(changedAt(tray, 1, "clay/joker"))).toEqual(["lay-brother", "clay/joker"]);
  });

  it("leads where the last kept step leads, if nothing more is proposed", () => {
    const found = exploredOf(["place", "prior"]);
    expect(trayOf(changedAt(tray, 0, "prior"), found).outcome).toBe(found);
  });

  it("says why it cannot be confirmed, and leads nowhere then", () => {
    const refused = { index: 1, decision: "prior", obstacle: null, words: "Your prior is away." };
    const now = trayOf(changedAt(tray, 0, "prior"), exploredOf(["place"], { refused }));
    expect(now).toMatchObject({ refused: "Your prior is away.", outcome: null });
    expect(textsOf(now.steps)).toEqual(["prior"]);
  });
});
