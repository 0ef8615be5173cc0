/** Notices of the browser, which the service worker shows. */
import { api } from "./api";
import { hasWorker, register } from "./app.svelte";
import { url } from "./base";

export function pushPossible(): boolean {
  return hasWorker() && "PushManager" in window && "Notification" in window;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const found = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) found[i] = text.charCodeAt(i);
  return found;
}

export async function subscribe(key: string): Promise<void> {
  const worker = await register();
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await api.setNotify({ push: { endpoint: endpoint!, expirationTime: expirationTime ?? null, keys: keys! } });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(url("/"));
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await api.setNotify({ push: null });
}
