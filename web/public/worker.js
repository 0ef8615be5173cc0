/* Tells that it is somebody's turn, and shows a page of its own when the server cannot be reached. It answers nothing else. */
const OFFLINE = "offline";
const at = (path) => new URL(path, self.registration.scope);

self.addEventListener("push", (event) => {
  const data = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(data.title || "Firelight", {
      body: data.body || "",
      icon: at("icon-192.png").href,
      tag: data.game || "firelight",
      data: { game: data.game || null },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const game = event.notification.data && event.notification.data.game;
  const address = at(game ? `game/${game}` : "");
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname.startsWith(address.pathname));
      return page ? page.focus() : self.clients.openWindow(address.href);
    }),
  );
});

/* The table sends the page for times without a connection, in the language of whoever reads it. */
self.addEventListener("message", (event) => {
  const page = new Response(event.data.offline, { headers: { "content-type": "text/html; charset=utf-8" } });
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.put(at(OFFLINE), page)));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const kept = () => caches.match(at(OFFLINE)).then((page) => page ?? Response.error());
  event.respondWith(fetch(event.request).catch(kept));
});
