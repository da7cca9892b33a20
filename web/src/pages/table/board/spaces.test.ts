import { expect, it } from "vitest";
import type {
  BoardView,
  CellView,
  DecisionView,
  PositionView,
  SettlementScoreView,
} from "../../../api/types";
import { key } from "../../../components/land/land";
import { spaceKey } from "../../../stores/targets";
import { marksOf, strandsOf } from "./spaces";

const settlement = (card: string, column: number, row: number, beside: [number, number, number][]) => ({
  card,
  column,
  row,
  points: 0,
  beside: beside.map(([x, y, points]) => ({ column: x, row: y, points })),
});

it("tells what a settlement gets from its neighbours and what it gives them", () => {
  const settled: SettlementScoreView[] = [
    settlement("hamlet", 1, 2, [
      [1, 1, 1],
      [0, 2, 5],
    ]),
    settlement("farming-village", 1, 1, [
      [1, 0, 3],
      [2, 1, 6],
      [1, 2, 4],
      [0, 1, 0],
    ]),
  ];
  expect(strandsOf(settled, { column: 1, row: 1 })).toEqual([
    { column: 1, row: 1, toward: "up", points: 3 },
    { column: 1, row: 1, toward: "right", points: 6 },
    { column: 1, row: 1, toward: "down", points: 4 },
    { column: 1, row: 1, toward: "down", points: 1, away: true },
  ]);
});

it("finds the mountain that lies beside two rows", () => {
  const village = settlement("village", 5, 1, [[6, 0, 2]]);
  expect(strandsOf([village], { column: 5, row: 1 })).toEqual([
    { column: 5, row: 1, toward: "right", points: 2 },
  ]);
});

it("says why an empty space of the neutral player is not possible, and not why land lies empty elsewhere", () => {
  const cell = (column: number, card: string | null): CellView => ({
    space: column,
    column,
    row: 1,
    terrain: "plains",
    card,
  });
  const cells = [cell(3, null), cell(4, "cloister-office")];
  const land = { board: 0, cells, clergymen: [] } as unknown as BoardView;
  const why = new Map([
    [spaceKey(0, 3, 1), "The Priory would have no place."],
    [spaceKey(0, 4, 1), "Another kind."],
  ]);
  const asked = (kind: string): DecisionView => ({ kind, options: [] }) as unknown as DecisionView;
  const marks = (kind: string) => marksOf(land, {} as PositionView, asked(kind), new Map(), why);
  expect(marks("neutral-space")).toEqual({
    [key(3, 1)]: { state: "not", label: "The Priory would have no place." },
    [key(4, 1)]: { state: "not", label: "Another kind." },
  });
  expect(Object.keys(marks("space"))).toEqual([key(4, 1)]);
  expect(marks("turn")).toEqual({});
});
