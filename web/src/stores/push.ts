import type { AskPush } from "../api/types";
import { askToNotify } from "./notices";

/** Whether this browser can be told something while no page of ours is open. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** The subscription that this browser has; it never asks for one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  // Without a worker, `ready` would never come.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** This browser's address for messages from the service with this key; null: its person does not want any. */
export async function subscribe(key: string): Promise<AskPush | null> {
  if (!(await askToNotify())) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // The service may have another key by now.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
