import { expect, it } from "vitest";
import type { LineView, PositionView } from "../../../api/types";
import over from "../../../../gallery/fixtures/four-france-over.json";
import { remembered } from "./remembered";

const position = over.position as unknown as PositionView;
const line = (given: Partial<LineView>): LineView => ({
  turn: 1,
  seat: 0,
  before: 0,
  after: 0,
  round: 1,
  player: 0,
  name: "place",
  message: "log-place",
  words: "",
  brief: "",
  cards: [],
  arguments: {},
  deltas: [],
  ...given,
});
const kinds = (log: LineView[], points: number[][] = []): Record<string, unknown> =>
  Object.fromEntries(
    remembered(position, log, points).map((memory) => [memory.kind, [memory.seat, memory.count]]),
  );

it("finds the settlement with most points", () => {
  const all = position.boards.flatMap((board) => board.score?.settled.map((one) => one.points) ?? []);
  expect(remembered(position, [], [])[0]).toMatchObject({ kind: "settlement", count: Math.max(...all) });
});

it("finds harvest, chain, hired building and the best round in the chronicle", () => {
  const log = [
    line({ player: 1, round: 3, cards: ["F03"], deltas: [{ board: 1, goods: { grain: 6, coin: -1 } }] }),
    line({ player: 2, cards: ["G01", "F27", "G28"] }),
    line({
      name: "contract",
      player: 0,
      cards: ["F03"],
      arguments: { owner: 1 },
      deltas: [{ board: 1, goods: { coin: 9 } }],
    }),
    line({ name: "contract", player: 2, cards: ["F03"], arguments: { owner: 1 } }),
  ];
  const found = kinds(log, [
    [0, 1, 2],
    [0, 7, 8],
  ]);
  expect(found["harvest"]).toEqual([1, 6]);
  expect(found["chain"]).toEqual([2, 3]);
  expect(found["sought"]).toEqual([1, 2]);
  expect(found["round"]).toEqual([1, 7]);
  expect(found["wonder"]).toBeUndefined();
});
