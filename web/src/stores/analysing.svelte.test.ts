import { describe, expect, it } from "vitest";
import type { AnalysisMessage, AnalysisView, HelloMessage } from "../api/types";
import { Analysing } from "./analysing.svelte";

const seen = (state: AnalysisView["state"], done: number): AnalysisView => ({
  state,
  done,
  total: 3,
  bot: "monk",
  game: null,
});
const told = (state: AnalysisMessage["state"], done: number): AnalysisMessage => ({
  type: "analysis",
  state,
  done,
  total: 3,
});

/** A service that answers when the test says so. */
function served() {
  const answers: ((view: AnalysisView) => void)[] = [];
  const asked: string[] = [];
  const ask = (name: string) => () =>
    new Promise<AnalysisView>((resolve) => {
      asked.push(name);
      answers.push(resolve);
    });
  const analysing = new Analysing("t", { see: ask("see"), begin: ask("begin") });
  const answer = async (view: AnalysisView): Promise<void> => {
    answers.shift()?.(view);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { analysing, asked, answer };
}

describe("an analysis", () => {
  it("is asked for once, and again when it is done", async () => {
    const { analysing, asked, answer } = served();
    void analysing.begin();
    await answer(seen("working", 0));
    for (const done of [1, 2, 3]) {
      analysing.hear(told("working", done));
      expect(analysing.view).toMatchObject({ state: "working", done });
    }
    expect(asked).toEqual(["begin"]);
    analysing.hear(told("done", 3));
    await answer(seen("done", 3));
    expect(asked).toEqual(["begin", "see"]);
    expect(analysing.view?.state).toBe("done");
  });

  it("may be told of before the question is answered", async () => {
    const { analysing, asked, answer } = served();
    void analysing.begin();
    analysing.hear(told("working", 3));
    analysing.hear(told("done", 3));
    await answer(seen("working", 0));
    expect(asked).toEqual(["begin", "see"]);
    await answer(seen("done", 3));
    expect(analysing.view?.state).toBe("done");
  });

  it("is asked for again when the connection is back", async () => {
    const { analysing, asked, answer } = served();
    void analysing.begin();
    await answer(seen("working", 1));
    analysing.hear({ type: "hello" } as HelloMessage);
    await answer(seen("done", 3));
    analysing.hear({ type: "hello" } as HelloMessage);
    expect(asked).toEqual(["begin", "see"]);
  });

  it("that somebody else has begun is shown, too", async () => {
    const { analysing, answer } = served();
    void analysing.open();
    await answer(seen("none", 0));
    analysing.hear(told("working", 1));
    expect(analysing.view).toMatchObject({ state: "working", done: 1 });
  });
});
