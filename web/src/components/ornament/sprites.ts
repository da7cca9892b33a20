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

/** What only some screens need, by its address. */
export function loadSprite(name: string, url: string): void {
  afterPaint(() => void fetched(name, url));
}

/** Icons of looking back: steps, forks, what a turn was worth. */
export async function loadLookingBack(): Promise<void> {
  place("looking-back", (await import("../../assets/looking-back.svg?raw")).default);
}

/** The painting of the lobby. */
export const loadFrontispiece = (): void => loadSprite("frontispiece", frontispieceUrl);
