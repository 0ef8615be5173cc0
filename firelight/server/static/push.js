/* Tells that it is somebody's turn. It stores nothing and answers no request. */
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
