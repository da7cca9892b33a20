/** The page opens without a network from the second visit on. A browser that cannot do this loses nothing else. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker
    .register("/worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(alreadyHere()))
    .catch(() => undefined);
}

/** What came before the worker did: the language in use, and its letters. */
const alreadyHere = (): string[] => performance.getEntriesByType("resource").map((entry) => entry.name);
