import { describe, expect, it } from "vitest";
import type { LineView, PositionView } from "../../../api/types";
import { changesAfter, deedsSince, keysOf, movedBy, spotsOf } from "./since";

const line = (given: Partial<LineView>): LineView => ({
  ...{
    turn: 0,
    seat: 0,
    before: 0,
    after: 0,
    round: 1,
    player: given.seat ?? 0,
    name: "fell",
    message: "",
    words: "",
  },
  ...{ brief: "", cards: [], arguments: {}, deltas: [] },
  ...given,
});
const cell = (column: number, row: number, card: string | null) => ({ column, row, card });
const position = {
  boards: [
    { board: 0, neutral: false, cells: [cell(0, 0, "farmyard"), cell(1, 0, "F05")] },
    { board: 1, neutral: false, cells: [cell(3, 1, "farmyard"), cell(4, 1, null)] },
  ],
} as unknown as PositionView;

describe("since one's turn", () => {
  const log = [
    line({ turn: 1, seat: 0, before: 0 }),
    line({ turn: 2, seat: 1, before: 3 }),
    line({ turn: 2, seat: 1, before: 3, name: "round", player: null }),
    line({ turn: 3, seat: 2, before: 6 }),
    line({ turn: 4, seat: 0, before: 9 }),
  ];

  it("tells the others' deeds, and nothing that the round has brought about", () => {
    expect(deedsSince(log, 0, 9).map((one) => one.turn)).toEqual([2, 3]);
  });

  it("begins anew when the turn in play has ended", () => {
    expect(deedsSince(log, 0, 12)).toEqual([]);
    expect(deedsSince(log, 1, 12).map((one) => one.turn)).toEqual([3, 4]);
  });

  it("adds up what has changed on a board", () => {
    const changed = [
      line({ turn: 2, deltas: [{ board: 1, goods: { wood: 3, coin: -1 } }] }),
      line({ turn: 3, deltas: [{ board: 1, goods: { coin: 1 } }] }),
    ];
    expect(changesAfter(changed, 1, 1)).toEqual({ wood: 3 });
    expect(changesAfter(changed, 1, 2)).toEqual({ coin: 1 });
  });
});

describe("where a line of the chronicle happened", () => {
  it("is the owner's building under contract, the own one else", () => {
    const used = { cards: ["farmyard"] };
    expect(keysOf(spotsOf(line({ name: "place", seat: 0, ...used }), position))).toEqual(["space 0 0 0"]);
    const hired = line({ name: "contract", seat: 0, ...used, arguments: { owner: 1 } });
    expect(keysOf(spotsOf(hired, position))).toEqual(["space 1 3 1"]);
  });

  it("is the space of a forest and all spaces of new land", () => {
    expect(keysOf(spotsOf(line({ seat: 1, arguments: { space: "2,-1" } }), position))).toEqual([
      "space 1 2 -1",
    ]);
    const land = line({ name: "land", seat: 1, arguments: { tile: "mountain@-1" } });
    expect(keysOf(spotsOf(land, position))).toEqual(["space 1 5 -1", "space 1 6 -1", "space 1 5 0"]);
    expect(spotsOf(land, position)[0]?.tiles).toEqual([{ side: "mountain", row: -1 }]);
  });
});

it("tells a contract's fee as paid to its owner, not as a loss and a gain", () => {
  const hired = line({
    ...{ name: "contract", seat: 0, arguments: { owner: 1 } },
    deltas: [
      { board: 0, goods: { coin: 5, grapes: -2 } },
      { board: 1, goods: { coin: 2 } },
    ],
  });
  expect(movedBy(hired)).toEqual({
    own: [
      ["coin", 7],
      ["grapes", -2],
    ],
    paid: { to: 1, goods: { coin: 2 } },
    others: [],
  });
});
