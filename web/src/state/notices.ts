import { say } from "../words/words";
import { settings } from "./settings.svelte";

/** How somebody who looks elsewhere learns that it is their turn: title, favicon, notification, sound. */

export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function showInTitle(title: string, myTurn: boolean): void {
  document.title = myTurn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = myTurn ? "/favicon-turn.svg" : "/favicon.svg";
}

export function ring(table: string): void {
  if (settings.chosen.sound) bell();
  if (settings.chosen.notify && document.hidden && "Notification" in globalThis) {
    new Notification(say("web-your-turn"), { body: table, tag: "labora-turn" });
  }
}

/** A small bell: two partials that fade. */
function bell(): void {
  const context = new AudioContext();
  for (const [frequency, volume] of [
    [660, 0.12],
    [1320, 0.05],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.4);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 1.5);
  }
}
