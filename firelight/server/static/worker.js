/* Tells that it is somebody's turn, and shows a page of its own when the server cannot be reached. It answers nothing else. */
const OFFLINE = "offline";
const NOTICE = "notice";
const at = (path) => new URL(path, self.registration.scope);

/* The words of a notice, as the table sent them; without them it has only names. */
const words = () =>
  caches
    .match(at(NOTICE))
    .then((kept) => kept?.json())
    .then((kept) => ({ turn: "", games: {}, called: {}, ...kept }));

/* Guests and bots are stored as Guest, Flame or Flame 2. */
const nameIn = (called) => (name) => name.replace(/^[A-Z][a-z]+(?=( \d+)?$)/, (one) => called[one.toLowerCase()] ?? one);

self.addEventListener("push", (event) => {
  const { title, game, names = [] } = event.data ? event.data.json() : {};
  const show = ({ turn, games, called }) =>
    self.registration.showNotification([turn, games[title] ?? "Firelight"].filter(Boolean).join(": "), {
      body: names.filter(Boolean).map(nameIn(called)).join(", "),
      icon: at("icon-192.png").href,
      badge: at("icon-48.png").href,
      tag: game || "firelight",
      data: { game: game || null },
    });
  event.waitUntil(words().then(show));
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

/* The table sends the page for times without a connection and the words of notices, in the language of whoever reads them. */
self.addEventListener("message", (event) => {
  const page = new Response(event.data.offline, { headers: { "content-type": "text/html; charset=utf-8" } });
  const notice = Response.json(event.data.notice);
  event.waitUntil(caches.open(OFFLINE).then((cache) => Promise.all([cache.put(at(OFFLINE), page), cache.put(at(NOTICE), notice)])));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const kept = () => caches.match(at(OFFLINE)).then((page) => page ?? Response.error());
  event.respondWith(fetch(event.request).catch(kept));
});
