import { say } from "./words";

/** "2 minutes", for how long something has been so. */
export function lasting(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  if (minutes < 1) return say("web-time-moment");
  if (minutes < 60) return say("web-time-minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return say("web-time-hours", { count: hours });
  return say("web-time-days", { count: Math.floor(hours / 24) });
}
