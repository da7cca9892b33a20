const WIDTH = 320;
const GAP = 10;
const EDGE = 12;

type Size = Readonly<{ width: number; height: number }>;
type Sides = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Below what is explained, or above it where there is more room; always inside the window. */
export function placeBeside(box: Sides, size: Size, window: Size): { left: number; top: number } {
  const middle = (box.left + box.right - size.width) / 2;
  const below = box.top + box.bottom < window.height;
  const top = below ? box.bottom + GAP : box.top - GAP - size.height;
  return {
    left: within(middle, EDGE, Math.max(EDGE, window.width - size.width - EDGE)),
    top: within(top, EDGE, Math.max(EDGE, window.height - size.height - EDGE)),
  };
}

/** As a style; the height is known as soon as it has been drawn. */
export function beside(at: Element | null, height: number): string {
  const box = at?.getBoundingClientRect();
  if (!box) return "";
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
  const { left, top } = placeBeside(box, { width, height }, { width: innerWidth, height: innerHeight });
  return `left:${left}px;top:${top}px`;
}
