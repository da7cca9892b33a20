type Tempo = "--quick" | "--calm" | "--slow";

const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Asking for a style makes the browser work out the whole page: once for each setting is enough. */
const known = new Map<string, number>();

/** Milliseconds of one of the tempos in tokens.css; nothing moves where the player wants no motion. */
export function tempo(name: Tempo): number {
  const root = document.documentElement;
  const key = `${name} ${root.dataset["motion"]} ${still.matches}`;
  const found = known.get(key) ?? (parseFloat(getComputedStyle(root).getPropertyValue(name)) || 0);
  known.set(key, found);
  return found;
}

/** A new number rolls in: from above when it grew, from below when it shrank. */
export function roll(_node: Element, { from }: { from: number }): { duration: number; css: (t: number) => string } {
  return { duration: tempo("--calm"), css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * from}px)` };
}
