import { language } from "./ask";
import type {
  AnalysisMessage,
  ByeMessage,
  HelloMessage,
  NewsMessage,
  PongMessage,
  PresenceMessage,
  ThinkingMessage,
} from "./types";

export type Message =
  HelloMessage | NewsMessage | PresenceMessage | ThinkingMessage | AnalysisMessage | PongMessage | ByeMessage;
export type Connection = "connecting" | "open" | "lost" | "refused";

interface Following {
  message: (message: Message) => void;
  connection: (state: Connection) => void;
  /** This table cannot be followed; the name of the problem. */
  refused: (problem: string) => void;
  /** The last number that is known here. */
  since: () => number | null;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING = 20_000;
const PATIENCE = 10_000;
const REFUSED = 4000;
const TOO_SLOW = 4008;
const CANNOT_BE_SHOWN = 4009;

const isRefusal = (code: number): boolean => (code >= REFUSED && code < TOO_SLOW) || code === CANNOT_BE_SHOWN;

/** Follows a table until `stop`; comes back by itself when the connection is lost. */
export class Follower {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again = 0;
  private ping = 0;
  private patience = 0;
  private stopped = false;

  constructor(
    private readonly table: string,
    private readonly to: Following,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.gone);
    document.addEventListener("visibilitychange", this.turned);
    this.open();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.gone);
    document.removeEventListener("visibilitychange", this.turned);
    this.clear();
    this.socket?.close();
  }

  /** Tries at once instead of waiting. */
  readonly now = (): void => {
    if (!this.stopped && !document.hidden && this.socket === null) this.open();
  };

  /** Somebody looks, or does not: whoever looks need not be told elsewhere. */
  private readonly turned = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.tellLooking();
    this.now();
  };

  private tellLooking(): void {
    this.socket?.send(JSON.stringify({ type: "looking", on: !document.hidden }));
  }

  /** In another language: listens anew, and nothing is missed in between. */
  anew(): void {
    const before = this.socket;
    if (this.stopped || before === null) return;
    this.clear();
    this.listen();
    before.close();
  }

  private readonly gone = (): void => {
    this.socket?.close();
    this.lost();
  };

  private address(): string {
    const since = this.to.since();
    const query = `?brief=true&lang=${language()}${since === null ? "" : `&since=${since}`}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.table}/follow${query}`;
  }

  private open(): void {
    this.clear();
    this.to.connection("connecting");
    this.listen();
  }

  private listen(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (isRefusal(event.code)) this.refused(event.reason);
      else this.lost();
    };
  }

  private heard(message: Message): void {
    clearTimeout(this.patience);
    if (message.type === "hello") {
      this.wait = FIRST_WAIT;
      this.to.connection("open");
      if (document.hidden) this.tellLooking();
      clearInterval(this.ping);
      this.ping = window.setInterval(() => this.knock(), PING);
    }
    this.to.message(message);
  }

  private knock(): void {
    this.socket?.send('{"type":"ping"}');
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.lost(), PATIENCE);
  }

  private refused(problem: string): void {
    this.clear();
    this.socket = null;
    this.to.connection("refused");
    this.to.refused(problem);
  }

  private lost(): void {
    this.clear();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (this.stopped) return;
    this.to.connection("lost");
    this.again = window.setTimeout(this.now, this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private clear(): void {
    clearTimeout(this.again);
    clearTimeout(this.patience);
    clearInterval(this.ping);
  }
}
