import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AskExplore, ExploredView } from "../api/types";
import { Explorer, LATE } from "./explorer.svelte";
import { exploredOf } from "./made";

interface Open {
  answer: (view: ExploredView) => void;
  refuse: (error: Error) => void;
}

/** Questions that wait until a test answers them, by their line. */
class Waiting {
  readonly asked: string[] = [];
  private readonly open = new Map<string, Open>();

  readonly explore = (asked: AskExplore): Promise<ExploredView> => {
    const line = (asked.decisions ?? []).join(" ");
    this.asked.push(line);
    return new Promise((answer, refuse) => this.open.set(line, { answer, refuse }));
  };

  answer(line: string, more: Partial<ExploredView> = {}): void {
    this.open.get(line)?.answer(exploredOf(line.split(" "), more));
  }

  fail(line: string): void {
    this.open.get(line)?.refuse(new Error("gone"));
  }
}

describe("the explorer", () => {
  let service: Waiting;
  let explorer: Explorer;
  const fail = vi.fn<(error: unknown) => void>();

  beforeEach(() => {
    service = new Waiting();
    fail.mockClear();
    explorer = new Explorer(service.explore, fail);
  });

  it("asks for the same only once, even before the answer is there", async () => {
    const both = [explorer.look(["fell"]), explorer.look(["fell"])];
    expect([service.asked, explorer.asking]).toEqual([["fell"], 1]);
    service.answer("fell");
    const [one, other] = await Promise.all(both);
    expect(one).toBe(other);
    expect(await explorer.look(["fell"])).toBe(one);
    expect([service.asked, explorer.asking]).toEqual([["fell"], 0]);
  });

  it("takes a wide look for a narrow one, not the other way round", async () => {
    const wide = explorer.look(["fell"], { expand: true, propose: true });
    service.answer("fell");
    await wide;
    expect(await explorer.look(["fell"])).toBe(await wide);
    const narrow = explorer.look(["cut"]);
    service.answer("cut");
    await narrow;
    void explorer.look(["cut"], { expand: true, propose: true });
    expect(service.asked).toEqual(["fell", "cut", "cut"]);
  });

  it("knows the branches of an answer without asking for them", async () => {
    const branch = exploredOf(["build"]);
    const first = explorer.look([], { expand: true, propose: true, branches: true });
    service.answer("", { branches: [branch] });
    await first;
    expect(await explorer.look(["build"], { expand: true, propose: true })).toBe(branch);
    expect(await explorer.look(["build"])).toBe(branch);
    expect(service.asked).toEqual([""]);
  });

  it("lets the newest question win, whatever arrives last", async () => {
    const older = explorer.lookLast(["fell"]);
    const newer = explorer.lookLast(["cut"]);
    service.answer("cut");
    expect((await newer) as ExploredView).toMatchObject({ decisions: ["cut"] });
    service.answer("fell");
    expect(await older).toBe(LATE);
  });

  it("does not take an answer about the game as it was", async () => {
    const older = explorer.lookLast(["fell"]);
    explorer.forget();
    service.answer("fell");
    expect(await older).toBe(LATE);
    void explorer.look(["fell"]);
    expect(service.asked).toEqual(["fell", "fell"]);
  });

  it("tells of a failure, and asks again when it is asked again", async () => {
    const lost = explorer.look(["fell"]);
    service.fail("fell");
    expect(await lost).toBeNull();
    expect(fail).toHaveBeenCalledOnce();
    expect(explorer.asking).toBe(0);
    const again = explorer.look(["fell"]);
    service.answer("fell");
    expect(await again).toMatchObject({ decisions: ["fell"] });
  });
});
