import type { AskSeek, FoundMessage, SeekingMessage } from "./types";

interface Seeking {
  /** How many wait, this one too. */
  seeking: (count: number) => void;
  found: (table: string) => void;
  /** Refused, or somebody seeks on another page of the same person. */
  ended: () => void;
}
type Message = SeekingMessage | FoundMessage;

const AGAIN = 2000;
const REFUSED = 4000;
/** From here on the service has a difficulty of its own: it is asked again. */
const DIFFICULTY = 4100;

/** Plays somebody now: waits as long as the page is here. Returns how to leave. */
export function seek(asked: AskSeek, to: Seeking): () => void {
  let socket: WebSocket | null = null;
  let again = 0;
  let done = false;

  function open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const now = new WebSocket(`${scheme}://${location.host}/api/seek`);
    socket = now;
    now.onopen = () => now.send(JSON.stringify(asked));
    now.onmessage = (event) => heard(JSON.parse(String(event.data)) as Message);
    now.onclose = (event) => {
      if (done) return;
      if (event.code >= REFUSED && event.code < DIFFICULTY) end();
      else again = window.setTimeout(open, AGAIN);
    };
  }

  function heard(message: Message): void {
    if (done) return;
    if (message.type === "seeking") to.seeking(message.seekers);
    else {
      leave();
      to.found(message.table);
    }
  }

  function end(): void {
    leave();
    to.ended();
  }

  function leave(): void {
    done = true;
    clearTimeout(again);
    socket?.close();
  }

  open();
  return leave;
}
