/**
 * Where we are: `/` the lobby, `/table/<id>`, with `#key` in a link for friends, `/table/<id>/report`,
 * `/recover#code`, `/me`, `/person/<id>`, `/rules/<chapter>#<section>`, `/cards/<id>`, `/goods/<good>`.
 */
export interface Place {
  page: "lobby" | "table" | "report" | "recover" | "me" | "person" | Reading;
  table: string;
  key: string;
  /** The chapter, card or good that is open; whose page it is. */
  part: string;
}

const READINGS = ["rules", "cards", "goods"] as const;
export type Reading = (typeof READINGS)[number];
const isReading = (page: string): page is Reading => (READINGS as readonly string[]).includes(page);

export function read(path: string, hash: string): Place {
  const [, first = "", second = "", third = ""] = path.split("/");
  const key = hash.replace(/^#/, "");
  if (first === "table" && second)
    return {
      page: third === "report" ? "report" : "table",
      table: decodeURIComponent(second),
      key,
      part: "",
    };
  if (first === "me") return { page: "me", table: "", key, part: "" };
  if (first === "person" && second)
    return { page: "person", table: "", key, part: decodeURIComponent(second) };
  if (first === "recover") return { page: "recover", table: "", key, part: "" };
  if (isReading(first)) return { page: first, table: "", key, part: decodeURIComponent(second) };
  return { page: "lobby", table: "", key: "", part: "" };
}

class Route {
  place = $state.raw(read(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => (this.place = read(location.pathname, location.hash)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = read(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link within the page: followed without loading it anew, unless another window is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, hash } = new URL(event.currentTarget.href);
  route.go(pathname + hash);
}

export const addressOfRule = (chapter: string, section = ""): string =>
  `/rules/${chapter}${section && section !== chapter ? `#${section}` : ""}`;
export const addressOfCard = (id: string): string => `/cards/${encodeURIComponent(id)}`;
export const addressOfGood = (good: string): string => `/goods/${encodeURIComponent(good)}`;

export const addressOfPerson = (id: string): string => `/person/${encodeURIComponent(id)}`;
export const addressOfReport = (id: string): string => `/table/${encodeURIComponent(id)}/report`;

/** With the key of its invitation it lets others in. */
export const addressOfTable = (id: string, key = ""): string =>
  `/table/${encodeURIComponent(id)}${key ? `#${key}` : ""}`;

export const linkToTable = (table: { id: string; public: boolean; invitation: string | null }): string =>
  location.origin + addressOfTable(table.id, table.public ? "" : (table.invitation ?? ""));
