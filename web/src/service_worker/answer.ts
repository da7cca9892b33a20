import { HASHED, KEPT, PAGE } from "./kept";

/** A slow network is not waited for when the page lies here. */
const PATIENCE = 2000;

/** What is answered without the network, or in spite of it; null: the browser asks the service itself. */
export function answer(request: Request, address: URL, here: string): Promise<Response> | null {
  if (request.method !== "GET" || address.origin !== here) return null;
  if (request.mode === "navigate") return page(request);
  return address.pathname.startsWith(HASHED) ? asset(request) : null;
}

/** The newest if it can be had, so that page and service are of one version. */
async function page(request: Request): Promise<Response> {
  const lying = await caches.match(PAGE);
  if (!lying) return fetch(request);
  try {
    const fresh = await Promise.race([fetch(request), later(PATIENCE)]);
    return fresh && fresh.status < 500 ? fresh : lying;
  } catch {
    return lying;
  }
}

/** Null when the time is up: the request of a page takes no signal. */
const later = (milliseconds: number): Promise<null> =>
  new Promise((done) => setTimeout(() => done(null), milliseconds));

async function asset(request: Request): Promise<Response> {
  const lying = await caches.match(request);
  if (lying) return lying;
  const fetched = await fetch(request);
  if (fetched.ok) await caches.open(KEPT).then((kept) => kept.put(request, fetched.clone()));
  return fetched;
}
