import { describe, expect, it } from "vitest";
import { numbered } from "./board";

describe("numbered", () => {
  it("counts people, and neither bots nor those with few games", () => {
    const rows = [
      { name: "Anna", bot: null, provisional: false },
      { name: "", bot: "monk", provisional: false },
      { name: "Bert", bot: null, provisional: false },
      { name: "Cleo", bot: null, provisional: true },
    ];
    expect(numbered(rows).map((row) => row.rank)).toEqual(["1", "", "2", ""]);
  });
});
