import { Problem, Unreachable } from "../api/ask";
import { completedGame } from "../api/completed";
import { Follower, type Connection, type Message } from "../api/follow";
import { kept } from "../api/kept";
import { enterTable, getCards, getEvents, getLog, seeTable } from "../api/service";
import type {
  CardView,
  DecidedView,
  GameChanges,
  GameView,
  LineView,
  SaidEvent,
  TableView,
  ThinkingMessage,
} from "../api/types";
import { colourOf, type Colour } from "../components/people/colours";
import { language } from "../i18n/language.svelte";
import { say } from "../i18n/words";
import { answersAfter, NO_ANSWERS, type Answers } from "./answers";
import { person } from "./person.svelte";

/** The table as the service tells it: one truth for everything on the screen. */
export class TableState {
  table = $state.raw<TableView | null>(null);
  cards = $state.raw<ReadonlyMap<string, CardView>>(new Map());
  log = $state.raw<readonly LineView[]>([]);
  said = $state.raw<readonly SaidEvent[]>([]);
  answers = $state.raw<Answers>(NO_ANSWERS);
  connection = $state<Connection>("connecting");
  /** The last question to the service got no answer. */
  private unanswered = $state(false);
  /** A sentence for the player: what went wrong. */
  problem = $state("");
  missing = $state(false);
  /** It is missing because the server cannot read it. */
  unreadable = $state(false);
  private heardThinking = $state.raw<ThinkingMessage | null>(null);
  /** How far a bot is with the decision that is open now. */
  thinking = $derived(
    this.heardThinking !== null && this.heardThinking.number === this.table?.number
      ? this.heardThinking
      : null,
  );
  private follower: Follower | null = null;
  private readonly listeners = new Set<(message: Message) => void>();
  /** The cards that are here, or on their way: of a variant, in a language. */
  private wanted = "";

  game = $derived<GameView | null>(this.table?.game ?? null);
  mine = $derived<readonly number[]>(
    this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
  );
  decider = $derived<number | null>(this.game?.decision?.player ?? null);
  myTurn = $derived(this.decider !== null && this.mine.includes(this.decider));

  /** One thing to say, whatever it was that found out. */
  cutOff = $derived(
    this.unanswered ||
      this.connection === "lost" ||
      (this.connection === "connecting" && this.table !== null),
  );

  constructor(readonly id: string) {}

  async open(key: string): Promise<void> {
    if (key) {
      try {
        await person.ensure();
        this.take(await enterTable(this.id, key));
      } catch (error) {
        this.fail(error);
      }
    }
    this.follower = new Follower(this.id, {
      message: (message) => this.hear(message),
      connection: (state) => this.connected(state),
      refused: (problem) => this.refused(problem),
      since: () => this.table?.number ?? null,
    });
  }

  close(): void {
    this.follower?.stop();
  }

  /** Subscribe to what the server sends; return what ends it. */
  listen(listener: (message: Message) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tries the connection again at once. */
  retry(): void {
    this.follower?.now();
  }

  /** Everything again in the language that is spoken now. */
  retell(): void {
    this.problem = "";
    this.follower?.anew();
  }

  take(table: TableView): void {
    this.answered();
    if (this.table !== null && table.number < this.table.number) return;
    this.table = kept(this.table, table);
    void this.loadCards(table.setup.variant);
    this.addLines(table.game.chronicle);
  }

  /** A batch of decisions is on disk: the answer has the whole table, or what has changed. */
  async decided({ table, changes }: DecidedView): Promise<void> {
    if (table) this.take(table);
    else if (changes) await this.change(changes);
  }

  fail(error: unknown): void {
    if (error instanceof Problem) {
      this.problem = error.view.detail;
      if (error.view.table) this.take(error.view.table);
    } else if (error instanceof Unreachable) {
      this.unanswered = true;
      this.follower?.now();
    } else throw error;
  }

  answered(): void {
    this.unanswered = false;
  }

  nameOf(seat: number): string {
    const view = this.table?.seats[seat];
    if (!view) return say("player-neutral");
    return view.name || say("web-colour", { colour: this.colourOf(seat) });
  }

  /** Red, blue, green, white in the order of the seats; the neutral player is white. */
  colourOf(board: number): Colour {
    return colourOf(board, this.game?.position.boards[board]?.neutral);
  }

  private hear(message: Message): void {
    for (const listener of this.listeners) listener(message);
    if (message.type === "hello") {
      this.take(message.table);
      void this.loadPast();
    } else if (message.type === "news") this.news(message);
    else if (message.type === "thinking") this.heardThinking = message;
    else if (message.type === "presence" && this.table) {
      const seats = this.table.seats.map((seat) => ({
        ...seat,
        online: message.online.includes(seat.seat),
      }));
      this.table = { ...this.table, seats, watching: message.watching };
    }
  }

  private news(message: Extract<Message, { type: "news" }>): void {
    this.said = [...this.said, ...message.events.filter((event) => event.kind === "said")];
    this.answers = answersAfter(this.answers, message.events);
    if (message.table) this.take(message.table);
    else if (message.changes) void this.change(message.changes);
    else if (message.game && this.table && message.number >= this.table.number) {
      this.take({ ...this.table, number: message.number, game: message.game });
    } else if (this.table && message.number > this.table.number) {
      const { number } = message;
      this.table = { ...this.table, number, game: { ...this.table.game, number } };
    }
  }

  /** What is different in the game. Whoever has missed something asks for everything. */
  private async change(changes: GameChanges): Promise<void> {
    this.answered();
    if (this.table === null || changes.number <= this.table.number) return;
    const game = completedGame(this.table.game, changes);
    if (game) this.take({ ...this.table, number: changes.number, game });
    else await this.reload();
  }

  private async reload(): Promise<void> {
    try {
      this.take(await seeTable(this.id));
    } catch (error) {
      this.fail(error);
    }
  }

  private connected(state: Connection): void {
    this.connection = state;
    if (state === "open") this.answered();
  }

  private refused(problem: string): void {
    this.missing = true;
    this.unreadable = problem === "cannot-be-shown";
    this.problem = say(this.unreadable ? "problem-cannot-be-shown" : "problem-no-such-table");
  }

  private async loadPast(): Promise<void> {
    const { code } = language;
    try {
      const [events, log] = await Promise.all([getEvents(this.id), getLog(this.id)]);
      if (code !== language.code) return;
      this.said = events.events.filter((event) => event.kind === "said");
      this.answers = answersAfter(NO_ANSWERS, events.events);
      this.log = log;
      if (this.table) this.addLines(this.table.game.chronicle);
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Unreachable)) throw error;
    }
  }

  /** Newer lines of a turn replace all older ones of it, and whatever came after. */
  private addLines(lines: readonly LineView[]): void {
    const first = lines[0];
    if (first === undefined) return;
    this.log = [...this.log.filter((line) => line.turn < first.turn), ...lines];
  }

  private async loadCards(variant: TableView["setup"]["variant"]): Promise<void> {
    const wanted = `${variant} ${language.code}`;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    const { cards } = await getCards(variant);
    if (this.wanted === wanted) this.cards = new Map(cards.map((card) => [card.id, card]));
  }
}
