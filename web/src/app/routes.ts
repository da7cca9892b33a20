import type { Component } from "svelte";
import type { Room } from "virtual:languages";
import { language } from "../i18n/language.svelte";
import Lobby from "../pages/lobby/Lobby.svelte";
import Recover from "../pages/lobby/Recover.svelte";
import type { Place } from "../stores/route.svelte";
import TablePage from "./TablePage.svelte";

/** A page that can be shown. */
export interface Opened {
  readonly Page: Component<Record<string, unknown>>;
  /** What it needs to know of its address. */
  readonly props: (place: Place) => Record<string, unknown>;
}

export interface Route {
  readonly open: () => Opened | Promise<Opened>;
  /** Another key is another page: nothing of the last one stays. */
  readonly key: (place: Place) => string;
  /** The bar is above it; a game has its own. */
  readonly bar: boolean;
}

interface Options<Props> {
  readonly props: (place: Place) => Props;
  readonly key?: (place: Place) => string;
  readonly bar?: boolean;
}

const NOTHING = { props: () => ({}) };
const ALWAYS = (): string => "";

/** The one place where a page and its props lose their type: `Options` has matched them. */
function opened<Props extends Record<string, unknown>>(
  Page: Component<Props>,
  { props }: Options<Props>,
): Opened {
  return { Page: Page as unknown as Opened["Page"], props };
}

/** A page that comes with the first visit. */
function first<Props extends Record<string, unknown>>(
  page: Component<Props>,
  options: Options<Props>,
): Route {
  return { open: () => opened(page, options), key: options.key ?? ALWAYS, bar: options.bar ?? true };
}

/** A page that is fetched when it is opened, with its words. */
function later<Props extends Record<string, unknown>>(
  rooms: readonly Room[],
  load: () => Promise<{ default: Component<Props> }>,
  options: Options<Props>,
): Route {
  const open = async (): Promise<Opened> => {
    const [page] = await Promise.all([load(), ...rooms.map((room) => language.enter(room))]);
    return opened(page.default, options);
  };
  return { open, key: options.key ?? ALWAYS, bar: options.bar ?? true };
}

const aTable = ({ table, key }: Place): { id: string; key: string } => ({ id: table, key });
const byTable = (place: Place): string => place.table;

const noticeLink = (page: "confirm" | "unsubscribe"): Route =>
  later(["person"], () => import("../pages/profile/NoticeLink.svelte"), {
    props: ({ key }) => ({ page, key }),
  });
const person = later(["person"], () => import("../pages/profile/PersonPages.svelte"), NOTHING);
const reading = later(["learn"], () => import("../pages/rules/LearnPages.svelte"), NOTHING);

/** Every page, by what its address says. */
export const ROUTES: Readonly<Record<Place["page"], Route>> = {
  lobby: first(Lobby, NOTHING),
  recover: first(Recover, { props: ({ key }) => ({ code: key }) }),
  table: first(TablePage, { props: aTable, key: byTable, bar: false }),
  report: later(["analysis", "person"], () => import("../pages/report/ReportPage.svelte"), {
    props: aTable,
    key: byTable,
  }),
  learn: later(["learn"], () => import("../pages/tutorial/LearnPage.svelte"), NOTHING),
  rules: reading,
  cards: reading,
  goods: reading,
  puzzles: later(["puzzles"], () => import("../pages/puzzles/PuzzlesPage.svelte"), NOTHING),
  boards: person,
  me: person,
  person,
  confirm: noticeLink("confirm"),
  unsubscribe: noticeLink("unsubscribe"),
};

/** A moment of a table's game. */
export const REVIEW: Route = later(["review"], () => import("../pages/review/Review.svelte"), {
  props: (place) => ({ ...aTable(place), at: place.at ?? "" }),
  key: byTable,
  bar: false,
});

export const routeOf = (place: Place): Route =>
  place.page === "table" && place.at !== null ? REVIEW : ROUTES[place.page];
