import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seek } from "./seek";
import type { AskSeek } from "./types";

const ASKED: AskSeek = { modes: ["2-short"], variants: ["france"], speeds: ["none"] };
let opened: FakeSocket[] = [];

class FakeSocket {
  onclose: (event: { code: number }) => void = () => {};
  readonly close = vi.fn();
  constructor() {
    opened.push(this);
  }
}

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "labora" });
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([1006, 1012, 4103])("a connection that was lost (%i) is opened again", (code) => {
  const ended = vi.fn();
  const leave = seek(ASKED, { seeking: vi.fn(), found: vi.fn(), ended });
  opened[0]?.onclose({ code });
  vi.runAllTimers();
  expect(opened).toHaveLength(2);
  expect(ended).not.toHaveBeenCalled();
  leave();
});

test.each([4001, 4009, 4022, 4029])("who is refused (%i) does not knock again", (code) => {
  const ended = vi.fn();
  seek(ASKED, { seeking: vi.fn(), found: vi.fn(), ended });
  opened[0]?.onclose({ code });
  vi.runAllTimers();
  expect(opened).toHaveLength(1);
  expect(ended).toHaveBeenCalledOnce();
});
