import type { ProblemView } from "./types";

/** The service refused, and says why in words. */
export class Problem extends Error {
  constructor(readonly view: ProblemView) {
    super(view.detail);
  }
  get status(): number {
    return this.view.status;
  }
  /** The service could not do it now: the same may work a little later. */
  get passing(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** The service could not be reached. */
export class Unreachable extends Error {}

const SECONDS = 15;
let spoken = "en";

/** The language that the service answers in from now on. */
export function speak(code: string): void {
  spoken = code;
}

export const language = (): string => spoken;

/** `seconds`: how long an answer may take. */
export async function ask<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  seconds = SECONDS,
): Promise<T> {
  const text = await askText(method, path, body, seconds);
  return (text ? JSON.parse(text) : null) as T;
}

/** The answer as it was sent. */
export async function askText(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  seconds = SECONDS,
): Promise<string> {
  const response = await reach(method, path, body, seconds);
  const text = await response.text();
  if (response.ok) return text;
  throw problemOf(text) ?? new Unreachable(`${response.status}`);
}

async function reach(method: string, path: string, body: unknown, seconds: number): Promise<Response> {
  try {
    return await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${spoken}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      // A file is sent as it is.
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(seconds * 1000),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

function problemOf(text: string): Problem | null {
  try {
    const view = JSON.parse(text) as ProblemView;
    return typeof view.detail === "string" ? new Problem(view) : null;
  } catch {
    return null;
  }
}
