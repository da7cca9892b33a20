import { cardKey, spaceKey } from "../../../stores/targets";

/** What is under a finger or a mouse that is pressed: a thing's key, or a word of the turn; empty for neither. */
export function pressedThing(target: EventTarget | null): string {
  if (!(target instanceof Element)) return "";
  const thing = target.closest<HTMLElement>("[data-space], [data-card], .actions [data-act]");
  const { space, card, act = "" } = thing?.dataset ?? {};
  if (space !== undefined) {
    const board = thing?.closest<HTMLElement>("[data-board]")?.dataset["board"];
    const [column, row] = space.split(",");
    return spaceKey(Number(board), Number(column), Number(row));
  }
  if (card !== undefined) return cardKey(card);
  return act === "land" ? "district" : act;
}
