// Written by tools/dev/web_types.py from the service's own description. Do not edit.

export interface AcquaintanceView {
  who: string;
  name: string;
  games: number;
  last: number;
  state: "free" | "invited" | "declined";
}

export interface AcquaintancesView {
  people: AcquaintanceView[];
}

export interface AnalysisMessage {
  type: "analysis";
  state: "working" | "done" | "failed";
  /** Turns judged so far. */
  done: number;
  total: number;
}

export interface AnalysisView {
  state: "none" | "working" | "done" | "failed";
  /** Turns judged so far. */
  done: number;
  total: number;
  bot: string;
  game: JudgedGameView | null;
}

export interface AskAnswer {
  yes: boolean;
}

export interface AskChannel {
  kind: "push" | "email" | "ntfy" | "discord" | "slack" | "json";
  /** An e-mail address, a webhook's address, or that of a topic of ntfy. */
  address?: string;
  /** For `push`, in place of the address. */
  push?: AskPush | null;
}

export interface AskClock {
  kind?: "turn" | "budget";
  seconds: number;
  /** Seconds that the end of a turn adds to a budget. */
  increment?: number;
  /** What a bot takes when time is up. */
  end?: "turn" | "seat";
}

export interface AskDecide {
  /** The number of the last event that the client had seen. */
  based_on: number;
  decisions: string[];
  /** Made up by the client, new for each batch: a repetition changes nothing. */
  key: string;
  /** Tell only what has changed in the game. */
  brief?: boolean;
  /** Answer after so many seconds at last. */
  wait?: number;
  /** What `wait` waits for: the caller has to decide, or no bot has to. */
  until?: "my-turn" | "no-bot";
}

export interface AskDecline {
  /** Nothing from this person any more. */
  block?: boolean;
}

export interface AskDelete {
  /** My name, so that nobody does it by mistake. */
  name: string;
}

export interface AskDevice {
  /** Null: all but the one that asks. */
  device?: string | null;
}

export interface AskEnter {
  key: string;
}

export interface AskExplore {
  /** Begin where the game was after this event; null: now. */
  number?: number | null;
  decisions?: string[];
  /** Join each option with the next decision's options. */
  expand?: boolean;
  /** Add what would usually be decided next, step by step. */
  propose?: boolean;
  /** Add a look behind each action that asks for something on the table. */
  branches?: boolean;
  /** Tell of positions only what is different from where it begins. */
  brief?: boolean;
}

export interface AskFork {
  /** How many decisions it begins with. */
  moment: number;
  name?: string;
  /** Empty: all on this device. */
  seats?: AskSeat[];
  /** A line tried out: it belongs to this table, and nobody else sees it. */
  trial?: boolean;
}

export interface AskHints {
  on: boolean;
}

export interface AskInvite {
  people?: string[];
  /** Everybody who has played at this one with me. */
  table?: string | null;
}

export interface AskJoin {
  /** Null: any free seat. */
  seat?: number | null;
  /** A language model sits down, which everybody is told. */
  model?: boolean;
}

export interface AskKey {
  key: string;
}

export interface AskLanguage {
  /** One of those of `/api/offers`. */
  language: string;
}

export interface AskLeave {
  /** The endpoint of this browser's Web Push subscription, which ends. */
  push?: string | null;
}

export interface AskMessage {
  text: string;
}

export interface AskPerson {
  name: string;
}

export interface AskPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface AskRecord {
  record: Record<string, unknown>;
  name?: string;
  /** Empty: all on this device. */
  seats?: AskSeat[];
}

export interface AskRecovery {
  code: string;
}

export interface AskReplace {
  seat: number;
  bot?: string;
}

export interface AskReport {
  seat?: number | null;
  /** The number of the message's event. */
  message?: number | null;
  /** What is wrong. */
  text?: string;
}

export interface AskSeat {
  kind: "me" | "link" | "device" | "bot";
  /** On this device: who plays. */
  name?: string;
  /** A bot's level. */
  bot?: string | null;
  /** Me: a language model, which everybody is told. */
  model?: boolean;
}

export interface AskSeatNumber {
  seat: number;
}

export interface AskSeek {
  modes: string[];
  variants: ("france" | "ireland")[];
  speeds: ("none" | "live" | "days")[];
  /** A game that counts for the ratings of those who play. */
  rated?: boolean;
  /** With `rated`: only people whose rating is so near to mine; null: anybody. */
  within?: number | null;
}

export interface AskShown {
  /** All that others may see from now on. */
  shows: ("page" | "boards" | "ratings")[];
}

export interface AskStanding {
  seat: number;
  question: "owners-clergyman" | "settlement-phase";
  /** Null: ask me again. */
  answer: "lay-brother" | "prior" | "pass" | null;
}

export interface AskSuggest {
  /** Tried out first: what to do from there on? */
  decisions?: string[];
  /** How long to think. */
  seconds?: number;
  /** How many turns. */
  n?: number;
  /** The bot to ask. */
  level?: "novice" | "monk" | "cellarer" | "abbot";
}

export interface AskSwitches {
  on: boolean;
  turn: boolean;
  invited: boolean;
  undo: boolean;
  over: boolean;
}

export interface AskTable {
  mode: string;
  variant?: "france" | "ireland";
  without_quarry?: boolean;
  name?: string;
  public?: boolean;
  seats: AskSeat[];
  /** Who begins is drawn; false: the first seat begins. */
  random_order?: boolean;
  clock?: AskClock | null;
  /** Players may ask what the monk would do. */
  hints?: boolean;
  /** How long the abbot may think about a turn; null: as the service says. */
  abbot_seconds?: number | null;
  /** False: no trying out, no hints, and no analysis before the end. */
  aids?: boolean;
  /** It counts for the ratings of the people who sit down, at least two of them; no aids. */
  rated?: boolean;
}

export interface AskUnblock {
  who: string;
}

export interface AskUndo {
  based_on: number;
  /** How many decisions of the game stay. */
  to: number;
  key: string;
}

export interface AvoidedView {
  who: string;
  name: string;
}

export interface BesideView {
  column: number;
  row: number;
  points: number;
}

export interface BoardView {
  board: number;
  neutral: boolean;
  /** All goods of the game, zeros too. */
  goods: Record<string, number>;
  totals: TotalsView;
  cells: CellView[];
  /** Landscapes bought, in order. */
  tiles: TileView[];
  clergymen: ClergymanView[];
  /** Settlements that can still be built. */
  hand: string[];
  /** Null for the neutral player. */
  score: ScoreView | null;
}

export interface BrieflyExploredView {
  number: number;
  /** Those that were possible. */
  decisions: string[];
  decision: DecisionView | null;
  changes: ChangeView[];
  /** Why what is begun brings nothing; empty where it is useful. */
  idle: string;
  refused: RefusedView | null;
  /** The action is complete: what comes next is another one, or for somebody else to decide. */
  complete: boolean;
  expanded: ExpandedView[];
  /** The decisions after these, until one is for the table. */
  proposed: ProposedView[];
  /** By the way to it in a PositionView: `boards.0.goods.wood`. */
  position: Record<string, unknown>;
  /** Where the proposals lead; null where there are none. */
  outcome: BrieflyExploredView | null;
  branches: BrieflyExploredView[];
}

export interface BuildingOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "building";
  card: string;
  board: number;
  column: number;
  row: number;
  /** Why it would bring nothing, though it is possible; empty: it is useful, or not judged. */
  idle: string;
}

export interface ByeMessage {
  type: "bye";
  why: string;
}

export interface CardFactsView {
  card: string;
  makes: string[];
  needs: string[];
  /** The games that it is in. */
  modes: string[];
  example: ExampleView | null;
  companions: CompanionView[];
  played: PlayedView | null;
}

export interface CardOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "card";
  card: string;
}

export interface CardView {
  id: string;
  kind: "building" | "heartland" | "settlement" | "wilderness";
  /** Printed number of a building. */
  number: number | null;
  /** Message id of the name. */
  message: string;
  name: string;
  /** What it does, in words; empty where it does nothing. */
  function: string;
  deck: string;
  /** all, 3+ or 4: in which games the card is. */
  players: string;
  cost: CostView;
  terrain: string[];
  cloister: boolean;
  economic: number;
  dwelling: number;
  parts: PartView[];
}

export interface CardsView {
  variant: "france" | "ireland";
  language: string;
  goods: string[];
  cards: CardView[];
}

export interface CatalogueView {
  variant: "france" | "ireland";
  cards: CardFactsView[];
  goods: GoodFactsView[];
  run: RunView;
}

export interface CellView {
  /** The same space has the same number for the whole game. */
  space: number;
  /** -2 water, -1 coast, 0 to 4 the districts, 5 hillside, 6 mountain. */
  column: number;
  /** Rows grow downwards; a mountain lies beside its row and the next. */
  row: number;
  terrain: "plains" | "hillside" | "coast" | "water" | "mountain";
  card: string | null;
}

export interface ChangeView {
  board: number;
  goods: Record<string, number>;
  points: number;
}

export interface ChannelView {
  id: string;
  kind: "push" | "email" | "ntfy" | "discord" | "slack" | "json";
  /** As much of it as tells it from others. */
  address: string;
  on: boolean;
  /** Told when it is my turn. */
  turn: boolean;
  /** Told when somebody invites me. */
  invited: boolean;
  /** Told when somebody asks to take something back. */
  undo: boolean;
  /** Told when a game ends. */
  over: boolean;
  /** An e-mail asks whether this address may be used. */
  unconfirmed: boolean;
  /** Why the last message did not arrive. On: it is tried again; off: it was given up. */
  problem: string | null;
}

export interface ChoiceView {
  goods: string[];
  amount: number;
  /** Not the good of the choice before. */
  another: boolean;
}

export interface ClergymanView {
  kind: "prior" | "lay-brother";
  /** Null: at home. */
  place: PlaceView | null;
}

export interface ClockView {
  kind: "turn" | "budget";
  seconds: number;
  increment: number;
  /** What a bot takes when time is up. */
  end: "turn" | "seat";
}

export interface ClosedEvent {
  number: number;
  at: number;
  kind: "closed";
  why: string;
}

export interface CommentView {
  id: string;
  text: string;
}

export interface CommentsView {
  /** Of the last event of the table. */
  number: number;
  comments: CommentView[];
}

export interface CompanionView {
  card: string;
  /** It brings what this card needs, needs what this card brings, or is a good neighbour. */
  why: "gives" | "takes" | "beside";
  goods: string[];
  value: number;
}

export interface CostView {
  goods: Record<string, number>;
  food: number;
  energy: number;
  points: number;
}

export interface CourseTurnView {
  /** Decisions of the game before this turn. */
  first: number;
  /** Decisions of the game after it; of the last turn, so far. */
  end: number;
  seat: number;
  round: number;
  /** The settlement phase that it is a turn of; null: a turn of actions. */
  phase: "A" | "B" | "C" | "D" | "E" | null;
  /** One for each seat, after the turn. */
  points: number[];
}

export interface CourseView {
  /** Of the last event of the table. */
  number: number;
  /** Decisions of the game: its last moment. */
  count: number;
  turns: CourseTurnView[];
}

export interface DecidedEvent {
  number: number;
  at: number;
  kind: "decided";
  seat: number;
  decisions: string[];
  how: "hand" | "bot" | "standing" | "clock" | "record";
  bot: string | null;
  /** Why a simpler bot decided. */
  fallback: "slow" | "failed" | "illegal" | null;
}

export interface DecidedView {
  /** Of the event; of the first answer's if this was a repetition. */
  number: number;
  repeated: boolean;
  /** Null where only changes were asked for. */
  table: TableView | null;
  /** Of the game, for `brief` questions. */
  changes: GameChanges | null;
}

export interface DecisionView {
  kind: string;
  /** Who decides: a seat's number. */
  player: number;
  /** Message id. */
  message: string;
  words: string;
  /** How many options there are; payments are counted, not listed. */
  count: number;
  options: OptionView[];
  payment: PaymentView | null;
  /** Null: one of the options is chosen. */
  several: SeveralView | null;
  obstacles: ObstacleView[];
}

export interface DeckView {
  deck: "start" | "A" | "B" | "C" | "D";
  /** Coming decks: the round in which it joins the display. */
  round: number | null;
  cards: string[];
}

export interface DeltaView {
  board: number;
  goods: Record<string, number>;
}

export interface DeviceView {
  id: string;
  /** Browser and system; empty for programs. */
  name: string;
  created: number;
  /** When it was used last, to the hour. */
  seen: number | null;
  /** The one that asks. */
  this: boolean;
}

export interface DevicesView {
  devices: DeviceView[];
}

export interface EndingView {
  /** Buildings in the display now. */
  left: number;
  /** Buildings of the decks to come: the end waits for them. */
  coming: number;
  /** So many, or fewer, end the game. */
  limit: number;
  /** The other player has one more turn then. */
  last_turn: boolean;
}

export type EventView =
  | OpenedEvent
  | SeatedEvent
  | LeftEvent
  | StartedEvent
  | DecidedEvent
  | UndoneEvent
  | UndoAskedEvent
  | UndoAnsweredEvent
  | StandingEvent
  | HintsEvent
  | SaidEvent
  | UnsaidEvent
  | ForgottenEvent
  | ResumedEvent
  | RematchedEvent
  | ClosedEvent
  | UnknownEvent;

export interface EventsView {
  events: EventView[];
  number: number;
}

export interface ExampleView {
  had: Record<string, number>;
  gave: Record<string, number>;
  got: Record<string, number>;
}

export interface ExpandedView {
  option: string;
  /** Of the next decision; `over` after the last. */
  kind: string;
  player: number | null;
  /** Of the next decision, payments left out. */
  options: OptionView[];
  count: number;
  /** Where a payment comes next: with the one proposed. */
  changes: ChangeView[];
  /** With this option the action is complete. */
  complete: boolean;
}

export interface ExploredView {
  number: number;
  /** Those that were possible. */
  decisions: string[];
  decision: DecisionView | null;
  changes: ChangeView[];
  /** Why what is begun brings nothing; empty where it is useful. */
  idle: string;
  refused: RefusedView | null;
  /** The action is complete: what comes next is another one, or for somebody else to decide. */
  complete: boolean;
  expanded: ExpandedView[];
  /** The decisions after these, until one is for the table. */
  proposed: ProposedView[];
  position: PositionView;
  /** Where the proposals lead; null where there are none. */
  outcome: ExploredView | null;
  /** Behind `place`, `contract`, `build` and `settle`, as far as they are options. */
  branches: ExploredView[];
}

export interface ForgottenEvent {
  number: number;
  at: number;
  kind: "forgotten";
}

export interface FoundMessage {
  type: "found";
  table: string;
}

export interface GameChanges {
  since: number;
  number: number;
  /** By the way to it: `position.boards.0.goods.wood` has a new value. */
  changes: Record<string, unknown>;
}

export interface GameView {
  /** Of the last event of the table. */
  number: number;
  phase: "waiting" | "playing" | "over" | "closed";
  position: PositionView;
  decision: DecisionView | null;
  turn: TurnView | null;
  undo: UndoView;
  /** Of the last two turns; the rest is at `.../log`. */
  chronicle: LineView[];
  /** Why the log cannot be followed any further (read only). */
  broken: string | null;
  /** A broken game goes on from its last legal move when a player takes back to there. */
  can_go_on: boolean;
  /** What the table was opened to teach; null: nothing. */
  lesson: LessonView | null;
}

export interface GoodFactsView {
  good: string;
  food: number;
  energy: number;
  coins: number;
  points: number;
  /** The good on the other side of the tile; empty: none here. */
  back: string;
  /** It has an indicator. */
  wheel: boolean;
  makers: string[];
  users: string[];
  /** Cards that cost it. */
  builders: string[];
}

export interface GoodOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "good";
  good: string;
}

export interface GoodsOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "goods";
  amounts: Record<string, number>;
}

export interface HealthView {
  status: "ok";
  version: string;
}

export interface HelloMessage {
  type: "hello";
  table: TableView;
  events: EventView[];
}

export interface HintsEvent {
  number: number;
  at: number;
  kind: "hints";
  on: boolean;
}

export interface ImportedView {
  table: TableView;
  /** Where the record stops being legal, and why. */
  problem: string | null;
}

export interface IndicatorOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "indicator";
  good: string;
  joker: boolean;
  /** What it yields. */
  number: number;
}

export interface IndicatorView {
  /** A good, or `joker`. */
  indicator: string;
  /** Turns of the wheel since it was used; null: not on the wheel. */
  age: number | null;
  /** What it yields now. */
  value: number;
  /** What it would yield in the next round if nobody used it. */
  next: number | null;
}

export interface InvitationView {
  /** Who invites. */
  name: string;
  at: number;
  table: TableSummary;
}

export interface InvitationsView {
  invitations: InvitationView[];
  /** Those who cannot invite me. */
  avoided: AvoidedView[];
}

export interface JudgedGameView {
  turns: JudgedTurnView[];
  /** By seat, from 0 to 100; null: it never had a choice. */
  accuracy: (number | null)[];
  turning_points: TurningPointView[];
  /** The final scores to be expected, by seat: at the start, and after each turn. */
  course: number[][];
}

export interface JudgedTurnView {
  /** From 1, as in `?at=37`. */
  turn: number;
  seat: number;
  round: number;
  mark: "brilliant" | "good" | "inaccurate" | "mistake" | "missed-settlement" | "forced";
  /** Points that the bot's own turn would have brought more. */
  loss: number;
  /** Points that it would have brought less. */
  gain: number;
  /** What happened, as the chronicle tells it. */
  played: string[];
  /** What the bot would have done; empty where it would do the same. */
  better: string[];
}

export interface LeftEvent {
  number: number;
  at: number;
  kind: "left";
  seat: number;
}

export interface LessonSummary {
  id: string;
  icon: string;
  /** One word. */
  name: string;
  title: string;
}

export interface LessonView {
  id: string;
  /** From 1. */
  number: number;
  /** Nothing done yet; on the way; something else was done; reached. */
  verdict: "point" | "not-yet" | "other" | "done";
  title: string;
  say: PieceView[];
  /** What to do while the action is being put together. */
  begun: PieceView[];
  why: PieceView[];
  /** What to click: `space 2,1` of the own land, `other 1 4,2`, `card F05`, `act end`. */
  at: string[];
  /** Parts of the table that the words speak of. */
  shows: string[];
  /** The section of the rules that tells more. */
  chapter: string;
  /** Decisions of the game before the lesson: taking back to here begins anew. */
  begin: number;
  /** The next lesson; empty: that was the last. */
  next: string;
  /** The learner's turn is the lesson's own, which the next lesson goes on from. */
  followed: boolean;
}

export interface LessonsView {
  lessons: LessonSummary[];
}

export interface LevelView {
  id: string;
  /** What it reaches in a solo game, by variant: the median of a few games. */
  points_alone: Record<string, number>;
  /** The creator of a table chooses how long it may think. */
  time_chosen: boolean;
}

export interface LineView {
  /** Number of the turn: newer lines of a turn replace all older ones of it. */
  turn: number;
  /** Whose turn it was. */
  seat: number;
  /** Decisions of the game before the turn; taking back to here undoes it. */
  before: number;
  /** Decisions of the game when it was told: the moment that a line links to. */
  after: number;
  round: number;
  player: number | null;
  name: string;
  message: string;
  words: string;
  /** The words without the changes of goods, which are in `deltas`. */
  brief: string;
  cards: string[];
  arguments: Record<string, string | number>;
  deltas: DeltaView[];
}

export interface LogView {
  number: number;
  lines: LineView[];
  /** The turn that the next page begins with; null: that was all. */
  next: number | null;
}

export interface ModeView {
  mode: string;
  players: number;
  name: string;
  about: string;
  variants: string[];
  /** Null: the display decides. */
  rounds: number | null;
  /** Main actions of each player; where the length is open, as in bots' games. */
  actions: number;
  /** By variant, the middle half of strong bots' scores: from, to. */
  usual: Record<string, number[]>;
  /** Set-up options, by variant. */
  options: Record<string, string[]>;
}

export interface MomentView {
  /** Who decided. */
  seat: number;
  /** What was decided. */
  text: string;
  words: string;
  /** What is different from the moment before, by the way to it in a PositionView: `boards.0.goods.wood` has a new value. */
  changes: Record<string, unknown>;
}

export interface MomentsView {
  number: number;
  /** The moment of the whole position. */
  first: number;
  position: PositionView;
  /** Those after it. */
  moments: MomentView[];
}

export interface NewsMessage {
  type: "news";
  number: number;
  events: EventView[];
  game: GameView | null;
  changes: GameChanges | null;
  table: TableView | null;
}

export interface NoticesView {
  /** What this service can do. */
  kinds: ("push" | "email" | "ntfy" | "discord" | "slack" | "json")[];
  /** Its key for Web Push. */
  push_key: string | null;
  channels: ChannelView[];
}

export interface ObstacleView {
  /** Null: there is no such building. */
  option: OptionView | null;
  /** Message id. */
  message: string;
  arguments: Record<string, string | number>;
  words: string;
}

export interface OffersView {
  modes: ModeView[];
  bots: string[];
  languages: string[];
  /** The bots, the weakest first. */
  levels: LevelView[];
}

export interface OpenedEvent {
  number: number;
  at: number;
  kind: "opened";
  name: string;
}

export interface OpenedRecordView {
  /** Its id. */
  table: string;
  /** Where the record stops being legal, and why. */
  problem: string | null;
}

export type OptionView =
  | CardOption
  | BuildingOption
  | SpaceOption
  | TileOption
  | WordOption
  | TimesOption
  | GoodOption
  | IndicatorOption
  | GoodsOption;

export interface OriginView {
  /** Null: a record. */
  table: string | null;
  /** The moment of that game, as in `?at=37.2`. */
  at: string;
  /** A line that is tried out, for its maker alone. */
  trial: boolean;
  /** Where the record stopped being legal, and why. */
  problem: string | null;
}

export interface PartView {
  cost: CostView;
  gain: Record<string, number>;
  choices: ChoiceView[];
  /** How often at most; null: any number of times. */
  limit: number | null;
  /** So many different goods are given. */
  different: number;
  /** So many own forests are removed. */
  forests: number;
  /** Then: produce, ship, use-prior, use-occupied, use-neighbour, use-display, build, settle, take-land, clear-land, improve, reward-cloisters, reward-wilderness. */
  goal: string | null;
  /** Goods that may be taken from the wheel. */
  wheel: string[];
  /** Clergymen that come home. */
  recall: "own-prior" | "all-own" | null;
  /** Coins for doing it once, twice, three times. */
  tiers: number[];
  /** Coins that the first time is cheaper. */
  rebate: number;
  /** Pairs: so many livestock give so many coins. */
  herd: number[][];
  /** Paid together with the next part. */
  joined: boolean;
  /** The part before counts towards the limit. */
  shares_limit: boolean;
  /** As many coins as food is given, up to the limit. */
  any_food: boolean;
}

export interface PaymentTile {
  good: string;
  /** How many could be given; coins with what wine or whiskey would give. */
  have: number;
  food: number;
  energy: number;
  points: number;
}

export interface PaymentView {
  food: number;
  energy: number;
  points: number;
  /** Coins count in tiles of five (points). */
  coins_in_fives: boolean;
  /** Grain is food or, as straw, half an energy. */
  tiles: PaymentTile[];
  proposal: OptionView;
}

export interface PersonPageView {
  id: string;
  name: string;
  since: number;
  /** Of whoever asks. */
  mine: boolean;
  /** What others may see. */
  shows: ("page" | "boards" | "ratings")[];
  games: number;
  /** Against others. */
  won: number;
  streak: StreakView;
  /** By mode and variant, as far as something was played. */
  tallies: TallyView[];
  /** The best games alone, the best first. */
  solo: ResultView[];
  /** By group of modes and variant, as far as rated games were played; of others, if shown. */
  ratings: PersonRatingView[];
  /** The newest games, the oldest of them first. */
  results: ResultView[];
}

export interface PersonRatingView {
  /** Everybody begins with 1500. */
  rating: number;
  /** The strength lies within so much of the rating with 95 %. */
  spread: number;
  /** Rated games that it rests on. */
  games: number;
  /** It rests on fewer than ten games. */
  provisional: boolean;
  modes: "two" | "long" | "short";
  variant: "france" | "ireland";
  /** The newest games, the oldest of them first. */
  course: RatedGameView[];
}

export interface PersonView {
  name: string;
  /** Only when the person is made or recovered: for programs, as bearer. */
  token: string | null;
  /** A new key, or a code for another device; only when asked for. */
  recovery: string | null;
  /** Chosen by the person, on whatever device (`GET`, and when recovered). */
  language: string | null;
  /** There is a lasting key (`GET` only). */
  has_key: boolean | null;
}

export interface PieceView {
  text: string;
  /** The section or term that it leads to; empty: plain words. */
  target: string;
}

export interface PileView {
  pile: "district" | "plot";
  /** Of the top tile; null: the pile is empty. */
  price: number | null;
  /** Of all tiles left, the top one first. */
  prices: number[];
}

export interface PlaceView {
  board: number;
  column: number;
  row: number;
  card: string;
}

export interface PlayedView {
  /** In so many of 100 games somebody built it. */
  percent: number;
  /** In this round, on average. */
  round: number;
  /** So often a game in which it was built. */
  uses: number;
}

export interface PongMessage {
  type: "pong";
}

export interface PositionView {
  /** The position as one line of text. */
  line: string;
  setup: SetupView;
  round: number;
  step: string;
  /** Of this round. */
  phase: "A" | "B" | "C" | "D" | "E" | null;
  /** The start player. */
  start: number;
  /** Whose turn it is. */
  active: number;
  /** Main actions left in this turn. */
  actions: number;
  /** Landscapes that may still be bought in this turn. */
  purchases: number;
  /** Coins for a work contract. */
  fee: number;
  /** The good that may be given instead. */
  gift: string;
  over: boolean;
  winners: number[];
  wheel: WheelView;
  /** What felling a forest and cutting a moor yield now, with the better indicator. */
  clearing: Record<string, Record<string, number>>;
  /** All rounds, as far as their number is known. */
  timeline: RoundView[];
  /** Null: the last round is known. */
  ending: EndingView | null;
  /** Main actions that the deciding player has until the next settlement phase or the end. */
  actions_until_phase: number | null;
  /** Players whose turn in the settlement phase going on is still to come. */
  settle_later: number[];
  display: DeckView[];
  coming: DeckView[];
  piles: PileView[];
  boards: BoardView[];
  use: UseView | null;
  /** The card that is about to be placed. */
  held: string | null;
}

export interface PresenceMessage {
  type: "presence";
  /** Seats whose player is here. */
  online: number[];
  watching: number;
}

export interface ProblemView {
  /** `about:blank#` and the name of the problem. */
  type: string;
  /** What kind of problem it is, in English. */
  title: string;
  status: number;
  /** `problem-` and the name of the problem: for programs. */
  message: string;
  /** A sentence in the language asked for. */
  detail: string;
  arguments: Record<string, string | number>;
  /** Which decision is not possible, and why. */
  refused: RefusedView | null;
  /** The table as it is now (conflicts). */
  table: TableView | null;
}

export interface ProposedView {
  decision: DecisionView;
  text: string;
}

export interface PuzzleAnswerView {
  solved: boolean;
  /** Points that the turn gives away. */
  loss: number;
  /** Points between the turn to find and the best other one. */
  margin: number;
  best: PuzzleTurnView[];
  played: PuzzleTurnView[];
  /** What the turn gains against the best other one. */
  why: PuzzleReasonView[];
}

export interface PuzzleReasonView {
  words: string;
  points: number;
}

export interface PuzzleTurnView {
  seat: number;
  /** A turn of whoever solves the puzzle. */
  mine: boolean;
  /** As the chronicle would tell it. */
  words: string[];
  /** Points of whoever solves the puzzle, after the turn. */
  points: number;
}

export interface PuzzleView {
  id: string;
  mode: string;
  variant: "france" | "ireland";
  grade: "easy" | "middling" | "hard";
  players: number;
  /** Whose turn is looked for. */
  seat: number;
  round: number;
}

export interface PuzzlesView {
  /** The puzzle of the day. */
  day: string;
  /** From easy to hard. */
  puzzles: PuzzleView[];
}

export interface QuestionView {
  id: string;
  text: string;
  answers: string[];
  /** Which answer. */
  right: number;
  why: string;
  /** The card that it is about; empty: none. */
  card: string;
  goods: Record<string, number>;
  scene: SceneView | null;
  wheel: WheelView | null;
}

export interface QuizView {
  questions: QuestionView[];
}

export interface RatedGameView {
  at: number;
  rating: number;
  spread: number;
  won: boolean;
  /** Null: whoever asks may not look at it. */
  table: string | null;
}

export interface RatedRowView {
  /** Everybody begins with 1500. */
  rating: number;
  /** The strength lies within so much of the rating with 95 %. */
  spread: number;
  /** Rated games that it rests on. */
  games: number;
  /** It rests on fewer than ten games. */
  provisional: boolean;
  /** Of the person; empty for bots. */
  name: string;
  /** Whose page may be seen, its id. */
  person: string | null;
  /** A bot, by its level: its rating was measured, and stays. */
  bot: string | null;
}

export interface RatingBoardView {
  modes: "two" | "long" | "short";
  variant: "france" | "ireland";
  /** The best first, and after them those with few games. */
  rows: RatedRowView[];
}

export interface RatingView {
  /** Everybody begins with 1500. */
  rating: number;
  /** The strength lies within so much of the rating with 95 %. */
  spread: number;
  /** Rated games that it rests on. */
  games: number;
  /** It rests on fewer than ten games. */
  provisional: boolean;
}

export interface ReadyView {
  status: "ready" | "not-ready";
  /** database-file, writing, migrated, listening, bots: what does not work. */
  failing: string[];
  version: string;
}

export interface ReasonView {
  /** Message id. */
  message: string;
  words: string;
}

export interface RefusedView {
  index: number;
  decision: string;
  /** Null: it is no text of an option of that decision. */
  obstacle: ObstacleView | null;
  words: string;
}

export interface RematchView {
  /** The last one that was opened; null: none yet. */
  table: string | null;
  /** Who opened it. */
  name: string;
  /** The asking person did. */
  mine: boolean;
}

export interface RematchedEvent {
  number: number;
  at: number;
  kind: "rematched";
  table: string;
  name: string;
}

export interface ReservedView {
  /** Unix time; then the seat is free for others. */
  until: number;
  /** For the asking person. */
  mine: boolean;
}

export interface ResultView {
  /** Null: whoever asks may not look at it. */
  table: string | null;
  mode: string;
  variant: string;
  points: number;
  place: number;
  players: number;
  /** First, alone or with others; alone at the table: the goal is reached. */
  won: boolean;
  /** The seat was given up: that is the last place. */
  abandoned: boolean;
  /** Why it is not for the boards: quarry, hints, bot, taken-back, model; empty: it is. */
  barred: string;
  /** When it ended. */
  at: number;
}

export interface ResumedEvent {
  number: number;
  at: number;
  kind: "resumed";
  /** From then to `at` the service was not there: clocks stood still. */
  stopped: number;
}

export interface RoundView {
  round: number;
  /** The settlement phase of this round. */
  phase: "A" | "B" | "C" | "D" | "E" | null;
  /** Buildings that join the display. */
  deck: "A" | "B" | "C" | "D" | null;
  /** Grapes enter the wheel. */
  grapes: boolean;
  /** Stone enters the wheel. */
  stone: boolean;
  /** What everybody gets at its start (short games). */
  goods: Record<string, number>;
  bonus: boolean;
  last: boolean;
  /** Main actions of all players in this round. */
  actions: number;
}

export interface RuleBlockView {
  kind: "text" | "item" | "step" | "table" | "drawing";
  id: string;
  pieces: PieceView[];
  /** Numbers of the rulings that it tells. */
  rulings: number[];
  /** Cards that it is about. */
  cards: string[];
  table: RuleTableView | null;
}

export interface RuleChapterView {
  id: string;
  title: string;
  /** The chapter in one sentence. */
  line: string;
  /** False: it is about another way to play. */
  fits: boolean;
  sections: RuleSectionView[];
}

export interface RuleSectionView {
  id: string;
  /** Empty for the first section of a chapter. */
  head: string;
  /** What at the table shows what it speaks of; empty: nothing. */
  shows: string;
  blocks: RuleBlockView[];
}

export interface RuleTableView {
  head: string[];
  rows: string[][];
  /** The good or card of each row; empty where rows have none. */
  icons: string[];
}

export interface RulesView {
  mode: string;
  variant: "france" | "ireland";
  language: string;
  title: string;
  chapters: RuleChapterView[];
  terms: TermView[];
  /** Section for each kind of decision. */
  decisions: Record<string, string>;
  /** What an indicator yields by age. */
  wheel: number[];
  heartland: SpotView[];
  scene: SceneView;
}

export interface RunView {
  bot: string;
  mode: string;
  games: number;
  command: string;
}

export interface SaidEvent {
  number: number;
  at: number;
  kind: "said";
  /** Null: somebody who watches. */
  seat: number | null;
  name: string;
  /** Null: the message was removed. */
  text: string | null;
}

export interface SceneView {
  settlement: string;
  points: number;
  /** Its own dwelling value. */
  own: number;
  spots: SpotView[];
}

export interface ScoreView {
  goods: number;
  economic: number;
  settlements: number;
  settled: SettlementScoreView[];
  total: number;
}

export interface ScoredRoundView {
  round: number;
  /** One for each seat. */
  scores: number[];
}

export interface ScoresView {
  number: number;
  /** At the end of each round; of the last one, now. */
  rounds: ScoredRoundView[];
}

export interface SeatSummary {
  name: string;
  kind: "open" | "person" | "device" | "bot";
  bot: string | null;
  model: boolean;
  points: number;
  mine: boolean;
  /** At open and running rated tables, of whoever lets others see it. */
  rating: RatingView | null;
}

export interface SeatView {
  seat: number;
  kind: "open" | "person" | "device" | "bot";
  /** Of a bot without a name, its level; the second of a level has a number. */
  name: string;
  /** Its level. */
  bot: string | null;
  /** A language model plays here, with a person's rights and no more. */
  model: boolean;
  /** The asking person decides for this seat. */
  mine: boolean;
  online: boolean;
  resigned: boolean;
  /** A bot keeps the place of somebody who may come back. */
  replaced: boolean;
  /** A bot keeps this place for the asking person, who may take it back. */
  kept: boolean;
  /** An open seat that `name` may take before others. */
  reserved: ReservedView | null;
  /** Only of own seats. */
  standing: StandingView | null;
}

export interface SeatedEvent {
  number: number;
  at: number;
  kind: "seated";
  seat: number;
  name: string;
  bot: string | null;
  /** `late`: the clock has taken the seat from whoever had it. */
  why: "joined" | "resigned" | "replaced" | "late" | "returned";
}

export interface SeekingMessage {
  type: "seeking";
  seekers: number;
}

export interface SettlementScoreView {
  card: string;
  column: number;
  row: number;
  /** Its own dwelling value, and what lies beside it. */
  points: number;
  beside: BesideView[];
}

export interface SetupView {
  name: string;
  mode: string;
  variant: "france" | "ireland";
  without_quarry: boolean;
  players: number;
  /** Players, and in the solo game the neutral one. */
  boards: number;
  /** Main actions of each player; where the length is open, as in bots' games. */
  actions: number;
  /** The goods that exist in this game, in their usual order. */
  goods: string[];
}

export interface SeveralView {
  count: number;
  /** In the order in which they are decided. */
  options: OptionView[];
}

export interface SoloBoardView {
  variant: "france" | "ireland";
  since: "all" | "month";
  /** The best first; of each person and each bot the best game. */
  rows: SoloRowView[];
}

export interface SoloRowView {
  /** Of the person; empty for bots. */
  name: string;
  /** Whose page may be seen, its id. */
  person: string | null;
  /** A bot, by its level. */
  bot: string | null;
  points: number;
  /** When the game ended; null: measured with the program, not played here. */
  at: number | null;
  /** The game, to look at. */
  table: string | null;
}

export interface SpaceOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "space";
  board: number;
  column: number;
  row: number;
  /** Why it would bring nothing, though it is possible; empty: it is useful, or not judged. */
  idle: string;
}

export interface SpotView {
  column: number;
  row: number;
  terrain: string;
  /** Empty where nothing lies. */
  card: string;
  /** What it adds to the settlement; null: it does not count. */
  adds: number | null;
}

export interface StandingEvent {
  number: number;
  at: number;
  kind: "standing";
  seat: number;
}

export interface StandingView {
  owners_clergyman: "lay-brother" | "prior" | null;
  /** Pass in this round's settlement phase. */
  pass_settlement_phase: boolean;
}

export interface StartedEvent {
  number: number;
  at: number;
  kind: "started";
  /** The seats in the order of the game. */
  order: number[];
}

export interface StoppedView {
  kind: "push" | "email" | "ntfy" | "discord" | "slack" | "json";
  address: string;
}

export interface StreakView {
  now: number;
  longest: number;
}

export interface SuggestedView {
  /** Of the last event of the table: what the suggestions are based on. */
  number: number;
  /** The best first. */
  suggestions: SuggestionView[];
}

export interface SuggestionView {
  options: OptionView[];
  /** The turn as the chronicle would tell it. */
  lines: LineView[];
  changes: ChangeView[];
  /** The final score to be expected, by seat; a rough forecast. */
  scores: number[];
  /** The weightiest first. */
  reasons: ReasonView[];
  /** From 0 to 1: how far ahead of the other turns. */
  confidence: number;
}

export interface TableSummary {
  id: string;
  name: string;
  setup: string;
  phase: "waiting" | "playing" | "over" | "closed";
  public: boolean;
  created: number;
  updated: number;
  round: number;
  rounds: number | null;
  seats: SeatSummary[];
  /** The seat that is waited for. */
  turn: number | null;
  since: number;
  my_turn: boolean;
  winners: number[];
  /** Without those that are reserved for other people. */
  open_seats: number;
  clock: ClockView | null;
  rated: boolean;
}

export interface TableView {
  id: string;
  name: string;
  created: number;
  public: boolean;
  /** The asking person made this table. */
  creator: boolean;
  /** Key of the link; only for those who sit here. */
  invitation: string | null;
  clock: ClockView | null;
  random_order: boolean;
  /** Players may ask what the monk would do. */
  hints: boolean;
  /** How long the abbot may think about a turn; null: as the service says. */
  abbot_seconds: number | null;
  /** False: no trying out, no hints, and no analysis before the end. */
  aids: boolean;
  /** It counts for the ratings of those who sit down. */
  rated: boolean;
  /** Null: it began here. */
  origin: OriginView | null;
  /** Null: the asking person has not played here. */
  rematch: RematchView | null;
  setup: SetupView;
  seats: SeatView[];
  watching: number;
  number: number;
  /** Of the server: a client of another version reloads. */
  version: string;
  game: GameView;
}

export interface TablesView {
  tables: TableSummary[];
  more: boolean;
}

export interface TallyView {
  mode: string;
  variant: string;
  games: number;
  won: number;
  mean: number;
  best: number;
}

export interface TermView {
  id: string;
  title: string;
  about: string;
  /** Where the rules tell more. */
  section: string;
}

export interface ThinkingMessage {
  type: "thinking";
  /** Of the last event of the table: what it thinks about. */
  number: number;
  seat: number;
  /** From 0 to 1. */
  share: number;
  /** Solo: the score of the game that it has planned. */
  score: number | null;
  /** The best turn so far, as the chronicle would tell it. */
  lines: LineView[];
}

export interface TileOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "tile";
  board: number;
  side: "hills" | "plains" | "coast" | "mountain";
  row: number;
  /** Where it is taken from. */
  pile: "district" | "plot";
}

export interface TileView {
  side: "hills" | "plains" | "coast" | "mountain";
  row: number;
}

export interface TimesOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "times";
  /** How often. */
  number: number;
}

export interface TotalsView {
  food: number;
  energy: number;
  /** With what wine or whiskey would give. */
  coins: number;
  points: number;
}

export interface TurnView {
  seat: number;
  /** Unix time. */
  since: number;
  /** Unix time; then a bot takes the turn, or the seat. */
  deadline: number | null;
  /** Seconds that each seat had when this decision came up; null without a clock. */
  left: number[] | null;
}

export interface TurningPointView {
  turn: number;
  seat: number;
  /** From here on this seat is expected to win; or its turn cost much. */
  kind: "lead" | "loss";
  points: number;
}

export interface UndoAnsweredEvent {
  number: number;
  at: number;
  kind: "undo-answered";
  seat: number;
  yes: boolean;
}

export interface UndoAskedEvent {
  number: number;
  at: number;
  kind: "undo-asked";
  seat: number;
  to: number;
}

export interface UndoQuestionView {
  seat: number;
  to: number;
  agreed: number[];
  /** Seats whose answer is missing. */
  waiting: number[];
}

export interface UndoView {
  /** Decisions of the game that count. */
  taken: number;
  /** How many of them there were at the start of the turn. */
  turn_start: number;
  /** By seat: its player may take back to so many decisions without asking; null: none. */
  floors: (number | null)[];
  /** By seat: where one step back without asking leads its player, before the last batch of decisions by hand; null: nowhere. */
  steps: (number | null)[];
  question: UndoQuestionView | null;
}

export interface UndoneEvent {
  number: number;
  at: number;
  kind: "undone";
  seat: number;
  /** How many decisions of the game stay. */
  to: number;
}

export interface UndoneView {
  number: number;
  /** False: the others have been asked. */
  done: boolean;
  /** What was taken back, to take it again as one batch: up to the first decision of somebody else. */
  decisions: string[];
  table: TableView;
}

export interface UnknownEvent {
  number: number;
  at: number;
  kind: "unknown";
  what: string;
}

export interface UnsaidEvent {
  number: number;
  at: number;
  kind: "unsaid";
  /** The number of the message that was removed. */
  message: number;
}

export interface UseView {
  card: string;
  /** Null: it belongs to the display. */
  place: PlaceView | null;
  /** Which part of its function, from 0 on. */
  part: number;
  /** How often that part is being done. */
  amount: number;
}

export interface WheelView {
  /** What an indicator yields by age. */
  values: number[];
  indicators: IndicatorView[];
}

export interface WordOption {
  text: string;
  /** In the language asked for; empty where none was. */
  words: string;
  type: "word";
}
