import { PARTS } from "../../components/ui/parts";

/** Where things of a lesson are on the screen, and where the scroll may lie. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 14;

/** The selector of a thing that a lesson points at. */
export function selectorOf(what: string): string {
  const [kind, ...rest] = what.split(" ");
  switch (kind) {
    case "space":
      return `.own [data-space="${rest[0]}"]`;
    case "other":
      return `[data-board="${rest[0]}"] [data-space="${rest[1]}"], .seat-tabs button:nth-child(${Number(rest[0]) + 1})`;
    case "card":
      return `[data-card="${rest[0]}"]`;
    case "act":
      return `.actions [data-act="${rest[0]}"]`;
    default:
      return PARTS[what] ?? "";
  }
}

export function found(what: string): Element | null {
  const selector = selectorOf(what);
  const all = selector ? [...document.querySelectorAll(selector)] : [];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}

export const boxOf = (one: Element): Box => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
};

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Below the thing, else right of it, above it, left of it: the first place inside the window that covers nothing that
 * matters. Null: there is none.
 */
export function placeFor(
  thing: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  clear: readonly Box[],
): { left: number; top: number } | null {
  const middle = Math.min(
    Math.max(GAP, (thing.left + thing.right - size.width) / 2),
    window.width - size.width - GAP,
  );
  const level = Math.min(Math.max(GAP, thing.top), window.height - size.height - GAP);
  const places = [
    { left: middle, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: level },
    { left: middle, top: thing.top - size.height - GAP },
    { left: thing.left - size.width - GAP, top: level },
  ];
  const fits = ({ left, top }: { left: number; top: number }): boolean => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const inside = left >= 0 && top >= 0 && box.right <= window.width && box.bottom <= window.height;
    return inside && [thing, ...clear].every((one) => !overlap(one, box));
  };
  return places.find(fits) ?? null;
}
