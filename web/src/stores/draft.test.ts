import { describe, expect, it } from "vitest";
import { extended, textsOf, withoutLast } from "./draft";

describe("a draft", () => {
  const fell = extended([], ["fell", "1,0"]);
  const whole = extended(fell, ["wood"]);

  it("grows by lines of options", () => {
    expect(textsOf(whole)).toEqual(["fell", "1,0", "wood"]);
  });

  it("loses what was clicked last, with what led to it", () => {
    expect(withoutLast(whole)).toEqual(fell);
    expect(withoutLast(fell)).toEqual([]);
    expect(withoutLast([])).toEqual([]);
  });
});
