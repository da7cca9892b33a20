import { describe, expect, it } from "vitest";
import { placeFor, selectorOf } from "./placing";

const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 500, height: 200 };
const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the scroll", () => {
  it("lies below the thing where there is room", () => {
    expect(placeFor(box(600, 300), SIZE, WINDOW, [])).toEqual({ left: 400, top: 414 });
  });

  it("goes elsewhere rather than cover what matters", () => {
    expect(placeFor(box(600, 300), SIZE, WINDOW, [box(0, 410, 1440, 300)])).toEqual({
      left: 400,
      top: 86,
    });
    expect(placeFor(box(600, 750), SIZE, WINDOW, [box(700, 600, 740, 300)])).toEqual({ left: 86, top: 686 });
  });

  it("has no place beside a thing that fills the window", () => {
    expect(placeFor(box(0, 0, 1440, 900), SIZE, WINDOW, [])).toBeNull();
  });
});

describe("things of a lesson", () => {
  it("are found by what they are", () => {
    expect(selectorOf("space 2,1")).toBe('.own [data-space="2,1"]');
    expect(selectorOf("card F05")).toBe('[data-card="F05"]');
    expect(selectorOf("act end")).toBe('.actions [data-act="end"]');
    expect(selectorOf("wheel")).toBe(".wheel-leaf");
    expect(selectorOf("nothing")).toBe("");
  });
});
