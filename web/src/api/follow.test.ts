import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Follower } from "./follow";

let opened: FakeSocket[] = [];

class FakeSocket {
  onclose: (event: { code: number; reason: string }) => void = () => {};
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
  vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function followed(code: number, reason: string): { refused: ReturnType<typeof vi.fn>; sockets: number } {
  const refused = vi.fn();
  const follower = new Follower("a", { message: vi.fn(), connection: vi.fn(), since: () => null, refused });
  opened[0]?.onclose({ code, reason });
  vi.runAllTimers();
  const sockets = opened.length;
  follower.stop();
  return { refused, sockets };
}

test.each([1006, 1012, 4008, 4029])("a connection that was lost (%i) is opened again", (code) => {
  const { refused, sockets } = followed(code, "");
  expect(sockets).toBe(2);
  expect(refused).not.toHaveBeenCalled();
});

test.each([
  [4004, "no-such-table"],
  [4009, "cannot-be-shown"],
])("a table that is refused (%i) is not asked for again", (code, reason) => {
  const { refused, sockets } = followed(code, reason);
  expect(sockets).toBe(1);
  expect(refused).toHaveBeenCalledWith(reason);
});
