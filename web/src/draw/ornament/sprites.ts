import icons from "../../assets/icons.svg?raw";
import frontispieceUrl from "../../assets/frontispiece.svg?url";
import miniaturesUrl from "../../assets/miniatures.svg?url";

const present = new Set<string>();

/** Sprites live in the page itself: only there do symbols take the theme's colours and share patterns. */
function place(name: string, source: string): void {
  if (present.has(name)) return;
  present.add(name);
  const drawn = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(drawn, true));
}

async function fetched(name: string, url: string): Promise<void> {
  if (present.has(name)) return;
  const answer = await fetch(url);
  if (answer.ok) place(name, await answer.text());
}

function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task, 0));
}

/** Icons at once; paintings of cards and land as soon as the page has been shown. */
export function loadSprites(): void {
  place("icons", icons);
  afterPaint(() => void fetched("miniatures", miniaturesUrl));
}

/** The painting of the lobby. */
export function loadFrontispiece(): void {
  afterPaint(() => void fetched("frontispiece", frontispieceUrl));
}

/** Icons of looking back: steps, forks, what a turn was worth. */
export async function loadLookingBack(): Promise<void> {
  place("looking-back", (await import("../../assets/looking-back.svg?raw")).default);
}
