import { describe, expect, it } from "vitest";
import type { IndicatorView, RoundView } from "../../api/types";
import solo from "../../../gallery/fixtures/solo.json";
import { at, beamAngle, rimEvents, SEGMENT, standings } from "./wheel";

const indicator = (name: string, age: number | null): IndicatorView => ({
  indicator: name,
  age,
  value: 2,
  next: 3,
});

describe("the wheel", () => {
  it("turns one thirteenth counter-clockwise a round and never back", () => {
    for (let round = 1; round < 40; round += 1)
      expect(beamAngle(round + 1) - beamAngle(round)).toBeCloseTo(-SEGMENT);
  });

  it("leaves indicators where they are while it turns", () => {
    const [before] = standings([indicator("wood", 3)], 7);
    const [after] = standings([indicator("wood", 4)], 8);
    expect(after?.angle).toBeCloseTo(before?.angle ?? 0);
  });

  it("pushes what stands on ten", () => {
    const [before] = standings([indicator("wood", 12)], 7);
    const [after] = standings([indicator("wood", 12)], 8);
    expect((after?.angle ?? 0) - (before?.angle ?? 0)).toBeCloseTo(-SEGMENT);
  });

  it("puts all indicators of a light into it, apart from each other", () => {
    const names = ["wood", "peat", "clay", "grain", "livestock", "coin", "grapes", "stone", "joker"];
    for (let count = 1; count <= names.length; count += 1) {
      const placed = standings(
        names.slice(0, count).map((name) => indicator(name, 0)),
        1,
      );
      expect(placed).toHaveLength(count);
      const middle = beamAngle(1) + SEGMENT / 2;
      for (const one of placed) expect(Math.abs(one.angle - middle)).toBeLessThan(SEGMENT / 2 + 1);
      for (const one of placed) {
        for (const other of placed) {
          if (one === other) continue;
          const [ax, ay] = at(one.angle, one.radius);
          const [bx, by] = at(other.angle, other.radius);
          expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(one.size * 1.4);
        }
      }
    }
  });

  it("leaves out what is not on it", () => {
    expect(standings([indicator("stone", null)], 3)).toEqual([]);
  });

  it("carries for each place of the rim the next event to come", () => {
    const timeline = solo.position.timeline as unknown as RoundView[];
    for (const now of [1, 12, 20, 31]) {
      const events = rimEvents(timeline, now);
      const places = events.map((event) => event.round % 13);
      expect(new Set(places).size).toBe(places.length);
      const coming = timeline.filter((round) => round.phase && round.round > now && round.round <= now + 12);
      for (const round of coming)
        expect(events.some((event) => event.round === round.round && event.when !== "past")).toBe(true);
    }
  });
});
