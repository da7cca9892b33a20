import { describe, expect, it } from "vitest";
import type { BoardView, CellView } from "../../api/types";
import start from "../../../gallery/fixtures/three-france-start.json";
import { box, fitting, inOrder, laidCards, plotsWithin, standing, type Plot } from "./land";
import { besideOf } from "./walking";

const boards = start.position.boards as unknown as BoardView[];
const heartland = boards[0]?.cells ?? [];
const plot = (side: Plot["side"], row: number): Plot => ({
  side,
  row,
  price: 3,
  text: `${side}@${row}`,
  label: "",
  can: true,
});

describe("the land", () => {
  it("begins as five columns and two rows", () => {
    expect(box(heartland)).toEqual({ left: 0, top: 0, columns: 5, rows: 2 });
  });

  it("grows for plots and for the second row of a mountain", () => {
    expect(box(heartland, [plot("coast", -1), plot("mountain", 1)])).toEqual({
      left: -2,
      top: -1,
      columns: 9,
      rows: 4,
    });
    const mountain = { space: 99, column: 6, row: 1, terrain: "mountain", card: null } satisfies CellView;
    expect(box([...heartland, mountain]).rows).toBe(3);
  });

  it("fits its place and never falls below what can be read", () => {
    const shown = box(heartland);
    expect(fitting(shown, 500, 1000, [56, 132]).width).toBe(100);
    expect(fitting(shown, 100, 100, [56, 132]).width).toBe(56);
    expect(fitting(shown, 5000, 5000, [56, 132]).width).toBe(132);
  });

  it("is read by rows from the sea to the mountains", () => {
    const places = inOrder(heartland).map((cell) => [cell.row, cell.column]);
    expect(places[0]).toEqual([0, 0]);
    expect(places.at(-1)).toEqual([1, 4]);
  });

  it("shows plots only where there is room", () => {
    const plots = [plot("coast", 0), plot("coast", 1), plot("mountain", -1)];
    expect(plotsWithin(plots, box(heartland))).toEqual([]);
    expect(plotsWithin(plots, { left: -2, top: 0, columns: 7, rows: 2 }).map((one) => one.text)).toEqual([
      "coast@0",
    ]);
  });

  it("tells what has been laid down", () => {
    const after = heartland.map((cell) =>
      cell.column === 3 && cell.row === 1 ? { ...cell, card: "F05" } : cell,
    );
    expect(laidCards(heartland, after)).toEqual([{ card: "F05", column: 3, row: 1 }]);
    expect(laidCards(heartland, heartland)).toEqual([]);
  });

  it("knows who stands on it", () => {
    const [first] = boards;
    if (!first) throw new Error("no board");
    const guest = {
      ...first,
      board: 1,
      clergymen: [{ kind: "prior" as const, place: { board: 0, column: 4, row: 0, card: "clay-mound" } }],
    };
    expect(standing([first, guest], 0)).toEqual([{ kind: "prior", column: 4, row: 0, colour: "blue" }]);
  });

  it("is walked by arrow keys, over gaps too", () => {
    expect(besideOf(heartland, "0,0", "ArrowRight")).toBe("1,0");
    expect(besideOf(heartland, "0,0", "ArrowLeft")).toBeNull();
    expect(
      besideOf(
        heartland.filter((cell) => cell.column !== 1),
        "0,1",
        "ArrowRight",
      ),
    ).toBe("2,1");
    expect(besideOf(heartland, "0,0", "Enter")).toBeNull();
  });
});
