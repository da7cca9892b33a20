/// <reference lib="webworker" />
import { answer } from "./answer";
import { KEPT } from "./kept";
import { open, placeOf, show, type Pushed } from "./push";

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Files of this build, put in when it is made: what the page begins with, and all whose names hold their content. */
const { shell, assets } = __BUILD__;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(shell)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forget(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const answered = answer(event.request, new URL(event.request.url), worker.location.origin);
  if (answered) event.respondWith(answered);
});

worker.addEventListener("message", (event) => {
  event.waitUntil(keep((event.data as string[]).map((url) => new URL(url).pathname)));
});

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(worker.registration, event.data.json() as Pushed));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(worker.clients, placeOf(event.action, event.notification.data as Pushed)));
});

/** What the page has fetched before it had a worker. */
async function keep(paths: readonly string[]): Promise<void> {
  const kept = await caches.open(KEPT);
  const known = new Set((await kept.keys()).map((request) => new URL(request.url).pathname));
  const own = new Set(assets);
  await kept.addAll([...new Set(paths)].filter((path) => own.has(path) && !known.has(path)));
}

/** What belongs to an earlier build. */
async function forget(): Promise<void> {
  const kept = await caches.open(KEPT);
  const current = new Set([...shell, ...assets]);
  const old = (await kept.keys()).filter((request) => !current.has(new URL(request.url).pathname));
  await Promise.all(old.map((request) => kept.delete(request)));
}
