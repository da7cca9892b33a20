/**
 * Where we are: `/` the lobby, `/table/<id>`, with `#key` in a link for friends, `/table/<id>?at=37.2` for a moment of
 * its game (after two decisions of turn 37), `/table/<id>/report`, `/recover#code`, `/confirm#key` and
 * `/unsubscribe#key` (links in messages), `/me`, `/person/<id>`, `/boards`, `/puzzles`, `/rules/<chapter>#<section>`, `/cards/<id>`,
 * `/goods/<good>`, `/learn`, `/learn/quiz`.
 */
export interface Place {
  page: "lobby" | "table" | "report" | "person" | "learn" | Plain | NoticeLink | Reading;
  table: string;
  key: string;
  /** The chapter, card or good that is open; whose page it is; `quiz` where one learns. */
  part: string;
  /** The moment of the game that is looked at; null: the table as it is now. */
  at: string | null;
}

/** Links in messages: for whoever has them, logged in or not. */
const NOTICE_LINKS = ["confirm", "unsubscribe"] as const;
export type NoticeLink = (typeof NOTICE_LINKS)[number];
const isNoticeLink = (page: string): page is NoticeLink => (NOTICE_LINKS as readonly string[]).includes(page);

const PLAIN = ["me", "boards", "puzzles", "recover"] as const;
type Plain = (typeof PLAIN)[number];
const isPlain = (page: string): page is Plain => (PLAIN as readonly string[]).includes(page);

const READINGS = ["rules", "cards", "goods"] as const;
export type Reading = (typeof READINGS)[number];
const isReading = (page: string): page is Reading => (READINGS as readonly string[]).includes(page);

export function read(path: string, hash: string, search = ""): Place {
  const [, first = "", second = "", third = ""] = path.split("/");
  const key = hash.replace(/^#/, "");
  const part = decodeURIComponent(second);
  const nowhere = { table: "", key, part: "", at: null };
  if (first === "table" && second) {
    const at = new URLSearchParams(search).get("at");
    return { ...nowhere, page: third === "report" ? "report" : "table", table: part, at };
  }
  if (isPlain(first)) return { ...nowhere, page: first };
  if (first === "person" && second) return { ...nowhere, page: first, part };
  if (isNoticeLink(first)) return { ...nowhere, page: first };
  if (first === "learn" || isReading(first)) return { ...nowhere, page: first, part };
  return { ...nowhere, page: "lobby", key: "" };
}

const here = (): Place => read(location.pathname, location.hash, location.search);

class Route {
  place = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = here();
    scrollTo(0, 0);
  }

  /** The address of what is shown already, for whoever copies it. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const route = new Route();

/** A link within the page: followed without loading it anew, unless another window is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(event.currentTarget.href);
  route.go(pathname + search + hash);
}

export const addressOfRule = (chapter: string, section = ""): string =>
  `/rules/${chapter}${section && section !== chapter ? `#${section}` : ""}`;
export const addressOfCard = (id: string): string => `/cards/${encodeURIComponent(id)}`;
export const addressOfGood = (good: string): string => `/goods/${encodeURIComponent(good)}`;

export const addressOfPerson = (id: string): string => `/person/${encodeURIComponent(id)}`;
export const addressOfReport = (id: string, key = ""): string =>
  `/table/${encodeURIComponent(id)}/report${key ? `#${key}` : ""}`;

/** With the key of its invitation it lets others in. */
export const addressOfTable = (id: string, key = ""): string =>
  `/table/${encodeURIComponent(id)}${key ? `#${key}` : ""}`;

/** A moment of its game; the key stays where it was. */
export const addressOfMoment = (id: string, at: string, key = ""): string =>
  `/table/${encodeURIComponent(id)}?at=${at}${key ? `#${key}` : ""}`;

export const linkToTable = (table: { id: string; public: boolean; invitation: string | null }): string =>
  location.origin + addressOfTable(table.id, table.public ? "" : (table.invitation ?? ""));
