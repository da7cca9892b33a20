import { GET, POST, told, within } from "./ask";
import type { MODES, VARIANTS } from "./facts";
import { completed } from "./completed";
import type {
  AskChannel,
  AskDecide,
  AskExplore,
  AskFork,
  AskReport,
  AskStanding,
  AskSuggest,
  AskSwitches,
  AskTable,
  AskUndo,
  ExploredView,
  LineView,
  paths,
  PersonPageView,
  PersonView,
  PositionView,
} from "./types";

/** Everything that the service can be asked for, by name. */

/** A state of the game, by its number. */
export interface Begin {
  readonly number: number;
  readonly position: PositionView;
}

export type Shown = PersonPageView["shows"][number];

export type Which = "mine" | "finished" | "open" | "running";

/** What may be asked of a list. */
type Query<Path extends "/api/tables" | "/api/boards/solo" | "/api/boards/ratings"> = NonNullable<
  paths[Path]["get"]["parameters"]["query"]
>;
type Listed = Query<"/api/tables">;
type Variant = (typeof VARIANTS)[number];
type Mode = (typeof MODES)[number];
type RatingModes = NonNullable<Query<"/api/boards/ratings">["modes"]>;
type Since = NonNullable<Query<"/api/boards/solo">["since"]>;

/** What a path is about. */
const of = (identifier: string) => ({ params: { path: { identifier } } });
const ask = <const Asked extends object>(query: Asked) => ({ params: { query } });

/** Null: this browser has no token. */
export const whoAmI = (): Promise<PersonView | null> => told(GET("/api/me"));
export const beSomebody = (name: string) => told(POST("/api/me", { body: { name } }));
export const speakLanguage = (language: string) => told(POST("/api/me/language", { body: { language } }));
export const makeKey = () => told(POST("/api/me/recovery"));
export const revokeKey = () => told(POST("/api/me/recovery/revoke"));
export const makeCode = () => told(POST("/api/me/code"));
export const getDevices = () => told(GET("/api/me/devices"));
export const signOut = (device: string | null) =>
  told(POST("/api/me/devices/sign-out", { body: { device } }));
/** `push`: where this browser gets its notifications, which end. */
export const leaveBrowser = (push: string | null) => told(POST("/api/me/leave", { body: { push } }));
export const recover = (code: string) => told(POST("/api/me/recover", { body: { code } }));

export const myPage = () => told(GET("/api/me/page"));
export const theirPage = (id: string) => told(GET("/api/persons/{identifier}", of(id)));
export const showToOthers = (shows: readonly Shown[]) =>
  told(POST("/api/me/shows", { body: { shows: [...shows] } }));
export const deleteMe = (name: string) => told(POST("/api/me/delete", { body: { name } }));

export const getBoard = (variant: Variant, since: Since) =>
  told(GET("/api/boards/solo", ask({ variant, since })));
export const getRatingBoard = (modes: RatingModes, variant: Variant) =>
  told(GET("/api/boards/ratings", ask({ modes, variant })));
export const getNotices = () => told(GET("/api/me/notices"));
export const addChannel = (body: AskChannel) => told(POST("/api/me/notices/channels", { body }));
export const switchChannel = (channel: string, body: AskSwitches) =>
  told(POST("/api/me/notices/channels/{channel}", { params: { path: { channel } }, body }));
export const testChannel = (channel: string) =>
  told(POST("/api/me/notices/channels/{channel}/test", { params: { path: { channel } } }));
export const removeChannel = (channel: string) =>
  told(POST("/api/me/notices/channels/{channel}/remove", { params: { path: { channel } } }));
export const confirmAddress = (key: string) => told(POST("/api/notices/confirm", { body: { key } }));
export const stopChannel = (secret: string) =>
  told(POST("/api/notices/stop/{secret}", { params: { path: { secret } } }));

export const getInvitations = () => told(GET("/api/me/invitations"));
export const declineInvitation = (id: string, block: boolean) =>
  told(POST("/api/me/invitations/{identifier}/decline", { ...of(id), body: { block } }));
export const unblock = (who: string) => told(POST("/api/me/blocked/remove", { body: { who } }));
export const getAcquaintances = (id: string) => told(GET("/api/tables/{identifier}/invitations", of(id)));
export const invite = (id: string, people: readonly string[]) =>
  told(POST("/api/tables/{identifier}/invite", { ...of(id), body: { people: [...people] } }));

export const getOffers = () => told(GET("/api/offers"));
export const getRules = (mode: Mode, variant: Variant) => told(GET("/api/rules", ask({ mode, variant })));
export const getCatalogue = (variant: Variant) => told(GET("/api/catalogue", ask({ variant })));
export const getCards = (variant: Variant) => told(GET("/api/cards", ask({ variant })));

export const getLessons = () => told(GET("/api/lessons"));
export const getQuiz = () => told(GET("/api/quiz"));
export const beginLesson = (lesson: string) =>
  told(POST("/api/lessons/{lesson}", { params: { path: { lesson } } }));
export const getComments = (id: string) => told(GET("/api/tables/{identifier}/comments", of(id)));

export const listTables = (which: Which) => told(GET("/api/tables", ask({ which })));
/** Public ones with a free seat; an empty wish is none. */
export const listOpen = (wanted: Readonly<Record<string, string>>) => {
  const wishes: Listed = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ""));
  return told(GET("/api/tables", ask({ ...wishes, which: "open" })));
};
export const openTable = (body: AskTable) => told(POST("/api/tables", { body }));
export const seeTable = (id: string) => told(GET("/api/tables/{identifier}", of(id)));
export const enterTable = (id: string, key: string) =>
  told(POST("/api/tables/{identifier}/enter", { ...of(id), body: { key } }));
export const joinTable = (id: string, seat: number | null = null) =>
  told(POST("/api/tables/{identifier}/join", { ...of(id), body: { seat } }));
/** Opens it, or sits down in the one that another player has opened. */
export const openRematch = (id: string) => told(POST("/api/tables/{identifier}/rematch", of(id)));
export const leaveTable = (id: string) => told(POST("/api/tables/{identifier}/leave", of(id)));
export const resignSeat = (id: string, seat: number) =>
  told(POST("/api/tables/{identifier}/resign", { ...of(id), body: { seat } }));
export const replaceSeat = (id: string, seat: number, bot: string) =>
  told(POST("/api/tables/{identifier}/replace", { ...of(id), body: { seat, bot } }));

export const decide = (id: string, body: AskDecide) =>
  told(POST("/api/tables/{identifier}/decide", { ...of(id), body }));
/** Where decisions lead from a state of the game: only what changes travels. */
export async function explore(id: string, asked: AskExplore, begin: Begin): Promise<ExploredView> {
  const body = { ...asked, number: begin.number, brief: true };
  const found = await told(POST("/api/tables/{identifier}/explore", { ...of(id), body }));
  return completed(found, begin.position);
}
export const undo = (id: string, body: AskUndo) =>
  told(POST("/api/tables/{identifier}/undo", { ...of(id), body }));
export const answerUndo = (id: string, yes: boolean) =>
  told(POST("/api/tables/{identifier}/undo/answer", { ...of(id), body: { yes } }));
export const setStanding = (id: string, body: AskStanding) =>
  told(POST("/api/tables/{identifier}/standing", { ...of(id), body }));
/** Others may be thinking, too: one waits for them and for this. */
export const suggest = (id: string, body: AskSuggest) => {
  const fetch = within(15 + 3 * (body.seconds ?? 1));
  return told(POST("/api/tables/{identifier}/suggest", { ...of(id), body, fetch }));
};
/** A bot that thinks at the table plays now, and who thinks about a hint answers now. */
export const hurry = (id: string) => told(POST("/api/tables/{identifier}/hurry", of(id)));
export const allowHints = (id: string, on: boolean) =>
  told(POST("/api/tables/{identifier}/hints", { ...of(id), body: { on } }));
export const say = (id: string, text: string) =>
  told(POST("/api/tables/{identifier}/messages", { ...of(id), body: { text } }));
export const getEvents = (id: string) => told(GET("/api/tables/{identifier}/events", of(id)));
export const getScores = (id: string) => told(GET("/api/tables/{identifier}/scores", of(id)));
export const getCourse = (id: string) => told(GET("/api/tables/{identifier}/course", of(id)));
export const getMoments = (identifier: string, first: number) =>
  told(GET("/api/tables/{identifier}/moments", { params: { path: { identifier }, query: { first } } }));
export const getPuzzles = () => told(GET("/api/puzzles"));
export const beginPuzzle = (puzzle: string) =>
  told(POST("/api/puzzles/{puzzle}", { params: { path: { puzzle } } }));
export const answerPuzzle = (id: string) => told(GET("/api/tables/{identifier}/answer", of(id)));
export const seeAnalysis = (id: string) => told(GET("/api/tables/{identifier}/analysis", of(id)));
export const beginAnalysis = (id: string) => told(POST("/api/tables/{identifier}/analysis", of(id)));
export const forkTable = (id: string, body: AskFork) =>
  told(POST("/api/tables/{identifier}/fork", { ...of(id), body }));
export const getLines = (id: string) => told(GET("/api/tables/{identifier}/lines", of(id)));
export const removeLine = (id: string) => told(POST("/api/tables/{identifier}/remove", of(id)));
/** The file is sent as it is. */
export const uploadRecord = (file: Blob) =>
  told(POST("/api/records/file", { body: {}, bodySerializer: () => file }));
/** The report of the game as a drawing. */
export const getSheet = (id: string): Promise<string> =>
  told(GET("/api/tables/{identifier}/sheet.svg", { ...of(id), parseAs: "text" }));
export const report = (id: string, body: AskReport) =>
  told(POST("/api/tables/{identifier}/report", { ...of(id), body }));

/** The whole chronicle, page by page. */
export async function getLog(identifier: string): Promise<readonly LineView[]> {
  const lines: LineView[] = [];
  for (let turn: number | null = 0; turn !== null;) {
    const asked = { params: { path: { identifier }, query: { turn } } };
    const page: { lines: LineView[]; next: number | null } = await told(
      GET("/api/tables/{identifier}/log", asked),
    );
    lines.push(...page.lines);
    turn = page.next;
  }
  return lines;
}

/** A key for a batch: a repetition changes nothing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
