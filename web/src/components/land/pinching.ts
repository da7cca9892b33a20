/** Two fingers on something: the middle between them, from its upper left corner, and how far they are apart. */
export interface Grip {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** What two fingers are doing to the land: since where, and where they are now. */
export interface Pinch {
  readonly from: Grip;
  readonly now: Grip;
  /** Where the land lay in its place when they came: left, top. */
  readonly lay: readonly [number, number];
}

/** How much larger the land is held now; the zoom stays between its bounds. */
export function grownBy(
  { from, now }: Pinch,
  zoom: number,
  [least, most]: readonly [number, number],
): number {
  return Math.max(least, Math.min(most, (zoom * now.apart) / from.apart)) / zoom;
}

/** How far the land has moved: what was between the fingers stays there. */
export function movedBy({ from, now, lay }: Pinch, grown: number): readonly [number, number] {
  return [now.x - lay[0] - (from.x - lay[0]) * grown, now.y - lay[1] - (from.y - lay[1]) * grown];
}

interface Hands {
  begin: (grip: Grip) => void;
  move: (grip: Grip) => void;
  end: () => void;
}

/** Tells of two fingers; one alone scrolls, as everywhere. */
export function pinching(hands: Hands): (view: HTMLElement) => () => void {
  return (view) => {
    let held = false;
    const follow = (event: TouchEvent): void => {
      const grip = gripOf(event, view);
      if (grip) {
        event.preventDefault();
        if (held) hands.move(grip);
        else hands.begin(grip);
      } else if (held) hands.end();
      held = grip !== null;
    };
    const kinds = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const kind of kinds) view.addEventListener(kind, follow, { passive: false });
    return () => kinds.forEach((kind) => view.removeEventListener(kind, follow));
  };
}

function gripOf(event: TouchEvent, view: HTMLElement): Grip | null {
  const [one, other, ...more] = event.touches;
  if (!one || !other || more.length > 0 || !event.cancelable) return null;
  const { left, top } = view.getBoundingClientRect();
  return {
    x: (one.clientX + other.clientX) / 2 - left,
    y: (one.clientY + other.clientY) / 2 - top,
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  };
}
