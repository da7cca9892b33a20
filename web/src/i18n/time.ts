import type { Said } from "../components/drawing";
import { language } from "./language.svelte";
import { say } from "./words";

const HOUR = 3600;

/** "2 minutes", for how long something has been so. */
export function lasting(seconds: number): string {
  const { id, given } = duration(seconds);
  return say(id, given);
}

/** "4:12", for what is left on a clock; hours and more in words. */
export function countdown(seconds: number): string {
  if (seconds >= HOUR) return lasting(seconds);
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** Minutes that a game takes in one sitting: a minute for each action of a person, as bots take none. */
export function minutesOf(actions: number, people: number): number {
  return Math.max(5, 5 * Math.round((actions * people) / 5));
}

/** The same since a moment, for a sentence that takes it in the form it needs. */
export function since(at: number): Said {
  return duration(Date.now() / 1000 - at);
}

function duration(seconds: number): Said {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  if (minutes < 1) return { id: "web-time-moment" };
  if (minutes < 60) return { id: "web-time-minutes", given: { count: minutes } };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { id: "web-time-hours", given: { count: hours } };
  return { id: "web-time-days", given: { count: Math.floor(hours / 24) } };
}

/** "3 Nov", as the language writes a day. */
export function dated(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language.code, { day: "numeric", month: "short" });
}

/** "14:05" */
export function clock(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(language.code, { hour: "2-digit", minute: "2-digit" });
}

/** "3 Nov 2026" */
export function day(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language.code, {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
