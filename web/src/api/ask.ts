import createClient from "openapi-fetch";
import type { paths, ProblemView } from "./types";

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

/** A request that may take this many seconds. */
export const within =
  (seconds: number) =>
  async (request: Request): Promise<Response> => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(seconds * 1000) });
    } catch (error) {
      throw new Unreachable(String(error));
    }
  };

/** Every request by its path, as the service describes itself: a wrong one does not compile. */
export const { GET, POST } = createClient<paths>({
  credentials: "same-origin",
  fetch: within(SECONDS),
  querySerializer: (query) => new URLSearchParams({ ...query, lang: spoken }).toString(),
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What the service says; a refusal is thrown. */
export async function told<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked;
  if (response.ok) return data as T;
  throw isProblem(error) ? new Problem(error) : new Unreachable(`${response.status}`);
}

const isProblem = (error: unknown): error is ProblemView =>
  typeof error === "object" && error !== null && "detail" in error && typeof error.detail === "string";
