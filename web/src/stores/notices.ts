import { say } from "../i18n/words";
import { settings } from "./settings.svelte";
import { play } from "./sounds";

/** How somebody who looks elsewhere learns that it is their turn: title, favicon, notification, sound. */

export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function showInTitle(title: string, myTurn: boolean): void {
  const told = myTurn ? `● ${title}` : title;
  if (document.title !== told) document.title = told;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const drawn = myTurn ? "/favicon-turn.svg" : "/favicon.svg";
  // The browser draws it anew even if it is the same.
  if (icon && icon.getAttribute("href") !== drawn) icon.href = drawn;
}

export function ring(table: string): void {
  if (settings.chosen.sound) play(settings.chosen.tune);
  if (settings.chosen.notify && document.hidden && "Notification" in globalThis) {
    new Notification(say("web-your-turn"), { body: table, tag: "labora-turn" });
  }
}
