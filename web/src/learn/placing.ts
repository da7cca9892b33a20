const WIDTH = 320;
const GAP = 10;

/** Below what it explains, or above it where there is more room; never off the screen. */
export function beside(at: Element | null): string {
  const box = at?.getBoundingClientRect();
  if (!box) return "";
  const left = Math.max(8, Math.min(box.left + box.width / 2 - WIDTH / 2, innerWidth - WIDTH - 8));
  const below = box.bottom < innerHeight / 2;
  return `left:${left}px;${below ? `top:${box.bottom + GAP}px` : `bottom:${innerHeight - box.top + GAP}px`}`;
}
