const TEMPOS = ["--quick", "--calm", "--slow"] as const;
type Tempo = (typeof TEMPOS)[number];

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

// Known before the first thing moves: with the page's first frame, which works out all styles anyway.
requestAnimationFrame(() => TEMPOS.forEach(tempo));

/** When what has changed is on the screen: then places are known, and asking for them costs nothing. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

const SIZE = 30;

/** A picture flies from one thing to another: a good to its slot, a clergyman to his place. */
export function fly(icon: string, from: Element, to: Element, late = 0): void {
  const calm = tempo("--calm");
  if (calm === 0 || still.matches) return;
  afterFrame(() => launch(icon, from, to, calm, late));
}

function launch(icon: string, from: Element, to: Element, calm: number, late: number): void {
  const [start, end] = [middle(from), middle(to)];
  const flier = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  flier.setAttribute("class", "flier");
  flier.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${icon}`);
  flier.append(use);
  document.body.append(flier);
  const at = ([x, y]: readonly [number, number], scale: number): string =>
    `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
  const above: [number, number] = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 24];
  void flier
    .animate(
      [
        { transform: at(start, 0.7), opacity: 0.4 },
        { transform: at(above, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(end, 0.8), opacity: 0.9 },
      ],
      {
        duration: 2 * calm,
        delay: late * (calm / 3),
        easing: "ease-in-out",
        fill: "both",
      },
    )
    .finished.finally(() => flier.remove());
}

function middle(thing: Element): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
