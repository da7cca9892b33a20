/**
 * The new value, made of the old one's parts wherever they are the same: what is the very same object is not drawn
 * anew. For what the service sends: texts, numbers, lists and records of them.
 */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || !isWhole(before) || !isWhole(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const found = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  for (const name of names) {
    found[name] = kept(before[name], now[name]);
    if (found[name] !== before[name]) same = false;
  }
  return (same ? before : found) as T;
}

function isWhole(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Keeps what is the same as the last time. */
export function keeper<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => (last = kept(last, now));
}
