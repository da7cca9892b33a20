import { expect, test } from "vitest";
import { kept } from "./kept";

test("what is equal is the very same object as before", () => {
  const before = { round: 1, boards: [{ goods: { wood: 1 } }, { goods: { wood: 2 } }] };
  const same = { round: 1, boards: [{ goods: { wood: 1 } }, { goods: { wood: 2 } }] };
  expect(kept(before, same)).toBe(before);
});

test("what changed is new, and what is beside it stays", () => {
  const before = { round: 1, boards: [{ goods: { wood: 1 } }, { goods: { wood: 2 } }] };
  const now = kept(before, { round: 1, boards: [{ goods: { wood: 1 } }, { goods: { wood: 3 } }] });
  expect(now).toEqual({ round: 1, boards: [{ goods: { wood: 1 } }, { goods: { wood: 3 } }] });
  expect(now.boards[0]).toBe(before.boards[0]);
  expect(now.boards).not.toBe(before.boards);
});

test("what is longer, shorter, gone or of another kind is not mixed up", () => {
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(kept({ held: "F05" }, { held: null })).toEqual({ held: null });
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ 0: 1 }, [1])).toEqual([1]);
  expect(kept(null, { a: 1 })).toEqual({ a: 1 });
});
