import { expect, it } from "vitest";
import type { BoardView, CardView, CellView, DecisionView, PositionView } from "../api/types";
import { key } from "../draw/land/land";
import { spaceKey } from "../state/targets";
import { marksOf, strandsOf } from "./spaces";

const cell = (column: number, row: number, terrain: CellView["terrain"], card: string | null): CellView => ({
  space: column + 10 * row,
  column,
  row,
  terrain,
  card,
});
const board = (cells: CellView[], settled: [string, number, number, number][]): BoardView => ({
  board: 0,
  neutral: false,
  goods: {},
  totals: { food: 0, energy: 0, coins: 0 } as BoardView["totals"],
  cells,
  tiles: [],
  clergymen: [],
  hand: [],
  score: {
    goods: 0,
    economic: 0,
    settlements: 0,
    total: 0,
    settled: settled.map(([card, column, row, points]) => ({ card, column, row, points })),
  },
});
const cards = new Map(
  ["farming-village", "windmill", "hamlet"].map((id, at) => [
    id,
    { id, dwelling: [1, 6, 4][at] } as unknown as CardView,
  ]),
);

it("tells what a settlement gets from its neighbours and what it gives them", () => {
  const around = [
    cell(1, 0, "water", null),
    cell(2, 1, "plains", "windmill"),
    cell(1, 2, "plains", "hamlet"),
    cell(0, 1, "plains", null),
  ];
  const before = board([...around, cell(1, 1, "coast", null)], [["hamlet", 1, 2, 4]]);
  const after = board(
    [...around, cell(1, 1, "coast", "farming-village")],
    [
      ["hamlet", 1, 2, 5],
      ["farming-village", 1, 1, 1 + 6 + 4 + 3],
    ],
  );
  expect(strandsOf(before, after, { card: "farming-village", column: 1, row: 1 }, cards)).toEqual([
    { column: 1, row: 1, toward: "right", points: 6 },
    { column: 1, row: 1, toward: "up", points: 3 },
    { column: 1, row: 1, toward: "down", points: 4 },
    { column: 1, row: 1, toward: "down", points: 1, away: true },
  ]);
});

it("says why an empty space of the neutral player is not possible, and not why land lies empty elsewhere", () => {
  const land = board([cell(3, 1, "plains", null), cell(4, 1, "plains", "cloister-office")], []);
  const why = new Map([[spaceKey(0, 3, 1), "The Priory would have no place."], [spaceKey(0, 4, 1), "Another kind."]]);
  const asked = (kind: string): DecisionView => ({ kind, options: [] }) as unknown as DecisionView;
  const marks = (kind: string) => marksOf(land, {} as PositionView, asked(kind), new Map(), why);
  expect(marks("neutral-space")).toEqual({
    [key(3, 1)]: { state: "not", label: "The Priory would have no place." },
    [key(4, 1)]: { state: "not", label: "Another kind." },
  });
  expect(Object.keys(marks("space"))).toEqual([key(4, 1)]);
  expect(marks("turn")).toEqual({});
});
