/** Firelight as an app: the service worker, its page for times without a connection, and installing. */
import { url } from "./base";
import { t } from "./i18n.svelte";

/** What Chromium tells a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const app: { install: InstallPrompt | null } = $state({ install: null });

export function hasWorker(): boolean {
  return "serviceWorker" in navigator;
}

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(url("/worker.js"));
}

/** Keep the offline page in the language of the table. Reads the texts before it waits, so that an effect follows the language. */
export function keepOfflinePage(): void {
  const page = offlinePage(document.documentElement.lang);
  if (!hasWorker()) return;
  register()
    .then(() => navigator.serviceWorker.ready)
    .then((worker) => worker.active?.postMessage({ offline: page }))
    .catch(() => undefined); // without it the browser's own page appears
}

export function offlinePage(language: string): string {
  const safe = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="${safe(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${safe(t("site"))}</title>
<style>
  body { display: grid; place-content: center; gap: 14px; min-height: 90vh; margin: 0; padding: 20px; text-align: center; font: 17px/1.5 system-ui, sans-serif; }
  a { color: inherit; font-weight: 600; padding: 12px; }
</style>
<h1>${safe(t("offline-title"))}</h1>
<p>${safe(t("offline-text"))}</p>
<a href="">${safe(t("try-now"))}</a>
<script>addEventListener("online", () => location.reload());</script>
</html>`;
}

/** Watch for the browser's offer to install. Call once. */
export function watchInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    app.install = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (app.install = null));
}
