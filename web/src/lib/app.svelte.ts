/** Firelight as an app: the service worker, its page for times without a connection, and installing. */
import { url } from "./base";
import { t } from "./i18n.svelte";
import { titles } from "./me.svelte";
import { levels } from "./opponents.svelte";
import { gameName, levelName } from "./texts";

/** What Chromium tells a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds until the offline page looks again for the server. */
const RETRY = 3000;

export const app: { install: InstallPrompt | null } = $state({ install: null });

export function hasWorker(): boolean {
  return "serviceWorker" in navigator;
}

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(url("/worker.js"));
}

/** Keep the offline page and the words of notices in the language of the table. Reads the texts before it waits, so that an effect
 * follows the language. */
export function keepOfflinePage(): void {
  const offline = offlinePage(document.documentElement.lang);
  const called = Object.fromEntries(levels().map((level) => [level, levelName(level)]));
  const notice = {
    turn: t("state-mine"),
    called: { ...called, guest: t("guest") },
    games: Object.fromEntries(titles().map((title) => [title, gameName(title)])),
  };
  if (!hasWorker()) return;
  register()
    .then(() => navigator.serviceWorker.ready)
    .then((worker) => worker.active?.postMessage({ offline, notice }))
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
<link rel="icon" href="data:,">
<style>
  body { display: grid; place-content: center; gap: 14px; min-height: 90vh; margin: 0; padding: 20px; text-align: center; font: 17px/1.5 system-ui, sans-serif; }
  a { color: inherit; font-weight: 600; padding: 12px; }
</style>
<h1>${safe(t("offline-title"))}</h1>
<p>${safe(t("offline-text"))}</p>
<a href="">${safe(t("try-now"))}</a>
<script>
  const again = () => fetch(location.href).then(() => location.reload(), () => undefined);
  addEventListener("online", again);
  setInterval(again, ${RETRY});
</script>
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
