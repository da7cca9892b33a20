import { fly } from "../motion";

type Goods = Readonly<Record<string, number>>;

/** Goods that have changed fly from where they come to their slot, or from there to where they go. */
export function flyGoods(
  before: Goods,
  now: Goods,
  place: Element | null | undefined,
  slotOf: (good: string) => Element | null | undefined,
): void {
  if (!place) return;
  const moved = Object.keys({ ...before, ...now }).filter((good) => (now[good] ?? 0) !== (before[good] ?? 0));
  moved.forEach((good, late) => {
    const slot = slotOf(good);
    if (!slot) return;
    if ((now[good] ?? 0) > (before[good] ?? 0)) fly(good, place, slot, late);
    else fly(good, slot, place, late);
  });
}
