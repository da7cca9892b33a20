/** Milliseconds of one of the tempos in tokens.css; nothing moves where the player wants no motion. */
export function tempo(name: "--quick" | "--calm" | "--slow"): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}

/** A new number rolls in: from above when it grew, from below when it shrank. */
export function roll(_node: Element, { from }: { from: number }): { duration: number; css: (t: number) => string } {
  return { duration: tempo("--calm"), css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * from}px)` };
}
