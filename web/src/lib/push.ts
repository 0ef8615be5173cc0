/** Notices of the browser, with the service worker that shows them. */
import { api } from "./api";
import { url } from "./base";

export function pushPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const found = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) found[i] = text.charCodeAt(i);
  return found;
}

export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register(url("/push.js"));
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await api.setNotify({ push: { endpoint: endpoint!, expirationTime: expirationTime ?? null, keys: keys! } });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(url("/push.js"));
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await api.dropNotify();
}
