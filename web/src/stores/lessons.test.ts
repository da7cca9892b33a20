import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetLessons, isBeside, lessonDone, lessonsDone, nextOf, setBeside } from "./lessons";

const ALL = ["fetch", "build", "home"];

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

describe("lessons", () => {
  it("are remembered once each, until somebody begins anew", () => {
    lessonDone("fetch");
    expect(lessonDone("fetch")).toEqual(["fetch"]);
    expect(lessonsDone()).toEqual(["fetch"]);
    forgetLessons();
    expect(lessonsDone()).toEqual([]);
  });

  it("go on after the last one that is done, then with those left out", () => {
    expect(nextOf(ALL, [])).toBe("fetch");
    expect(nextOf(ALL, ["build"])).toBe("home");
    expect(nextOf(ALL, ["build", "home"])).toBe("fetch");
    expect(nextOf(ALL, ALL)).toBeNull();
  });

  it("survive nonsense in the storage", () => {
    localStorage.setItem("labora-lessons", "{");
    expect(lessonsDone()).toEqual([]);
  });
});

describe("the brother beside a table", () => {
  it("comes and goes by table", () => {
    setBeside("t1", true);
    expect(isBeside("t1")).toBe(true);
    setBeside("t1", false);
    expect(isBeside("t1")).toBe(false);
  });
});
