/** What an icon on the screen stands for: a good, or a term of the rules. */
const TERMS: Readonly<Record<string, string>> = {
  food: "food",
  energy: "energy",
  points: "points",
  dwelling: "dwelling-value",
  settlement: "settlement",
  cloister: "cloister",
  display: "display",
  basic: "basic-goods",
  joker: "joker-piece",
  "start-player": "start-player",
  neighbour: "beside",
  "prior-any": "prior-man",
  "prior-home": "prior-man",
  plains: "plains",
  hillside: "hillside",
  coast: "coast",
  water: "water",
  mountain: "mountain",
  forest: "forest",
  moor: "moor",
};
const GOODS = new Set(
  "peat peat-coal livestock meat grain straw wood whiskey clay ceramic coin five-coins book reliquary stone ornament grapes wine flour bread malt beer wonder".split(
    " ",
  ),
);

export interface Meant {
  kind: "good" | "term";
  id: string;
}

export function meaning(icon: string, onCard = false): Meant | null {
  if (GOODS.has(icon)) return { kind: "good", id: icon };
  if (icon === "points" && onCard) return { kind: "term", id: "economic" };
  if (/^prior-/.test(icon)) return { kind: "term", id: "prior-man" };
  if (/^brother-/.test(icon)) return { kind: "term", id: "lay-brother" };
  const term = TERMS[icon];
  return term ? { kind: "term", id: term } : null;
}

/** The icon that an element is, or the first in it that means something. */
export function iconAt(element: Element, within = false): { icon: Element; meant: Meant } | null {
  const own = element.closest("svg.i, svg.man");
  for (const icon of own ? [own] : within ? element.querySelectorAll("svg.i") : []) {
    const name = icon.querySelector("use")?.getAttribute("href")?.slice(1) ?? "";
    const meant = meaning(name, icon.closest(".value") !== null);
    if (meant) return { icon, meant };
  }
  return null;
}
