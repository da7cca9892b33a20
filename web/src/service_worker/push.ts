/// <reference lib="webworker" />

/** What the service tells somebody who is not here; see labora/server/notifications/formats.py. */
export interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
  stop: { words: string; url: string };
}
/** Browsers know actions; the language's own types do not yet. */
interface Shown extends NotificationOptions {
  actions: { action: string; title: string }[];
}
type Kept = Pick<Pushed, "url" | "stop">;
const STOP = "stop";

export function show(registration: ServiceWorkerRegistration, pushed: Pushed): Promise<void> {
  const { title, body, tag, url, stop } = pushed;
  const shown: Shown = {
    body,
    tag,
    icon: "/icon-192.png",
    data: { url, stop } satisfies Kept,
    actions: [{ action: STOP, title: stop.words }],
  };
  return registration.showNotification(title, shown);
}

/** Where a click leads. */
export function placeOf(action: string, data: Kept): string {
  return action === STOP ? data.stop.url : data.url;
}

/** A window that is there already, else the one with the lobby, else a new one. */
export async function open(clients: Clients, place: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (path: string): WindowClient | undefined =>
    windows.find((window) => new URL(window.url).pathname === path);
  const there = at(place);
  const lobby = at("/");
  const shown = there ?? (lobby ? await lobby.navigate(place) : await clients.openWindow(place));
  await shown?.focus().catch(() => undefined);
}
