import { ask, askText, language } from "./ask";
import { completed } from "./completed";
import type {
  AnalysisView,
  AcquaintancesView,
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
  BrieflyExploredView,
  CardsView,
  CatalogueView,
  CommentsView,
  CourseView,
  DecidedView,
  DevicesView,
  EventsView,
  ExploredView,
  LessonsView,
  InvitationsView,
  LineView,
  LogView,
  MomentsView,
  NoticesView,
  OffersView,
  OpenedRecordView,
  PersonPageView,
  PersonView,
  PositionView,
  QuizView,
  PuzzleAnswerView,
  PuzzlesView,
  RulesView,
  ScoresView,
  RatingBoardView,
  SoloBoardView,
  StoppedView,
  SuggestedView,
  TablesView,
  TableView,
  UndoneView,
} from "./types";

/** Everything that the service can be asked for, by name. */

/** A state of the game, by its number. */
export interface Begin {
  readonly number: number;
  readonly position: PositionView;
}

export type Shown = PersonPageView["shows"][number];

export type Which = "mine" | "finished" | "open" | "running";

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** Null: this browser has no token. */
export const whoAmI = () => ask<PersonView | null>("GET", "/api/me");
export const beSomebody = (name: string) => ask<PersonView>("POST", "/api/me", { name });
export const speakLanguage = (language: string) => ask<PersonView>("POST", "/api/me/language", { language });
export const makeKey = () => ask<PersonView>("POST", "/api/me/recovery");
export const revokeKey = () => ask<PersonView>("POST", "/api/me/recovery/revoke");
export const makeCode = () => ask<PersonView>("POST", "/api/me/code");
export const getDevices = () => ask<DevicesView>("GET", "/api/me/devices");
export const signOut = (device: string | null) =>
  ask<DevicesView>("POST", "/api/me/devices/sign-out", { device });
/** `push`: where this browser gets its notifications, which end. */
export const leaveBrowser = (push: string | null) => ask<unknown>("POST", "/api/me/leave", { push });
export const recover = (code: string) => ask<PersonView>("POST", "/api/me/recover", { code });

export const myPage = () => ask<PersonPageView>("GET", "/api/me/page");
export const theirPage = (id: string) => ask<PersonPageView>("GET", `/api/persons/${encodeURIComponent(id)}`);
export const showToOthers = (shows: readonly Shown[]) =>
  ask<PersonPageView>("POST", "/api/me/shows", { shows });
export const deleteMe = (name: string) => ask<unknown>("POST", "/api/me/delete", { name });

export const getBoard = (variant: string, since: string) =>
  ask<SoloBoardView>("GET", `/api/boards/solo?variant=${variant}&since=${since}`);
export const getRatingBoard = (modes: string, variant: string) =>
  ask<RatingBoardView>("GET", `/api/boards/ratings?modes=${modes}&variant=${variant}`);
const NOTICES = "/api/me/notices";
export const getNotices = () => ask<NoticesView>("GET", NOTICES);
export const addChannel = (asked: AskChannel) => ask<NoticesView>("POST", `${NOTICES}/channels`, asked);
export const switchChannel = (id: string, asked: AskSwitches) =>
  ask<NoticesView>("POST", `${NOTICES}/channels/${id}`, asked);
export const testChannel = (id: string) => ask<NoticesView>("POST", `${NOTICES}/channels/${id}/test`);
export const removeChannel = (id: string) => ask<NoticesView>("POST", `${NOTICES}/channels/${id}/remove`);
export const confirmAddress = (key: string) => ask<unknown>("POST", "/api/notices/confirm", { key });
export const stopChannel = (key: string) =>
  ask<StoppedView>("POST", `/api/notices/stop/${encodeURIComponent(key)}`);

export const getInvitations = () => ask<InvitationsView>("GET", "/api/me/invitations");
export const declineInvitation = (id: string, block: boolean) =>
  ask<InvitationsView>("POST", `/api/me/invitations/${encodeURIComponent(id)}/decline`, { block });
export const unblock = (who: string) => ask<InvitationsView>("POST", "/api/me/blocked/remove", { who });
export const getAcquaintances = (id: string) => ask<AcquaintancesView>("GET", table(id, "/invitations"));
export const invite = (id: string, people: readonly string[]) =>
  ask<AcquaintancesView>("POST", table(id, "/invite"), { people });

export const getOffers = () => ask<OffersView>("GET", "/api/offers");
/** The language is in the address: what is read is kept by the browser for a while. */
export const getRules = (mode: string, variant: string) =>
  ask<RulesView>("GET", `/api/rules?mode=${mode}&variant=${variant}&lang=${language()}`);
export const getCatalogue = (variant: string) =>
  ask<CatalogueView>("GET", `/api/catalogue?variant=${variant}`);
export const getCards = (variant: string) => ask<CardsView>("GET", `/api/cards?variant=${variant}`);

export const getLessons = () => ask<LessonsView>("GET", `/api/lessons?lang=${language()}`);
export const getQuiz = () => ask<QuizView>("GET", `/api/quiz?lang=${language()}`);
export const beginLesson = (lesson: string) =>
  ask<TableView>("POST", `/api/lessons/${encodeURIComponent(lesson)}`);
export const getComments = (id: string) => ask<CommentsView>("GET", table(id, "/comments"));

export const listTables = (which: Which) => ask<TablesView>("GET", `/api/tables?which=${which}`);
/** Public ones with a free seat; an empty wish is none. */
export const listOpen = (wanted: Readonly<Record<string, string>>) => {
  const wishes = Object.entries(wanted).filter(([, value]) => value !== "");
  return ask<TablesView>("GET", `/api/tables?${new URLSearchParams([["which", "open"], ...wishes])}`);
};
export const openTable = (asked: AskTable) => ask<TableView>("POST", "/api/tables", asked);
export const seeTable = (id: string) => ask<TableView>("GET", table(id));
export const enterTable = (id: string, key: string) => ask<TableView>("POST", table(id, "/enter"), { key });
export const joinTable = (id: string, seat: number | null = null) =>
  ask<TableView>("POST", table(id, "/join"), { seat });
/** Opens it, or sits down in the one that another player has opened. */
export const openRematch = (id: string) => ask<TableView>("POST", table(id, "/rematch"));
export const leaveTable = (id: string) => ask<TableView>("POST", table(id, "/leave"));
export const resignSeat = (id: string, seat: number) =>
  ask<TableView>("POST", table(id, "/resign"), { seat });
export const replaceSeat = (id: string, seat: number, bot: string) =>
  ask<TableView>("POST", table(id, "/replace"), { seat, bot });

export const decide = (id: string, asked: AskDecide) => ask<DecidedView>("POST", table(id, "/decide"), asked);
/** Where decisions lead from a state of the game: only what changes travels. */
export async function explore(id: string, asked: AskExplore, begin: Begin): Promise<ExploredView> {
  const brief = { ...asked, number: begin.number, brief: true };
  const found = await ask<BrieflyExploredView>("POST", table(id, "/explore"), brief);
  return completed(found, begin.position);
}
export const undo = (id: string, asked: AskUndo) => ask<UndoneView>("POST", table(id, "/undo"), asked);
export const answerUndo = (id: string, yes: boolean) =>
  ask<TableView>("POST", table(id, "/undo/answer"), { yes });
export const setStanding = (id: string, asked: AskStanding) =>
  ask<TableView>("POST", table(id, "/standing"), asked);
/** Others may be thinking, too: one waits for them and for this. */
export const suggest = (id: string, asked: AskSuggest) =>
  ask<SuggestedView>("POST", table(id, "/suggest"), asked, 15 + 3 * (asked.seconds ?? 1));
/** A bot that thinks at the table plays now, and who thinks about a hint answers now. */
export const hurry = (id: string) => ask<null>("POST", table(id, "/hurry"));
export const allowHints = (id: string, on: boolean) => ask<TableView>("POST", table(id, "/hints"), { on });
export const say = (id: string, text: string) => ask<EventsView>("POST", table(id, "/messages"), { text });
export const getEvents = (id: string) => ask<EventsView>("GET", table(id, "/events"));
export const getScores = (id: string) => ask<ScoresView>("GET", table(id, "/scores"));
export const getCourse = (id: string) => ask<CourseView>("GET", table(id, "/course"));
export const getMoments = (id: string, first: number) =>
  ask<MomentsView>("GET", table(id, `/moments?first=${first}`));
export const getPuzzles = () => ask<PuzzlesView>("GET", "/api/puzzles");
export const beginPuzzle = (id: string) => ask<TableView>("POST", `/api/puzzles/${encodeURIComponent(id)}`);
export const answerPuzzle = (id: string) => ask<PuzzleAnswerView>("GET", table(id, "/answer"));
export const seeAnalysis = (id: string) => ask<AnalysisView>("GET", table(id, "/analysis"));
export const beginAnalysis = (id: string) => ask<AnalysisView>("POST", table(id, "/analysis"));
export const forkTable = (id: string, asked: AskFork) => ask<TableView>("POST", table(id, "/fork"), asked);
export const getLines = (id: string) => ask<TablesView>("GET", table(id, "/lines"));
export const removeLine = (id: string) => ask<TableView>("POST", table(id, "/remove"));
export const uploadRecord = (file: Blob) => ask<OpenedRecordView>("POST", "/api/records/file", file);
/** The report of the game as a drawing. */
export const getSheet = (id: string) => askText("GET", table(id, "/sheet.svg"));
export const report = (id: string, asked: AskReport) => ask<unknown>("POST", table(id, "/report"), asked);

/** The whole chronicle, page by page. */
export async function getLog(id: string): Promise<readonly LineView[]> {
  const lines: LineView[] = [];
  for (let turn: number | null = 0; turn !== null;) {
    const page: LogView = await ask<LogView>("GET", table(id, `/log?turn=${turn}`));
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
