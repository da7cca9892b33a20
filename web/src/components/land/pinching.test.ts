import { describe, expect, it } from "vitest";
import { grownBy, movedBy, type Pinch } from "./pinching";

const WIDER: Pinch = { from: { x: 100, y: 50, apart: 40 }, now: { x: 100, y: 50, apart: 80 }, lay: [-30, 0] };

describe("two fingers on the land", () => {
  it("make it as much larger as they go apart, within bounds", () => {
    expect(grownBy(WIDER, 1, [0.5, 3])).toBe(2);
    expect(grownBy(WIDER, 1, [0.5, 1.5])).toBe(1.5);
    expect(grownBy({ ...WIDER, now: { ...WIDER.now, apart: 4 } }, 2, [0.5, 3])).toBe(0.25);
  });

  it("keep what is between them where it is, and carry it along", () => {
    const [across, down] = movedBy(WIDER, 2);
    const under = WIDER.from.x - WIDER.lay[0];
    expect(WIDER.lay[0] + under * 2 + across).toBe(100);
    expect(down).toBe(-50);
    const carried = { ...WIDER, now: { x: 130, y: 45, apart: 40 } };
    expect(movedBy(carried, 1)).toEqual([30, -5]);
  });
});
