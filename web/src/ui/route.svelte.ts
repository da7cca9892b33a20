/** Where we are: `/` the lobby, `/table/<id>`, with `#key` in a link for friends, `/recover#code`. */
export interface Place {
  page: "lobby" | "table" | "recover";
  table: string;
  key: string;
}

export function read(path: string, hash: string): Place {
  const [, first = "", second = ""] = path.split("/");
  const key = hash.replace(/^#/, "");
  if (first === "table" && second) return { page: "table", table: decodeURIComponent(second), key };
  if (first === "recover") return { page: "recover", table: "", key };
  return { page: "lobby", table: "", key: "" };
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

/** With the key of its invitation it lets others in. */
export const addressOfTable = (id: string, key = ""): string =>
  `/table/${encodeURIComponent(id)}${key ? `#${key}` : ""}`;

export const linkToTable = (table: { id: string; public: boolean; invitation: string | null }): string =>
  location.origin + addressOfTable(table.id, table.public ? "" : (table.invitation ?? ""));
