import { expect, it } from "vitest";
import type { ClockView, TableSummary } from "../../api/types";
import { byUrgency, deadlineOf } from "./urgency";

const DAY: ClockView = { kind: "turn", seconds: 86_400, increment: 0, end: "turn" };
const BUDGET: ClockView = { kind: "budget", seconds: 600, increment: 5, end: "seat" };

const table = (id: string, since: number, clock: ClockView | null = null): TableSummary =>
  ({ id, since, clock }) as TableSummary;

it("knows the end of a turn with a clock of its own", () => {
  expect(deadlineOf(table("a", 1000, DAY))).toBe(87_400);
  expect(deadlineOf(table("a", 1000, BUDGET))).toBeNull();
  expect(deadlineOf(table("a", 1000))).toBeNull();
});

it("puts the least time left first, then the longest wait", () => {
  const shown = byUrgency([
    table("late", 300),
    table("slow", 200, DAY),
    table("early", 100),
    table("fast", 50, DAY),
  ]);
  expect(shown.map((one) => one.id)).toEqual(["fast", "slow", "early", "late"]);
});
