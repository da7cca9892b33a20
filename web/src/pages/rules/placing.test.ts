import { describe, expect, it } from "vitest";
import { placeBeside } from "./placing";

const DESK = { width: 1440, height: 900 };
const box = (left: number, top: number, width = 30, height = 30) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("what explains", () => {
  it("lies below what it explains, or above where there is more room", () => {
    expect(placeBeside(box(600, 100), { width: 320, height: 200 }, DESK)).toEqual({ left: 455, top: 140 });
    expect(placeBeside(box(600, 700), { width: 320, height: 200 }, DESK)).toEqual({ left: 455, top: 490 });
  });

  it("stays inside the window, however high it is", () => {
    for (const top of [0, 300, 480, 870])
      for (const height of [200, 600, 870]) {
        const place = placeBeside(box(1400, top), { width: 320, height }, DESK);
        expect(place.top).toBeGreaterThanOrEqual(12);
        expect(place.top + height).toBeLessThanOrEqual(888);
        expect(place.left + 320).toBeLessThanOrEqual(1428);
      }
    expect(placeBeside(box(0, 450), { width: 320, height: 2000 }, DESK)).toEqual({ left: 12, top: 12 });
  });
});
